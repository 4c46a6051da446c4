"""Self-play in short form: a learner loses less of its chance to win than somebody who plays at random."""

from __future__ import annotations

import pytest

from shutbox.envs import action_index
from tests.envs.release import RELEASED, UNRELEASED

pytestmark = pytest.mark.skipif(not RELEASED, reason=UNRELEASED)


def test_games_against_itself_lower_the_regret() -> None:
    from examples.self_play import RULES, Learner, regret, train

    before, after = regret(Learner(len(action_index(RULES))), 60), regret(train(600), 60)
    assert 0 < after < 0.7 * before


def test_results_are_counted_for_each_action() -> None:
    from examples.self_play import Learner

    learner = Learner(3)
    learner.learn(b"here", 1, 1.0)
    learner.learn(b"here", 1, 0.0)
    assert learner.values(b"here").tolist() == [1.0, 0.5, 1.0]
    assert learner.values(b"there").tolist() == [1.0, 1.0, 1.0]
