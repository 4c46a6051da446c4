"""Attackers beside players: limits answer, players go on. The figures come from the program itself."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.docs.page import ROOT

PROGRAM = [sys.executable, "benchmarks/attack.py"]
ATTACK = re.compile(r'^    "(\w+)": \(\1, "[\w ]+"\),$', re.MULTILINE)


@pytest.mark.parametrize("more", [[], pytest.param(["--workers", "2"], marks=pytest.mark.long)])
def test_every_attack_is_answered_and_players_go_on_beside_all_of_them(more: list[str]) -> None:
    line = [*PROGRAM, "--count", "--tables", "4", "--rate", "10", *more]
    told = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    names = ATTACK.findall((ROOT / "benchmarks/attacker.py").read_text("utf-8"))
    assert len(names) >= 15
    assert re.findall(r"^ok   (\w+): answered", told.stdout, re.MULTILINE) == names


def test_an_attack_that_does_not_exist_is_refused() -> None:
    told = subprocess.run([*PROGRAM, "earthquake"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert "no such attack: earthquake; there are heads," in told.stderr
