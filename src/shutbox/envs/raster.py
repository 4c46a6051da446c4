"""A box with its dice as an image: an array of red, green and blue, drawn with numpy alone."""

from __future__ import annotations

from typing import Any

import numpy as np

from shutbox.rules import Position, Throw, TurnRules, score, standing

Array = np.ndarray[Any, Any]
Colour = tuple[int, int, int]
WOOD, TILE, SLOT, INK, DIE = (120, 78, 46), (236, 214, 170), (82, 52, 30), (40, 28, 20), (250, 250, 246)
# Pixels: of a dot of a digit; of a field for a tile or a die; around each field.
DOT, WIDE, HIGH, GAP = 3, 27, 33, 5
# The rows of dots of each digit, three dots wide.
DIGITS = (
    ("###", "# #", "# #", "# #", "###"),
    (" # ", "## ", " # ", " # ", "###"),
    ("###", "  #", "###", "#  ", "###"),
    ("###", "  #", " ##", "  #", "###"),
    ("# #", "# #", "###", "  #", "  #"),
    ("###", "#  ", "###", "  #", "###"),
    ("###", "#  ", "###", "# #", "###"),
    ("###", "  #", " # ", " # ", " # "),
    ("###", "# #", "###", "# #", "###"),
    ("###", "# #", "###", "  #", "###"),
)


def raster(rules: TurnRules, position: Position, throw: Throw = ()) -> Array:
    """The image of a position: the tiles, the front row below; under them the dice on the table, and the total."""
    image = np.empty((*image_size(rules), 3), np.uint8)
    image[:] = WOOD
    depth = max(map(len, rules.box.columns))
    for place, (column, count) in enumerate(zip(rules.box.columns, standing(rules.box, position), strict=True)):
        for row, value in enumerate(column):
            # The frontmost tiles of a column are shut first.
            _draw_tile(field(image, depth - 1 - row, place), value, stands=row >= len(column) - count)
    for place, face in enumerate(throw):
        die = field(image, depth, place)
        die[:] = DIE
        _write(die, str(face))
    _write(_total_field(image, rules, depth), str(score(rules, position)), DIE)
    return image


def image_size(rules: TurnRules) -> tuple[int, int]:
    """The height and the width of the images of a rule set."""
    rows = max(map(len, rules.box.columns)) + 1
    below = rules.dice * (WIDE + GAP) + _text_width(_longest_total(rules)) + GAP
    return rows * (HIGH + GAP) + GAP, max(len(rules.box.columns) * (WIDE + GAP), below) + GAP


def field(image: Array, row: int, place: int) -> Array:
    """The part of an image where a tile or a die is drawn."""
    top, left = GAP + row * (HIGH + GAP), GAP + place * (WIDE + GAP)
    return image[top : top + HIGH, left : left + WIDE]


def _longest_total(rules: TurnRules) -> str:
    return str(score(rules, rules.set_up))


def _total_field(image: Array, rules: TurnRules, row: int) -> Array:
    """The part of an image where the total is written: below, right of the dice."""
    top, left = GAP + row * (HIGH + GAP), GAP + rules.dice * (WIDE + GAP)
    return image[top : top + HIGH, left : left + _text_width(_longest_total(rules)) + GAP]


def _draw_tile(part: Array, value: int, *, stands: bool) -> None:
    part[:] = TILE if stands else SLOT
    if stands:
        _write(part, str(value))


def _text_width(text: str) -> int:
    return (4 * len(text) - 1) * DOT


def _write(part: Array, text: str, colour: Colour = INK) -> None:
    """Writes a number into the middle of a part of an image."""
    rows = [" ".join(DIGITS[int(digit)][row] for digit in text) for row in range(len(DIGITS[0]))]
    dots = np.array([[dot == "#" for dot in row] for row in rows]).repeat(DOT, axis=0).repeat(DOT, axis=1)
    top, left = (part.shape[0] - dots.shape[0]) // 2, max(0, (part.shape[1] - dots.shape[1]) // 2)
    part[top : top + dots.shape[0], left : left + dots.shape[1]][dots] = colour
