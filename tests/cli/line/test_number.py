"""Numbers in options."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.cli.line.arguments import Arguments, UsageError
from shutbox.cli.line.number import check_exclusive, integer, integers


def arguments(**options: str) -> Arguments:
    return Arguments({}, {name: (value,) for name, value in options.items()})


@given(st.integers(-1000, 1000), st.integers(-1000, 1000), st.integers(-1000, 1000))
def test_an_integer_is_accepted_exactly_within_its_range(number: int, low: int, high: int) -> None:
    args = arguments(count=str(number))
    if low <= number <= high:
        assert integer(args, "count", low, high) == number
    else:
        with pytest.raises(UsageError) as raised:
            integer(args, "count", low, high)
        assert raised.value.code == "option-range"


@pytest.mark.parametrize("text", ["", "x", "1.0", "+1", " 1", "1e3", "0x1", "--1", "٣", "1_0", "1234567890"])
def test_what_is_not_a_plain_integer_is_refused(text: str) -> None:
    with pytest.raises(UsageError) as raised:
        integer(arguments(count=text), "count", 0, 10**12)
    assert raised.value.arguments == {"option": "count", "low": 0, "high": 10**12, "got": text}
    with pytest.raises(UsageError, match="option-numbers"):
        integers(arguments(score=f"1,{text}"), "score", 2)


def test_a_missing_option_has_no_number() -> None:
    assert integer(arguments(), "count", 0, 9) is None
    assert integers(arguments(), "score", 2) is None


@given(st.lists(st.integers(-(10**9) + 1, 10**9 - 1), min_size=1, max_size=5), st.integers(1, 5))
def test_integers_must_be_as_many_as_the_players(numbers: list[int], players: int) -> None:
    args = arguments(score=",".join(map(str, numbers)))
    if len(numbers) == players:
        assert integers(args, "score", players) == tuple(numbers)
    else:
        with pytest.raises(UsageError, match="option-numbers"):
            integers(args, "score", players)


def test_an_option_is_refused_beside_one_that_it_excludes() -> None:
    check_exclusive(arguments(resume="file"), "resume", ("rules", "players"))
    with pytest.raises(UsageError) as raised:
        check_exclusive(arguments(resume="file", players="Ann"), "resume", ("rules", "players"))
    assert raised.value.code == "option-together"
    assert raised.value.arguments == {"option": "resume", "other": "players"}
