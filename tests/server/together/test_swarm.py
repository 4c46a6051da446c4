"""Tables of bots at several processes, one of which is killed: all records verify."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.together import swarm


def test_every_record_of_tables_of_bots_at_several_processes_verifies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # By hand 500 tables for ten minutes (`python -m tests.server.faults swarm 600`).
    monkeypatch.setattr(swarm, "KILL", 0.8)
    found = swarm.swarm(tmp_path, count=2, tables=6, seconds=1.0, pace=30)
    assert found["games"] >= 6
    assert found["kills"]
