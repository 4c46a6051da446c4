"""The settings of a table: round trips, and errors with the allowed values for everything else."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import NotationError
from shutbox.play.table.setting import Coach, Settings, TableDice, read_settings, settings_data
from tests.play.plain import ODD, VALUES, label, outcome

SETTINGS = st.builds(
    Settings,
    st.sampled_from(TableDice),
    st.sampled_from(Coach),
    st.booleans(),
    st.booleans(),
    st.integers(0, 3600),
    st.integers(0, 10_000),
    st.integers(0, 11),
    st.sampled_from(["", "tea", "daily 2026-11-17", "é" * 80]),
)
# Of every setting what it may be: written down apart from the code.
ALLOWED: dict[str, list[Any]] = {
    "dice": ["sealed", "typed", "seeded"],
    "coach": ["off", "ask", "each"],
    "undo": [True, False],
    "pencil": [True, False],
    "seconds": [0, 1, 3600],
    "pace": [0, 700, 10_000],
    "starter": [0, 11],
    "seed": ["", "tea", "daily 2026-11-17", "x" * 80],
}
FORBIDDEN: dict[str, list[Any]] = {
    "dice": ["", "SEALED", "system", 0],
    "coach": ["on", True],
    "undo": [0, 1, "true"],
    "pencil": [0, 1, "yes"],
    "seconds": [-1, 3601, "60", True, 1.0],
    "pace": [-1, 10_001, True],
    "starter": [-1, 12, False],
    "seed": [" tea", "tea ", "two\nlines", "x" * 81, 7, True],
}


def refusal(data: Any) -> NotationError:
    """With what settings are refused."""
    with pytest.raises(NotationError) as raised:
        read_settings(data)
    return raised.value


@given(SETTINGS)
def test_settings_are_read_back_as_they_were_written(settings: Settings) -> None:
    data = settings_data(settings)
    assert list(data) == [each.name for each in fields(Settings)]
    assert read_settings(json.loads(json.dumps(data))) == settings


def test_what_is_not_named_is_as_usual() -> None:
    assert read_settings({}) == Settings()
    assert read_settings({"undo": True}) == Settings(undo=True)
    assert settings_data(Settings()) == {
        "dice": "sealed",
        "coach": "off",
        "undo": False,
        "pencil": False,
        "seconds": 0,
        "pace": 700,
        "starter": 0,
        "seed": "",
    }


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in ALLOWED.items() for value in values])
def test_every_allowed_value_is_read(key: str, value: Any) -> None:
    assert settings_data(read_settings({key: value}))[key] == value


@pytest.mark.parametrize(
    ("key", "value"),
    [(key, value) for key, values in FORBIDDEN.items() for value in [*values, None, [], {}, "\ud800", 10**4000]],
    ids=label,
)
def test_every_other_value_is_refused_with_what_is_allowed(key: str, value: Any) -> None:
    error = refusal({key: value})
    assert (error.code, error.arguments["setting"]) == ("table-setting", key)
    assert error.arguments["wanted"]


def test_a_refusal_names_what_came() -> None:
    assert refusal({"seconds": 4000}).arguments["got"] == "4000"
    assert refusal({"undo": 1}).arguments == {"setting": "undo", "wanted": ["true", "false"], "got": "1"}
    assert refusal({"pace": True}).arguments["got"] == "true"
    assert refusal({"dice": "x" * 99}).arguments["got"] == "x" * 40
    assert refusal({"dice": [1] * 99}).arguments["got"] == "list"


def test_an_unknown_setting_is_refused() -> None:
    error = refusal({"undo": True, "rounds": 3})
    assert (error.code, error.arguments["setting"]) == ("table-setting-unknown", "rounds")
    assert error.arguments["known"] == [each.name for each in fields(Settings)]


@pytest.mark.parametrize("data", [each for each in ODD if not isinstance(each, dict)], ids=label)
def test_settings_are_an_object(data: Any) -> None:
    assert refusal(data).code == "table-settings"


@given(st.dictionaries(st.sampled_from([*ALLOWED, "more"]), VALUES, max_size=3) | VALUES)
def test_any_value_is_read_or_refused_but_never_crashes(data: Any) -> None:
    refusals = ("table-settings", "table-setting", "table-setting-unknown")
    assert outcome(lambda: read_settings(data)) in ("", *refusals)
