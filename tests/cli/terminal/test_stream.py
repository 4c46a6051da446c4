"""What a screen can show."""

from __future__ import annotations

from errno import EIO, ENOSPC
from io import StringIO

import pytest

from shutbox.cli.terminal.stream import OutputError, Style, Terminal, style_of


class Screen(StringIO):
    """A terminal to write on; its width it does not know."""

    def __init__(self, encoding: str = "utf-8", *, tty: bool = True) -> None:
        super().__init__()
        self._encoding = encoding
        self._tty = tty

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding

    def isatty(self) -> bool:
        return self._tty


def test_a_terminal_has_colours_and_a_file_has_none() -> None:
    assert style_of(Screen(), {}).colour
    assert not style_of(Screen(tty=False), {}).colour


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_colours_can_be_refused(environment: dict[str, str]) -> None:
    assert not style_of(Screen(), environment).colour


def test_an_empty_no_color_variable_is_ignored() -> None:
    assert style_of(Screen(), {"NO_COLOR": ""}).colour


@pytest.mark.parametrize(("columns", "width"), [("40", 40), ("5", 20), ("500", 120), ("0", 80), ("many", 80), ("", 80)])
def test_the_width_of_a_terminal_is_kept_within_reason(columns: str, width: int) -> None:
    assert style_of(Screen(), {"COLUMNS": columns}).width == width


@pytest.mark.parametrize(("columns", "width"), [("40", 40), ("5", 20), ("many", 80), ("", 80)])
def test_a_pipe_is_as_wide_as_columns_says_and_otherwise_80(columns: str, width: int) -> None:
    # Nobody exports COLUMNS by accident: who does, for `less` or a window of an editor, wants this width.
    assert style_of(Screen(tty=False), {"COLUMNS": columns}).width == width


@pytest.mark.parametrize(
    ("encoding", "unicode"), [("utf-8", True), ("UTF8", True), ("ascii", False), ("latin-1", False)]
)
def test_only_unicode_gets_box_drawing(encoding: str, *, unicode: bool) -> None:
    assert style_of(Screen(encoding), {}).unicode is unicode


def test_paint_is_for_letters_on_a_screen_with_colours() -> None:
    assert Style(colour=True).paint("Ann", "1") == "\x1b[1mAnn\x1b[0m"
    assert Style(colour=True).paint("  ", "1") == "  "
    assert Style().paint("Ann", "1") == "Ann"


def test_the_end_of_the_input_is_not_an_empty_answer() -> None:
    out = StringIO()
    terminal = Terminal(StringIO("\n"), out, StringIO())
    assert terminal.ask("Ann > ") == ""
    with pytest.raises(EOFError):
        terminal.ask("Ann > ")
    assert out.getvalue() == "Ann > \nAnn > "


class Broken(StringIO):
    """A stream that can be neither read nor written."""

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        raise OSError(EIO, "Input/output error")

    def write(self, _text: str, /) -> int:
        raise OSError(ENOSPC, "No space left on device")

    def flush(self) -> None:
        raise OSError(ENOSPC, "No space left on device")


def test_what_cannot_be_written_is_an_error_of_the_output() -> None:
    terminal = Terminal(StringIO(), Broken(), StringIO())
    for attempt in (terminal.tell, terminal.flush):
        with pytest.raises(OutputError) as raised:
            attempt()
        assert (raised.value.errno, raised.value.strerror) == (ENOSPC, "No space left on device")


def test_an_input_that_cannot_be_read_has_ended() -> None:
    with pytest.raises(EOFError):
        Terminal(Broken(), StringIO(), StringIO()).ask("> ")
