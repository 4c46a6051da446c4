"""Batches of work in one transaction each."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.book.anchor import Anchor, read_anchor, write_anchor
from shutbox.server.book.chain import link, table_root
from shutbox.server.book.ledger import Ledger, Outcome, Task
from shutbox.server.sqlite import sqlite_ledger as module
from shutbox.server.sqlite.database import connect
from shutbox.server.sqlite.migration import migrate
from shutbox.server.sqlite.sqlite_ledger import SqliteLedger
from shutbox.server.store.addition import Addition
from shutbox.server.store.shelf import add, create, entries, find
from tests.server.storing import START, Clock, new

MEMORY = Path(":memory:")


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    made = connect(MEMORY)
    migrate(made, MEMORY)
    yield made
    made.close()


@pytest.fixture
def ledger(connection: sqlite3.Connection) -> SqliteLedger:
    return SqliteLedger(connection, Clock())


def lay(ledger: Ledger, count: int) -> None:
    made = [partial(create, new=new(number), bodies=(b"0",), held=()) for number in range(1, count + 1)]
    ledger.perform([(each, False, 0) for each in made])


def adding(table: int, before: int, *bodies: bytes) -> Task:
    return partial(add, addition=Addition(table, before, bodies)), True, table


def test_entries_of_any_number_of_tables_reach_the_file_in_one_batch(ledger: Ledger) -> None:
    lay(ledger, 150)
    outcomes = ledger.perform([adding(table, 1, *[b"%d" % table] * (table % 3)) for table in range(1, 151)])
    assert outcomes == [Outcome(1 + table % 3) for table in range(1, 151)]
    for table in range(1, 151):
        assert entries(ledger, table, 1) == [b"%d" % table] * (table % 3)
        row = find(ledger, new(table).code_hash)
        assert row is not None
        head = table_root(new(table).public)
        for body in entries(ledger, table, 0):
            head = link(head, body)
        assert (row.head, row.count, row.changed) == (head, 1 + table % 3, START)


@pytest.mark.parametrize("most", [0, 1, 2, 1000])
def test_however_few_rows_are_kept_in_memory_nothing_is_forgotten(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(module, "MOST_ROWS", most)
    lay(ledger, 5)
    chance, counts = random.Random(3), dict.fromkeys(range(1, 6), 1)
    for _ in range(30):
        works, wanted = [], []
        for table in chance.choices(list(counts), k=chance.randrange(1, 8)):
            works.append(adding(table, counts[table], b"x"))
            counts[table] += 1
            wanted.append(Outcome(counts[table]))
        assert ledger.perform(works) == wanted


def test_what_is_read_sees_what_was_planned_before_it(ledger: Ledger) -> None:
    lay(ledger, 1)
    look = partial(entries, table_id=1, since=0)
    outcomes = ledger.perform([adding(1, 1, b"1"), (look, False, 0), adding(1, 2, b"2"), (look, False, 0)])
    assert [each.value for each in outcomes] == [2, [b"0", b"1"], 3, [b"0", b"1", b"2"]]


def test_what_fails_leaves_what_was_planned_before_it(ledger: Ledger) -> None:
    lay(ledger, 1)

    def fail(_: Ledger) -> None:
        raise ShutboxError("store-no-table")

    outcomes = ledger.perform([adding(1, 1, b"1"), (fail, False, 0), adding(1, 2, b"2")])
    assert [each.value for each in outcomes] == [2, None, 3]
    assert entries(ledger, 1, 0) == [b"0", b"1", b"2"]


def test_a_batch_that_only_reads_writes_nothing(ledger: SqliteLedger) -> None:
    lay(ledger, 1)
    before = ledger.connection.total_changes
    ledger.perform([(partial(find, code_hash=new(1).code_hash), False, 0)])
    assert ledger.connection.total_changes == before


def test_the_anchor_is_read_as_it_was_written(connection: sqlite3.Connection, ledger: SqliteLedger) -> None:
    assert read_anchor(connection) == Anchor()
    lay(ledger, 3)
    assert read_anchor(connection) == ledger.anchor
    assert (ledger.anchor.made, ledger.anchor.events, ledger.anchor.log, ledger.anchor.tables.count) == (3, 3, 3, 3)


def test_a_changed_anchor_is_none_and_its_store_is_not_opened(connection: sqlite3.Connection) -> None:
    write_anchor(connection, Anchor(events=7))
    connection.execute("UPDATE anchor SET events = 8")
    assert read_anchor(connection) is None
    with pytest.raises(ShutboxError, match="store-anchor"):
        SqliteLedger(connection, Clock())
