"""What a throw can shut: against the table, and in the rulebooks' own examples."""

from __future__ import annotations

from importlib import import_module
from itertools import product

import pytest
from hypothesis import given, settings

from shutbox.rules import (
    BOXES,
    Behind,
    Box,
    Throw,
    TurnRules,
    from_data,
    moves,
    named,
    read_position,
    taken,
    throws,
    tiles,
    write_move,
)
from shutbox.rules.box import Position
from shutbox.rules.moves import MOST_KEPT, moves_by_total
from tests.rules import twin
from tests.strategies import boxes, turn_rules

small_turns = boxes(most_columns=4, most_rows=3, most_value=8).flatmap(turn_rules)

# Rulebook 000: the combinations that make 8.
WAYS_TO_MAKE_EIGHT = {
    (8,),
    (7, 1),
    (6, 2),
    (6, 1, 1),
    (5, 3),
    (5, 2, 1),
    (4, 4),
    (4, 3, 1),
    (4, 2, 2),
    (4, 2, 1, 1),
    (3, 3, 2),
    (3, 3, 1, 1),
    (3, 2, 2, 1),
}


def all_throws(rules: TurnRules) -> list[Throw]:
    """Every throw of one die and of all."""
    return [throw for dice in sorted({1, rules.dice}) for throw, _ in throws(dice, rules.faces)]


def written(rules: TurnRules, position: str, throw: Throw) -> list[str]:
    """The moves in notation, in the order in which they are offered."""
    place = read_position(rules.box, position)
    return [write_move(rules.box, place, move) for move in moves(rules, place, throw)]


def values(rules: TurnRules, position: int, throw: Throw) -> set[tuple[int, ...]]:
    """The values of the tiles of each move, highest first."""
    return {
        tuple(tile.value for tile in taken(rules.box, Position(position), move))
        for move in moves(rules, Position(position), throw)
    }


