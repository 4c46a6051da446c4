from __future__ import annotations

import pytest

from shutbox.bots.thumb import THUMBS, favourite, playable, thumb_dice
from shutbox.rules import moves, named, read_move, read_position
from shutbox.rules.box import Position

NINE, DOUBLE = named("nine").turn, named("double-shutter").turn


@pytest.mark.parametrize(
    ("thumb", "throw", "tiles"),
    [
        ("highest", (4, 5), "9"),
        ("fewest-tiles", (3, 4), "7"),
        ("most-tiles", (4, 6), "4+3+2+1"),
        ("lowest", (3, 5), "5+2+1"),
        ("keep-low", (5, 6), "6+5"),
        ("least-left", (5, 5), "9+1"),
    ],
)
def test_a_rule_of_thumb_does_as_it_says(thumb: str, throw: tuple[int, ...], tiles: str) -> None:
    position = NINE.set_up
    found = favourite(THUMBS[thumb], NINE, position, moves(NINE, position, throw))
    assert found == read_move(NINE.box, position, tiles)


def test_most_options_keeps_the_box_that_most_throws_can_play() -> None:
    position = read_position(NINE.box, "12.45..89")
    found = moves(NINE, position, (4, 5))
    best = favourite(THUMBS["options"], NINE, position, found)
    assert playable(NINE, position - best) == max(playable(NINE, position - move) for move in found)


def test_the_front_row_goes_first_where_it_counts_double() -> None:
    position = DOUBLE.set_up - read_move(DOUBLE.box, DOUBLE.set_up, "9")
    found = favourite(THUMBS["least-left"], DOUBLE, Position(position), moves(DOUBLE, Position(position), (1, 1)))
    assert found == read_move(DOUBLE.box, position, "2")


def test_one_die_is_thrown_wherever_it_may_be() -> None:
    turn = named("nine-sum6").turn
    assert thumb_dice(turn, turn.set_up) == 2
    assert thumb_dice(turn, read_position(turn.box, "123......")) == 1
