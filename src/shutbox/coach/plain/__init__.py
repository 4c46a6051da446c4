"""Plain figures: options and throws in chances, words and counts of throws that need no explanation."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.coach.plain.consequence import Consequence as Consequence
    from shutbox.coach.plain.consequence import consequence as consequence
    from shutbox.coach.plain.throw_odds import Odds as Odds
    from shutbox.coach.plain.throw_odds import odds as odds
    from shutbox.coach.plain.yardstick import Goal as Goal
    from shutbox.coach.plain.yardstick import Rank as Rank
    from shutbox.coach.plain.yardstick import Yardstick as Yardstick
    from shutbox.coach.plain.yardstick import yardstick as yardstick

open_front(
    __name__,
    consequence="Consequence consequence",
    throw_odds="Odds odds",
    yardstick="Goal Rank Yardstick yardstick",
)
