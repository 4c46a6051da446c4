"""A progress bar on the error stream."""

from __future__ import annotations

from importlib import import_module
from io import StringIO

import pytest

from shutbox.cli.terminal.progress import BAR, progress
from shutbox.cli.terminal.stream import OutputError, Terminal
from shutbox.words import Words
from tests.cli.console import Keyboard

CLEAR = "\r\x1b[K"

# The package offers a function of the same name.
module = import_module("shutbox.cli.terminal.progress")


def drawn(*steps: tuple[int, int]) -> str:
    """What is written to a terminal for these steps."""
    errors = Keyboard()
    with progress(Words(), Terminal(StringIO(), StringIO(), errors)) as draw:
        assert draw is not None
        for done, of in steps:
            draw(done, of)
    return errors.getvalue()


def test_without_a_terminal_nothing_is_drawn() -> None:
    errors = StringIO()
    with progress(Words(), Terminal(StringIO(), StringIO(), errors)) as draw:
        assert draw is None
    assert errors.getvalue() == ""


def test_short_work_shows_no_bar() -> None:
    assert drawn((1, 2), (2, 2)) == CLEAR


def test_the_bar_fills_and_is_removed_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DELAY", -1.0)
    *bars, rest = drawn((0, 3), (1, 3), (3, 3)).split("\r")[1:]
    assert [bar.count("#") for bar in bars] == [0, BAR // 3, BAR]
    assert all(bar.count("#") + bar.count(".") >= BAR for bar in bars)
    assert f"\r{rest}" == CLEAR


def test_the_bar_is_removed_when_the_work_is_interrupted() -> None:
    errors = Keyboard()
    with pytest.raises(KeyboardInterrupt), progress(Words(), Terminal(StringIO(), StringIO(), errors)):
        raise KeyboardInterrupt
    assert errors.getvalue().endswith(CLEAR)


class Gone(Keyboard):
    """A terminal that has gone."""

    def write(self, _: str) -> int:
        raise OSError(5, "Input/output error")


def test_a_terminal_that_has_gone_is_an_error_of_the_output() -> None:
    with pytest.raises(OutputError), progress(Words(), Terminal(StringIO(), StringIO(), Gone())):
        pass
