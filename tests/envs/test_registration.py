"""Environments by name."""

from __future__ import annotations

import gymnasium
import pytest

from shutbox.envs.registration import TURN, environment_name
from shutbox.rules import names


def test_a_rule_set_s_environment_has_its_name_in_capitals() -> None:
    assert environment_name("double-shutter") == "shutbox/DoubleShutter-v0"
    assert environment_name("nine-sum6") == "shutbox/NineSum6-v0"
    assert environment_name("double-shutter-2008") == "shutbox/DoubleShutter2008-v0"


@pytest.mark.parametrize("rules", names())
def test_every_rule_set_is_registered_once_alone_and_as_a_batch(rules: str) -> None:
    spec = gymnasium.spec(environment_name(rules))
    assert spec.kwargs == {"rules": rules}
    assert spec.entry_point == "shutbox.envs.turn:TurnEnv"
    assert spec.vector_entry_point == "shutbox.envs.batch:TurnVectorEnv"


def test_no_two_rule_sets_share_a_name() -> None:
    assert len({environment_name(rules) for rules in names()} | {TURN}) == len(names()) + 1


def test_gymnasium_imports_the_environments_when_their_module_is_named() -> None:
    made = gymnasium.make("shutbox.envs:shutbox/Nine-v0")
    assert made.spec is not None
    assert made.spec.id == "shutbox/Nine-v0"
