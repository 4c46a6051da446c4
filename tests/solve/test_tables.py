"""A turn as arrays says what the rules say, and a box too large is refused before any work."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.errors import ShutboxError
from shutbox.rules import TurnRules, dice_counts, from_data, moves, named, score, throws
from shutbox.rules.box import Position, raised
from shutbox.rules.turn import Behind, Buys, OffMat
from shutbox.solve.price import edge_count
from shutbox.solve.tables import MOST_BYTES, Graph, check_size, graph, memory, ranked_totals
from tests.games.solved_tiny import small_turns
from tests.strategies import boxes, turn_rules


def rows(made: Graph) -> list[list[int]]:
    """Where each row leads."""
    return [made.after[begin:end].tolist() for begin, end in zip(made.first, made.first[1:], strict=False)]


@settings(max_examples=150)
@given(small_turns)
def test_every_row_lists_what_the_rules_allow_in_the_same_order(rules: TurnRules) -> None:
    made = graph(rules)
    listed = rows(made)
    assert len(listed) == made.size * len(made.throws)
    for position in range(1, made.size):
        for index, together in enumerate(made.throws):
            for throw in together:
                expected = [position - move for move in moves(rules, Position(position), throw)]
                assert listed[position * len(made.throws) + index] == expected


@given(small_turns)
def test_every_throw_is_in_one_class_with_its_chance(rules: TurnRules) -> None:
    made = graph(rules)
    listed = [throw for together in made.throws for throw in together]
    assert sorted(listed) == sorted(throw for dice in {1, rules.dice} for throw, _ in throws(dice, rules.faces))
    for kind, dice in enumerate((rules.dice, 1)):
        weights = dict(throws(dice, rules.faces))
        chances = [sum(weights.get(throw, 0) for throw in together) for together in made.throws]
        assert made.chance[kind] * rules.faces**dice == pytest.approx(np.array(chances))


@given(small_turns)
def test_the_numbers_of_dice_and_the_totals_are_those_of_the_rules(rules: TurnRules) -> None:
    made = graph(rules)
    kinds = {(rules.dice,): 1, (1,): 2, (rules.dice, 1): 3}
    assert made.totals.tolist() == [score(rules, position) for position in range(made.size)]
    if rules.dice > 1:
        assert made.counts.tolist() == [kinds[dice_counts(rules, position)] for position in range(made.size)]
    else:
        assert set(made.counts.tolist()) == {1}


@given(small_turns)
def test_a_tile_rises_where_that_can_be_the_penalty(rules: TurnRules) -> None:
    made = graph(rules)
    rises = rules.off_mat in (OffMat.RAISE, OffMat.CHOOSE) and rules.off_mat_chance > 0
    expected = [raised(rules.box, rules.set_up, Position(place)) if rises else -1 for place in range(made.size)]
    assert made.up.tolist() == expected
    assert made.cyclic == rises
    never = rules.off_mat is OffMat.RAISE and rises
    ends = [rules.set_up if rules.off_mat is OffMat.VOID else place for place in range(made.size)]
    assert made.ends.tolist() == [-1 if never else end for end in ends]
    assert made.lost.tolist() == (expected if rises else [~end for end in ends])
    assert made.off == float(rules.off_mat_chance)


@settings(max_examples=150)
@given(boxes(most_columns=5, most_rows=3, most_value=6).flatmap(turn_rules))
def test_the_moves_are_counted_without_listing_them(rules: TurnRules) -> None:
    made = graph(rules)
    if rules.buys is not Buys.SUM:
        return
    assert made.after.size <= edge_count(rules)
    plain = not rules.tiles and rules.behind is Behind.AT_ONCE and not rules.unlucky and not rules.first_throw
    if plain:
        assert made.after.size == edge_count(rules)


@settings(max_examples=150)
@given(boxes(most_columns=5, most_rows=3, most_value=6).flatmap(turn_rules))
def test_a_graph_and_a_sweep_need_no_more_memory_than_was_said(rules: TurnRules) -> None:
    made = graph(rules)
    arrays = (made.first, made.after, made.chance, made.counts, made.up, made.ends, made.totals)
    # A sweep adds what ending is worth, what is kept, and the values.
    assert sum(array.nbytes for array in arrays) + made.size * 17 <= memory(rules) + 64 + made.chance.nbytes


@given(small_turns)
def test_totals_are_ranked_as_the_rules_count_them(rules: TurnRules) -> None:
    totals, ranks = ranked_totals(rules)
    assert [totals[rank] for rank in ranks] == [score(rules, position) for position in range(rules.box.size)]


def test_totals_longer_than_a_double_are_ranked_exactly() -> None:
    turn = from_data({"box": [[90, 91, 92]] * 4, "total": "digits", "dice": 6, "faces": 20}).turn
    totals, ranks = ranked_totals(turn)
    assert [totals[rank] for rank in ranks] == [score(turn, position) for position in range(turn.box.size)]
    assert totals[-1] == 909090909191919192929292


def test_a_graph_is_made_once() -> None:
    assert graph(named("nine").turn) is graph(named("nine").turn)


def test_games_that_differ_only_in_format_share_their_turn() -> None:
    assert graph(named("nine").turn) is graph(named("instant-win").turn)


def test_a_one_can_be_thrown_with_one_die() -> None:
    made = graph(named("nine-sum6").turn)
    assert made.chance[1, 0] == pytest.approx(1 / 6)
    assert made.chance[0, 0] == 0
    assert rows(made)[len(made.throws)][0] == 0


def test_the_digits_of_nine_tiles_are_counted_beyond_32_bits() -> None:
    made = graph(from_data({"box": [*range(1, 10), 9], "total": "digits"}).turn)
    assert made.totals[-1] == 1234567899


def test_a_first_throw_is_heeded_where_some_totals_cannot_be_thrown() -> None:
    # Four dice show 4 to 8, one die 1 or 2: nothing shows 3.
    rules = from_data({"box": [1, 2, 3, 4], "dice": 4, "faces": 2, "first_throw": 2}).turn
    made = graph(rules)
    listed = rows(made)[rules.set_up * len(made.throws) :]
    for throw, _ in throws(4, 2):
        (index,) = [index for index, together in enumerate(made.throws) if throw in together]
        assert listed[index] == [rules.set_up - move for move in moves(rules, rules.set_up, throw)]


def test_a_first_throw_is_heeded_where_some_throws_miss() -> None:
    rules = from_data({"box": [1], "dice": 1, "faces": 2, "first_throw": 1}).turn
    assert rows(graph(rules))[2:] == [[0], []]


@pytest.mark.parametrize(
    "box",
    [
        list(range(1, 25)),
        [[value, value] for value in range(1, 19)],
        [[value] * 6 for value in range(10, 21)],
    ],
    ids=["one row of 24", "two rows of 18", "six rows of 11"],
)
def test_a_box_too_large_is_refused_with_its_size_and_what_it_would_need(box: list[list[int]]) -> None:
    rules = from_data({"box": box}).turn
    known = graph.cache_info().currsize
    with pytest.raises(ShutboxError) as refused:
        graph(rules)
    assert graph.cache_info().currsize == known
    assert refused.value.code == "solve-too-large"
    assert refused.value.arguments == {
        "positions": rules.box.size,
        "moves": edge_count(rules),
        "megabytes": memory(rules) >> 20,
        "most": MOST_BYTES >> 20,
    }


def test_every_box_of_the_catalogue_is_small_enough() -> None:
    for name in ("nine", "ten", "twelve", "double-shutter", "triple"):
        check_size(named(name).turn)


@given(st.sampled_from(["nine", "ten", "twelve", "double-shutter", "triple"]))
def test_moves_of_the_catalogue_are_counted_at_once(name: str) -> None:
    rules = named(name).turn
    assert rules.box.size < edge_count(rules) < memory(rules) < MOST_BYTES
