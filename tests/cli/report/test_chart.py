from __future__ import annotations

from itertools import pairwise

from shutbox.cli.report.chart import Bin, bar, bins, flush_right, histogram, interval
from shutbox.cli.terminal.stream import Style
from shutbox.words import Words

PLAIN = Style(unicode=False)


def test_a_bar_is_as_long_as_its_share() -> None:
    assert [bar(length, Style()) for length in (0, 0.5, 1, 2.25)] == ["", "▌", "█", "██▎"]
    assert [bar(length, PLAIN) for length in (0, 0.4, 2.6)] == ["", "", "###"]


def test_an_interval_has_another_shade() -> None:
    assert interval(0.5, 0.75, 1.0, 8, Style()) == "████▒▒"
    assert interval(0.5, 0.5001, 0.5001, 8, PLAIN) == "########-"
    assert interval(0.0, 0.0, 0.0, 8, PLAIN) == ""


def test_few_numbers_have_a_bin_each() -> None:
    assert [each.label for each in bins([5, 0, 3])] == ["0", "3", "5"]


def test_many_numbers_are_grouped_and_a_shut_box_has_its_own_bin() -> None:
    actual = bins(range(46))
    assert [each.label for each in actual][:3] == ["0", "1-3", "4-6"]
    assert all(one.last + 1 == other.first for one, other in pairwise(actual))
    assert actual[-1].last >= 45
    assert Bin(4, 6) in actual


def test_every_number_is_in_one_bin() -> None:
    for highest in (16, 17, 100, 131, 987654321):
        actual = bins([*range(17), highest])
        assert len(actual) <= 16
        assert sum(each.first <= highest <= each.last for each in actual) == 1


def test_shares_stand_side_by_side_and_wrap_where_there_is_no_room() -> None:
    counts = {0: 1, 4: 3}
    assert histogram(Words(), [("one", counts), ("two", {0: 1})], Style(width=48)) == [
        "     one                   two",
        "  0  ████▍ 25.0%           █████████████ 100.0%",
        "  4  █████████████ 75.0%   0.0%",
    ]
    lines = histogram(Words(), [("one", counts), ("two", counts), ("six", counts)], Style(width=48))
    assert lines.index("") == 3
    assert lines[4].split() == ["six"]


def test_a_narrow_terminal_is_not_overrun() -> None:
    for width in (20, 31, 50, 120):
        named = [(f"{seat} most-tiles", dict.fromkeys(range(60), 1)) for seat in range(5)]
        assert all(len(line) <= max(width, 24) for line in histogram(Words(), named, Style(width=width)))


def test_cells_end_under_each_other() -> None:
    assert flush_right(["1", "10"]) == [" 1", "10"]
