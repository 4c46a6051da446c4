"""Solves one turn: the best values, policies, distributions of totals, and the value of a given policy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from shutbox.rules import TurnRules
from shutbox.solve import kernels
from shutbox.solve.objective import SLACK, Aim, Objective
from shutbox.solve.tables import Graph, graph, ranked_totals

Array = np.ndarray[Any, Any]
Progress = Callable[[int, int], None]
MOST_SWEEPS, MOST_PASSES = 4_000, 400_000
FEW = 2
MOST_DENSE = 4096
MOST_POLICIES = 1000
# The multiples of the golden ratio are as irregular as numbers can be.
GOLDEN, ALIKE = 0.6180339887498949, 1e-9


@dataclass(frozen=True, slots=True, eq=False)
class Policy:
    """A policy: the chance of each edge within its row, the chance of throwing one die, and `off_mat`.

    `off_mat[position]` is the position after a throw off the mat, or ~end if the turn ends as position `end`.
    """

    odds: Array
    one_die: Array
    off_mat: Array


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """The values of a turn for one objective, in its own units, and a bound on their error apart from rounding."""

    graph: Graph
    objective: Objective
    values: Array
    bound: float


def worths(graph: Graph, objective: Objective) -> Array:
    """The worth of ending the turn at each position."""
    match objective.aim:
        case Aim.MEAN:
            return graph.totals.astype(float)
        case Aim.SHUT:
            return (np.arange(graph.size) == 0).astype(float)
        case Aim.BELOW:
            totals, ranks = ranked_totals(graph.rules)
            won = [objective.tie if total == objective.target else total < objective.target for total in totals]
            return np.array(won, float)[ranks]
        case Aim.UTILITY:
            totals, ranks = ranked_totals(graph.rules)
            worth = dict(objective.worths)
            return np.array([worth.get(total, 0) for total in totals], float)[ranks]


def slack_of(stop: Array) -> float:
    """How much better an option must be to be preferred to an earlier one in the list."""
    return SLACK * max(1.0, float(np.abs(stop).max()))


def best(graph: Graph, stop: Array) -> tuple[Array, float]:
    """The best average worth by position for stop[position] or stop[position, objective], and a bound on its error."""
    wide = stop.reshape(graph.size, -1)
    if not graph.cyclic:
        values = np.empty_like(wide)
        sweep(graph, wide, values)
        return values.reshape(stop.shape), 0.0
    if wide.shape[1] > FEW or graph.size > MOST_DENSE:
        # Many objectives are swept together. If the bounds converge too slowly, policy iteration is used below.
        values, bound = _interval_values(graph, wide, stop.shape)
        if bound <= SLACK * max(1.0, float(np.abs(wide).max())) or graph.size > MOST_DENSE:
            return values, bound
    columns = [_policy_iteration(graph, np.ascontiguousarray(wide[:, each])) for each in range(wide.shape[1])]
    return np.stack([values for values, _ in columns], 1).reshape(stop.shape), max(error for _, error in columns)


def _interval_values(graph: Graph, wide: Array, shape: tuple[int, ...]) -> tuple[Array, float]:
    """Best values by sweeps from a lower and from an upper bound; the exact value is always between the two."""
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


def _policy_iteration(graph: Graph, stop: Array) -> tuple[Array, float]:
    """Best values by policy iteration, which solves a linear system for each policy, and a bound on their error."""
    values = np.full((graph.size, 1), stop.min())
    sweep(graph, stop[:, None], values)
    values_now = values[:, 0]
    for _ in range(MOST_POLICIES):
        choices = no_choices(graph)
        settle(graph, stop[:, None], values_now[:, None].copy(), choices, given=1)
        table, constant = _system(graph, stop, choices)
        answer = np.linalg.solve(table, np.stack([constant, np.ones(graph.size)], 1))
        gain = float(np.abs(answer[:, 0] - values_now).max())
        values_now = np.ascontiguousarray(answer[:, 0])
        if gain <= slack_of(stop):
            break
    check = values_now[:, None].copy()
    # The error of one step times the expected number of steps.
    return values_now, sweep(graph, stop[:, None], check) * float(answer[:, 1].max())


def _system(graph: Graph, stop: Array, choices: Choices) -> tuple[Array, Array]:
    """Choices as linear equations: table · values = constant."""
    edges, dice, off_mat = choices.edges, choices.dice, choices.off_mat
    classes = graph.chance.shape[1]
    table, constant = np.eye(graph.size), np.zeros(graph.size)
    rows = np.repeat(np.arange(graph.size), classes)
    shares = ((1 - graph.off) * graph.chance[dice]).ravel()
    on = (edges >= 0) & (rows > 0)
    np.subtract.at(table, (rows[on], graph.after[edges[on]]), shares[on])
    np.add.at(constant, rows[~on], shares[~on] * stop[rows[~on]])
    up = off_mat >= 0
    up[0] = False
    np.subtract.at(table, (np.flatnonzero(up), off_mat[up]), graph.off)
    constant[~up] += graph.off * stop[~off_mat[~up]]
    constant[0] = stop[0]
    return table, constant


def sweep(graph: Graph, stop: Array, values: Array, keep: Array | None = None) -> float:
    """One pass over values[position, objective] in ascending order, without the positions in `keep`.

    Returns the greatest change.
    """
    unchanged = np.zeros(graph.size, bool) if keep is None else keep
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
            unchanged,
            values,
        )
    )


def solve_turn(rules: TurnRules, objective: Objective) -> Turn:
    """Solves a turn for an objective."""
    moves = graph(rules)
    values, bound = best(moves, objective.sign * worths(moves, objective))
    return Turn(moves, objective, objective.sign * values, bound)


def criteria(graph: Graph, stop: Array, points: Array | None = None, *, worst: bool = False) -> Array:
    """The criteria of a choice by [position, criterion]: the result, the points of the round, the least mean total."""
    totals = graph.totals if worst else -graph.totals
    return np.stack([stop, totals] if points is None else [stop, points, totals], 1).astype(float)


@dataclass(frozen=True, slots=True, eq=False)
class Choices:
    """A policy without random choices: the edge of each row (-1 for a miss), one die or all, and `off_mat`."""

    edges: Array
    dice: Array
    off_mat: Array


def no_choices(graph: Graph) -> Choices:
    """Room for choices."""
    rows = graph.first.size - 1
    return Choices(np.full(rows, -1, np.int32), np.zeros(graph.size, np.int64), np.full(graph.size, -1, np.int64))


def chosen(graph: Graph, stops: Array, first: Array | None = None) -> tuple[Choices, Array]:
    """The best choices by stops[position, criterion], and their values by each criterion.

    `first` are the best values by the first criterion, if they are known.
    """
    choices, values = no_choices(graph), np.zeros(stops.shape)
    if not graph.cyclic:
        settle(graph, stops, values, choices)
        return choices, values
    values[:, 0] = best(graph, stops[:, 0])[0] if first is None else first
    for _ in range(MOST_POLICIES):
        settle(graph, stops, values, choices, given=stops.shape[1])
        better = choice_values(graph, choices, stops[:, 1:])
        gains = np.abs(better - values[:, 1:]).max(axis=0)
        values[:, 1:] = better
        if (gains <= slacks(stops)[1:]).all():
            break
    return choices, values


def settle(
    graph: Graph,
    stops: Array,
    values: Array,
    choices: Choices,
    keep: Array | None = None,
    given: int = 0,
    slack: Array | None = None,
) -> None:
    """One pass in ascending order that fills in choices and values[position, criterion], apart from those in `keep`.

    The values of the first `given` criteria are known already. `slack` is computed from `stops` unless it is known.
    """
    kernels.settle(
        graph.first,
        graph.after,
        graph.chance,
        graph.counts,
        graph.off,
        graph.ends,
        graph.up,
        stops,
        slacks(stops) if slack is None else slack,
        np.zeros(graph.size, bool) if keep is None else keep,
        given,
        values,
        choices.edges,
        choices.dice,
        choices.off_mat,
    )


def slacks(stops: Array) -> Array:
    """By how much an option must be better by each criterion not to be equal."""
    result: Array = SLACK * np.maximum(1.0, np.abs(stops).max(axis=0))
    return result


def further(graph: Graph, stop: Array, values: Array, last: Array) -> Array:
    """The values by a second criterion, last[position, objective], of the best choices for each objective.

    `values` are the best values for stop[position, objective].
    """
    if graph.cyclic:
        pairs = zip(stop.T, last.T, values.T, strict=True)
        return np.stack([chosen(graph, np.stack([one, two], 1), first)[1][:, 1] for one, two, first in pairs], 1)
    result = np.empty_like(values)
    args = (graph.first, graph.after, graph.chance, graph.counts, graph.off, graph.ends, stop, slacks(stop))
    kernels.sweep_next(*args, values, last, slacks(last), result)
    return result


def ending_chances(graph: Graph, choices: Choices, start: int) -> Array:
    """The chance that the turn ends at each position if these choices are made."""
    mass, result = np.zeros(graph.size), np.zeros(graph.size)
    mass[start] = 1.0
    args = (graph.after, graph.chance, graph.off, choices.off_mat, choices.edges, choices.dice)
    for _ in range(MOST_PASSES):
        if kernels.spread(*args, mass, result) < 1e-17:
            break
    return result


def seat_values(graph: Graph, outcomes: Array, own: int, points: Array | None = None) -> tuple[Array, Array]:
    """The value of each seat by position, and by the other criteria of the player at the box, who chooses.

    `outcomes[position, seat]` is the value of each seat if the turn ends at that position, `points[position]` the
    points of the player in the round, if they can decide between equals.
    """
    choices, values = chosen(graph, criteria(graph, outcomes[:, own], points))
    return choice_values(graph, choices, outcomes), values[:, 1:]


def are_equals_alike(graph: Graph, stop: Array, kinds: Array) -> bool:
    """Whether the best choices all end in each of kinds[position] with the same chances, so that no choice matters.

    Each kind is given a number at random; then the greatest and the least mean of them would differ.
    """
    return bool(alike(graph, stop[:, None], best(graph, stop)[0][:, None], kinds[:, None])[0])


def alike(graph: Graph, stop: Array, values: Array, kinds: Array) -> Array:
    """`are_equals_alike` for each objective, given the best values for stop[position, objective]."""
    probe = (kinds + 1) * GOLDEN % 1.0
    most, least = (further(graph, stop, values, sign * probe) for sign in (1, -1))
    result: Array = np.abs(most + least).max(axis=0) <= ALIKE
    return result


def choice_values(graph: Graph, choices: Choices, outcomes: Array) -> Array:
    """The value of choices for each column of outcomes[position, column]."""
    edges, dice, off_mat = choices.edges, choices.dice, choices.off_mat
    outcomes = np.ascontiguousarray(outcomes, dtype=float)
    result = np.zeros_like(outcomes)
    for _ in range(MOST_PASSES):
        change = kernels.track(graph.after, graph.chance, graph.off, off_mat, edges, dice, outcomes, result)
        if not graph.cyclic or change < 1e-16:
            break
    return result


def policy_of(turn: Turn) -> Policy:
    """The policy that an optimal (or worst) turn follows."""
    return policy_of_choices(turn.graph, turn_choices(turn)[0])


def policy_of_choices(graph: Graph, choices: Choices) -> Policy:
    """The policy that makes these choices."""
    odds = np.zeros(graph.after.size)
    odds[choices.edges[choices.edges >= 0]] = 1.0
    return Policy(odds, choices.dice.astype(float), choices.off_mat)


def turn_choices(turn: Turn) -> tuple[Choices, Array]:
    """The choices that an optimal (or worst) turn makes, and their values by each criterion."""
    sign, objective = turn.objective.sign, turn.objective
    stop = sign * worths(turn.graph, objective)
    stops = stop[:, None] if objective.aim is Aim.MEAN else criteria(turn.graph, stop, worst=objective.worst)
    return chosen(turn.graph, stops, sign * turn.values)


def distribution(turn: Turn, start: int | None = None) -> dict[int, float]:
    """The chance of each final total under the turn's own policy."""
    begin = turn.graph.rules.set_up if start is None else start
    return _by_total(turn.graph, ending_chances(turn.graph, turn_choices(turn)[0], begin))


