"""Shares: each process has a row of its own that says what it has done to the store; together they are its anchor.

The sums of tallies do not depend on who added what, so the anchor of the store is the sum of all shares, and no row is
written by everybody. A share is written in the same transaction as what it is about. So it also tells a process that
has lost its connection whether its last transaction was committed: the share has the number of that commit, or the one
before. As long as the session that wrote it may still be alive, it holds the lock of the share.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.server.book import TALLIES, Anchor, Tally, anchor_cells, read_cells
from shutbox.server.postgres.layout import SHARE_LOCK
from shutbox.server.postgres.session import Session

_COLUMNS = ("serial", "made", "events", "log", "head", *(f"{kind}{end}" for kind in TALLIES for end in ("", "_sum")))
_CELLS = ", ".join((*_COLUMNS, "hash"))
_INSERT = f"INSERT INTO shares(owner, {_CELLS}) VALUES (?{',?' * (len(_COLUMNS) + 1)}) RETURNING one"
_UPDATE = (
    f"UPDATE shares SET used = now(), {', '.join(f'{column} = ?' for column in (*_COLUMNS, 'hash'))}"
    " WHERE one = ? AND owner = ?"
)
# Ends the session that has the lock of a share and waits for what its process says.
_END = (
    "SELECT pg_terminate_backend(locks.pid) FROM pg_locks AS locks JOIN pg_stat_activity AS sessions USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND classid = ?::bigint::oid AND objid = ?::bigint::oid AND objsubid = 2"
    " AND locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND locks.pid <> pg_backend_pid() AND usename = current_user AND application_name = 'shutbox'"
    " AND wait_event_type = 'Client'"
)
# Shares that nobody has used for so long are added to another, if no session holds their lock.
_LEFT = (
    "SELECT one FROM shares WHERE used < now() - interval '1 day' AND one <> ?"
    " AND pg_try_advisory_xact_lock(?, one::int) ORDER BY one FOR UPDATE SKIP LOCKED"
)


def total(shares: Iterable[Anchor]) -> Anchor:
    """The anchor of a store, from all its shares."""
    return reduce(_added, shares, Anchor())


def _added(one: Anchor, other: Anchor) -> Anchor:
    tallies = [_sum(getattr(one, kind), getattr(other, kind)) for kind in TALLIES]
    last = max(one, other, key=lambda each: each.log)
    counts = (one.serial + other.serial, one.made + other.made, one.events + other.events)
    return Anchor(*counts, last.log, last.head, *tallies)


def _sum(one: Tally, other: Tally) -> Tally:
    moved = one.moved(other.total)
    return Tally(one.count + other.count, moved.total)


def read_shares(session: Session) -> list[Anchor | None]:
    """All shares, None for one that was changed since it was written."""
    return [read_cells(cells) for cells in session.execute(f"SELECT {_CELLS} FROM shares ORDER BY one").fetchall()]


def audited_anchor(session: Session) -> Anchor | None:
    """The anchor of a store; None if a part of it was changed since it was written."""
    shares = read_shares(session)
    sound = [share for share in shares if share is not None]
    return total(sound) if len(sound) == len(shares) else None


def new_share(session: Session, owner: bytes, anchor: Anchor) -> int:
    """The number of a new share, whose lock this session gets."""
    session.execute("BEGIN")
    number = insert_share(session, owner, anchor)
    session.execute("SELECT pg_advisory_lock(?, ?::int)", (SHARE_LOCK, number))
    session.execute("COMMIT")
    return number


def insert_share(session: Session, owner: bytes, anchor: Anchor) -> int:
    """The number of a share that is added."""
    (number,) = session.execute(_INSERT, (owner, *anchor_cells(anchor))).fetchone() or (0,)
    return int(number)


def taken_over(session: Session, number: int) -> Anchor:
    """What old shares add up to, which are deleted; within a transaction that adds them to share `number`."""
    left = [one for (one,) in session.execute(_LEFT, (number, SHARE_LOCK)).fetchall()]
    found = []
    for one in left:
        row = session.execute(f"DELETE FROM shares WHERE one = ? RETURNING {_CELLS}", (one,)).fetchone()
        if (anchor := read_cells(row)) is None:
            raise CorruptRecordError("store-anchor")
        found.append(anchor)
    return total(found)


def write_share(session: Session, number: int, owner: bytes, anchor: Anchor) -> None:
    """Writes the share of a process, within the transaction that it is about."""
    session.execute(_UPDATE, (*anchor_cells(anchor), number, owner))


def reclaimed(session: Session, number: int, owner: bytes) -> int:
    """The number of the last commit of a share, once the session that had it before has certainly ended.

    That session is ours, and nobody hears it any more; where the network between was lost, the database may not know
    for hours. If it waits for us it is ended. While it still does something it is not: it may be waiting for a standby.
    The share is written, because a commit that was found here may have missed the standby, and this one has not.
    """
    session.execute(_END, (SHARE_LOCK, number)).fetchall()
    session.execute("SELECT pg_advisory_lock(?, ?::int)", (SHARE_LOCK, number))
    again = "UPDATE shares SET used = now() WHERE one = ? AND owner = ? RETURNING serial"
    row = session.execute(again, (number, owner)).fetchone()
    if row is None:
        raise ShutboxError("store-share")
    return int(row[0])