@settings(max_examples=200)
@given(small_turns)
def test_the_moves_of_every_throw_are_every_choice_on_the_table(rules: TurnRules) -> None:
    for position in {rules.set_up, *range(0, rules.box.size, 1 + rules.box.size // 12)}:
        up = twin.standing(rules.box, position)
        for throw in all_throws(rules):
            expected = {position - twin.code(rules.box, up - chosen) for chosen in twin.choices(rules, up, throw)}
            found = moves(rules, position, throw)
            assert set(found) == expected
            assert len(found) == len(expected)


@given(small_turns)
def test_a_move_never_raises_a_tile_and_leads_to_a_position(rules: TurnRules) -> None:
    for throw in all_throws(rules):
        for move in moves(rules, rules.set_up, throw):
            after = rules.set_up - move
            assert 0 <= after < rules.set_up
            assert set(tiles(rules.box, Position(after))) < set(tiles(rules.box, rules.set_up))


@given(small_turns)
def test_moves_of_fewest_tiles_come_first_and_then_the_greater_number(rules: TurnRules) -> None:
    for throw in all_throws(rules):
        found = moves(rules, rules.set_up, throw)
        keys = [(len(taken(rules.box, rules.set_up, move)), -move) for move in found]
        assert keys == sorted(keys)


@given(turn_rules())
def test_a_shut_box_has_no_moves(rules: TurnRules) -> None:
    assert not any(moves(rules, Position(0), throw) for throw in all_throws(rules))


@pytest.mark.parametrize("throw", [(3, 6), (4, 5)])
def test_a_throw_of_nine_with_at_most_two_tiles_has_exactly_five_moves(throw: Throw) -> None:
    rules = named("shut-the-box").turn
    assert written(rules, "123456789", throw) == ["9", "8+1", "7+2", "6+3", "5+4"]


def test_a_throw_of_nine_with_any_tiles_may_be_four_and_three_and_two() -> None:
    found = written(named("ferme-ta-boite").turn, "123456789", (4, 5))
    assert found == ["9", "8+1", "7+2", "6+3", "5+4", "6+2+1", "5+3+1", "4+3+2"]


def test_the_full_double_box_offers_six_of_the_thirteen_ways_to_make_eight() -> None:
    rules = named("double-shutter").turn
    found = values(rules, rules.box.full, (3, 5))
    assert len(WAYS_TO_MAKE_EIGHT) == 13
    assert found == {(8,), (7, 1), (6, 2), (5, 3), (5, 2, 1), (4, 3, 1)}
    assert found < WAYS_TO_MAKE_EIGHT


def test_the_full_aligned_box_offers_all_thirteen_ways_to_make_eight() -> None:
    rules = TurnRules(BOXES["double-aligned"])
    assert values(rules, rules.box.full, (4, 4)) == WAYS_TO_MAKE_EIGHT


def test_each_of_the_thirteen_ways_to_make_eight_can_be_played_somewhere_in_the_double_box() -> None:
    rules = named("double-shutter").turn
    # Any of the nine front tiles shut, all the back ones standing.
    places = range(rules.box.full, rules.box.full // 2 - 1, -1)
    open_places = [place for place in places if sum(tile.row for tile in tiles(rules.box, Position(place))) == 9]
    assert len(open_places) == 2**9
    assert set().union(*(values(rules, place, (2, 6)) for place in open_places)) == WAYS_TO_MAKE_EIGHT


@pytest.mark.parametrize("behind", Behind)
@pytest.mark.parametrize("box", ["double", "double-aligned"])
def test_the_thirteen_ways_to_make_eight_rule_out_only_aligned_rows_with_next_throw(box: str, behind: Behind) -> None:
    rules = TurnRules(BOXES[box], behind=behind)
    # Each column full, or with its front tile shut.
    places = [sum(count * 3**column for column, count in enumerate(counts)) for counts in product((1, 2), repeat=9)]
    missing = WAYS_TO_MAKE_EIGHT.difference(*(values(rules, Position(place), (3, 5)) for place in places))
    assert bool(missing) is (box == "double-aligned" and behind is Behind.NEXT_THROW)


def test_a_ten_may_be_a_front_one_and_the_nine_behind_it() -> None:
    at_once = from_data({"box": "double"}).turn
    later = from_data({"box": "double", "behind": "next-throw"}).turn
    full = "123456789/987654321"
    assert "9'+1" in written(at_once, full, (4, 6))
    assert "9'+1" not in written(later, full, (4, 6))
    assert "9'" not in written(at_once, full, (3, 6))
    assert "9'" in written(later, ".23456789/987654321", (3, 6))
    assert all("'" not in move for move in written(later, full, (4, 6)))


def test_the_whole_total_must_be_used() -> None:
    rules = TurnRules()
    assert written(rules, "1.......9", (4, 4)) == []
    assert written(rules, "1.......9", (4, 5)) == ["9"]
    assert written(rules, "1.......9", (4, 6)) == ["9+1"]


@pytest.mark.parametrize(
    ("position", "throw", "expected"),
    [
        ("123456789", (2, 3), ["5", "3+2"]),
        ("1234.6789", (2, 3), ["3+2"]),
        ("1.3456789", (2, 3), ["5"]),
        ("1.34.6789", (2, 3), []),
        ("123456789", (2, 2), ["4"]),
        ("123456789", (6, 6), []),
        ("123456789", (5, 6), ["6+5"]),
        ("123456789", (4,), ["4"]),
    ],
)
def test_an_exact_throw_buys_the_tile_of_the_total_or_those_of_the_dice(
    position: str, throw: Throw, expected: list[str]
) -> None:
    assert written(named("exact").turn, position, throw) == expected


def test_an_exact_pair_buys_two_equal_tiles_where_there_are_two() -> None:
    aligned = from_data({"box": "double-aligned", "buys": "exact"}).turn
    later = from_data({"box": "double-aligned", "buys": "exact", "behind": "next-throw"}).turn
    one_tile = from_data({"box": "double-aligned", "buys": "exact", "tiles": 1}).turn
    full = "123456789/123456789"
    assert written(aligned, full, (2, 2)) == ["4", "2+2'"]
    assert written(later, full, (2, 2)) == ["4"]
    assert written(one_tile, full, (2, 2)) == ["4"]


@pytest.mark.parametrize(
    ("position", "throw", "expected"),
    [
        ("123456789", (2, 3), ["5", "3", "2"]),
        ("123456789", (3, 3), ["6", "3"]),
        ("123456789", (5, 6), ["6", "5"]),
        ("1...56789", (2, 4), ["6"]),
        ("1...5.789", (2, 4), []),
        ("123456789", (1,), ["1"]),
    ],
)
def test_a_thai_throw_buys_one_tile_of_a_die_or_of_the_total(position: str, throw: Throw, expected: list[str]) -> None:
    assert written(named("thai").turn, position, throw) == expected


def test_a_thai_throw_may_choose_among_equal_tiles() -> None:
    rules = TurnRules(Box(((9, 3), (3,), (3,))), buys=named("thai").turn.buys)
    assert written(rules, ".33/3--", (1, 2)) == ["3@3", "3@2", "3'"]


def test_an_unlucky_total_is_a_miss_whatever_stands() -> None:
    rules = named("unlucky-seven").turn
    assert all(written(rules, "123456789", throw) == [] for throw in [(1, 6), (2, 5), (3, 4)])
    assert written(rules, "123456789", (1, 5)) == ["6", "5+1", "4+2", "3+2+1"]


def test_the_first_throw_of_two_to_go_must_shut_the_two() -> None:
    rules = named("two-to-go").turn
    assert written(rules, "123456789", (1, 1)) == ["2"]
    assert written(rules, "123456789", (1, 3)) == []
    assert written(rules, "123456789", (4, 5)) == ["7+2", "6+2+1", "4+3+2"]
    assert written(rules, "1.3456789", (1, 3)) == ["4", "3+1"]


@pytest.mark.parametrize(("most", "count"), [(1, 1), (2, 6), (3, 13), (4, 15), ("any", 15)])
def test_at_most_so_many_tiles_go_with_one_throw(most: int | str, count: int) -> None:
    rules = from_data({"box": "twelve", "tiles": most}).turn
    assert len(moves(rules, rules.box.full, (6, 6))) == count


def test_moves_are_kept_so_that_they_are_listed_once() -> None:
    rules = named("nine").turn
    assert moves_by_total(rules, rules.set_up) is moves_by_total(rules, rules.set_up)


def test_what_is_kept_of_huge_rules_stays_within_bounds_and_the_oldest_makes_way() -> None:
    huge = from_data({"box": [[value] for value in range(1, 25)], "dice": 6, "faces": 9}).turn
    first = moves_by_total(huge, huge.set_up)
    listed = sum(sum(map(len, moves_by_total(huge, Position(huge.set_up - (high << 18))))) for high in range(1, 64))
    assert listed > MOST_KEPT
    memory = import_module("shutbox.rules.moves")._memory
    assert MOST_KEPT // 2 < sum(len(row) for found in memory.found.values() for row in found) < MOST_KEPT
    again = moves_by_total(huge, huge.set_up)
    assert again == first
    assert again is not first
