"""Sweeps over rule sets and tournaments of bots, on local cores or on a cluster; both can be resumed."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.tournament import measure as measure
    from shutbox.tournament.axis import MOST_POINTS as MOST_POINTS
    from shutbox.tournament.axis import Axis as Axis
    from shutbox.tournament.axis import Point as Point
    from shutbox.tournament.axis import points as points
    from shutbox.tournament.axis import read_axes as read_axes
    from shutbox.tournament.contest import Contest as Contest
    from shutbox.tournament.contest import Score as Score
    from shutbox.tournament.contest import Standing as Standing
    from shutbox.tournament.contest import play_contest as play_contest
    from shutbox.tournament.contest import valid as valid
    from shutbox.tournament.crosstable import Crosstable as Crosstable
    from shutbox.tournament.crosstable import crosstable as crosstable
    from shutbox.tournament.evaluation import Evaluation as Evaluation
    from shutbox.tournament.evaluation import evaluate as evaluate
    from shutbox.tournament.grid_sweep import fault_of as fault_of
    from shutbox.tournament.grid_sweep import measure_points as measure_points
    from shutbox.tournament.measure import MEASURES as MEASURES
    from shutbox.tournament.measure import Row as Row
    from shutbox.tournament.measure import measures as measures
    from shutbox.tournament.rating import Result as Result
    from shutbox.tournament.rating import ratings as ratings
    from shutbox.tournament.runner import Place as Place

open_front(
    __name__,
    axis="Axis MOST_POINTS Point points read_axes",
    contest="Contest Score Standing play_contest valid",
    crosstable="Crosstable crosstable",
    evaluation="Evaluation evaluate",
    grid_sweep="fault_of measure_points",
    measure="MEASURES Row measure measures",
    rating="Result ratings",
    runner="Place",
)
