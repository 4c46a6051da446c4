"""Running totals of any number of players, with shared wins or play-offs (RULES 3.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from shutbox.rules import NextStart, RuleSet, score
from shutbox.solve.format import Spread, spread
from shutbox.solve.many.turn_mean import TurnMean
from shutbox.solve.tables import graph
from shutbox.solve.totals import level_chances
from shutbox.solve.turn import Progress

Array = np.ndarray[Any, Any]
# The value of each seat by place, given the running totals by [state, place].
Values = Callable[[Array], Array]
STATES = 512


@dataclass(frozen=True, slots=True, eq=False)
class ManyRunning:
    """The solution of a game: `won[left]` has the chance of each place before a round, by [state, place].

    `left` is the number of rounds that are not over; places are counted from the player who begins the round. The
    states are those of `format.spread`. `turns[left, place]` has the same before the turns of the other places, if they
    are kept: they are as many again for each place.
    """

    totals: Array
    won: list[Array]
    turns: dict[tuple[int, int], Array]


def solve_many_running(
    rules: RuleSet,
    start: tuple[int, ...],
    rounds: int,
    progress: Progress | None = None,
    *,
    keep_turns: bool = False,
) -> ManyRunning:
    """Solves the game from the running totals `start`, the player who begins first.

    Each player maximises its own chance to win, and then has the least mean total.
    """
    turn, players, highest = TurnMean(graph(rules.turn)), len(start), score(rules.turn, rules.turn.set_up)
    solved = ManyRunning(turn.totals, [np.empty((0, players))], {})
    after = _end_of_game(level_chances(rules, players))
    for left in range(1, rounds + 1):
        values = after
        for place in range(players - 1, -1, -1):
            states = spread(highest, start, rounds, left, place)
            found = _before_turns(rules, turn, states, place, values)
            values = _reader(states, found)
            if keep_turns and place:
                solved.turns[left, place] = found
        solved.won.append(found)
        after = _before_round(rules, values)
        if progress:
            progress(left, rounds)
    return solved


def _end_of_game(level: Array) -> Values:
    """The chance of each place once the last round is over."""

    def values(totals: Array) -> Array:
        shares = totals == totals.min(axis=-1, keepdims=True)
        count, order = shares.sum(axis=-1, keepdims=True), np.cumsum(shares, axis=-1) - 1
        return np.where(shares, level[count, np.maximum(order, 0)], 0.0)

    return values


def _before_round(rules: RuleSet, values: Values) -> Values:
    """The chances after a round by its places, given those before the next round by the places of that."""

    def turned(totals: Array, places: int) -> Array:
        return np.roll(values(np.roll(totals, -places, axis=-1)), places, axis=-1)

    match rules.game.next_start:
        case NextStart.SAME:
            return values
        case NextStart.THROW:
            return lambda totals: np.mean([turned(totals, first) for first in range(totals.shape[-1])], axis=0)
        case _:
            return lambda totals: turned(totals, 1)


def _reader(states: Spread, found: Array) -> Values:
    """Chances by state, as a function of the running totals."""
    return lambda totals: found[indices(states, totals)]


def indices(states: Spread, totals: Array) -> Array:
    """`Spread.index` for totals[…, place]."""
    widths, offsets = np.array(states.widths), np.array(states.offsets)
    face = totals.argmin(axis=-1)
    wide = widths[face]
    behind = np.minimum(totals - totals.min(axis=-1, keepdims=True), wide - 1)
    index = np.zeros_like(face)
    for place in range(totals.shape[-1]):
        index = index * wide[..., place] + behind[..., place]
    result: Array = offsets[face] + index
    return result


def _listed(states: Spread, begin: int, end: int) -> Array:
    """The running totals [state, place] of the states from one index to another."""
    parts = []
    for first, last, widths in zip(states.offsets, states.offsets[1:], states.widths, strict=False):
        some = np.arange(max(begin, first), min(end, last)) - first
        parts.append(np.stack(np.unravel_index(some, widths), 1))
    return np.concatenate(parts)


def _before_turns(rules: RuleSet, turn: TurnMean, states: Spread, place: int, after: Values) -> Array:
    """The chances [state, place] before the turns of one place, given those after them."""
    result = np.empty((states.size, len(states.widths)))
    for begin in range(0, states.size, STATES):
        end = min(begin + STATES, states.size)
        worth = _outcomes(rules, turn, _listed(states, begin, end), place, after)
        result[begin:end] = turn.means(worth, place).T
    return result


def _outcomes(rules: RuleSet, turn: TurnMean, totals: Array, place: int, after: Values) -> Array:
    """The chances by [total of the turn, place, state] after the turns of one place."""
    then = np.repeat(totals[None], turn.totals.size, axis=0)
    then[:, :, place] += turn.totals.astype(int)[:, None]
    worth = np.ascontiguousarray(np.moveaxis(after(then), 2, 1))
    if rules.game.shut_wins:
        worth[0] = np.eye(totals.shape[1])[place][:, None]
    return worth


def after_turn(rules: RuleSet, totals: tuple[int, ...], place: int, before: tuple[Spread, Array] | None) -> Array:
    """The chances by [total of the turn, place] after the turn of one place at these running totals.

    `before` are the chances before the next round, None in the last one. The turns in between are solved for the totals
    that can come up.
    """
    turn, players = TurnMean(graph(rules.turn)), len(totals)
    last = _before_round(rules, _reader(*before)) if before else _end_of_game(level_chances(rules, players))

    def ahead(then: Array, mover: int) -> Array:
        if mover == players:
            return last(then)
        flat, back = np.unique(
            (then - then.min(axis=-1, keepdims=True)).reshape(-1, players), axis=0, return_inverse=True
        )
        parts = [flat[begin : begin + STATES] for begin in range(0, len(flat), STATES)]
        found = [turn.means(_outcomes(rules, turn, part, mover, following(mover)), mover).T for part in parts]
        return np.concatenate(found)[back.ravel()].reshape(then.shape)

    def following(mover: int) -> Values:
        return lambda then: ahead(then, mover + 1)

    return _outcomes(rules, turn, np.array([totals]), place, following(place))[:, :, 0]
