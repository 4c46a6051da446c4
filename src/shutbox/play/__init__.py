"""Games as folds over events: `decide`, `evolve`, records, dice. Standard library only."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.play.decide import decide as decide
    from shutbox.play.decide import legal as legal
    from shutbox.play.decide import throw_number as throw_number
    from shutbox.play.dice import Dice as Dice
    from shutbox.play.dice import KeyedDice as KeyedDice
    from shutbox.play.dice import Number as Number
    from shutbox.play.dice import ScriptedDice as ScriptedDice
    from shutbox.play.dice import TypedDice as TypedDice
    from shutbox.play.dice import seed_text as seed_text
    from shutbox.play.dice import seeded_dice as seeded_dice
    from shutbox.play.dice import system_dice as system_dice
    from shutbox.play.events import NOTES as NOTES
    from shutbox.play.events import Action as Action
    from shutbox.play.events import Event as Event
    from shutbox.play.events import Hand as Hand
    from shutbox.play.events import Hint as Hint
    from shutbox.play.events import Leave as Leave
    from shutbox.play.events import Off as Off
    from shutbox.play.events import Penalty as Penalty
    from shutbox.play.events import Rename as Rename
    from shutbox.play.events import Reorder as Reorder
    from shutbox.play.events import SeatNumber as SeatNumber
    from shutbox.play.events import Shut as Shut
    from shutbox.play.events import Source as Source
    from shutbox.play.events import Take as Take
    from shutbox.play.events import ThrowDice as ThrowDice
    from shutbox.play.events import Thrown as Thrown
    from shutbox.play.events import ThrownSum as ThrownSum
    from shutbox.play.events import TimeUp as TimeUp
    from shutbox.play.events import TurnTotal as TurnTotal
    from shutbox.play.events import Undo as Undo
    from shutbox.play.events import effective as effective
    from shutbox.play.evolve import BEFORE_THROW as BEFORE_THROW
    from shutbox.play.evolve import evolve as evolve
    from shutbox.play.evolve import new_game as new_game
    from shutbox.play.evolve import turn_throw as turn_throw
    from shutbox.play.game import KIND as KIND
    from shutbox.play.game import PERSON as PERSON
    from shutbox.play.game import Game as Game
    from shutbox.play.game import Phase as Phase
    from shutbox.play.game import Seat as Seat
    from shutbox.play.game import Tally as Tally
    from shutbox.play.game import blank as blank
    from shutbox.play.game import seat_players as seat_players
    from shutbox.play.game import with_tally as with_tally
    from shutbox.play.notation import read_anywhere as read_anywhere
    from shutbox.play.notation import read_event as read_event
    from shutbox.play.notation import write_anywhere as write_anywhere
    from shutbox.play.notation import write_event as write_event
    from shutbox.play.quick import changed as changed
    from shutbox.play.quick import quick as quick
    from shutbox.play.record import Passage as Passage
    from shutbox.play.record import Record as Record
    from shutbox.play.record import begun as begun
    from shutbox.play.record import course as course
    from shutbox.play.record import extended as extended
    from shutbox.play.record import read_record as read_record
    from shutbox.play.record import record_text as record_text
    from shutbox.play.record import replay as replay
    from shutbox.play.record import write_record as write_record
    from shutbox.play.round import MOST_TIES as MOST_TIES
    from shutbox.play.round import MOST_TRIES as MOST_TRIES
    from shutbox.play.round import MOST_TURN_THROWS as MOST_TURN_THROWS
    from shutbox.play.round import SUPER_BOX as SUPER_BOX
    from shutbox.play.round import WON as WON
    from shutbox.play.round import begin as begin
    from shutbox.play.round import clockwise as clockwise
    from shutbox.play.round import in_play as in_play
    from shutbox.play.round import start_dice as start_dice
    from shutbox.play.round import start_ties as start_ties
    from shutbox.play.round import super_boxes as super_boxes
    from shutbox.play.seal import SIZE as SIZE
    from shutbox.play.seal import Opening as Opening
    from shutbox.play.seal import audited as audited
    from shutbox.play.seal import check_sealed as check_sealed
    from shutbox.play.seal import commitment as commitment
    from shutbox.play.seal import dice_key as dice_key
    from shutbox.play.seal import opening_data as opening_data
    from shutbox.play.seal import salt as salt
    from shutbox.play.seal import sealed_dice as sealed_dice
    from shutbox.play.seal import sealed_notes as sealed_notes
    from shutbox.play.seal import seat_seal as seat_seal
    from shutbox.play.story import Fact as Fact
    from shutbox.play.story import SheetEntry as SheetEntry
    from shutbox.play.story import final_total as final_total
    from shutbox.play.story import scoresheet as scoresheet
    from shutbox.play.story import sheet_data as sheet_data
    from shutbox.play.story import sheet_entries as sheet_entries
    from shutbox.play.story import sheet_entry as sheet_entry
    from shutbox.play.story import story as story
    from shutbox.play.story import story_data as story_data
    from shutbox.play.survivor import last_throw_gains as last_throw_gains
    from shutbox.play.view import PLAIN as PLAIN
    from shutbox.play.view import Parts as Parts
    from shutbox.play.view import action_data as action_data
    from shutbox.play.view import after_data as after_data
    from shutbox.play.view import box_data as box_data
    from shutbox.play.view import gone_data as gone_data
    from shutbox.play.view import move_data as move_data
    from shutbox.play.view import offers as offers
    from shutbox.play.view import view as view
    from shutbox.play.view import view_in as view_in

open_front(
    __name__,
    renamed={"Throw": "ThrowDice"},
    decide="decide legal throw_number",
    dice="Dice KeyedDice Number ScriptedDice TypedDice seed_text seeded_dice system_dice",
    events=(
        "Action Event Hand Hint Leave NOTES Off Penalty Rename Reorder SeatNumber Shut Source Take ThrowDice Thrown "
        "ThrownSum TimeUp TurnTotal Undo effective"
    ),
    evolve="BEFORE_THROW evolve new_game turn_throw",
    game="Game KIND PERSON Phase Seat Tally blank seat_players with_tally",
    notation="read_anywhere read_event write_anywhere write_event",
    quick="changed quick",
    record="Passage Record begun course extended read_record record_text replay write_record",
    round=(
        "MOST_TIES MOST_TRIES MOST_TURN_THROWS SUPER_BOX WON begin clockwise in_play start_dice start_ties super_boxes"
    ),
    seal="Opening SIZE audited check_sealed commitment dice_key opening_data salt sealed_dice sealed_notes seat_seal",
    story="Fact SheetEntry final_total scoresheet sheet_data sheet_entries sheet_entry story story_data",
    survivor="last_throw_gains",
    view="PLAIN Parts action_data after_data box_data gone_data move_data offers view view_in",
)
