"""What programs ask for a position: the same as the commands of the same names say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.rules import named, to_data
from shutbox.server.think.computation import count_lines, moves_of, options_at, value_of
from tests.cli.console import run


def data(name: str) -> dict[str, Any]:
    return to_data(named(name), whole=True)


def said(*tokens: str, but: tuple[str, ...] = ("v",)) -> dict[str, Any]:
    """What a command says, without some keys."""
    found = json.loads(run(*tokens, "--json").out)
    return {key: value for key, value in found.items() if key not in but}


@pytest.mark.parametrize(
    ("rules", "position", "throw"),
    [("nine", "123456789", [5, 3]), ("double-shutter", "123456789/987654321", [4, 6]), ("nine", "....5....", [3, 3])],
)
def test_moves_are_those_of_the_command(rules: str, position: str, throw: list[int]) -> None:
    text = ",".join(map(str, sorted(throw)))
    assert moves_of(data(rules), position, throw) == said("moves", rules, position, text)


def test_lines_are_counted_as_by_the_command() -> None:
    assert count_lines(data("nine"), None, 3, divided=False) == said("perft", "nine", "3")
    found = count_lines(data("double-shutter"), None, 1, divided=True)
    assert found == said("perft", "double-shutter", "1", "--divide")
    assert count_lines(data("nine"), "1........", 200, divided=False)["count"] == 0
    assert count_lines(data("nine"), "1........", 0, divided=True)["divide"] == []


def test_a_count_that_would_take_long_is_refused_before_it_is_done() -> None:
    with pytest.raises(ShutboxError) as refusal:
        count_lines(data("double-shutter"), None, 18, divided=False)
    assert refusal.value.code == "think-too-dear"


@pytest.mark.parametrize("aim", ["mean", "shut", "below:12"])
def test_values_are_those_of_the_command(aim: str) -> None:
    wanted = said("solve", "nine", "--objective", aim, "--distribution", but=("v", "seconds"))
    found = value_of(data("nine"), None, aim, distributed=True)
    assert found.pop("seconds") >= 0
    assert found == wanted
    found = value_of(data("nine"), "12.......", aim, distributed=False)
    assert "distribution" not in found
    assert found["position"] == "12......."


def test_options_are_those_of_the_command() -> None:
    wanted = said("advise", "nine", "123456789", "3,5")
    assert json.loads(json.dumps(options_at(data("nine"), "123456789", [5, 3], "mean"))) == wanted
    before = options_at(data("nine"), ".......8.", [], "shut")
    assert [option["do"] for option in before["options"]] == ["throw"] * len(before["options"])


@pytest.mark.parametrize(
    ("throw", "position", "code"),
    [([3], "123456789", "moves-dice"), ([3, 7], "123456789", "throw-faces"), ([1, 1], ".......89", "advise-miss")],
)
def test_what_cannot_be_thrown_or_used_has_no_options(throw: list[int], position: str, code: str) -> None:
    with pytest.raises(ShutboxError) as refusal:
        options_at(data("nine"), position, throw, "mean")
    assert refusal.value.code == code


def test_a_shut_box_has_no_options() -> None:
    with pytest.raises(ShutboxError) as refusal:
        options_at(data("nine"), ".........", [], "mean")
    assert refusal.value.code == "advise-shut"
    assert moves_of(data("nine"), ".2.......", [1, 1])["moves"][0]["after"] == "........."
