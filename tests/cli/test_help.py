"""Help fits on a screen, in every language."""

from __future__ import annotations

import pytest

from shutbox.cli.help import command_help, program_help
from shutbox.cli.program import COMMANDS
from shutbox.cli.terminal.grid import width
from shutbox.cli.terminal.stream import DEFAULT_WIDTH
from shutbox.words import Words, locales


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_stays_within_the_screen(name: str, locale: str) -> None:
    text = command_help(Words(locale), COMMANDS[name], DEFAULT_WIDTH)
    assert [line for line in text.splitlines() if width(line) > DEFAULT_WIDTH] == []


@pytest.mark.parametrize("locale", locales())
def test_the_help_of_the_program_stays_within_the_screen(locale: str) -> None:
    text = program_help(Words(locale), COMMANDS.values(), DEFAULT_WIDTH)
    assert [line for line in text.splitlines() if width(line) > DEFAULT_WIDTH] == []
