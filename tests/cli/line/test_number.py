"""Numbers on the command line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.cli.line.arguments import Arguments, UsageError
from shutbox.cli.line.number import integer, integers, read_whole
from shutbox.cli.line.value_kind import MOST

# Everything but ASCII digits in the usual spelling; Python reads most of these as numbers.
STRANGE = ["", "x", "1.0", "+1", " 1", "1 ", "1e3", "0x1", "--1", "-", "-0", "00", "01", "-01", "1_0", "1,0"]
STRANGE += ["٣", "５", "1२", "²", "½", "Ⅳ", "1\n", "1\u00a0", "−1", "1234567890", "9" * 5000]


def arguments(**options: str) -> Arguments:
    return Arguments({}, {name: (value,) for name, value in options.items()})


@given(st.integers(-MOST, MOST))
def test_a_number_is_read_as_python_writes_it(number: int) -> None:
    assert read_whole(str(number)) == number


@given(st.text(st.characters(categories=["Nd", "Nl", "No", "Zs", "Pd", "Pc", "Sm"]), max_size=9))
def test_nothing_is_read_that_python_would_not_write(text: str) -> None:
    number = read_whole(text)
    assert number is None or str(number) == text


@pytest.mark.parametrize("text", STRANGE)
def test_what_is_not_a_plain_number_is_refused(text: str) -> None:
    assert read_whole(text) is None
    with pytest.raises(UsageError) as raised:
        integer(arguments(count=text), "count", 0, 9)
    assert raised.value.arguments == {"option": "--count", "low": 0, "high": 9, "got": text}
    with pytest.raises(UsageError, match="option-numbers"):
        integers(arguments(score=f"1,{text}"), "score", 2)


@given(st.integers(-1000, 1000), st.integers(-1000, 1000), st.integers(-1000, 1000))
def test_an_integer_is_accepted_exactly_within_its_range(number: int, low: int, high: int) -> None:
    args = arguments(count=str(number))
    if low <= number <= high:
        assert integer(args, "count", low, high) == number
    else:
        with pytest.raises(UsageError) as raised:
            integer(args, "count", low, high)
        assert raised.value.code == "option-range"
    assert integer(args, "count") == number


def test_a_missing_option_has_no_number() -> None:
    assert integer(arguments(), "count", 0, 9) is None
    assert integers(arguments(), "score", 2) is None


@given(st.lists(st.integers(-MOST, MOST), min_size=1, max_size=5), st.integers(1, 5))
def test_integers_must_be_as_many_as_the_players(numbers: list[int], players: int) -> None:
    args = arguments(score=",".join(map(str, numbers)))
    if len(numbers) == players:
        assert integers(args, "score", players) == tuple(numbers)
    else:
        with pytest.raises(UsageError, match="option-numbers"):
            integers(args, "score", players)
