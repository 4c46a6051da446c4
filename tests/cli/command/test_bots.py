from __future__ import annotations

import json
from pathlib import Path

from shutbox.bots import BOTS, strength
from shutbox.rules import named
from tests.cli.console import error_line, process, run, without


def test_every_bot_is_listed_with_its_exact_strength() -> None:
    actual = json.loads(run("bots", "--json").out)
    assert [each["bot"] for each in actual["bots"]] == list(BOTS)
    assert actual["rules"] == "nine"
    club = next(each for each in actual["bots"] if each["bot"] == "club")
    assert club["extra"] == strength("club", named("nine").turn).extra
    assert club["title"] == "Club player"


def test_the_strength_is_that_of_the_rule_set_asked_for() -> None:
    text = run("bots", "nine-sum6", "--set", "tiles=2").out
    assert "@perfect" in text
    assert "0.000 above the best" in text


def test_an_unknown_rule_set_is_refused() -> None:
    assert "did you mean nine" in error_line(run("bots", "nien"))


def test_a_player_of_ones_own_is_compared_with_the_bots_that_are_named() -> None:
    own = "tests.simulate.own_players:Highest"
    found = json.loads(run("bots", "--bots", f"@{own},highest", "--json").out)["bots"]
    assert [each["bot"] for each in found] == [own, "highest"]
    assert (found[0]["title"], found[0]["about"]) == ("", "")
    assert found[0]["mean"] == strength(own, "nine").mean
    assert f"@{own}" in run("bots", "--bots", own).out


def test_a_player_that_cannot_be_loaded_or_varies_is_refused() -> None:
    assert "cannot be loaded: ModuleNotFoundError" in error_line(run("bots", "--bots", "no_such_module:Bot"))
    assert "did you mean club" in error_line(run("bots", "--bots", "klub"))
    assert "does not always choose the same" in error_line(run("bots", "--bots", "tests.simulate.own_players:Varying"))


def test_without_a_solver_the_bots_are_listed_all_the_same(tmp_path: Path) -> None:
    plain = without(tmp_path / "hidden", "numpy", "numba")
    done = process("bots", **plain)
    assert (done.code, done.err) == (0, "")
    assert [line.split()[0] for line in done.out.splitlines() if line.startswith("  @")] == [
        f"@{name}" for name in BOTS
    ]
    assert 'pip install "shutbox[play]"' in done.out
    data = json.loads(process("bots", "--bots", "club", "--json", **plain).out)["bots"]
    assert [(each["bot"], each["mean"]) for each in data] == [("club", None)]
    assert "did you mean club" in error_line(process("bots", "--bots", "klub", **plain))
