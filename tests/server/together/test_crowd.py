"""Several processes at one database, which fail: nothing that was acknowledged is lost, nothing happens twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.faults.nursery import Nursery
from tests.server.together import crowd

# By hand more of them (`python -m tests.server.faults crowd 1000`).
TROUBLES, TABLES = 8, 3


@pytest.mark.parametrize(("count", "seed"), [(2, 1), (3, 2)])
def test_what_was_acknowledged_is_there_whatever_fails(tmp_path: Path, count: int, seed: int) -> None:
    with Nursery() as nursery:
        # The clocks of the processes are seconds apart.
        done = crowd.lap(
            nursery, tmp_path, seed, troubles=TROUBLES, tables=TABLES, count=count, apart=lambda number: 3.0 * number
        )
    assert done["acks"] > TROUBLES * crowd.ACKS // 2
