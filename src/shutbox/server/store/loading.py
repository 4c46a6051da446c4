"""A stored table as a desk: from its snapshot and the entries after it, or from all of its entries.

A snapshot saves the time to replay the entries before it. It is used only if it is whole, if this code has written it,
and if the entries after it lead from its hash to that of the table; otherwise the table is replayed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import groupby

import msgspec

from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.play.table import Desk, Stage, Step, Table, read_body, read_desk, read_snapshot, snapshot_data, take_step
from shutbox.server.book import Snapshot, TableRow, chain_head, link
from shutbox.server.store.shelf import Stored

# The number of new entries after which a table gets another snapshot: to replay them takes less time than to connect
# a client. A long table waits longer, so that what is written stays in proportion to its entries.
EVERY, PART = 6, 16
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict).decode


def desk_snapshot(desk: Desk, last: int) -> bytes:
    """The snapshot of a desk, if it is due when the last one had `last` entries; otherwise empty."""
    if desk.table.stage is not Stage.PLAYING or desk.n - last < max(EVERY, desk.n // PART):
        return b""
    return snapshot_body(desk)


def snapshot_body(desk: Desk) -> bytes:
    """The snapshot of a desk, as it is stored; empty if it is not worth its room."""
    data = snapshot_data(desk)
    return b"" if data is None else _encode(data)


def desk_since(stored: Stored) -> Desk | None:
    """The desk of a table by its snapshot; None if it has none that can be used."""
    row, snapshot, entries = stored
    if snapshot is None or not snapshot.sound or snapshot.n + len(entries) != row.count:
        return None
    if reduce(link, entries, snapshot.head) != row.head or (desk := desk_in(snapshot)) is None:
        return None
    try:
        return read_desk(entries, desk)
    except ShutboxError:
        return None


def desk_in(snapshot: Snapshot) -> Desk | None:
    """The desk in a snapshot; None if it cannot be read."""
    try:
        return read_snapshot(_decode(snapshot.body))
    except (ShutboxError, msgspec.DecodeError, LookupError, TypeError, ValueError):
        return None


def desk_of(row: TableRow, entries: Sequence[bytes]) -> Desk:
    """The desk of a table by all of its entries; raises if they were changed since they were stored."""
    if len(entries) != row.count or chain_head(row.public, entries) != row.head:
        raise damage(row.public)
    try:
        return read_desk(entries)
    except ShutboxError as error:
        raise damage(row.public) from error


def steps_since(table: Table, entries: Sequence[bytes]) -> list[Step]:
    """The steps that stored entries make at a table, those of a command together."""
    read, steps = [read_body(body) for body in entries], []
    for (by, key), group in groupby(read, key=lambda each: each[1:]):
        steps.append(take_step(table, tuple(entry for entry, _, _ in group), by, key))
        table = steps[-1].after
    return steps


def covers(public: str, snapshot: Snapshot, entries: Sequence[bytes]) -> bool:
    """Whether the first entries of a table are those that its snapshot was made of."""
    return len(entries) >= snapshot.n and chain_head(public, entries[: snapshot.n]) == snapshot.head


def damage(public: str) -> ShutboxError:
    """The error for a table whose entries or secret are not what was stored."""
    return CorruptRecordError("table-damaged", table=public)
