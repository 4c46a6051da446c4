"""Repeated kill -9: acknowledged entries are stored once and in order, and broadcasts stay true."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.faults.campaign import Campaign
from tests.server.faults.kills import ACKS, Places, check, lap
from tests.server.faults.nursery import Nursery

# By hand more of them, at more tables (`python -m tests.server.faults kills 1000`).
KILLS, TABLES = 100, 5


@pytest.mark.parametrize(
    "found",
    [
        {"a:1": [(1, 2)]},
        {"a:1": [(1, 2)], "a:2": [(1, 4)]},
        {"a:1": [(1, 2), (1, 5)], "a:2": [(1, 3)]},
        {"a:1": [(1, 2), (2, 3)], "a:2": [(1, 3)]},
    ],
    ids=["lost", "moved", "twice", "at two tables"],
)
def test_the_checker_finds_what_is_wrong(found: Places) -> None:
    acks = [{"holder": "a", "id": "1", "n": 2}, {"holder": "a", "id": "2", "n": 3}]
    check(acks, {"a:1": [(1, 2)], "a:2": [(1, 3)]})
    with pytest.raises(AssertionError):
        check(acks, found)


def test_what_was_acknowledged_is_there_once_and_in_order_after_many_kills(tmp_path: Path) -> None:
    with Nursery() as nursery:
        done = lap(nursery, tmp_path, KILLS, 50, TABLES)
    assert done.early > 3
    assert done.acks > KILLS * ACKS // 2


def test_a_long_run_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    done: list[int] = []

    def piece(number: int) -> dict[str, int]:
        if number in done or len(done) == 2:
            raise KeyboardInterrupt
        done.append(number)
        return {"kills": 10, f"kind {number}": 1}

    with pytest.raises(KeyboardInterrupt):
        Campaign.of(tmp_path / "state.json").run(4, piece)
    again = Campaign.of(tmp_path / "state.json")
    again.run(3, lambda number: {"kills": 10 * number})
    assert (done, again.pieces) == ([0, 1], 3)
    assert again.sums == {"kills": 40, "kind 0": 1, "kind 1": 1}
    assert again.line.startswith("state: kills 40, kind 0 1, kind 1 1;")
