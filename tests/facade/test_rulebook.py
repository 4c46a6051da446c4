"""Rule sets and tiles by name and notation."""

from __future__ import annotations

from typing import Any

import pytest

import shutbox as sb
from shutbox.rules import named, names


def test_a_rule_set_by_its_name_with_changes() -> None:
    assert sb.rule_set("nine") is named("nine")
    assert sb.rule_set("nine", tiles=2).turn.tiles == 2
    assert sb.rule_set(named("nine"), one_die="standing:6:forced").turn.one_die.forced
    assert sb.rule_set_names() == names()


def test_house_rules_say_only_what_differs() -> None:
    rules = sb.house_rules("ours", box="ten", tiles=3)
    assert (rules.name, rules.turn.tiles, len(rules.turn.box.columns)) == ("ours", 3, 10)


def test_tiles_that_a_throw_can_shut() -> None:
    expected = ("8", "7+1", "6+2", "5+3", "5+2+1", "4+3+1")
    assert sb.tile_choices("nine", None, (5, 3)) == sb.tile_choices("nine", "123456789", "3,5") == expected
    assert sb.tile_choices("nine", "1........", "6,6") == ()
    assert sb.position("nine", "1........") == 1
    assert sb.position("nine", 5) == 5


@pytest.mark.parametrize(
    ("faces", "text"),
    [
        ((3, 7), "their faces go from 1 to 6"),
        ((0, 3), "is not a throw"),
        ((1, 2, 3), "is not a throw of this game"),
        ((), "is not a throw"),
        (8, "faces must be a tuple of whole numbers, or a text like 3,5, not int 8"),
        ((3.0, 5.0), "faces must be a tuple of whole numbers"),
        ("3-5", "write the faces with commas"),
    ],
)
def test_wrong_faces_are_refused(faces: Any, text: str) -> None:
    with pytest.raises(sb.ShutboxError, match=text):
        sb.throw("nine", faces)


@pytest.mark.parametrize("at", [512, -1, 10**30])
def test_a_position_out_of_range_is_refused(at: int) -> None:
    with pytest.raises(sb.NotationError, match=r"is no position of this box, .* from 0 to 511 \[position-range\]"):
        sb.position("nine", at)


@pytest.mark.parametrize("at", [1.5, "12", (1, 2)])
def test_what_is_no_position_is_refused(at: Any) -> None:
    with pytest.raises(sb.ShutboxError, match="position"):
        sb.position("nine", at)


def test_what_is_no_rule_set_is_refused() -> None:
    with pytest.raises(sb.ShutboxError, match="did you mean double-shutter"):
        sb.rule_set("duoble-shutter")
    with pytest.raises(sb.ShutboxError, match="did you mean tiles"):
        sb.rule_set("nine", tile=2)
    for wrong in (None, 5, ["nine"]):
        with pytest.raises(TypeError, match="rules must be a RuleSet or the name of one"):
            sb.rule_set(wrong)  # type: ignore[arg-type]
