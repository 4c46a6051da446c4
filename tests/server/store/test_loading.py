"""Tables are loaded from snapshots where they fit, and from all their entries where they do not."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from shutbox.errors import CorruptRecordError
from shutbox.play.table.desk import read_desk
from shutbox.rules import named
from shutbox.server.book.chain import chain_head
from shutbox.server.book.row import Snapshot, TableRow, new_snapshot
from shutbox.server.store.loading import (
    EVERY,
    PART,
    covers,
    desk_in,
    desk_of,
    desk_since,
    desk_snapshot,
    snapshot_body,
)
from shutbox.server.store.shelf import Stored
from tests.games.sealed import PUBLIC
from tests.play.table.tables import Keeper, begun
from tests.play.table.test_desk_snapshot import same, wander

CODE = b"code"


def row_of(entries: list[bytes]) -> TableRow:
    """The row of a table with these entries."""
    return TableRow(1, b"", PUBLIC, 0, 0, "playing", b"", len(entries), chain_head(PUBLIC, entries))


@pytest.fixture(scope="module")
def table() -> Keeper:
    """A table whose game has gone on for a while."""
    table = begun(named("double-shutter"))
    wander(table, Random(4), 60)
    return table


def stored(table: Keeper, count: int, **changes: Any) -> Stored:
    """A table as it is stored, with a snapshot after so many entries."""
    first, rest = table.stored[:count], table.stored[count:]
    snapshot = new_snapshot(row_of(first), CODE, snapshot_body(read_desk(first)))
    return Stored(row_of(table.stored), replace(snapshot, **changes), rest)


@pytest.mark.parametrize("count", [1, 20, 50])
def test_a_snapshot_and_the_entries_after_it_are_the_table(table: Keeper, count: int) -> None:
    desk = desk_since(stored(table, count))
    assert desk is not None
    assert same(desk, read_desk(table.stored))


@pytest.mark.parametrize(
    "changes",
    [
        {"n": 21},
        {"head": bytes(32)},
        {"code": b"edoc"},
        {"table_id": 2},
        {"hash": bytes(32)},
        {"body": b"{}"},
        {"body": b""},
    ],
    ids=str,
)
def test_a_snapshot_that_was_changed_is_not_used(table: Keeper, changes: dict[str, Any]) -> None:
    assert desk_since(stored(table, 20, **changes)) is None


def test_a_snapshot_of_another_past_is_not_used(table: Keeper) -> None:
    found = stored(table, 20)
    assert desk_since(found._replace(entries=[*found.entries[:-1], b"{}"])) is None
    assert desk_since(found._replace(entries=found.entries[:-1])) is None
    assert desk_since(found._replace(row=replace(found.row, head=bytes(32)))) is None
    assert desk_since(found._replace(snapshot=None)) is None


@pytest.mark.parametrize("body", [b"", b"[]", b"{}", b'{"rules":"{"}', b'{"games":[1],"rules":"{}"}', b"\xff"])
def test_a_body_that_is_no_snapshot_is_not_read(body: bytes) -> None:
    assert desk_in(Snapshot(1, 1, b"", CODE, body, b"")) is None


def test_entries_that_cannot_follow_a_snapshot_are_left_to_the_replay(table: Keeper) -> None:
    entries = [*table.stored, table.stored[0]]
    found = Stored(row_of(entries), stored(table, len(table.stored)).snapshot, entries[-1:])
    assert desk_since(found) is None
    with pytest.raises(CorruptRecordError) as raised:
        desk_of(found.row, entries)
    assert raised.value.code == "table-damaged"


def test_the_entries_before_a_snapshot_are_those_that_it_was_made_of(table: Keeper) -> None:
    snapshot = stored(table, 20).snapshot
    assert snapshot is not None
    assert covers(PUBLIC, snapshot, table.stored)
    assert not covers(PUBLIC, snapshot, table.stored[:19])
    assert not covers(PUBLIC, snapshot, [b"{}", *table.stored[1:]])


def test_entries_that_are_not_those_of_the_row_are_damage(table: Keeper) -> None:
    row = row_of(table.stored)
    assert same(desk_of(row, table.stored), read_desk(table.stored))
    for entries in (table.stored[:-1], [*table.stored, b"{}"], [b"{}", *table.stored[1:]]):
        with pytest.raises(CorruptRecordError):
            desk_of(row, entries)
    # Entries that make sense, and as many as there were.
    with pytest.raises(CorruptRecordError):
        desk_of(replace(row, head=bytes(32)), table.stored)


def test_a_snapshot_is_due_after_some_entries_and_later_at_a_long_table(table: Keeper) -> None:
    desk = table.desk
    assert desk_snapshot(desk, desk.n - EVERY) == snapshot_body(desk)
    assert desk_snapshot(desk, desk.n - EVERY + 1) == b""
    longer = replace(desk, n=EVERY * PART * 10)
    assert desk_snapshot(longer, longer.n - EVERY) == b""
    assert desk_snapshot(longer, longer.n - EVERY * 10)


def test_a_table_that_waits_or_has_ended_needs_no_new_snapshot(table: Keeper) -> None:
    for stage in ("WAITING", "SEALING", "OVER", "ABANDONED"):
        ended = replace(table.table, stage=type(table.table.stage)[stage])
        assert desk_snapshot(replace(table.desk, table=ended), 0) == b""


def test_a_number_of_any_size_is_kept(table: Keeper) -> None:
    game = table.table.live
    large = replace(game, tally=replace(game.tally, points=(10**200, -(2**64))))
    desk = replace(table.desk, table=replace(table.table, game=large))
    assert desk_in(Snapshot(1, 1, b"", CODE, snapshot_body(desk), b"")) == desk
