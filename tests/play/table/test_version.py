"""Versions of messages: what a client names, and what it gets."""

from __future__ import annotations

import pytest

from shutbox.play.table.version import VERSION, VERSIONS, check_version, in_version, read_version
from tests.play.plain import outcome
from tests.play.table.tables import BO, begun


def test_a_client_names_a_version_or_gets_the_first() -> None:
    assert read_version(None) == VERSION == 1
    assert [read_version(str(version)) for version in VERSIONS] == [1, 2]


@pytest.mark.parametrize("text", ["", "0", "3", "2.0", "-1", "x", "２", "9" * 4000])
def test_a_version_that_is_not_known_is_refused(text: str) -> None:
    assert outcome(lambda: read_version(text)) == "wire-version"


@pytest.mark.parametrize("version", [0, 3, "2", True, 2.0, None])
def test_a_version_is_a_number(version: object) -> None:
    assert outcome(lambda: check_version(version)) == "wire-version"


def test_in_version_2_what_is_legal_is_in_the_view_alone() -> None:
    state = begun().state
    assert in_version(state, 1) is state
    found = in_version(state, 2)
    assert found["v"] == 2
    assert found.keys() == state.keys() - {"legal"}
    assert found["view"]["game"]["legal"] == state["legal"] != []


def test_in_version_2_a_refusal_says_why_and_no_more() -> None:
    table = begun()
    refused = table.send(BO, table.message("play", word="9"))
    assert refused["legal"]
    assert in_version(refused, 2) == {key: refused[key] for key in refused if key != "legal"} | {"v": 2}
