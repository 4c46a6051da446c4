"""What a table is laid with."""

from __future__ import annotations

from typing import Any

import pytest

from shutbox.cli.line.arguments import Arguments, UsageError
from shutbox.cli.line.parser import parse_arguments
from shutbox.cli.live.host import table_plan
from shutbox.cli.program import COMMANDS
from shutbox.play.table.setting import Settings, read_settings
from shutbox.rules import from_data, named
from tests.cli.console import error_line, run


def parse(*tokens: str) -> Arguments:
    return parse_arguments(COMMANDS["host"], tokens)


def settings(*tokens: str) -> Settings:
    return read_settings(table_plan(parse(*tokens))["settings"])


def test_without_options_two_play_the_usual_game_in_the_usual_way() -> None:
    plan: dict[str, Any] = table_plan(parse())
    assert from_data(plan["rules"]) == named("double-shutter")
    assert plan["seats"] == ["open", "open"]
    assert read_settings(plan["settings"]) == Settings()


def test_every_setting_of_a_table_has_its_option() -> None:
    actual = settings(
        *("--dice", "typed", "--coach", "each", "--undo", "--pencil"),
        *("--seconds", "30", "--pace", "0", "--starter", "2", "--set", "begins=first"),
    )
    assert actual == read_settings(
        {"dice": "typed", "coach": "each", "undo": True, "pencil": True, "seconds": 30, "pace": 0, "starter": 1}
    )


def test_rules_are_chosen_as_they_are_to_play() -> None:
    plan = table_plan(parse("double-shutter", "--rounds", "3", "--set", "tiles=2", "--seats", "open, @club,open"))
    rules = from_data(plan["rules"])
    assert (rules.game.rounds, rules.turn.tiles) == (3, 2)
    assert plan["seats"] == ["open", "club", "open"]


@pytest.mark.parametrize(
    ("tokens", "code"),
    [
        (("--dice", "loaded"), "option-choice"),
        (("--coach", "never"), "option-choice"),
        (("--seconds", "4000"), "option-range"),
        (("--starter", "3"), "option-range"),
        (("--starter", "2", "--set", "begins=throw"), "starter-thrown"),
        (("nine", "--rounds", "3"), "rounds-none"),
        (("--rounds", "3", "--seats", "open"), "rounds-alone"),
        (("no-such-game",), "rules-unknown"),
    ],
)
def test_invalid_settings_of_a_table_are_refused_before_the_request(tokens: tuple[str, ...], code: str) -> None:
    with pytest.raises(UsageError if code != "rules-unknown" else Exception) as caught:
        table_plan(parse(*tokens))
    assert caught.value.code == code  # type: ignore[attr-defined]


def test_the_refusal_is_one_line() -> None:
    crowd = error_line(run("host", "--name", "Ann,Bo", "--seats", "open,club"))
    assert crowd == "there is no open seat for each of Ann and Bo among open and club; add one with --seats"
    assert error_line(run("host", "--dice", "loaded")) == '--dice must be one of sealed and typed, not "loaded"'
