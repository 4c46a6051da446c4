"""Boxes, positions, moves in notation, and the tile that a penalty raises."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import NotationError
from shutbox.rules import (
    BOXES,
    Box,
    RuleSet,
    Tile,
    TurnRules,
    from_data,
    read_move,
    read_position,
    taken,
    tiles,
    to_data,
    write_move,
    write_position,
)
from shutbox.rules.box import (
    Move,
    Position,
    check_position,
    exposed,
    position_of,
    raised,
    read_box,
    standing,
    tile_name,
)
from tests.rules import twin
from tests.strategies import boxes, positions

NINE, TWELVE, DOUBLE = BOXES["nine"], BOXES["twelve"], BOXES["double"]
# Columns of two, one and three tiles: rows that have gaps.
RAGGED = Box(((1, 2), (10,), (4, 5, 6)))

at_a_position = boxes().flatmap(lambda box: st.tuples(st.just(box), positions(box)))


@st.composite
def at_two_positions(draw: st.DrawFn) -> tuple[Box, int, int]:
    """A box, a position, and one with no tile more."""
    box = draw(boxes())
    counts = standing(box, draw(positions(box)))
    fewer = tuple(draw(st.integers(0, count)) for count in counts)
    return box, position_of(box, counts), position_of(box, fewer)


@given(boxes(most_columns=3))
def test_every_position_reads_as_it_was_written(box: Box) -> None:
    for position in range(box.size):
        assert read_position(box, write_position(box, position)) == position


@given(boxes())
def test_no_two_positions_are_written_alike(box: Box) -> None:
    texts = {write_position(box, position) for position in range(min(box.size, 200))}
    assert len(texts) == min(box.size, 200)


@given(boxes())
def test_a_box_reads_from_its_full_position(box: Box) -> None:
    assert read_box(write_position(box, box.full)) == box


@given(boxes())
def test_a_box_survives_pickling(box: Box) -> None:
    copy = pickle.loads(pickle.dumps(box))
    assert (copy, copy.weights, copy.full) == (box, box.weights, box.full)
    assert hash(copy) == hash(box)


@given(at_a_position)
def test_a_position_is_the_number_of_standing_tiles_in_mixed_radix(at: tuple[Box, int]) -> None:
    box, position = at
    counts = standing(box, position)
    assert position_of(box, counts) == position
    assert sum(counts) == len(list(tiles(box, Position(position))))
    assert all(count <= len(column) for count, column in zip(counts, box.columns, strict=True))


@given(at_a_position)
def test_standing_tiles_come_row_by_row_and_are_those_on_the_table(at: tuple[Box, int]) -> None:
    box, position = at
    found = list(tiles(box, Position(position)))
    assert set(found) == twin.standing(box, position)
    assert found == sorted(found, key=lambda tile: (tile.row, tile.column))


@given(at_a_position)
def test_exposed_tiles_have_nothing_standing_in_front(at: tuple[Box, int]) -> None:
    box, position = at
    up = twin.standing(box, position)
    free = [tile for tile in up if not any(each.column == tile.column and each.row < tile.row for each in up)]
    assert list(exposed(box, Position(position))) == sorted(free)


@given(at_two_positions())
def test_the_tiles_taken_are_those_that_no_longer_stand(at: tuple[Box, int, int]) -> None:
    box, position, after = at
    found = taken(box, Position(position), Move(position - after))
    assert len(found) == len(set(found))
    assert set(found) == twin.standing(box, position) - twin.standing(box, after)
    assert list(found) == sorted(found, key=lambda tile: (-tile.value, tile.row, tile.column))


@given(at_two_positions())
def test_a_move_reads_as_it_was_written(at: tuple[Box, int, int]) -> None:
    box, position, after = at
    if move := position - after:
        assert read_move(box, position, write_move(box, Position(position), Move(move))) == move


@given(at_two_positions(), st.randoms())
def test_the_tiles_of_a_move_may_be_named_in_any_order(at: tuple[Box, int, int], random: Random) -> None:
    box, position, after = at
    if move := position - after:
        names = write_move(box, Position(position), Move(move)).split("+")
        random.shuffle(names)
        assert read_move(box, position, " + ".join(names)) == move


@given(boxes())
def test_every_tile_has_its_own_name(box: Box) -> None:
    every = list(tiles(box, box.full))
    assert len({tile_name(box, tile) for tile in every}) == len(every)


@given(at_two_positions())
def test_the_highest_shut_tile_rises_as_on_the_table(at: tuple[Box, int, int]) -> None:
    box, start, position = at
    after = raised(box, Position(start), Position(position))
    assert twin.standing(box, after) == twin.raised(twin.standing(box, start), twin.standing(box, position))


@given(at_two_positions())
def test_raising_undoes_the_shutting_of_one_tile_and_never_goes_above_the_start(at: tuple[Box, int, int]) -> None:
    box, start, position = at
    after = raised(box, Position(start), Position(position))
    if position == start:
        assert after == start
    else:
        (tile,) = taken(box, after, Move(after - position))
        assert tile in set(exposed(box, after))
        assert set(tiles(box, after)) <= set(tiles(box, Position(start)))


def test_the_rule_for_equal_tiles_raises_the_nearer_row_and_then_the_leftmost() -> None:
    box = Box(((3, 5), (5, 1), (5, 1)))
    assert write_position(box, raised(box, box.full, read_position(box, "..5/.11"))) == ".55/.11"
    assert write_position(box, raised(box, box.full, read_position(box, ".../.11"))) == ".5./.11"


def test_a_back_tile_rises_before_the_higher_one_in_front_of_it() -> None:
    assert write_position(DOUBLE, raised(DOUBLE, DOUBLE.full, read_position(DOUBLE, "12345678./98765432."))) == (
        "12345678./987654321"
    )


def test_a_tile_shut_at_set_up_never_rises() -> None:
    start = read_position(NINE, "1234567..")
    assert raised(NINE, start, start) == start
    assert write_position(NINE, raised(NINE, start, read_position(NINE, "12345...."))) == "12345.7.."


@pytest.mark.parametrize(
    ("box", "text"),
    [
        ("nine", "123456789"),
        ("ten", "1,2,3,4,5,6,7,8,9,10"),
        ("twelve", "1,2,3,4,5,6,7,8,9,10,11,12"),
        ("double", "123456789/987654321"),
        ("double-aligned", "123456789/123456789"),
        ("triple", "123456789/987654321/123456789"),
    ],
)
def test_the_named_boxes_are_those_of_the_rules(box: str, text: str) -> None:
    assert write_position(BOXES[box], BOXES[box].full) == text
    assert read_box(text) == BOXES[box]


@pytest.mark.parametrize(
    ("box", "text", "values"),
    [
        (NINE, "12.4...89", [1, 2, 4, 8, 9]),
        (NINE, ".........", []),
        (TWELVE, "1,2,.,4,5,6,7,8,9,10,11,12", [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
        (DOUBLE, ".......89/9......21", [8, 9, 9, 2, 1]),
        (RAGGED, "1,10,./2-5/--6", [1, 10, 2, 5, 6]),
        (RAGGED, ".,.,./2-./--6", [2, 6]),
    ],
)
def test_positions_are_written_as_in_the_rules(box: Box, text: str, values: list[int]) -> None:
    position = read_position(box, text)
    assert [tile.value for tile in tiles(box, position)] == values
    assert write_position(box, position) == text


def test_spaces_around_a_position_and_after_its_commas_are_no_matter() -> None:
    assert read_position(TWELVE, " 1, 2, ., 4, 5, 6, 7, 8, 9, 10, 11, 12\n") == TWELVE.full - 4
    assert read_position(NINE, "1,2,3,4,5,6,7,8,.") == read_position(NINE, "12345678.")


@pytest.mark.parametrize(
    ("box", "text", "code"),
    [
        (NINE, "", "position-shape"),
        (NINE, "12345678", "position-shape"),
        (NINE, "1234567899", "position-shape"),
        (NINE, "123456789/987654321", "position-shape"),
        (DOUBLE, "123456789", "position-shape"),
        (TWELVE, "123456789101112", "position-shape"),
        (NINE, "123456788", "position-tile"),
        (NINE, "x23456789", "position-tile"),
        (NINE, "-23456789", "position-tile"),
        (DOUBLE, "123456789/123456789", "position-tile"),
        (RAGGED, "1,10,4/2.5/--6", "position-tile"),
        (DOUBLE, "123456789/.87654321", "position-hidden"),
        (RAGGED, "1,10,4/2-./--6", "position-hidden"),
    ],
)
def test_a_malformed_position_is_refused_with_its_code(box: Box, text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(box, text)
    assert caught.value.code == code
    assert caught.value.arguments["got"] == text


def test_a_refused_position_says_what_was_expected_and_which_tile_is_wrong() -> None:
    with pytest.raises(NotationError) as caught:
        read_position(NINE, "123456788")
    assert caught.value.arguments == {"expected": "123456789", "got": "123456788", "tile": "8", "own": "9"}
    with pytest.raises(NotationError) as caught:
        read_position(DOUBLE, "123456789/.87654321")
    assert caught.value.arguments["tile"] == 9


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("123/12", "box-rows"),
        ("12/1", "box-rows"),
        ("-/1", "box-rows"),
        ("1-/23", "box-rows"),
        ("+1,2", "box-notation"),
        ("1_0,2", "box-notation"),
        ("١٢٣", "box-notation"),
        ("1,٢", "box-notation"),
        ("-", "box-rows"),
        ("12x", "box-notation"),
        ("1.3", "box-notation"),
        ("1,,3", "box-notation"),
        ("1 2", "box-notation"),
    ],
)
def test_a_malformed_box_is_refused_with_its_code(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_box(text)
    assert caught.value.code == code
    assert caught.value.arguments == {"got": text}


@pytest.mark.parametrize(
    ("box", "position", "move", "tiles_taken"),
    [
        (NINE, "123456789", "9", [Tile(8, 0, 9)]),
        (NINE, "123456789", "4+3+2", [Tile(3, 0, 4), Tile(2, 0, 3), Tile(1, 0, 2)]),
        (DOUBLE, "123456789/987654321", "9'+1", [Tile(0, 1, 9), Tile(0, 0, 1)]),
        (DOUBLE, ".23456789/987654321", "9'", [Tile(0, 1, 9)]),
        (Box(((2, 1), (2, 3))), "22/13", "2@1+1'", [Tile(0, 0, 2), Tile(0, 1, 1)]),
        (Box(((2, 1), (2, 3))), "22/13", "2@1+2@2", [Tile(0, 0, 2), Tile(1, 0, 2)]),
    ],
)
def test_moves_are_written_as_their_tiles(box: Box, position: str, move: str, tiles_taken: list[Tile]) -> None:
    place = read_position(box, position)
    found = read_move(box, place, move)
    assert list(taken(box, place, found)) == tiles_taken
    assert write_move(box, place, found) == move


@pytest.mark.parametrize(
    ("box", "position", "text", "code"),
    [
        (NINE, "123456789", "", "move-tile"),
        (NINE, "123456789", "10", "move-tile"),
        (NINE, "123456789", "two", "move-tile"),
        (NINE, "123456789", "4+", "move-tile"),
        (NINE, "123456789", "4+4", "move-tile"),
        (NINE, "12.4...89", "3", "move-tile"),
        (NINE, "123456789", "3'", "move-tile"),
        (Box(((2,), (2,))), "22", "2", "move-tile"),
        (DOUBLE, "123456789/987654321", "9'", "move-hidden"),
        (DOUBLE, "123456789/987654321", "2+9'", "move-hidden"),
        (Box(((1, 2, 3),)), "1/2/3", "1+3''", "move-hidden"),
    ],
)
def test_a_move_that_names_no_tiles_to_shut_together_is_refused(box: Box, position: str, text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_move(box, read_position(box, position), text)
    assert caught.value.code == code
    assert caught.value.arguments["position"] == position


def test_a_lone_tile_of_two_digits_is_one_tile_in_notation() -> None:
    box = Box(((12, 3),))
    assert write_position(box, box.full) == "12,/3"
    assert read_box("12,/3") == box
    assert [read_position(box, write_position(box, position)) for position in range(3)] == [0, 1, 2]
    rules = RuleSet("one", TurnRules(box))
    assert from_data(to_data(rules, whole=True)) == rules


def test_an_empty_text_is_no_box() -> None:
    with pytest.raises(NotationError):
        read_box("")


def test_a_box_is_written_by_its_columns_alone() -> None:
    assert repr(Box(((1,), (2,)))) == "Box(columns=((1,), (2,)))"


def test_a_position_that_is_no_number_is_an_error_of_the_program() -> None:
    with pytest.raises(TypeError, match="position must be a whole number"):
        check_position(read_box("123"), "1.3")  # type: ignore[arg-type]


@pytest.mark.parametrize("position", [-1, 8])
def test_a_position_outside_the_box_is_refused_with_the_last_one(position: int) -> None:
    with pytest.raises(NotationError) as caught:
        check_position(read_box("123"), Position(position))
    assert (caught.value.code, dict(caught.value.arguments)) == ("position-range", {"got": position, "most": 7})
    check_position(read_box("123"), Position(7))
    check_position(read_box("123"), Position(0))
