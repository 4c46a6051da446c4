"""One turn solved: values, policies, distributions and what a given policy is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from shutbox.rules import TurnRules
from shutbox.solve import kernels
from shutbox.solve.objective import SLACK, Aim, Objective
from shutbox.solve.tables import Graph, graph

Array = np.ndarray[Any, Any]
Progress = Callable[[int, int], None]
MOST_SWEEPS, MOST_PASSES = 4_000, 400_000
FEW = 2
MOST_DENSE = 4096
MOST_POLICIES = 1000


@dataclass(frozen=True, slots=True, eq=False)
class Policy:
    """What is done everywhere: the odds of each edge within its row, of one die, and where a lost throw leads."""

    odds: Array
    one_die: Array
    lost: Array


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """The values of a turn for one objective, in its own units, and the bound of their error beyond rounding."""

    graph: Graph
    objective: Objective
    values: Array
    bound: float


def worths(graph: Graph, objective: Objective) -> Array:
    """What ending at each position is worth."""
    totals = graph.totals
    match objective.aim:
        case Aim.MEAN:
            return totals.astype(float)
        case Aim.SHUT:
            return (np.arange(graph.size) == 0).astype(float)
        case Aim.BELOW:
            return np.where(totals == objective.target, float(objective.tie), totals < objective.target)
        case Aim.UTILITY:
            result = np.zeros(graph.size)
            for total, value in objective.worths:
                result[totals == total] = float(value)
            return result


def slack_of(stop: Array) -> float:
    """How much better an option must be to be preferred to one listed before it."""
    return SLACK * max(1.0, float(np.abs(stop).max()))


def best(graph: Graph, stop: Array) -> tuple[Array, float]:
    """The best mean worth by position for stop[position] or stop[position, objective], and the bound of its error."""
    wide = stop.reshape(graph.size, -1)
    if not graph.cyclic:
        values = np.empty_like(wide)
        sweep(graph, wide, values)
        return values.reshape(stop.shape), 0.0
    if wide.shape[1] > FEW or graph.size > MOST_DENSE:
        # Many objectives are swept together; where the chance is so great that the sweeps hardly meet, see below.
        values, bound = _enclosed(graph, wide, stop.shape)
        if bound <= SLACK * max(1.0, float(np.abs(wide).max())) or graph.size > MOST_DENSE:
            return values, bound
    columns = [_iterated(graph, np.ascontiguousarray(wide[:, each])) for each in range(wide.shape[1])]
    return np.stack([values for values, _ in columns], 1).reshape(stop.shape), max(error for _, error in columns)


def _enclosed(graph: Graph, wide: Array, shape: tuple[int, ...]) -> tuple[Array, float]:
    """Best values swept from below and from above: the truth lies between, however slowly they meet."""
    low, high = np.broadcast_to(wide.min(axis=0), wide.shape), np.broadcast_to(wide.max(axis=0), wide.shape)
    both = np.hstack([low, high])
    stops = np.hstack([wide, wide])
    count = wide.shape[1]
    scale = np.maximum(1.0, np.abs(wide).max(axis=0))
    for _ in range(MOST_SWEEPS):
        sweep(graph, stops, both)
        gap = np.abs(both[:, count:] - both[:, :count]).max(axis=0)
        if (gap <= 1e-14 * scale).all():
            break
    return ((both[:, :count] + both[:, count:]) / 2).reshape(shape), float(gap.max()) / 2


def _iterated(graph: Graph, stop: Array) -> tuple[Array, float]:
    """Best values by policy iteration, each policy's linear system solved outright; and the bound of their error."""
    values = np.full((graph.size, 1), stop.min())
    sweep(graph, stop[:, None], values)
    found = values[:, 0]
    for _ in range(MOST_POLICIES):
        table, constant = _system(graph, stop, chosen(graph, stop, found))
        answer = np.linalg.solve(table, np.stack([constant, np.ones(graph.size)], 1))
        gain = float(np.abs(answer[:, 0] - found).max())
        found = np.ascontiguousarray(answer[:, 0])
        if gain <= slack_of(stop):
            break
    swept = found[:, None].copy()
    # An error of one step, times the steps that are expected.
    return found, sweep(graph, stop[:, None], swept) * float(answer[:, 1].max())


def _system(graph: Graph, stop: Array, policy: tuple[Array, Array, Array]) -> tuple[Array, Array]:
    """A policy as linear equations: table · values = constant."""
    edges, dice, lost = policy
    classes = graph.chance.shape[1]
    table, constant = np.eye(graph.size), np.zeros(graph.size)
    rows = np.repeat(np.arange(graph.size), classes)
    shares = ((1 - graph.off) * graph.chance[dice]).ravel()
    on = (edges >= 0) & (rows > 0)
    np.subtract.at(table, (rows[on], graph.after[edges[on]]), shares[on])
    np.add.at(constant, rows[~on], shares[~on] * stop[rows[~on]])
    up = lost >= 0
    up[0] = False
    np.subtract.at(table, (np.flatnonzero(up), lost[up]), graph.off)
    constant[~up] += graph.off * stop[~up]
    constant[0] = stop[0]
    return table, constant


