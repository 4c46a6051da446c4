"""What people at a live table say to each other in a tap: reactions, and that they want to play again. Pure."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.play.table.company.consent import COURTESY as COURTESY
    from shutbox.play.table.company.consent import NOBODY_YET as NOBODY_YET
    from shutbox.play.table.company.consent import Consent as Consent
    from shutbox.play.table.company.consent import NextTable as NextTable
    from shutbox.play.table.company.consent import consent_data as consent_data
    from shutbox.play.table.company.consent import current_consent as current_consent
    from shutbox.play.table.company.consent import next_table as next_table
    from shutbox.play.table.company.pace import END_PACES as END_PACES
    from shutbox.play.table.company.pace import END_SECONDS as END_SECONDS
    from shutbox.play.table.company.pace import REVEAL_SECONDS as REVEAL_SECONDS
    from shutbox.play.table.company.pace import ROLL_SECONDS as ROLL_SECONDS
    from shutbox.play.table.company.pace import Moment as Moment
    from shutbox.play.table.company.pace import awaited as awaited
    from shutbox.play.table.company.pace import bot_to_act as bot_to_act
    from shutbox.play.table.company.pace import seat_awaited as seat_awaited
    from shutbox.play.table.company.reaction import NUDGE_AFTER as NUDGE_AFTER
    from shutbox.play.table.company.reaction import Reaction as Reaction
    from shutbox.play.table.company.reaction import Said as Said
    from shutbox.play.table.company.reaction import check_said as check_said
    from shutbox.play.table.company.reaction import read_said as read_said

open_front(
    __name__,
    consent="COURTESY Consent NOBODY_YET NextTable consent_data current_consent next_table",
    pace="END_PACES END_SECONDS Moment REVEAL_SECONDS ROLL_SECONDS awaited bot_to_act seat_awaited",
    reaction="NUDGE_AFTER Reaction Said check_said read_said",
)
