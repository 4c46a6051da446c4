"""How strong a bot is: the exact mean total of its turns, beside the least that there is."""

from __future__ import annotations

from dataclasses import dataclass

from shutbox.rules.turn import TurnRules


@dataclass(frozen=True, slots=True)
class Strength:
    """A bot's turn when it plays for a low total: its mean, what that is above the best, and its chance to shut."""

    mean: float
    extra: float
    shut: float


def strength(name: str, rules: TurnRules) -> Strength:
    """The strength of a bot in a turn, from the solver and not from samples."""
    import numpy as np

    from shutbox.bots.policy import policy
    from shutbox.solve.tables import graph
    from shutbox.solve.turn import best, policy_values

    made = graph(rules)
    made_by = policy(made, name, -made.totals)
    mean = float(policy_values(made, made_by, made.totals)[rules.set_up])
    shut = float(policy_values(made, made_by, np.arange(made.size) == 0)[rules.set_up])
    least = -float(best(made, -made.totals)[0][rules.set_up])
    return Strength(mean, max(mean - least, 0.0), shut)
