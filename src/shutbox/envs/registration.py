"""Registers the environments with Gymnasium."""

from __future__ import annotations

import gymnasium as gym

from shutbox.rules import names

NAMESPACE = "shutbox"
TURN = f"{NAMESPACE}/Turn-v0"
ENTRY, BATCH = "shutbox.envs.turn:TurnEnv", "shutbox.envs.batch:TurnVectorEnv"


def environment_name(rules: str) -> str:
    """The environment id of a rule set of the catalogue: `double-shutter` is `shutbox/DoubleShutter-v0`."""
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in rules.split('-'))}-v0"


def register() -> None:
    """Registers every rule set of the catalogue with Gymnasium, and `shutbox/Turn-v0` for any other."""
    for rules in names():
        gym.register(environment_name(rules), ENTRY, vector_entry_point=BATCH, kwargs={"rules": rules})
    gym.register(TURN, ENTRY, vector_entry_point=BATCH)
