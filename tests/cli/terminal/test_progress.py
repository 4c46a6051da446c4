"""Signs of life on the error stream."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from io import StringIO
from threading import Event

import pytest

from shutbox.cli.terminal.progress import BAR, CLEAR, progress
from shutbox.cli.terminal.stream import OutputError, Terminal
from shutbox.solve.processor import note_compilation
from shutbox.words import Words, locales
from tests.cli.console import Keyboard

# The package offers a function of the same name.
module = import_module("shutbox.cli.terminal.progress")


class Watched(Keyboard):
    """A terminal that says when a text has been written."""

    def __init__(self) -> None:
        super().__init__()
        self.awaited, self.found = "", Event()

    def write(self, text: str) -> int:
        written = super().write(text)
        if self.awaited in self.getvalue():
            self.found.set()
        return written

    def wait_for(self, text: str) -> None:
        """Waits until the text has been written."""
        self.awaited = text
        self.found.clear()
        if text not in self.getvalue():
            assert self.found.wait(60)


@pytest.fixture
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DELAY", -1.0)
    monkeypatch.setattr(module, "TICK", 0.001)


@pytest.fixture
def _compiling() -> Iterator[None]:
    note_compilation(begins=True)
    yield
    note_compilation(begins=False)


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


def test_short_work_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DELAY", 1000.0)
    assert drawn((1, 2), (2, 2)) == ""


def test_people_wait_for_a_sign_less_than_a_third_of_a_second() -> None:
    assert module.DELAY + module.TICK <= 0.3


def test_the_bar_fills_and_is_removed_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DELAY", -1.0)
    monkeypatch.setattr(module, "TICK", 1000.0)
    *bars, rest = drawn((0, 3), (1, 3), (3, 3)).split(CLEAR)
    assert [bar.count("#") for bar in bars] == [0, BAR // 3, BAR]
    assert all(bar.count("#") + bar.count(".") >= BAR for bar in bars)
    assert rest == ""


@pytest.mark.usefixtures("_at_once")
@pytest.mark.parametrize("locale", locales())
def test_work_that_reports_nothing_is_named_all_the_same(locale: str) -> None:
    errors, words = Watched(), Words(locale)
    with progress(words, Terminal(StringIO(), StringIO(), errors), "round"):
        errors.wait_for(words.text("show-work", work="round"))
    assert errors.getvalue().endswith(CLEAR)


@pytest.mark.usefixtures("_at_once", "_compiling")
@pytest.mark.parametrize("locale", locales())
def test_compiling_is_told_from_solving(locale: str) -> None:
    errors, words = Watched(), Words(locale)
    with progress(words, Terminal(StringIO(), StringIO(), errors)) as draw:
        assert draw is not None
        draw(1, 2)
        errors.wait_for(words.text("show-work", work="compiling"))
    assert "#" not in errors.getvalue()


@pytest.mark.usefixtures("_at_once")
def test_a_dumb_terminal_gets_each_line_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    errors = Watched()
    with progress(Words(), Terminal(StringIO(), StringIO(), errors), "game") as draw:
        assert draw is not None
        draw(1, 3)
        draw(2, 3)
        note_compilation(begins=True)
        errors.wait_for("compiling")
        note_compilation(begins=False)
    written = errors.getvalue().splitlines()
    assert written[:2] == ["solving the game …", "compiling the solver, once on this machine …"]
    assert "\r" not in errors.getvalue()
    assert "\x1b" not in errors.getvalue()


@pytest.mark.usefixtures("_at_once")
def test_the_line_is_removed_when_the_work_is_interrupted() -> None:
    errors = Watched()

    def interrupted() -> None:
        errors.wait_for("solving")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), progress(Words(), Terminal(StringIO(), StringIO(), errors)):
        interrupted()
    assert errors.getvalue().endswith(CLEAR)


class Gone(Keyboard):
    """A terminal that has gone."""

    def write(self, _: str) -> int:
        raise OSError(5, "Input/output error")


@pytest.mark.usefixtures("_at_once")
def test_a_terminal_that_has_gone_is_an_error_of_the_output() -> None:
    with pytest.raises(OutputError), progress(Words(), Terminal(StringIO(), StringIO(), Gone())) as draw:
        draw and draw(1, 2)
