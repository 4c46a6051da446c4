"""Exact measures of a rule set, from the solver: about a turn, and about the advantage of the first player.

`mean`, `sd`, `shut`: the average total of a turn that is played for a low total, its standard deviation, and the chance
to shut the box; `shut_most` is the highest possible chance to shut the box.
`throws`: the average number of throws in such a turn. `tile_choices`, `dice_choices`: how often there is more than one
way to use a throw, and more than one number of dice to throw; `choices` is their sum.
`random`: the average total of a player who chooses at random. `skill`: in the variance of the totals of two players,
one perfect and one random, the share that is explained by which of them plays; the rest is luck. With g the difference
of their means and v the average of their variances it is (g/2)² / ((g/2)² + v).
`opener`: the advantage of the first player in `unit` (chance or points) at `horizon` (game or round), empty if only the
turn is solved; see `opening`.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import TYPE_CHECKING, Any

from shutbox.bots import RANDOM
from shutbox.rules import RuleSet
from shutbox.solve import MEAN, SHUT
from shutbox.tournament.opening import opening

if TYPE_CHECKING:
    from shutbox.solve import Graph, Policy

Row = dict[str, Any]
MEASURES = (
    "mean",
    "sd",
    "shut",
    "shut_most",
    "throws",
    "choices",
    "tile_choices",
    "dice_choices",
    "random",
    "skill",
    "opener",
    "unit",
    "horizon",
)


def measures(rules: RuleSet, players: int, budget: float = inf) -> Row:
    """Every measure of a rule set; the horizon of `opener` is the longest that is solved within the budget."""
    return turn_measures(rules) | start_measures(rules, players, budget)


def turn_measures(rules: RuleSet) -> Row:
    """The measures of a turn, which are quick to compute."""
    from shutbox.bots import policy
    from shutbox.solve import policy_distribution, policy_of, solve_turn

    turn = solve_turn(rules.turn, MEAN)
    best = policy_of(turn)
    perfect = policy_distribution(turn.graph, best)
    by_lot = policy_distribution(turn.graph, policy(turn.graph, RANDOM, -turn.graph.totals))
    shut_most = float(solve_turn(rules.turn, SHUT).values[rules.turn.set_up])
    own = {"mean": _mean(perfect), "sd": sqrt(_variance(perfect)), "shut": perfect.get(0, 0.0), "shut_most": shut_most}
    skill = {"random": _mean(by_lot), "skill": skill_share(perfect, by_lot)}
    return own | _course(turn.graph, best) | skill


def _mean(chances: dict[int, float]) -> float:
    return sum(total * chance for total, chance in chances.items())


def _variance(chances: dict[int, float]) -> float:
    mean = _mean(chances)
    return sum((total - mean) ** 2 * chance for total, chance in chances.items())


def skill_share(one: dict[int, float], other: dict[int, float]) -> float:
    """Of the variance of two players' totals, the share that is explained by which of them plays."""
    between = ((_mean(one) - _mean(other)) / 2) ** 2
    within = (_variance(one) + _variance(other)) / 2
    return between / (between + within) if between + within else 0.0


def _course(graph: Graph, policy: Policy) -> Row:
    """The average number of throws and of real choices in a turn."""
    import numpy as np

    from shutbox.solve import visits

    frequency = visits(graph, policy)
    frequency[0] = 0.0
    several = np.diff(graph.first).reshape(graph.size, -1) > 1
    chance = graph.chance[policy.one_die.astype(int)]
    tiles = (1 - graph.off) * float(frequency @ (several * chance).sum(1))
    dice = float(frequency[graph.counts == 3].sum())
    return {"throws": float(frequency.sum()), "choices": tiles + dice, "tile_choices": tiles, "dice_choices": dice}


def start_measures(rules: RuleSet, players: int, budget: float = inf) -> Row:
    """The advantage of the first player, for which a whole game may have to be solved."""
    result = opening(rules, players, budget)
    if result is None:
        return {"opener": None, "unit": None, "horizon": None}
    return {"opener": result.advantage, "unit": result.unit.value, "horizon": result.horizon.value}
