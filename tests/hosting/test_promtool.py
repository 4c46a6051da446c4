"""Prometheus itself reads the alerts, the dashboard's expressions and the answer of a server, and raises each alert."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from tests.hosting.proxy import HOSTING, PROGRAMS
from tests.hosting.test_figures import BOARD, RULES, expressions
from tests.server.running import Server

CASES = Path(__file__).with_name("alerts.test.yaml")


def promtool(*arguments: str | Path, given: str = "") -> str:
    """What promtool says; it must have found no fault."""
    program = shutil.which("promtool", path=PROGRAMS)
    if program is None:
        pytest.skip("promtool is not installed (Debian: apt-get install prometheus)")
    done = subprocess.run([program, *arguments], input=given, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_each_alert_is_raised_by_what_it_is_about_and_none_on_a_quiet_day() -> None:
    assert "SUCCESS" in promtool("test", "rules", CASES)


def test_each_alert_has_a_case() -> None:
    cases = yaml.safe_load(CASES.read_text(encoding="utf-8"))
    found = set(re.findall(r'alertname="(\w+)"', json.dumps(cases).replace('\\"', '"')))
    assert found == {rule["alert"] for rule in RULES}


def test_the_configuration_is_read() -> None:
    assert f"{len(RULES)} rules found" in promtool("check", "config", HOSTING / "prometheus.yaml")


def test_every_expression_of_the_dashboard_is_one(tmp_path: Path) -> None:
    variables = {"$__rate_interval": "1m", "$instance": ".*"}
    rules = []
    for number, (_, expression) in enumerate(expressions()):
        for name, value in variables.items():
            expression = expression.replace(name, value)
        rules.append({"record": f"expression_{number}", "expr": expression})
    assert len(rules) > len(BOARD["panels"])
    file = tmp_path / "board.yaml"
    file.write_text(json.dumps({"groups": [{"name": "board", "rules": rules}]}), encoding="utf-8")
    assert f"{len(rules)} rules found" in promtool("check", "rules", file)


def test_the_answer_of_a_server_is_as_it_should_be(server: Server) -> None:
    assert promtool("check", "metrics", given=server.ask("GET", "/metrics").body.decode()) == ""
