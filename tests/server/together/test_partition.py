"""A process is cut off from its database, or from everything, in a network of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from shutbox.server.store.audit import audit_database
from tests.docs.page import ROOT
from tests.server.postgres.cluster import new_database

# By hand more of them (`python -m tests.server.faults partition 100`).
TROUBLES = 1


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")
def test_a_process_that_was_cut_off_comes_back_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    with new_database() as url:
        command = [sys.executable, "-m", "tests.server.together.partition", url, str(tmp_path), str(TROUBLES), "1"]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", timeout=300)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
        found = json.loads(done.stdout)
        if "acks" not in found:
            pytest.skip(found["network"])
        assert found["acks"]
        assert audit_database(url).faults == []
