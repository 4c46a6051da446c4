"""Chances to win a game in which everybody plays each round or turn for its own sake."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.solve.forecast.finish import added as added
    from shutbox.solve.forecast.finish import after_totals as after_totals
    from shutbox.solve.forecast.finish import lowest as lowest
    from shutbox.solve.forecast.finish import opened_race as opened_race
    from shutbox.solve.forecast.ladder import climb as climb
    from shutbox.solve.forecast.ladder import level_shares as level_shares
    from shutbox.solve.forecast.round_ends import solve_round_ends as solve_round_ends

open_front(
    __name__,
    finish="added after_totals lowest opened_race",
    ladder="climb level_shares",
    round_ends="solve_round_ends",
)
