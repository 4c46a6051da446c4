"""Statistical tests of observed counts against expected ones. Standard library only."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.statistics.fairness import Fairness as Fairness
    from shutbox.statistics.fairness import face_fairness as face_fairness
    from shutbox.statistics.fairness import fairness as fairness
    from shutbox.statistics.fairness import known_sums as known_sums
    from shutbox.statistics.fairness import standing_throws as standing_throws
    from shutbox.statistics.fairness import sum_fairness as sum_fairness
    from shutbox.statistics.fairness import sum_weights as sum_weights
    from shutbox.statistics.fairness import thrown as thrown

open_front(
    __name__,
    fairness="Fairness face_fairness fairness known_sums standing_throws sum_fairness sum_weights thrown",
)
