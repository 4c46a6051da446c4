"""The web app's list of settings is that of the rules."""

from __future__ import annotations

import json
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from shutbox.rules.codec import BOXES, GAME, SETTINGS, TURN
from shutbox.rules.ruleset import (
    MOST_COLUMNS,
    MOST_DICE,
    MOST_FACES,
    MOST_ROUNDS,
    MOST_ROWS,
    MOST_SEATS,
    MOST_VALUE,
    SERVES,
    Format,
)

AXES: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "rules" / "axes.json").read_text(encoding="utf-8")
)
RANGES = {
    "dice": (1, MOST_DICE),
    "faces": (2, MOST_FACES),
    "tiles": (1, MOST_COLUMNS * MOST_ROWS),
    "first_throw": (1, MOST_VALUE),
    "unlucky": (1, MOST_DICE * MOST_FACES),
    "rounds": (1, MOST_ROUNDS),
    "fewest_rounds": (1, MOST_ROUNDS),
    "most_rounds": (1, MOST_ROUNDS),
    "limit": (1, 10**6),
    "most_players": (2, MOST_SEATS),
}


def test_every_setting_has_a_control_and_every_control_a_setting() -> None:
    assert tuple(AXES) == SETTINGS


@pytest.mark.parametrize("name", SETTINGS)
def test_a_control_offers_what_the_setting_can_be(name: str) -> None:
    axis, default = AXES[name], (TURN | GAME)[name].default
    if isinstance(default, Enum):
        assert axis["values"] == [member.value for member in type(default)]
    assert (axis["kind"] == "flag") == isinstance(default, bool)
    assert (axis.get("low"), axis.get("high")) == RANGES.get(name, (None, None))


@pytest.mark.parametrize("name", SETTINGS)
def test_a_control_is_there_where_its_setting_means_something(name: str) -> None:
    assert AXES[name].get("serves") == (
        [each.value for each in Format if each in SERVES[name]] if name in SERVES else None
    )


def test_the_boxes_have_the_tiles_that_the_rules_give_them() -> None:
    assert AXES["box"]["boxes"] == {name: [list(column) for column in box.columns] for name, box in BOXES.items()}
