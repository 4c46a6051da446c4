"""Flat arrays say the same as lists, and a loop over them is used while it is installed."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

import pytest

from shutbox.rules import named
from shutbox.solve import MEAN, SHUT
from shutbox.solve.portable.flat_turn import FlatTurn, flat_turn, install_loop
from shutbox.solve.portable.links import links
from shutbox.solve.portable.turn_tables import objective_tables

CALLS: list[tuple[int, float, int]] = []


def loop(turn: FlatTurn, stops: array[float], slacks: array[float], off: float, end: int) -> array[float]:
    """A loop that knows nothing: every position is worth what its first column says of its end."""
    CALLS.append((len(turn.ways), off, end))
    assert len(stops) % len(turn.ways) == 0
    assert len(slacks) * len(turn.ways) <= len(stops)
    return stops


@pytest.fixture
def installed() -> Iterator[None]:
    CALLS.clear()
    install_loop(loop)
    yield
    install_loop(None)


@pytest.mark.parametrize("name", ["nine", "thai", "twelve", "double-shutter-2008"])
def test_flat_arrays_have_the_same_moves_as_lists(name: str) -> None:
    moves = links(named(name).turn)
    flat = flat_turn(moves)
    classes = len(moves.chances[0])
    assert len(flat.starts) == len(moves.rows) * classes + 1
    for position in range(0, len(moves.rows), max(1, len(moves.rows) // 200)):
        for each in range(classes):
            place = position * classes + each
            assert tuple(flat.targets[flat.starts[place] : flat.starts[place + 1]]) == moves.rows[position][each]
        counts = {0: (), 1: (2,), 2: (1,), 3: (2, 1), 4: (1, 2)}[flat.ways[position]]
        assert [dice == 1 for dice in moves.counts[position]] == [dice == 1 for dice in counts]
    assert flat.shares.tolist() == [*moves.chances[0], *moves.chances[1]]


def test_a_loop_sweeps_while_it_is_installed(installed: None) -> None:
    rules = named("nine").turn
    assert installed is None
    table = objective_tables(rules, SHUT)["values"]
    assert CALLS == [(512, 0.0, -1)]
    assert table.at(0, 0) == 1
    install_loop(None)
    assert objective_tables(rules, MEAN)["values"].at(511, 0) == pytest.approx(27323400707 / 2448880128)
    assert len(CALLS) == 1
