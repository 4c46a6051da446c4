"""How strong a bot is: the exact mean total of its turns, beside the least that there is."""

from __future__ import annotations

from dataclasses import dataclass

from shutbox.rules import TurnRules


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
    from shutbox.solve import best, policy_values
    from shutbox.solve import graph as graph_of

    graph = graph_of(rules)
    own = policy(graph, name, -graph.totals)
    mean = float(policy_values(graph, own, graph.totals)[rules.set_up])
    shut = float(policy_values(graph, own, np.arange(graph.size) == 0)[rules.set_up])
    least = -float(best(graph, -graph.totals)[0][rules.set_up])
    return Strength(mean, max(mean - least, 0.0), shut)
