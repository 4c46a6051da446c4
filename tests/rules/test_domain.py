"""What each setting can be, beside what the rules really take."""

from __future__ import annotations

from typing import Any

import pytest

from shutbox.errors import RulesError
from shutbox.rules import BOXES, Format, from_data
from shutbox.rules.codec import GAME, SETTINGS, TURN
from shutbox.rules.domain import DOMAINS, Kind, axes, formats, spellings
from shutbox.rules.ruleset import NO_ROOM, RANGES, SERVES
from tests.rules.fault import codes_of

NUMBERS = [name for name, domain in DOMAINS.items() if domain.kind in (Kind.WHOLE, Kind.WORD)]
# What a number needs beside it: a format that it means something in, or dice and tiles that suit it.
BESIDE: dict[str, dict[str, Any]] = {
    "limit": {"format": "until"},
    "rounds": {"format": "running"},
    "fewest_rounds": {"format": "running", "rounds": 1000},
    "most_rounds": {"format": "running", "rounds": 1},
    "first_throw": {"box": [[1], [99]], "dice": 6, "faces": 20},
    "unlucky": {"dice": 6, "faces": 20},
}


def refusals(data: dict[str, object]) -> set[str]:
    """The codes of spellings that a setting cannot have at all, whatever else is set."""
    try:
        from_data(data)
    except RulesError as error:
        return {fault.code for fault in error.faults} & {
            "setting-box",
            "setting-choice",
            "setting-one-die",
            "setting-word",
        }
    return set()


def test_the_kinds_are_spelled_as_the_designer_reads_them() -> None:
    assert {each.value for each in Kind} == {"box", "set-up", "whole", "word", "one-die", "choice", "chance", "flag"}


def test_every_setting_has_a_domain() -> None:
    assert tuple(DOMAINS) == tuple(axes()) == SETTINGS


@pytest.mark.parametrize("name", [name for name, each in DOMAINS.items() if each.values])
def test_a_setting_can_be_spelled_as_each_value_of_its_domain(name: str) -> None:
    assert len(spellings(name)) == len(DOMAINS[name].values)
    for spelled in spellings(name):
        assert not refusals({name: spelled})
    assert refusals({name: "spoon"})


@pytest.mark.parametrize("name", NUMBERS)
def test_the_ends_of_a_range_are_right_and_what_lies_beyond_is_not(name: str) -> None:
    low, high = RANGES[name]
    assert DOMAINS[name].range == (low, high)
    beside = BESIDE.get(name, {})
    assert codes_of({name: high + 1} | beside)
    from_data({name: high} | beside)
    if name == "unlucky":
        beside = {"dice": 1}
    from_data({name: low} | beside)
    # Where a word stands for none, it is spelled 0 too.
    assert low == 1 if DOMAINS[name].kind is Kind.WORD else codes_of({name: low - 1} | beside)


def test_the_designer_offers_any_limit_for_one_die_that_has_at_most_three_digits() -> None:
    assert axes()["one_die"]["limited"] == ["standing", "exposed", "highest"]
    limits = axes()["one_die"]["range"]
    assert (limits.low, limits.high) == (0, 999)
    for limit in limits:
        from_data({"one_die": f"standing:{limit}"})


def test_a_setting_serves_the_formats_that_the_rules_say() -> None:
    for name in SETTINGS:
        assert formats(name) == [each.value for each in Format if each in SERVES.get(name, Format)]


@pytest.mark.parametrize("name", sorted({name for name, _ in NO_ROOM}))
def test_what_leaves_no_room_names_settings_of_the_same_part(name: str) -> None:
    part = TURN if name in TURN else GAME
    for value, others in axes()[name]["no_room"].items():
        assert value in DOMAINS[name].values or DOMAINS[name].kind is Kind.WHOLE
        assert set(others) <= set(part)


def test_the_boxes_have_the_tiles_that_the_rules_give_them() -> None:
    assert axes()["box"]["boxes"] == {name: box.columns for name, box in BOXES.items()}


def test_the_designer_knows_how_many_rows_a_box_may_have_and_of_no_other_setting() -> None:
    assert {name: axis["rows"] for name, axis in axes().items() if "rows" in axis} == {"box": 6}


def test_the_designer_begins_a_number_where_its_domain_does() -> None:
    found = {name: axis["first"] for name, axis in axes().items() if "first" in axis}
    assert found == {name: each.first for name, each in DOMAINS.items() if each.first is not None}
    assert found
