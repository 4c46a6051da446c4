"""Strategy cards: the combinations to try on each throw, and the exact cost of following them."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.coach.strategy.card import Card as Card
    from shutbox.coach.strategy.card import Cost as Cost
    from shutbox.coach.strategy.card import Habit as Habit
    from shutbox.coach.strategy.card import Line as Line
    from shutbox.coach.strategy.card import card as card
    from shutbox.coach.strategy.turn_example import turn_example as turn_example

open_front(
    __name__,
    card="Card Cost Habit Line card",
    turn_example="turn_example",
)