def sweep(graph: Graph, stop: Array, values: Array, keep: Array | None = None) -> float:
    """One ascending pass over values[position, objective]."""
    kept = np.zeros(graph.size, bool) if keep is None else keep
    return float(
        kernels.sweep(
            graph.first,
            graph.after,
            graph.chance,
            graph.counts,
            graph.off,
            graph.ends,
            graph.up,
            np.ascontiguousarray(stop, dtype=float),
            kept,
            values,
        )
    )


def solve_turn(rules: TurnRules, objective: Objective) -> Turn:
    """The turn solved for an objective."""
    made = graph(rules)
    values, bound = best(made, objective.sign * worths(made, objective))
    return Turn(made, objective, objective.sign * values, bound)


def chosen(graph: Graph, stop: Array, values: Array) -> tuple[Array, Array, Array]:
    """The policy behind best values, compact: the edge of each row, the kind of throw, where a lost throw leads."""
    edges, dice = kernels.choose(graph.first, graph.after, graph.chance, graph.counts, stop, values, slack_of(stop))
    return edges, dice, _lost(graph, stop, values)


def _lost(graph: Graph, stop: Array, values: Array) -> Array:
    """Where a throw off the mat leads; of two equally good penalties the tile rises, which is listed first."""
    if not graph.ends:
        return graph.up
    return np.where((graph.up < 0) | (values[graph.up] < stop - slack_of(stop)), -1, graph.up)


def ending_chances(graph: Graph, stop: Array, values: Array, start: int) -> Array:
    """The chance to end at each position along the best choices."""
    mass, result = np.zeros(graph.size), np.zeros(graph.size)
    mass[start] = 1.0
    slack, lost = slack_of(stop), _lost(graph, stop, values)
    args = (graph.first, graph.after, graph.chance, graph.counts, graph.off, lost, stop, values, slack)
    for _ in range(MOST_PASSES):
        if kernels.spread(*args, mass, result) < 1e-17:
            break
    return result


def seat_values(graph: Graph, outcomes: Array, own: int) -> Array:
    """What each seat can expect by position, when the one at the box wants the most for itself.

    `outcomes[position, seat]` is what ending there brings each seat.
    """
    stop = np.ascontiguousarray(outcomes[:, own])
    values, _ = best(graph, stop)
    return choice_values(graph, chosen(graph, stop, values), outcomes)


def choice_values(graph: Graph, choices: tuple[Array, Array, Array], outcomes: Array) -> Array:
    """What a policy without lots brings, in the compact form of `chosen`, for each column of outcomes."""
    edges, dice, lost = choices
    result = np.zeros_like(outcomes)
    for _ in range(MOST_PASSES):
        change = kernels.track(graph.after, graph.chance, graph.off, lost, edges, dice, outcomes, result)
        if not graph.cyclic or change < 1e-16:
            break
    return result


def policy_of(turn: Turn) -> Policy:
    """The policy that an optimal (or worst) turn follows."""
    sign = turn.objective.sign
    stop = sign * worths(turn.graph, turn.objective)
    edges, dice, lost = chosen(turn.graph, stop, sign * turn.values)
    odds = np.zeros(turn.graph.after.size)
    odds[edges[edges >= 0]] = 1.0
    return Policy(odds, dice.astype(float), lost)


def distribution(turn: Turn, start: int | None = None) -> dict[int, float]:
    """The chance of each final total under the turn's own policy."""
    sign = turn.objective.sign
    begin = turn.graph.rules.set_up if start is None else start
    return _by_total(
        turn.graph, ending_chances(turn.graph, sign * worths(turn.graph, turn.objective), sign * turn.values, begin)
    )


def policy_distribution(graph: Graph, policy: Policy, start: int | None = None) -> dict[int, float]:
    """The chance of each final total under any policy."""
    return _by_total(graph, _flowed(graph, policy, start)[0])


def visits(graph: Graph, policy: Policy, start: int | None = None) -> Array:
    """How often, on average, a turn under a policy stands at each position; at 0 that is its chance to get there.

    Everywhere else the turn goes on with a throw, so their sum without position 0 is the mean number of throws.
    """
    return _flowed(graph, policy, start)[1]


def _flowed(graph: Graph, policy: Policy, start: int | None) -> tuple[Array, Array]:
    """The chance to end at each position, and how often it is seen."""
    mass, ends, seen = np.zeros((3, graph.size))
    mass[graph.rules.set_up if start is None else start] = 1.0
    args = (graph.first, graph.after, graph.chance, graph.off, policy.lost, policy.odds, policy.one_die)
    for _ in range(MOST_PASSES):
        if kernels.flow(*args, mass, ends, seen) < 1e-17:
            break
    return ends, seen


def _by_total(graph: Graph, chances: Array) -> dict[int, float]:
    totals, place = np.unique(graph.totals, return_inverse=True)
    sums = np.bincount(place, weights=chances)
    return {int(total): float(chance) for total, chance in zip(totals, sums, strict=True) if chance > 0}


def policy_values(graph: Graph, policy: Policy, stop: Array) -> Array:
    """What a given policy is worth at each position."""
    values = np.zeros(graph.size)
    for _ in range(MOST_PASSES):
        change = kernels.evaluate(
            graph.first,
            graph.after,
            graph.chance,
            graph.off,
            policy.lost,
            policy.odds,
            policy.one_die,
            stop.astype(float),
            values,
        )
        if not graph.cyclic or change <= 1e-15 * max(1.0, float(np.abs(stop).max())):
            break
    return values
