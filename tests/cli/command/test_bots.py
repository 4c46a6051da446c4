from __future__ import annotations

import json

from shutbox.bots import BOTS, strength
from shutbox.rules import named
from tests.cli.console import error_line, run


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
