"""Which language a command answers in."""

from __future__ import annotations

import pytest

from shutbox.cli.line.arguments import UsageError
from shutbox.cli.line.language import split_language, system_language
from tests.cli.console import error_line, process, run


@pytest.mark.parametrize(
    "tokens",
    [["--lang", "en", "rules", "nine"], ["rules", "--lang=en", "nine"], ["rules", "nine", "--lang", "en"]],
    ids=["first", "middle", "last"],
)
def test_a_language_can_be_asked_for_anywhere(tokens: list[str]) -> None:
    assert split_language(tokens) == ("en", ["rules", "nine"])


def test_tokens_after_two_dashes_are_not_options() -> None:
    assert split_language(["rules", "--", "--lang", "en"]) == (None, ["rules", "--", "--lang", "en"])


def test_one_language_at_a_time() -> None:
    with pytest.raises(UsageError):
        split_language(["--lang", "en", "--lang", "en"])


@pytest.mark.parametrize("tokens", [["--lang", "tlh", "rules"], ["rules", "--lang"], ["--lang="]])
def test_a_language_that_there_is_not_is_refused_with_those_that_there_are(tokens: list[str]) -> None:
    assert "there are" in error_line(run(*tokens))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LC_ALL": "fr_FR", "SHUTBOX_LANG": "da"}, "da"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "tlh"}, "en"),
        ({"LC_ALL": "", "LANG": "ru"}, "ru"),
    ],
)
def test_the_system_says_which_language_is_usual(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_a_command_uses_the_language_of_the_system_unless_an_option_says_otherwise() -> None:
    text = process("rules", SHUTBOX_LANG="", LC_ALL="de_DE.UTF-8")
    assert text.code == 0
    assert text == process("rules", "--lang", "de")
    assert text != process("rules", "--lang", "en", LC_ALL="de_DE.UTF-8")


def test_an_error_is_shown_in_the_selected_language() -> None:
    assert error_line(run("--lang", "de", "rules", "zzz")) != error_line(run("rules", "zzz"))
