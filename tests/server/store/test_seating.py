"""Devices, their seats, and codes that move them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from shutbox.server.book.ledger import Ledger
from shutbox.server.book.tally import Tally
from shutbox.server.sqlite.database import MEMORY, connect
from shutbox.server.sqlite.migration import migrate
from shutbox.server.sqlite.sqlite_ledger import SqliteLedger
from shutbox.server.store import seating
from shutbox.server.store.seating import KEPT, SEEN_EVERY
from shutbox.server.store.shelf import create
from tests.server.storing import START, Clock, new


class Desk:
    """A store in memory with two tables, whose clock is set here."""

    def __init__(self, ledger: Ledger, clock: Clock) -> None:
        self.ledger = ledger
        self.clock = clock
        for number in (1, 2):
            self.do(create, new=new(number), bodies=(b"0",), held=())

    def do(self, call: Any, **arguments: object) -> Any:
        """What comes of one piece of work."""
        (outcome,) = self.ledger.perform([(partial(call, **arguments), False, 0)])
        assert outcome.error is None, outcome.error
        return outcome.value

    def rows(self, kind: str) -> list[tuple[Any, ...]]:
        """All rows of a kind, which fit their tally."""
        rows = self.ledger.connection.execute(f"SELECT * FROM {kind} ORDER BY 1, 2").fetchall()
        tally = Tally()
        for row in rows:
            tally = tally.changed(None, row)
        assert getattr(self.ledger.anchor, kind) == tally
        return rows


@pytest.fixture
def desk() -> Iterator[Desk]:
    clock = Clock()
    connection = connect(Path(MEMORY))
    migrate(connection, MEMORY)
    yield Desk(SqliteLedger(connection, clock), clock)
    connection.close()


def test_a_device_is_known_from_when_it_was_here_for_a_year(desk: Desk) -> None:
    assert not desk.do(seating.is_known, holder="ann")
    desk.do(seating.remember, holder="ann")
    assert desk.do(seating.is_known, holder="ann")
    desk.clock.now = START + KEPT - 1
    assert desk.do(seating.is_known, holder="ann")
    desk.clock.now = START + KEPT
    assert not desk.do(seating.is_known, holder="ann")


def test_that_a_device_was_seen_is_written_once_in_a_while(desk: Desk) -> None:
    for now, seen in ((START, START), (START + SEEN_EVERY - 1, START), (START + SEEN_EVERY, START + SEEN_EVERY)):
        desk.clock.now = now
        desk.do(seating.remember, holder="ann")
        assert desk.rows("devices") == [("ann", START, seen)]


def test_seats_have_the_holders_that_were_named_last(desk: Desk) -> None:
    for holder in ("ann", "bo", "cy"):
        desk.do(seating.remember, holder=holder)
    desk.do(seating.hold, table_id=1, held=[("ann", 0), ("bo", 1)])
    desk.do(seating.hold, table_id=2, held=[("ann", 1)])
    desk.do(seating.hold, table_id=1, held=[("ann", 0), ("cy", 1)])
    assert desk.rows("holdings") == [(1, 0, "ann"), (1, 1, "cy"), (2, 1, "ann")]
    found = desk.do(seating.holdings, holder="ann")
    assert [(each.table_id, each.public, each.seat, each.stage) for each in found] == [
        (2, new(2).public, 1, "waiting"),
        (1, new(1).public, 0, "waiting"),
    ]
    assert desk.do(seating.holdings, holder="bo") == []


def test_a_device_that_nobody_knows_holds_nothing(desk: Desk) -> None:
    desk.do(seating.hold, table_id=1, held=[("nobody", 0)])
    assert desk.rows("holdings") == []


def test_a_code_moves_a_seat_of_its_table_once(desk: Desk) -> None:
    desk.do(seating.put_transfer, code_hash=b"code", table_id=1, seat=1, seconds=900)
    assert desk.do(seating.take_transfer, code_hash=b"other", table_id=1) is None
    assert desk.do(seating.take_transfer, code_hash=b"code", table_id=2) is None
    assert desk.do(seating.take_transfer, code_hash=b"code", table_id=1) == 1
    assert desk.do(seating.take_transfer, code_hash=b"code", table_id=1) is None
    assert desk.rows("transfers") == []


def test_a_code_is_valid_for_its_time(desk: Desk) -> None:
    for late, seat in ((899, 0), (900, None)):
        desk.clock.now = START
        desk.do(seating.put_transfer, code_hash=b"code", table_id=1, seat=0, seconds=900)
        desk.clock.now = START + late
        assert desk.do(seating.take_transfer, code_hash=b"code", table_id=1) == seat


def test_a_new_code_replaces_the_one_of_its_seat_and_old_ones(desk: Desk) -> None:
    desk.do(seating.put_transfer, code_hash=b"first", table_id=1, seat=0, seconds=900)
    desk.do(seating.put_transfer, code_hash=b"other", table_id=1, seat=1, seconds=10)
    desk.do(seating.put_transfer, code_hash=b"second", table_id=1, seat=0, seconds=900)
    assert [row[0] for row in desk.rows("transfers")] == [b"other", b"second"]
    desk.clock.now = START + 10
    desk.do(seating.put_transfer, code_hash=b"third", table_id=2, seat=0, seconds=900)
    assert [row[0] for row in desk.rows("transfers")] == [b"second", b"third"]
