"""The box in letters."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from shutbox.cli.game.status import playable
from shutbox.cli.terminal.drawing import box_drawing
from shutbox.cli.terminal.stream import Style
from shutbox.play import Game, Source, Thrown, evolve, new_game, view
from shutbox.rules import from_data, named, names, read_position


def game(box: str, position: str, *throw: int) -> Game:
    """A game on a box at a position, with a throw on the table or before one."""
    fresh = new_game(from_data({"box": box}), ["Ann"])
    placed = replace(fresh, position=read_position(fresh.rules.turn.box, position))
    return evolve(placed, Thrown(throw, Source.TYPED)) if throw else placed


def picture(box: str, position: str, *throw: int, style: Style | None = None) -> list[str]:
    seen = view(game(box, position, *throw))
    return box_drawing(seen["tiles"], playable(seen), style or Style())


def test_standing_tiles_stand_and_shut_ones_lie() -> None:
    assert picture("12345", "1.34.") == [
        "  ┌───┐     ┌───┐┌───┐",
        "  │ 1 │     │ 3 ││ 4 │",
        "  └───┘ ▁2▁ └───┘└───┘ ▁5▁",
    ]


def test_tiles_that_the_throw_can_shut_have_heavy_frames() -> None:
    assert picture("12345", "12.45", 2, 2) == [
        "  ┌───┐┌───┐     ┏━━━┓┌───┐",
        "  │ 1 ││ 2 │     ┃ 4 ┃│ 5 │",
        "  └───┘└───┘ ▁3▁ ┗━━━┛└───┘",
    ]


def test_of_a_hidden_tile_only_the_top_is_visible_and_dashed() -> None:
    assert picture("123/321", ".23/.21") == [
        "       ┌╌╌╌┐┌╌╌╌┐",
        "       ┆ 2 ┆┆ 1 ┆",
        "   ▁3▁ ┌───┐┌───┐",
        "       │ 2 ││ 3 │",
        "   ▁1▁ └───┘└───┘",
    ]


def test_a_back_tile_that_may_go_with_the_front_one_is_heavy_and_broken() -> None:
    assert picture("12/21", "12/21", 1, 2)[:3] == ["  ┏╍╍╍┓┏╍╍╍┓", "  ┇ 2 ┇┇ 1 ┇", "  ┏━━━┓┏━━━┓"]


def test_without_unicode_shapes_are_drawn_in_ascii() -> None:
    plain = Style(unicode=False)
    assert picture("123/321", ".23/321", 1, 1, style=plain) == [
        "  +---++...++...+",
        "  | 3 |: 2 :: 1 :",
        "  +---+#===#+---+",
        "       | 2 || 3 |",
        "   _1_ #===#+---+",
    ]
    assert "".join(picture("123/321", ".23/321", style=plain)).isascii()


def test_two_digits_have_room() -> None:
    assert picture("10,11", "10,.")[1:] == ["  │10 │", "  └───┘ 11▁"]


def test_columns_may_be_of_different_depth() -> None:
    assert picture("12/-3", "12/-3") == [
        "       ┌╌╌╌┐",
        "       ┆ 3 ┆",
        "  ┌───┐┌───┐",
        "  │ 1 ││ 2 │",
        "  └───┘└───┘",
    ]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("width", [20, 40, 60, 80, 120])
def test_every_box_fits_every_width(name: str, width: int) -> None:
    seen = view(new_game(named(name), ["Ann"]))
    lines = box_drawing(seen["tiles"], (), Style(width=width))
    assert max(map(len, lines)) <= width
    assert len(lines) % (2 * len(seen["tiles"]) + 1) == 0


def test_a_box_too_wide_for_the_line_is_broken_into_equal_parts() -> None:
    lines = picture("twelve", "1,2,3,4,5,6,7,8,9,10,11,12", style=Style(width=40))
    assert [line.count("│") // 2 for line in lines if "│" in line] == [6, 6]


def test_colours_change_no_shape() -> None:
    painted = picture("123/321", ".23/321", 1, 1, style=Style(colour=True))
    assert any("\x1b[" in line for line in painted)
    assert [re.sub("\x1b\\[[0-9;]*m", "", line) for line in painted] == picture("123/321", ".23/321", 1, 1)
