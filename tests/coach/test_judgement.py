"""What a loss is called."""

from __future__ import annotations

import pytest

from shutbox.coach import Judgement, judgement_of
from shutbox.coach.judgement import THRESHOLDS


@pytest.mark.parametrize(
    ("share", "judgement"),
    [
        (0.0, Judgement.BEST),
        (1e-6, Judgement.GOOD),
        (0.0199, Judgement.GOOD),
        (0.02, Judgement.INACCURACY),
        (0.0399, Judgement.INACCURACY),
        (0.04, Judgement.MISTAKE),
        (0.0799, Judgement.MISTAKE),
        (0.08, Judgement.BLUNDER),
        (1.0, Judgement.BLUNDER),
    ],
)
def test_a_loss_is_judged_by_its_share(share: float, judgement: Judgement) -> None:
    assert judgement_of(share) is judgement


def test_the_gravest_comes_first_and_every_judgement_has_a_sign_of_its_own() -> None:
    assert list(THRESHOLDS.values()) == sorted(THRESHOLDS.values(), reverse=True)
    assert len({judgement.symbol for judgement in Judgement}) == len(Judgement)
