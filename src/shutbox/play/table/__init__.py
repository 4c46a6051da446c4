"""A live table: who sits there, what they ask for, what comes of it. Pure, and without a network."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.play.table.absence import ALL_HERE as ALL_HERE
    from shutbox.play.table.absence import Absence as Absence
    from shutbox.play.table.absence import away_data as away_data
    from shutbox.play.table.absence import chair as chair
    from shutbox.play.table.absence import current_absence as current_absence
    from shutbox.play.table.absence import deputy as deputy
    from shutbox.play.table.absence import seats_to_return as seats_to_return
    from shutbox.play.table.desk import Command as Command
    from shutbox.play.table.desk import Desk as Desk
    from shutbox.play.table.desk import Message as Message
    from shutbox.play.table.desk import acknowledgement as acknowledgement
    from shutbox.play.table.desk import advance as advance
    from shutbox.play.table.desk import bodies as bodies
    from shutbox.play.table.desk import command_step as command_step
    from shutbox.play.table.desk import earlier_answer as earlier_answer
    from shutbox.play.table.desk import error_data as error_data
    from shutbox.play.table.desk import event_message as event_message
    from shutbox.play.table.desk import may as may
    from shutbox.play.table.desk import new_desk as new_desk
    from shutbox.play.table.desk import read_body as read_body
    from shutbox.play.table.desk import read_command as read_command
    from shutbox.play.table.desk import read_desk as read_desk
    from shutbox.play.table.desk import refusal as refusal
    from shutbox.play.table.desk import state as state
    from shutbox.play.table.desk import step_bodies as step_bodies
    from shutbox.play.table.desk import wish_step as wish_step
    from shutbox.play.table.desk import with_flick as with_flick
    from shutbox.play.table.desk_snapshot import code_mark as code_mark
    from shutbox.play.table.desk_snapshot import event_word as event_word
    from shutbox.play.table.desk_snapshot import game_data as game_data
    from shutbox.play.table.desk_snapshot import read_event_word as read_event_word
    from shutbox.play.table.desk_snapshot import read_game as read_game
    from shutbox.play.table.desk_snapshot import read_snapshot as read_snapshot
    from shutbox.play.table.desk_snapshot import snapshot_data as snapshot_data
    from shutbox.play.table.entry import Begun as Begun
    from shutbox.play.table.entry import Called as Called
    from shutbox.play.table.entry import Closed as Closed
    from shutbox.play.table.entry import Created as Created
    from shutbox.play.table.entry import Entry as Entry
    from shutbox.play.table.entry import Filled as Filled
    from shutbox.play.table.entry import Moved as Moved
    from shutbox.play.table.entry import Opened as Opened
    from shutbox.play.table.entry import Played as Played
    from shutbox.play.table.entry import Rematched as Rematched
    from shutbox.play.table.entry import Revealed as Revealed
    from shutbox.play.table.entry import Sat as Sat
    from shutbox.play.table.entry import Sealed as Sealed
    from shutbox.play.table.entry import Stood as Stood
    from shutbox.play.table.entry import entry_data as entry_data
    from shutbox.play.table.entry import read_entry as read_entry
    from shutbox.play.table.removal import without_person as without_person
    from shutbox.play.table.right import moment as moment
    from shutbox.play.table.right import rights as rights
    from shutbox.play.table.right import sits_here as sits_here
    from shutbox.play.table.right import undo_seat as undo_seat
    from shutbox.play.table.setting import Coach as Coach
    from shutbox.play.table.setting import Settings as Settings
    from shutbox.play.table.setting import TableDice as TableDice
    from shutbox.play.table.setting import read_settings as read_settings
    from shutbox.play.table.setting import settings_data as settings_data
    from shutbox.play.table.settle import Begin as Begin
    from shutbox.play.table.settle import Expire as Expire
    from shutbox.play.table.settle import GoOn as GoOn
    from shutbox.play.table.settle import Hold as Hold
    from shutbox.play.table.settle import Keeping as Keeping
    from shutbox.play.table.settle import settle as settle
    from shutbox.play.table.signature import end_notes as end_notes
    from shutbox.play.table.signature import laid_statement as laid_statement
    from shutbox.play.table.signature import start_notes as start_notes
    from shutbox.play.table.state import OPEN as OPEN
    from shutbox.play.table.state import SERVER as SERVER
    from shutbox.play.table.state import Place as Place
    from shutbox.play.table.state import Stage as Stage
    from shutbox.play.table.state import Table as Table
    from shutbox.play.table.state import enter as enter
    from shutbox.play.table.state import record_of as record_of
    from shutbox.play.table.step import Step as Step
    from shutbox.play.table.step import take_step as take_step
    from shutbox.play.table.version import VERSION as VERSION
    from shutbox.play.table.version import in_version as in_version
    from shutbox.play.table.version import read_version as read_version
    from shutbox.play.table.wish import Again as Again
    from shutbox.play.table.wish import AskHint as AskHint
    from shutbox.play.table.wish import Close as Close
    from shutbox.play.table.wish import Fill as Fill
    from shutbox.play.table.wish import Play as Play
    from shutbox.play.table.wish import Quit as Quit
    from shutbox.play.table.wish import Rematch as Rematch
    from shutbox.play.table.wish import Remove as Remove
    from shutbox.play.table.wish import Return as Return
    from shutbox.play.table.wish import Reveal as Reveal
    from shutbox.play.table.wish import Sit as Sit
    from shutbox.play.table.wish import Stand as Stand
    from shutbox.play.table.wish import ToRename as ToRename
    from shutbox.play.table.wish import ToThrow as ToThrow
    from shutbox.play.table.wish import Wish as Wish

open_front(
    __name__,
    absence="ALL_HERE Absence away_data chair current_absence deputy seats_to_return",
    desk=(
        "Command Desk Message acknowledgement advance bodies command_step earlier_answer error_data event_message may "
        "new_desk read_body read_command read_desk refusal state step_bodies wish_step with_flick"
    ),
    desk_snapshot="code_mark event_word game_data read_event_word read_game read_snapshot snapshot_data",
    entry=(
        "Begun Called Closed Created Entry Filled Moved Opened Played Rematched Revealed Sat Sealed Stood entry_data "
        "read_entry"
    ),
    removal="without_person",
    right="moment rights sits_here undo_seat",
    setting="Coach Settings TableDice read_settings settings_data",
    settle="Begin Expire GoOn Hold Keeping settle",
    signature="end_notes laid_statement start_notes",
    state="OPEN Place SERVER Stage Table enter record_of",
    step="Step take_step",
    version="VERSION in_version read_version",
    wish="Again AskHint Close Fill Play Quit Rematch Remove Return Reveal Sit Stand ToRename ToThrow Wish",
)
