"""Real clients on bad networks all end where the server's record ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.faults.link import ProxyLink, Weather
from tests.server.faults.network import PEOPLE, SCENARIOS, hosted, played

ROOT = Path(__file__).parents[3]
# Somebody who sleeps for ten minutes sleeps for 20 seconds.
SPEED = "30"


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")
def test_on_every_bad_network_all_clients_end_where_the_record_ends(capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-m", "tests.server.faults.network", SPEED]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    network, *games = map(json.loads, done.stdout.splitlines())
    with capsys.disabled():
        print(f"\nnetwork: {network['network']}")
    assert {game["scenario"] for game in games} == SCENARIOS.keys()


@pytest.mark.parametrize("scenario", ["calm", "resets"])
def test_proxies_do_where_namespaces_are_denied(scenario: str) -> None:
    network = ProxyLink(PEOPLE)
    with hosted(network, 30.0) as server:
        found = played(network, server, 30.0, scenario, 0)
    assert found["connections"] >= PEOPLE
    assert network.weathers[0] == Weather()
