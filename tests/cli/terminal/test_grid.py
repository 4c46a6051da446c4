"""Text in columns."""

from __future__ import annotations

from shutbox.cli.terminal.grid import align, flow, pad, paragraph, shorten, width


def test_wide_combining_and_painted_letters_are_measured_as_they_are_shown() -> None:
    assert [width(text) for text in ("Ann", "安娜", "e\u0301", "\x1b[1mAnn\x1b[0m")] == [3, 4, 1, 3]
    family, thumb, heart = "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f44d\U0001f3fd", "\u2764\ufe0f"
    assert [width(text) for text in (family, thumb, heart, "می\u200cخواهم", "क्\u200dष")] == [2, 2, 1, 7, 2]
    assert shorten(family + "Ann", 3) == "\U0001f468\u200d\U0001f469\u200d\U0001f467…"
    assert shorten("می\u200cخ", 2) == "م…"
    assert pad("安", 4) == "安  "


def test_a_long_text_is_cut_with_an_ellipsis() -> None:
    assert shorten("Maximiliane", 6) == "Maxim…"
    assert shorten("安娜安娜", 5) == "安娜…"
    assert shorten("Ann", 6) == "Ann"


def test_rows_stand_under_each_other_and_the_last_cell_is_wrapped() -> None:
    rows = [("a", "one two three four five"), ("long", "six")]
    assert align(rows, 28) == ["  a     one two three four", "        five", "  long  six"]


def test_a_narrow_screen_still_gets_twenty_columns_of_text() -> None:
    assert align([("a" * 30, "one two three four")], 20) == [f"  {'a' * 30}  one two three four"]
    assert paragraph("one two three four five", 5) == ["one two three four", "five"]


def test_cells_flow_line_by_line() -> None:
    assert flow(["a", "bb", "c", "d"], 12) == ["  a   bb  c", "  d"]
    assert flow(["aaaa", "b"], 3) == ["  aaaa", "  b"]
    assert flow([], 80) == []
