"""The strength of a bot: the exact average total of its turns, compared with the lowest possible one."""

from __future__ import annotations

from dataclasses import dataclass

from shutbox.rules import RuleSet, TurnRules, rules_of


@dataclass(frozen=True, slots=True)
class Strength:
    """A bot's turn for a low total: its average, the excess over the best, and the chance to shut the box."""

    mean: float
    extra: float
    shut: float


def strength(player: object, rules: TurnRules | RuleSet | str) -> Strength:
    """The strength of a bot or of a player of one's own in a turn, computed exactly.

    Raises if the player does not always choose the same at a position with a throw.
    """
    import numpy as np

    from shutbox.bots.own_policy import player_policy
    from shutbox.solve import SLACK, best, policy_values
    from shutbox.solve import graph as graph_of

    rules = rules if isinstance(rules, TurnRules) else rules_of(rules).turn
    graph = graph_of(rules)
    own = player_policy(graph, player)
    mean = float(policy_values(graph, own, graph.totals)[rules.set_up])
    shut = float(policy_values(graph, own, np.arange(graph.size) == 0)[rules.set_up])
    least = -float(best(graph, -graph.totals)[0][rules.set_up])
    # Options that differ by less are equal to the solver; as the digits of a double box, totals have eighteen digits.
    equal = mean - least <= SLACK * max(1.0, float(graph.totals.max()))
    return Strength(least, 0.0, shut) if equal else Strength(mean, mean - least, shut)
