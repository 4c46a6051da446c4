"""Lines are typed while messages arrive."""

from __future__ import annotations

from io import StringIO
from queue import SimpleQueue

import pytest

from shutbox.cli.live import console as module
from shutbox.cli.live.console import Console, Item, open_console
from shutbox.cli.terminal.keyboard import EndOfInput, KeyboardEvent, Keys, Resumption
from shutbox.cli.terminal.stream import Terminal
from tests.cli.console import Keyboard


class TypingConsole:
    """A console whose keys are pressed here, and what it shows."""

    def __init__(self, *, interactive: bool = False) -> None:
        self.out = StringIO()
        self.inbox: SimpleQueue[Item] = SimpleQueue()
        keyboard = Keyboard() if interactive else StringIO()
        self.console = Console(Terminal(keyboard, self.out, StringIO()), self.inbox, edits=False)

    def press(self, *events: KeyboardEvent) -> list[Item]:
        """What the console passes on after these events."""
        for event in events:
            self.inbox.put((None, event))
        return list(self.console.items())


def test_lines_are_queued_until_they_are_read() -> None:
    typing = TypingConsole()
    assert typing.press(Keys(b"Ann\nB"), Keys(b"o\n")) == []
    assert typing.console.next_line == "Ann"
    typing.console.read("Name")
    assert typing.console.next_line == "Bo"
    typing.console.read("Name")
    assert typing.console.next_line is None
    assert typing.out.getvalue() == "Name > Ann\nName > Bo\n"


def test_other_items_are_passed_on_in_their_order() -> None:
    typing = TypingConsole()
    link = object()
    typing.inbox.put((link, 1))
    typing.inbox.put((None, Keys(b"who\n")))
    typing.inbox.put((link, 2))
    assert list(typing.console.items()) == [(link, 1), (link, 2)]
    assert typing.console.next_line == "who"


def test_waiting_ends_when_nothing_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TICK", 0.01)
    assert list(TypingConsole().console.items()) == []


def test_the_end_of_the_input_means_quit_after_all_lines() -> None:
    typing = TypingConsole()
    typing.press(Keys(b"show\nwho"), EndOfInput())
    for line in ("show", "who"):
        assert typing.console.next_line == line
        typing.console.read(None)
    assert typing.console.next_line == "quit"
    typing.console.read(None)
    assert typing.console.next_line == "quit"


def test_an_unfinished_line_stands_behind_the_question() -> None:
    typing = TypingConsole(interactive=True)
    assert typing.console.live
    typing.press(Keys(b"An"))
    typing.console.ask("Name")
    assert typing.out.getvalue() == "Name > An"


def test_the_question_is_drawn_again_after_a_break() -> None:
    typing = TypingConsole(interactive=True)
    typing.console.ask("Name")
    typing.console.ask("Name")
    assert typing.out.getvalue().count("Name") == 1
    typing.press(Resumption())
    typing.console.ask("Name")
    assert typing.out.getvalue().count("Name") == 2


def test_a_script_has_all_its_lines_at_the_start() -> None:
    out = StringIO()
    with open_console(Terminal(StringIO("start\nquit\n"), out, StringIO())) as console:
        assert not console.live
        assert list(console.items()) == []
        assert console.next_line == "start"
        console.ask("Ready")
    assert out.getvalue() == "Ready > \n", "no question is left behind"
