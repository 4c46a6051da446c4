"""Entries: round trips through JSON, and errors for invalid stored data."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import CorruptRecordError
from shutbox.play.events import SeatNumber, Source, Thrown
from shutbox.play.table.entry import KINDS, Created, Entry, Played, Sat, entry_data, read_entry
from tests.play.plain import ODD, VALUES, label, outcome

SEATS = st.lists(st.fixed_dictionaries({"kind": st.text(), "name": st.text()}), max_size=3)
FORMS: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(),
    SeatNumber: st.integers(),
    str: st.text(),
    list[int]: st.lists(st.integers(), max_size=4),
    dict[str, Any]: st.dictionaries(st.text(), st.integers() | st.text(), max_size=3),
    dict[str, str]: st.dictionaries(st.text(), st.text(), max_size=3),
    list[dict[str, str]]: SEATS,
}


@st.composite
def entries(draw: st.DrawFn) -> Entry:
    """Entries of every kind with anything in their fields."""
    kind = draw(st.sampled_from(list(KINDS.values())))
    forms = get_type_hints(kind)
    return kind(**{each.name: draw(FORMS[forms[each.name]]) for each in fields(kind) if each.compare})


def refusal(data: Any) -> str:
    """The code with which data is refused as an entry."""
    with pytest.raises(CorruptRecordError) as raised:
        read_entry(data)
    return raised.value.code


def test_the_kinds_that_are_stored_keep_their_names() -> None:
    stored = "created sat sealed stood filled moved called revealed begun played closed opened rematched"
    assert list(KINDS) == stored.split()


@given(entries())
def test_an_entry_is_read_back_as_it_was_stored(entry: Entry) -> None:
    data = json.loads(json.dumps(entry_data(entry)))
    assert KINDS[data["kind"]] is type(entry)
    assert read_entry(data) == entry
    assert read_entry(data | {"by": "somebody", "cmd": "x", "later": [1]}) == entry


def test_an_entry_as_data_is_its_kind_and_its_fields() -> None:
    assert entry_data(Played("3,5t", Thrown((3, 5), Source.TYPED))) == {"kind": "played", "word": "3,5t"}
    assert entry_data(Sat(SeatNumber(1), "Bo")) == {"kind": "sat", "seat": 1, "name": "Bo", "seal": ""}


def test_what_need_not_be_said_is_as_usual() -> None:
    assert read_entry({"kind": "sat", "seat": 0, "name": "Ann"}) == Sat(SeatNumber(0), "Ann", "")
    data = {"kind": "created", "public": "p", "rules": {}, "seats": [], "settings": {}}
    assert read_entry(data) == Created("p", {}, [], {}, "")


@pytest.mark.parametrize(
    "data", [*ODD, {"kind": "Sat"}, {"kind": ["sat"]}, {"kind": None}, {"kind": "entry"}], ids=label
)
def test_what_has_no_known_kind_is_no_entry(data: Any) -> None:
    assert refusal(data) == "entry-kind"


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "sat"},
        {"kind": "sat", "seat": 0},
        {"kind": "sat", "seat": "0", "name": "Ann"},
        {"kind": "sat", "seat": True, "name": "Ann"},
        {"kind": "sat", "seat": 0, "name": None},
        {"kind": "sat", "seat": 0, "name": "Ann", "seal": 1},
        {"kind": "sat", "seat": 0, "name": "\ud800"},
        {"kind": "played", "word": "8\udfff"},
        {"kind": "begun"},
        {"kind": "begun", "missing": [True]},
        {"kind": "begun", "missing": {}},
        {"kind": "created", "public": "p", "rules": [], "seats": [], "settings": {}},
        {"kind": "created", "public": "p", "rules": {}, "seats": {}, "settings": {}},
        {"kind": "created", "public": "p", "rules": {}, "seats": ["open"], "settings": {}},
        {"kind": "created", "public": "p", "rules": {}, "seats": [{"kind": "open"}], "settings": {}},
        {"kind": "created", "public": "p", "rules": {}, "seats": [{"kind": "open", "name": 1}], "settings": {}},
    ],
)
def test_an_entry_needs_its_fields_in_their_form(data: Any) -> None:
    assert refusal(data) == "entry-fields"


@given(entries(), st.data())
def test_a_changed_field_is_read_or_refused_but_never_crashes(entry: Entry, data: st.DataObject) -> None:
    stored = entry_data(entry)
    stored[data.draw(st.sampled_from([*stored, "by"]))] = data.draw(VALUES)
    assert outcome(lambda: read_entry(stored)) in ("", "entry-kind", "entry-fields")
