"""Tables in a store, and the public log of their dice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.book.chain import LOG_ROOT, link, log_body
from shutbox.server.book.ledger import Ledger
from shutbox.server.book.row import OPENED, SEALED, TableRow
from shutbox.server.sqlite.database import MEMORY, connect
from shutbox.server.sqlite.migration import migrate
from shutbox.server.sqlite.sqlite_ledger import SqliteLedger
from shutbox.server.store import shelf
from shutbox.server.store.addition import Addition
from tests.server.storing import START, Clock, new


@pytest.fixture
def ledger() -> Iterator[Ledger]:
    connection = connect(MEMORY)
    migrate(connection, MEMORY)
    yield SqliteLedger(connection, Clock())
    connection.close()


def do(ledger: Ledger, call: Any, **arguments: object) -> Any:
    """What comes of one piece of work; its error is raised."""
    (outcome,) = ledger.perform([(partial(call, **arguments), False, 0)])
    if outcome.error is not None:
        raise outcome.error
    return outcome.value


def laid(ledger: Ledger, number: int, *bodies: bytes, sealed: bool = True) -> TableRow:
    row = do(ledger, shelf.create, new=new(number, sealed=sealed), bodies=bodies or (b"first",), held=())
    assert isinstance(row, TableRow)
    return row


def test_a_table_is_found_by_its_code_and_by_its_public_id(ledger: Ledger) -> None:
    row = laid(ledger, 1, b"first", b"second")
    assert (row.id, row.count, row.created, row.stage) == (1, 2, START, "waiting")
    assert shelf.find(ledger, new(1).code_hash) == row
    assert shelf.by_public(ledger, new(1).public) == row
    assert shelf.find_with_entries(ledger, new(1).code_hash) == (row, None, [b"first", b"second"])
    assert shelf.find(ledger, b"none") is None
    assert shelf.by_public(ledger, "none") is None
    assert shelf.find_with_entries(ledger, b"none") is None


def test_a_code_or_a_public_id_is_given_once(ledger: Ledger) -> None:
    laid(ledger, 1)
    for twin in (replace(new(1), public="other"), replace(new(1), code_hash=b"other")):
        with pytest.raises(ShutboxError):
            do(ledger, shelf.create, new=twin, bodies=(b"first",), held=())
    assert laid(ledger, 2).id == 2


def test_entries_come_in_pages(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "PAGE", 2)
    row = laid(ledger, 1, b"1", b"2", b"3", b"4", b"5")
    pages = [shelf.entries(ledger, row.id, since) for since in (0, 2, 4, 5)]
    assert pages == [[b"1", b"2"], [b"3", b"4"], [b"5"], []]


def test_an_addition_must_know_how_many_entries_there_are(ledger: Ledger) -> None:
    row = laid(ledger, 1)
    assert do(ledger, shelf.add, addition=Addition(row.id, 1, [b"2", b"3"], stage="playing")) == 3
    with pytest.raises(ShutboxError) as raised:
        do(ledger, shelf.add, addition=Addition(row.id, 1, [b"again"]))
    assert (raised.value.code, raised.value.arguments) == ("store-conflict", {"expected": 1, "got": 3})
    after = shelf.find(ledger, row.code_hash)
    assert after is not None
    assert (after.stage, after.count) == ("playing", 3)
    with pytest.raises(ShutboxError, match="store-no-table"):
        do(ledger, shelf.add, addition=Addition(99, 0, [b"1"]))


def test_sealed_dice_are_published_and_opened_once(ledger: Ledger) -> None:
    row = laid(ledger, 1)
    laid(ledger, 2, sealed=False)
    for before in (1, 2):
        do(ledger, shelf.add, addition=Addition(row.id, before, [b"more"], opened=True))
    rows = shelf.log(ledger, 1, 10)
    assert [(each.kind, each.public, each.value) for each in rows] == [
        (SEALED, row.public, new(1).commitment),
        (OPENED, row.public, row.secret.hex()),
    ]
    after = shelf.find(ledger, row.code_hash)
    assert after is not None
    assert after.secret == b""


def test_the_public_log_is_a_chain(ledger: Ledger) -> None:
    for number in range(1, 6):
        laid(ledger, number)
    head = LOG_ROOT
    for row in shelf.log(ledger, 1, 10):
        head = link(head, log_body(row.n, row.kind, row.public, row.value, row.at))
        assert row.hash == head.hex()
    assert ledger.anchor.head == head
    assert [row.n for row in shelf.log(ledger, 2, 2)] == [2, 3]
    assert [row.n for row in shelf.last_log(ledger, 2)] == [4, 5]


def test_unfinished_tables_come_with_their_first_entry_and_those_with_a_mark(ledger: Ledger) -> None:
    for number in range(1, 5):
        laid(ledger, number, b"first", b"plain", b"marked", b"plain")
    do(ledger, shelf.add, addition=Addition(2, 4, [], stage="over"))
    found = shelf.unfinished(ledger, 0, 2, [b"mark"])
    assert [(row.id, bodies) for row, bodies in found] == [(1, [b"first", b"marked"]), (3, [b"first", b"marked"])]
    assert [row.id for row, _ in shelf.unfinished(ledger, 3, 2, [])] == [4]
    assert shelf.unfinished(ledger, 4, 2, []) == []