def policy_distribution(graph: Graph, policy: Policy, start: int | None = None) -> dict[int, float]:
    """The chance of each final total under any policy."""
    return _by_total(graph, _flow(graph, policy, start)[0])


def visits(graph: Graph, policy: Policy, start: int | None = None) -> Array:
    """The average number of times that a turn under a policy reaches each position.

    At position 0 this is the chance to shut the box. The sum over the other positions is the average number of throws.
    """
    return _flow(graph, policy, start)[1]


def _flow(graph: Graph, policy: Policy, start: int | None) -> tuple[Array, Array]:
    """The chance that the turn ends at each position, and the average number of visits to it."""
    mass, ends, visit_counts = np.zeros((3, graph.size))
    mass[graph.rules.set_up if start is None else start] = 1.0
    args = (graph.first, graph.after, graph.chance, graph.off, policy.off_mat, policy.odds, policy.one_die)
    for _ in range(MOST_PASSES):
        if kernels.flow(*args, mass, ends, visit_counts) < 1e-17:
            break
    return ends, visit_counts


def _by_total(graph: Graph, chances: Array) -> dict[int, float]:
    totals, ranks = ranked_totals(graph.rules)
    sums = np.bincount(ranks, weights=chances)
    return {total: float(chance) for total, chance in zip(totals, sums, strict=True) if chance > 0}


def policy_values(graph: Graph, policy: Policy, stop: Array) -> Array:
    """The value of a given policy at each position."""
    values = np.zeros(graph.size)
    for _ in range(MOST_PASSES):
        change = kernels.evaluate(
            graph.first,
            graph.after,
            graph.chance,
            graph.off,
            policy.off_mat,
            policy.odds,
            policy.one_die,
            stop.astype(float),
            values,
        )
        if not graph.cyclic or change <= 1e-15 * max(1.0, float(np.abs(stop).max())):
            break
    return values
