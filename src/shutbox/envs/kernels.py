"""Compiled loops that step many turns at once. They do not depend on the rules.

Rows are those of `solve.tables.Graph`. A class of throws is found by its key, the sum of the weights of its faces.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from shutbox.solve import compiled

Array = np.ndarray[Any, Any]
THROW, SHUT, PENALTY, OVER = 0, 1, 2, 4
ALL_DICE, ONE_DIE = 1, 2
_STEP, _MIX, _MIX_AGAIN = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_LOW = np.uint64(0xFFFFFFFF)


class Tables(NamedTuple):
    """A turn as arrays: where throws lead, what its end is worth, and which number means which move."""

    first: Array
    after: Array
    counts: Array
    up: Array
    off: float
    ends: Array
    set_up: int
    dice: int
    weights: Array
    keys: Array
    classes: Array
    worth: Array
    moves: Array
    place: Array
    first_move: int
    penalty: int
    values: Array
    throwing: Array


class Batch(NamedTuple):
    """The state of each turn."""

    position: Array
    row: Array
    throw: Array
    phase: Array
    length: Array
    state: Array


class Outcome(NamedTuple):
    """The outcome of a step for each turn."""

    reward: Array
    terminated: Array
    truncated: Array
    illegal: Array
    regret: Array
    mask: Array


@compiled
def _random(state: Array, turn: int) -> np.uint64:
    """The next 64 random bits of a turn: splitmix64."""
    state[turn] += _STEP
    mixed = state[turn]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * _MIX
    mixed = (mixed ^ (mixed >> np.uint64(27))) * _MIX_AGAIN
    return mixed ^ (mixed >> np.uint64(31))


@compiled
def _face(state: Array, turn: int, faces: int) -> int:
    """A fair face, from 0; random numbers that would favour some faces are rejected."""
    count = np.uint64(faces)
    spare = np.uint64(1 << 32) % count
    while True:
        product = (_random(state, turn) >> np.uint64(32)) * count
        if (product & _LOW) >= spare:
            return int(product >> np.uint64(32))


@compiled
def _throw(tables: Tables, batch: Batch, turn: int, dice: int) -> None:
    """Puts a throw on the table and finds its row."""
    faces = batch.throw.shape[1]
    key = 0
    for _ in range(dice):
        face = _face(batch.state, turn, faces)
        batch.throw[turn, face] += 1
        key += tables.weights[face]
    low, high = 0, tables.keys.size - 1
    while low < high:
        middle = (low + high) // 2
        if tables.keys[middle] < key:
            low = middle + 1
        else:
            high = middle
    batch.row[turn] = batch.position[turn] * tables.keys.size + tables.classes[low]


@compiled
def _off_mat(tables: Tables, batch: Batch, turn: int) -> int:
    """The phase after a throw off the mat."""
    if tables.penalty >= 0:
        return PENALTY
    position = batch.position[turn]
    if tables.ends[position] >= 0:
        batch.position[turn] = tables.ends[position]
        return OVER
    batch.position[turn] = tables.up[position]
    return THROW


@compiled
def _after_throw(tables: Tables, batch: Batch, turn: int, action: int) -> int:
    """The phase after a throw of all dice (0) or one die (1); negative if that number is not allowed."""
    position = batch.position[turn]
    if action >= tables.first_move or not tables.counts[position] & (ONE_DIE if action else ALL_DICE):
        return -1
    if tables.off > 0.0 and (_random(batch.state, turn) >> np.uint64(11)) * 2.0**-53 < tables.off:
        return _off_mat(tables, batch, turn)
    _throw(tables, batch, turn, 1 if action else tables.dice)
    row = batch.row[turn]
    return SHUT if tables.first[row] < tables.first[row + 1] else OVER


@compiled
def _shut(tables: Tables, batch: Batch, turn: int, action: int) -> int:
    """The phase after shutting tiles; negative if the throw does not allow the move."""
    if not tables.first_move <= action < tables.first_move + tables.moves.size:
        return -1
    row = batch.row[turn]
    place = batch.position[turn] - tables.moves[action - tables.first_move]
    for edge in range(tables.first[row], tables.first[row + 1]):
        if tables.after[edge] == place:
            batch.position[turn] = place
            return THROW if place > 0 else OVER
    return -1


@compiled
def _after_penalty(tables: Tables, batch: Batch, turn: int, action: int) -> int:
    """The phase after the choice of a penalty; negative for any other action."""
    if action == tables.penalty:
        batch.position[turn] = tables.up[batch.position[turn]]
        return THROW
    return OVER if action == tables.penalty + 1 else -1


@compiled
def _best(tables: Tables, batch: Batch, turn: int) -> float:
    """The value of the best option of a turn."""
    position, phase = batch.position[turn], batch.phase[turn]
    best = -np.inf
    if phase == SHUT:
        row = batch.row[turn]
        for edge in range(tables.first[row], tables.first[row + 1]):
            best = max(best, tables.values[tables.after[edge]])
    elif phase == THROW:
        for kind in range(2):
            if tables.counts[position] & (ONE_DIE if kind else ALL_DICE):
                best = max(best, tables.throwing[position, kind])
    else:
        best = max(tables.worth[position], tables.values[tables.up[position]])
    return best


@compiled
def _value(tables: Tables, position: int, phase: int, action: int) -> float:
    """The value of a legal action."""
    if phase == SHUT:
        return tables.values[position - tables.moves[action - tables.first_move]]
    if phase == THROW:
        return tables.throwing[position, action]
    return tables.values[tables.up[position]] if action == tables.penalty else tables.worth[position]


@compiled
def show(tables: Tables, batch: Batch, mask: Array) -> None:
    """Marks every legal action in an empty mask."""
    for turn in range(batch.position.size):
        phase, position = batch.phase[turn], batch.position[turn]
        if phase == SHUT:
            row = batch.row[turn]
            for edge in range(tables.first[row], tables.first[row + 1]):
                mask[turn, tables.place[position - tables.after[edge]]] = 1
        elif phase == THROW:
            if tables.counts[position] & ALL_DICE:
                mask[turn, 0] = 1
            if tables.counts[position] & ONE_DIE:
                mask[turn, 1] = 1
        elif phase == PENALTY:
            mask[turn, tables.penalty] = 1
            mask[turn, tables.penalty + 1] = 1


@compiled
def _begin(tables: Tables, batch: Batch, turn: int) -> None:
    """Resets a turn to the set-up."""
    batch.position[turn] = tables.set_up
    batch.phase[turn] = THROW
    batch.throw[turn] = 0
    batch.length[turn] = 0


@compiled
def set_up(tables: Tables, batch: Batch) -> None:
    """Resets every turn to the set-up."""
    for turn in range(batch.position.size):
        _begin(tables, batch, turn)


@compiled
def step(
    tables: Tables, batch: Batch, actions: Array, longest: int, cost: float, slack: float, outcome: Outcome
) -> None:
    """Steps every turn; a turn that was over is reset, whatever its action."""
    losing = tables.values.size > 0
    for turn in range(actions.size):
        before = batch.phase[turn]
        if before == OVER or (longest > 0 and batch.length[turn] == longest):
            _begin(tables, batch, turn)
            continue
        batch.length[turn] += 1
        action = actions[turn]
        position = batch.position[turn]
        best = _best(tables, batch, turn) if losing else 0.0
        if before == THROW:
            phase = _after_throw(tables, batch, turn, action)
        elif before == SHUT:
            phase = _shut(tables, batch, turn, action)
        else:
            phase = _after_penalty(tables, batch, turn, action)
        if phase < 0:
            outcome.illegal[turn] = True
            outcome.reward[turn] = cost
        else:
            if losing:
                regret = best - _value(tables, position, before, action)
                outcome.regret[turn] = regret if regret > slack * max(1.0, abs(best)) else 0.0
            batch.phase[turn] = phase
            if phase != SHUT:
                batch.throw[turn] = 0
            if phase == OVER:
                outcome.terminated[turn] = True
                outcome.reward[turn] = tables.worth[batch.position[turn]]
        if longest > 0 and batch.length[turn] == longest and not outcome.terminated[turn]:
            outcome.truncated[turn] = True
