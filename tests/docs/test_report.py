"""The page about the JSON of reports names exactly the keys of the schema."""

from __future__ import annotations

import re

import pytest

from shutbox.coach import analyse, schema
from shutbox.coach.booklet import booklet
from shutbox.play import begun
from shutbox.rules import named
from tests.docs.page import read, rows

PAGE, SCHEMA = read("docs/report.md"), schema()
PARTS = {
    "## The document": SCHEMA,
    "## Steps": SCHEMA["$defs"]["step"],
    "## Choices": SCHEMA["$defs"]["choice"],
    "## Stretches": SCHEMA["$defs"]["stretch"],
    "## Players": SCHEMA["$defs"]["player"],
    "## Moments": SCHEMA["$defs"]["moment"],
}


def names(cell: str) -> list[str]:
    """The names in backticks."""
    return re.findall(r"`([^`]+)`", cell)


@pytest.mark.parametrize("heading", PARTS)
def test_every_key_is_told(heading: str) -> None:
    told = [name for key, _ in rows(PAGE, heading) for name in names(key)]
    assert sorted(told) == sorted(PARTS[heading]["properties"])


def test_every_kind_of_event_is_told() -> None:
    (told,) = [names(value) for key, value in rows(PAGE, "## Steps") if key == "`kind`"]
    assert told == SCHEMA["$defs"]["step"]["properties"]["kind"]["enum"]


def test_every_reason_is_told_with_its_arguments() -> None:
    text = PAGE.partition("Every reason has")[2]
    told = {kind: names(value) for key, value in rows(f"\n## Reasons\n{text}", "## Reasons") for kind in names(key)}
    told["reach"] = [*told["playable"], *told["reach"]]
    for each in SCHEMA["$defs"]["reason"]["oneOf"]:
        kind, args = each["properties"]["kind"]["const"], each["properties"]["args"]["properties"]
        assert set(args) - {"better", "worse"} <= set(told[kind]), kind


def test_every_key_of_an_account_is_told() -> None:
    (told,) = [value for key, value in rows(PAGE, "## Players") if key == "`accounts`"]
    stretch = set(SCHEMA["$defs"]["stretch"]["properties"])
    assert set(SCHEMA["$defs"]["account"]["properties"]) - stretch <= set(names(told))


def test_every_key_of_a_booklet_is_told() -> None:
    made = booklet(analyse(begun(named("nine"), ["Ann", "Bo"])))
    assert [name for key, _ in rows(PAGE, "## As a page") for name in names(key)] == list(made)
    (leaf,) = made["course"]
    assert set(leaf) <= set(names(PAGE.partition("Each object of `course`")[2]))
