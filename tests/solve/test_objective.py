"""What a player of one turn can want, and how it is spelled."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import NotationError
from shutbox.rules import from_data, named, read_position
from shutbox.rules.box import Position
from shutbox.solve.objective import MEAN, SHUT, Aim, Objective, below, read_objective, utility, worth

NINE = named("nine").turn
ties = st.fractions(0, 1, max_denominator=12)


def at(position: str) -> int:
    """A position of the nine box."""
    return read_position(NINE.box, position)


def test_the_mean_is_what_still_stands_and_nothing_when_the_box_is_shut() -> None:
    assert worth(MEAN, NINE, Position(at("12.4...89"))) == 24
    assert worth(MEAN, NINE, Position(0)) == 0


def test_only_the_shut_box_is_a_success_for_shutting_it() -> None:
    assert worth(SHUT, NINE, Position(0)) == 1
    assert worth(SHUT, NINE, Position(at("1........"))) == 0


def test_a_tie_with_the_target_counts_its_share() -> None:
    aim = below(8, Fraction(1, 2))
    assert [worth(aim, NINE, Position(at(place))) for place in ("......7..", ".......8.", "........9")] == [
        1,
        Fraction(1, 2),
        0,
    ]
    assert worth(below(8), NINE, Position(at(".......8."))) == 0


def test_a_utility_names_totals_and_the_others_are_worth_nothing() -> None:
    aim = utility({9: Fraction(2, 3), 0: Fraction(5), 45: Fraction(-1)})
    places = (0, at("........9"), at("1.......9"), NINE.set_up)
    assert [worth(aim, NINE, Position(place)) for place in places] == [5, Fraction(2, 3), 0, -1]
    assert aim == utility({45: Fraction(-1), 0: Fraction(5), 9: Fraction(2, 3)})


def test_the_digits_of_a_whole_double_box_do_not_overflow() -> None:
    rules = from_data({"box": "double", "total": "digits"}).turn
    assert worth(MEAN, rules, rules.set_up) == 123456789987654321


@pytest.mark.parametrize(
    ("objective", "sign"),
    [(MEAN, -1), (SHUT, 1), (below(3), 1), (utility({}), 1), (Objective(worst=True), 1)]
    + [(Objective(aim, worst=True), -1) for aim in (Aim.SHUT, Aim.BELOW, Aim.UTILITY)],
)
def test_more_is_better_of_a_chance_and_less_of_a_mean_and_worst_turns_it_round(
    objective: Objective, sign: int
) -> None:
    assert objective.sign == sign


@given(st.sampled_from([MEAN, SHUT]) | st.builds(below, st.integers(0, 10**9), ties), st.booleans())
def test_an_objective_reads_as_it_is_written(objective: Objective, worst: bool) -> None:  # noqa: FBT001
    wanted = Objective(objective.aim, objective.target, objective.tie, worst)
    assert read_objective(wanted.spelling, worst=worst) == wanted


def test_a_tie_may_be_spelled_as_a_decimal() -> None:
    assert read_objective("below:12:0.5") == below(12, Fraction(1, 2))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "means",
        "mean:1",
        "shut:",
        "below",
        "below:",
        "below:x",
        "below:-1",
        "below:1.5",
        "below:1:2",
        "below:1:-1/2",
        "below:1:1/0",
        "below:1:x",
        "below:1:1/2:3",
        "utility",
        "below:1_0",
        "below: 1",
        "below:٣",
        "below:1:٣/٤",
        "below:1:1_0/20",
        "below:" + "9" * 5000,
    ],
)
def test_what_names_no_objective_is_refused_with_what_was_got(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_objective(text)
    assert refused.value.code == "objective-unknown"
    assert refused.value.arguments == {"got": text}
