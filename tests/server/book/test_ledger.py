"""Batches of work, the same in both databases."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.book.anchor import TALLIES
from shutbox.server.book.ledger import KEYS, OF_TABLE, Ledger, Outcome, Task
from shutbox.server.book.row import new_snapshot
from shutbox.server.book.tally import Tally
from shutbox.server.postgres.postgres_ledger import PostgresLedger
from shutbox.server.sqlite.database import MEMORY, connect
from shutbox.server.sqlite.migration import migrate
from shutbox.server.sqlite.sqlite_ledger import SqliteLedger
from shutbox.server.store.addition import Addition
from shutbox.server.store.seating import put_transfer, remember
from shutbox.server.store.shelf import add, create, entries, find
from tests.server.postgres.cluster import new_database
from tests.server.storing import Clock, new


@pytest.fixture(params=["sqlite", "postgres"])
def ledger(request: pytest.FixtureRequest) -> Iterator[Ledger]:
    if request.param == "sqlite":
        with closing(connect(MEMORY)) as connection:
            migrate(connection, MEMORY)
            yield SqliteLedger(connection, Clock())
        return
    with new_database() as url, closing(PostgresLedger(url, Clock())) as made:
        yield made


def work(call: Any, **arguments: object) -> Task:
    return partial(call, **arguments), False, 0


def adding(table: int, before: int, *bodies: bytes) -> Task:
    return partial(add, addition=Addition(table, before, bodies)), True, table


def lay(ledger: Ledger, count: int) -> None:
    made = [work(create, new=new(number), bodies=(b"0",), held=()) for number in range(1, count + 1)]
    assert not [each.error for each in ledger.perform(made) if each.error]


def test_entries_of_many_tables_are_added_in_one_batch(ledger: Ledger) -> None:
    lay(ledger, 30)
    outcomes = ledger.perform([adding(table, 1, *[b"%d" % table] * (table % 3)) for table in range(1, 31)])
    assert outcomes == [Outcome(1 + table % 3) for table in range(1, 31)]
    (found,) = ledger.perform([work(entries, table_id=5, since=0)])
    assert found.value == [b"0", b"5", b"5"]


def test_what_fails_leaves_what_was_planned_before_and_after_it(ledger: Ledger) -> None:
    lay(ledger, 1)

    def fail(each: Ledger) -> None:
        each.insert("devices", ("ann", 1, 1))
        raise ShutboxError("store-no-table")

    before = ledger.anchor.devices
    look = work(entries, table_id=1, since=0)
    outcomes = ledger.perform([adding(1, 1, b"1"), work(fail), adding(1, 2, b"2"), look])
    assert [each.value for each in outcomes] == [2, None, 3, [b"0", b"1", b"2"]]
    assert ledger.anchor.devices == before


def test_a_row_that_is_there_already_is_refused_alone(ledger: Ledger) -> None:
    lay(ledger, 1)
    twice = work(create, new=new(1), bodies=(b"0", b"1"), held=())
    outcomes = ledger.perform([work(remember, holder="ann"), twice, adding(1, 1, b"1")])
    assert [getattr(each.error, "code", None) for each in outcomes] == [None, "store-constraint", None]
    (found,) = ledger.perform([work(entries, table_id=1, since=0)])
    assert found.value == [b"0", b"1"]


def test_the_anchor_says_what_is_there(ledger: Ledger) -> None:
    lay(ledger, 2)
    ledger.perform([work(remember, holder="ann"), work(put_transfer, code_hash=b"c", table_id=1, seat=0, seconds=9)])
    ledger.perform([adding(1, 1, b"1", b"2")])
    for kind in TALLIES:
        tally = Tally()
        for row in ledger.connection.execute(f"SELECT * FROM {kind}"):
            tally = tally.changed(None, row)
        assert getattr(ledger.anchor, kind) == tally, kind
    assert (ledger.anchor.made, ledger.anchor.events, ledger.anchor.log) == (2, 4, 2)


def test_a_snapshot_is_replaced_by_the_next(ledger: Ledger) -> None:
    lay(ledger, 1)
    for body in (b"one", b"two"):
        row = find(ledger, new(1).code_hash)
        assert row is not None
        snapshot = new_snapshot(row, b"code", body)

        def write(each: Ledger, *, count: int = row.count, snapshot: Any = snapshot) -> None:
            add(each, Addition(1, count, [b"x"]))
            each.plan_snapshot(snapshot)

        ledger.perform([work(write)])
        assert ledger.snapshot(1, b"code") == snapshot
    assert ledger.snapshot(1, b"other code") is None
    ledger.perform([work(lambda each: each.drop_snapshot(1))])
    assert ledger.snapshot(1, b"code") is None


def test_every_tallied_kind_has_its_key_and_those_of_a_table_name_it() -> None:
    assert set(KEYS) == set(TALLIES)
    assert set(OF_TABLE) < set(KEYS)
