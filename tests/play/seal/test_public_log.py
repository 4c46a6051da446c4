"""Copies of the public log: what they show of a record, and what is wrong with them."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.play.seal.envelope import Envelope, read_sealed
from shutbox.play.seal.public_log import ROOT, Listed, check_chain, check_listed, read_log, row_hash
from shutbox.play.seal.signing import read_signing
from tests.data.make_signed import game
from tests.games.signed import log_of

ROWS = log_of(game())


def envelope() -> Envelope:
    """The envelope of the game."""
    found = read_sealed(game())
    assert found is not None
    return found


def text(rows: Any) -> str:
    """Rows as the server answers with them."""
    return json.dumps({"rows": [asdict(row) for row in rows]})


def chained(*rows: Listed) -> tuple[Listed, ...]:
    """The rows with hashes that fit."""
    found: list[Listed] = []
    for row in rows:
        found.append(replace(row, hash=row_hash(found[-1].hash if found else ROOT, row)))
    return tuple(found)


def refusal(rows: tuple[Listed, ...]) -> tuple[str, Any]:
    """The code and the arguments of the error about a log."""
    with pytest.raises(ShutboxError) as raised:
        check_listed(rows, envelope(), read_signing(game()))
    return raised.value.code, raised.value.arguments


def test_the_row_of_a_game_is_found_in_a_whole_log_and_in_a_part_of_it() -> None:
    assert read_log(text(ROWS)) == ROWS
    for rows in (ROWS, ROWS[1:], ROWS[2:], ROWS[2:3], ROWS[:3]):
        assert check_listed(rows, envelope(), read_signing(game())) == ROWS[2]
        assert check_listed(rows, envelope(), None) == ROWS[2]


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"rows": []}', '{"rows": 1}', '{"rows": [1]}', '{"rows": [{"n": 1}]}', "[" * 99999]
)
def test_what_is_no_log_is_refused(text: str) -> None:
    with pytest.raises(ShutboxError, match="log-form"):
        read_log(text)


@pytest.mark.parametrize(
    "change",
    [
        {"n": "1"},
        {"n": True},
        {"value": 1},
        {"hash": "00"},
        {"at": -1},
        {"at": 10**30},
        {"hash": "x" * 64},
        {"more": 1},
    ],
)
def test_a_row_of_another_form_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ShutboxError, match="log-form"):
        read_log(json.dumps({"rows": [asdict(ROWS[0]) | change]}))


@pytest.mark.parametrize(("at", "beyond"), [(0, -1), (253_402_300_799, 253_402_300_800)])
def test_a_row_may_be_of_any_second_from_1970_to_9999(at: int, beyond: int) -> None:
    row = asdict(ROWS[0])
    assert read_log(json.dumps({"rows": [row | {"at": at}]}))[0].at == at
    with pytest.raises(ShutboxError, match="log-form"):
        read_log(json.dumps({"rows": [row | {"at": beyond}]}))


@pytest.mark.parametrize(
    ("rows", "n"),
    [
        ((*ROWS[:2], replace(ROWS[2], at=0), *ROWS[3:]), 3),
        ((ROWS[0], *ROWS[2:]), 3),
        ((replace(ROWS[0], value="00" * 32), *ROWS[1:]), 1),
        ((*ROWS[:3], ROWS[2]), 3),
    ],
)
def test_a_log_that_was_changed_is_refused_at_the_row(rows: tuple[Listed, ...], n: int) -> None:
    check_chain(ROWS)
    assert refusal(rows) == ("log-broken", {"n": n})


def test_a_log_that_says_something_else_of_the_game_is_named() -> None:
    one, two, three, four, five = ROWS
    for rows in ((one,), (one, two)):
        assert refusal(rows) == ("log-absent", {"table": envelope().public, "first": 1, "last": len(rows)})
    assert refusal(chained(one, two, replace(three, value="00" * 32), four)) == (
        "log-differs",
        {"n": 3, "what": "seal"},
    )
    assert refusal(chained(one, two, replace(three, at=1))) == ("log-differs", {"n": 3, "what": "row"})
    other = chained(one, two, three, four, replace(five, value="00" * 32))
    assert refusal(other) == ("log-differs", {"n": 5, "what": "secret"})
