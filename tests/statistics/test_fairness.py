"""Observed against expected: the test's p-value against tables, and which throws are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import strategies as st

from shutbox.play import Off, Record, Source, Thrown, begun, extended, read_event
from shutbox.play.seal import dice_key, salt, sealed_dice
from shutbox.rules import Format, RuleSet, named
from shutbox.statistics.fairness import (
    chi2_tail,
    face_fairness,
    fairness,
    known_sums,
    standing_throws,
    sum_fairness,
    sum_weights,
    thrown,
)
from tests.games.script import TWO, house
from tests.games.sealed import PUBLIC, played, seed
from tests.games.wander import law, no_notes, rules_of, wanderings

# Critical values as every textbook prints them, by degrees of freedom: for 0.95, 0.5, 0.05, 0.01 and 0.001.
TEXTBOOK = {
    1: (0.00393, 0.455, 3.841, 6.635, 10.828),
    2: (0.103, 1.386, 5.991, 9.210, 13.816),
    5: (1.145, 4.351, 11.070, 15.086, 20.515),
    10: (3.940, 9.342, 18.307, 23.209, 29.588),
    20: (10.851, 19.337, 31.410, 37.566, 45.315),
    30: (18.493, 29.336, 43.773, 50.892, 59.703),
}


@pytest.mark.parametrize("degrees", TEXTBOOK)
def test_the_tail_of_chi_square_is_that_of_the_textbooks(degrees: int) -> None:
    for chi2, tail in zip(TEXTBOOK[degrees], (0.95, 0.5, 0.05, 0.01, 0.001), strict=True):
        assert chi2_tail(chi2, degrees) == pytest.approx(tail, rel=2e-3)


def test_the_tail_of_chi_square_is_that_of_scipy_to_the_last_digits() -> None:
    stats = pytest.importorskip("scipy.stats")
    for degrees in (*range(1, 40), 113):
        for chi2 in (1e-9, 0.01, 0.5, 1.0, 3.3, 7.0, 12.5, 30.0, 80.0, 200.0, 700.0):
            assert chi2_tail(chi2, degrees) == pytest.approx(float(stats.chi2.sf(chi2, degrees)), rel=1e-11, abs=1e-300)


def test_the_tail_has_its_ends() -> None:
    assert [chi2_tail(0, 5), chi2_tail(3, 0), chi2_tail(1e-300, 1)] == [1, 1, 1]
    assert [chi2_tail(5000, degrees) for degrees in (1, 2, 9)] == [0, 0, 0]


def test_an_example_worked_out_by_hand() -> None:
    # 60 dice, ten of each expected: (25 + 4 + 1 + 4 + 0 + 36) / 10.
    found = fairness({1: 5, 2: 8, 3: 9, 4: 12, 5: 10, 6: 16}, dict.fromkeys(range(1, 7), 1))
    assert found.expected == dict.fromkeys(range(1, 7), 10)
    assert (found.chi2, found.degrees) == (7.0, 5)
    assert found.p == pytest.approx(0.2206, abs=5e-5)


def test_the_test_is_that_of_scipy() -> None:
    stats = pytest.importorskip("scipy.stats")
    throws = [tuple(Random(number).choices(range(1, 7), k=2)) for number in range(500)]
    for found in (face_fairness(throws), sum_fairness(throws)):
        theirs = stats.chisquare(list(found.observed.values()), list(found.expected.values()))
        assert (found.chi2, found.p) == pytest.approx((theirs.statistic, theirs.pvalue), rel=1e-10)


def test_perfectly_even_dice_are_as_even_as_can_be() -> None:
    throws = list(product(range(1, 7), repeat=2))
    assert (face_fairness(throws).chi2, face_fairness(throws).p) == (0, 1)
    assert (sum_fairness(throws).chi2, sum_fairness(throws).p) == (0, 1)


@pytest.mark.parametrize(("dice", "faces"), [(1, 6), (2, 6), (3, 6), (2, 2), (4, 3)])
def test_sums_have_the_weights_that_counting_gives(dice: int, faces: int) -> None:
    counted = Counter(map(sum, product(range(1, faces + 1), repeat=dice)))
    assert sum_weights(dice, faces) == dict(sorted(counted.items()))
    assert list(sum_weights(dice, faces)) == list(range(dice, dice * faces + 1))


def test_only_throws_of_so_many_dice_have_such_sums() -> None:
    found = sum_fairness([(1,), (3, 4), (1, 1, 1), (6, 6)])
    assert {total: count for total, count in found.observed.items() if count} == {7: 1, 12: 1}


def test_other_dice_have_other_faces() -> None:
    found = face_fairness([(1, 2), (10,)], faces=10)
    assert sum(found.observed.values()) == 3
    assert set(found.expected.values()) == {0.3}


def test_nothing_is_fair_and_says_nothing() -> None:
    found = face_fairness([])
    assert (found.chi2, found.p, found.enough) == (0, 1, False)


@pytest.mark.parametrize(("count", "enough"), [(29, False), (30, True)])
def test_of_a_face_at_least_five_must_be_expected(*, count: int, enough: bool) -> None:
    assert face_fairness([(1,)] * count).enough is enough


@pytest.mark.parametrize(("count", "enough"), [(89, False), (90, True)])
def test_of_the_rarest_sums_fewer_will_do(*, count: int, enough: bool) -> None:
    # With 90 throws, five 3s and five 11s are expected, and two or three 2s and 12s.
    assert sum_fairness([(1, 1)] * count).enough is enough


def test_a_rare_outcome_of_which_less_than_one_is_expected_is_too_rare() -> None:
    weights = {1: 1, 2: 50, 3: 50, 4: 50, 5: 50}
    assert not fairness({2: 200}, weights).enough
    assert fairness({2: 201}, weights).enough


def test_of_four_outcomes_none_may_be_rare() -> None:
    assert not fairness({2: 154}, {1: 1, 2: 50, 3: 50, 4: 50}).enough
    assert fairness({2: 154 * 5}, {1: 1, 2: 50, 3: 50, 4: 50}).enough


def test_sums_of_which_nobody_wrote_down_the_faces_count_too() -> None:
    assert sum_fairness([(1, 1)], sums=[7, 7, 12]).observed == {**dict.fromkeys(range(2, 13), 0), 2: 1, 7: 2, 12: 1}


def test_known_sums_are_those_that_were_typed_and_not_taken_back() -> None:
    first = told(house(), ["=12t", "9+3", "=3t", "undo", "=4t"])
    second = told(house(faces=10), ["=20t"])
    assert known_sums([first, first, second]) == {6: {2: [12, 4]}, 10: {2: [20]}}
    assert known_sums([told(house(), ["6,6t", "9+3"])]) == {}


def test_loaded_dice_are_found_and_fair_ones_are_not() -> None:
    fair, loaded = Random(1), Random(2)
    ordinary = [tuple(fair.choices(range(1, 7), k=2)) for _ in range(1000)]
    heavy = [tuple(loaded.choices(range(1, 7), (1, 1, 1, 1, 1, 1.4), k=2)) for _ in range(1000)]
    assert face_fairness(ordinary).p > 0.01
    assert face_fairness(heavy).p < 1e-4
    assert sum_fairness(heavy).p < 1e-3


def sealed_throws(name: str, count: int) -> list[tuple[int, ...]]:
    """The first throws in the envelope of a name."""
    dice = sealed_dice(dice_key(seed(name), salt([seed(f"seat {name}")]), PUBLIC))
    return [dice.throw(named("nine").turn, ("throw", number), 2, Fraction(0)) for number in range(count)]


def test_over_many_envelopes_the_p_value_is_itself_even() -> None:
    found = [sum_fairness(sealed_throws(str(number), 100)) for number in range(300)]
    tenths = Counter(min(int(10 * each.p), 9) for each in found)
    # 30 in each tenth; ten p-values in a row of a chi-square approximation are allowed to be a little off.
    assert face_fairness([(tenth + 1,) * count for tenth, count in tenths.items()], faces=10).p > 0.001


# Which throws are counted


def told(rules: RuleSet, words: Sequence[str], *notes: tuple[str, str]) -> Record:
    """The record of a few words."""
    record = begun(rules, TWO, notes=notes)
    for word in words:
        record = extended(record, read_event(record.game, word))
    return record


def test_throws_are_counted_by_source_and_by_their_dice() -> None:
    nine, ten = house(), house(faces=10)
    records = [told(nine, ["6,6r", "9+3", "4,4t"]), told(ten, ["1,10r"]), told(nine, ["1,2r"])]
    assert thrown(records) == {
        (Source.SYSTEM, 6): [(6, 6), (1, 2)],
        (Source.TYPED, 6): [(4, 4)],
        (Source.SYSTEM, 10): [(1, 10)],
    }


def test_what_was_taken_back_was_never_thrown() -> None:
    record = told(house(), ["6,6t", "9+3", "1,2t", "undo", "4,4t", "8"])
    assert [event.faces for event in standing_throws(record).values()] == [(6, 6), (4, 4)]
    taken_back = told(house(), ["6,6t", "9+3", "undo", "8+4", "undo", "undo"])
    assert standing_throws(taken_back) == {}


def test_what_everybody_gets_alike_was_thrown_once() -> None:
    record = told(house(same_dice=True), ["6,6r", "9+3", "time", "6,6r", "9+3", "5,5r"])
    assert thrown([record]) == {(Source.SYSTEM, 6): [(6, 6), (5, 5)]}


def test_a_die_off_the_mat_shows_nothing() -> None:
    record = told(house(off_mat="raise"), ["6,6t", "9+3", "off:t", "5,5t"])
    assert thrown([record]) == {(Source.TYPED, 6): [(6, 6), (5, 5)]}


def test_a_record_given_twice_is_counted_once_but_two_like_games_are_two() -> None:
    record = told(house(), ["6,6r", "9+3", "5,5r"])
    assert thrown([record, record]) == thrown([record])
    other = replace(record, players=tuple(replace(seat, name=f"{seat.name}!") for seat in record.players))
    assert len(thrown([record, other])[Source.SYSTEM, 6]) == 4


def test_what_one_envelope_or_one_seed_fixes_is_counted_once() -> None:
    first, second = played(named("nine"), chance=1), played(named("nine"), chance=2)
    assert first.events != second.events
    longest = max(len(standing_throws(record)) for record in (first, second))
    assert len(thrown([first, second])[Source.SEALED, 6]) == longest
    seeds = [told(house(), ["6,6s"], ("seed", text)) for text in ("a", "a", "b")]
    assert len(thrown(seeds)[Source.SEEDED, 6]) == 2
    longer = told(house(), ["6,6s", "9+3", "5,5s"], ("seed", "a"))
    assert thrown([seeds[0], longer])[Source.SEEDED, 6] == [(6, 6), (5, 5)]


@law
def test_without_undo_and_same_dice_every_throw_counts(form: Format, data: st.DataObject) -> None:
    record = data.draw(wanderings(rules_of(form), asides=no_notes)).record
    every = [event for event in record.events if isinstance(event, Thrown)]
    if not record.rules.game.same_dice:
        assert list(standing_throws(record).values()) == every
    assert set(standing_throws(record).values()) <= set(every)
    assert not any(isinstance(event, Off) for event in standing_throws(record).values())
