"""Formats that are solved as a round or a whole game: one row for each."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.solve.format.deficit import SHUT as SHUT
    from shutbox.solve.format.deficit import WON as WON
    from shutbox.solve.format.deficit import Deficits as Deficits
    from shutbox.solve.format.deficit import Result as Result
    from shutbox.solve.format.deficit import after_round as after_round
    from shutbox.solve.format.deficit import also_shut as also_shut
    from shutbox.solve.format.deficit import deficits as deficits
    from shutbox.solve.format.deficit import is_decided as is_decided
    from shutbox.solve.format.deficit import results as results
    from shutbox.solve.format.deficit import scores as scores
    from shutbox.solve.format.deficit import starters as starters
    from shutbox.solve.format.deficit import turned as turned
    from shutbox.solve.format.deficit import turned_results as turned_results
    from shutbox.solve.format.difference import MOST_STEPS as MOST_STEPS
    from shutbox.solve.format.difference import chase_reach as chase_reach
    from shutbox.solve.format.difference import chase_step as chase_step
    from shutbox.solve.format.difference import clamped_index as clamped_index
    from shutbox.solve.format.difference import difference_index as difference_index
    from shutbox.solve.format.difference import is_beyond as is_beyond
    from shutbox.solve.format.kind import Horizon as Horizon
    from shutbox.solve.format.kind import Kind as Kind
    from shutbox.solve.format.kind import Unit as Unit
    from shutbox.solve.format.maker import Arrays as Arrays
    from shutbox.solve.format.maker import Progress as Progress
    from shutbox.solve.format.problem import Problem as Problem
    from shutbox.solve.format.problem import Scoring as Scoring
    from shutbox.solve.format.race import RACE as RACE
    from shutbox.solve.format.race import Moment as Moment
    from shutbox.solve.format.race import Race as Race
    from shutbox.solve.format.race import fewest_too_many as fewest_too_many
    from shutbox.solve.format.race import next_orders as next_orders
    from shutbox.solve.format.race import scale_of as scale_of
    from shutbox.solve.format.race import start_of_race as start_of_race
    from shutbox.solve.format.reader import Seats as Seats
    from shutbox.solve.format.reader import from_score as from_score
    from shutbox.solve.format.reader import lacking as lacking
    from shutbox.solve.format.reader import levels_of as levels_of
    from shutbox.solve.format.reader import states_of as states_of
    from shutbox.solve.format.solved_format import FORMATS as FORMATS
    from shutbox.solve.format.solved_format import MANY_TOGETHER as MANY_TOGETHER
    from shutbox.solve.format.solved_format import PATIENCE as PATIENCE
    from shutbox.solve.format.solved_format import is_solvable as is_solvable
    from shutbox.solve.format.solved_format import row_of as row_of
    from shutbox.solve.format.spread import Spread as Spread
    from shutbox.solve.format.spread import spread as spread

open_front(
    __name__,
    deficit=(
        "Deficits Result SHUT WON after_round also_shut deficits is_decided results scores starters turned "
        "turned_results"
    ),
    difference="MOST_STEPS chase_reach chase_step clamped_index difference_index is_beyond",
    kind="Horizon Kind Unit",
    maker="Arrays Progress",
    problem="Problem Scoring",
    race="Moment RACE Race fewest_too_many next_orders scale_of start_of_race",
    reader="Seats from_score lacking levels_of states_of",
    solved_format="FORMATS MANY_TOGETHER PATIENCE is_solvable row_of",
    spread="Spread spread",
)
