"""Leases: which process lets bots and clocks of a table go on. Whoever has the lease does; nobody else has to.

A process says every half a second that it lives, in one row of its own (`processes`). Its leases are rows that only
change when a table starts or stops to go on by itself, so their number costs nothing. When a process has not been heard
for `SECONDS`, by the clock of the database, the others take its leases over, each of them some (`SKIP LOCKED`).

A lease saves work. It is not what keeps two processes from doing the same: an entry is stored under its table and its
number, and only one can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shutbox.server.book import Ledger

# Seconds that a process counts as alive after its last word, and how many of its leases are taken over at a time.
SECONDS, AT_ONCE = 1.2, 50
# Whose leases nobody has yet: those of tables that were copied from a file.
NOBODY = b""
_BEAT = "UPDATE processes SET until = now() + ?2 * interval '1 second' WHERE owner = ?1 AND until >= now() RETURNING 1"
_BEGIN = (
    "INSERT INTO processes(owner, until) VALUES (?1, now() + ?2 * interval '1 second')"
    " ON CONFLICT (owner) DO UPDATE SET until = excluded.until"
)
_DEAD = "SELECT owner FROM processes WHERE until < now()"
# The row of the table is locked, because the table may be about to be deleted.
_TAKE = (
    "INSERT INTO leases(table_id, owner) SELECT id, ?2 FROM tables WHERE id = ANY(?1::bigint[])"
    " AND NOT EXISTS (SELECT 1 FROM leases WHERE table_id = id AND owner <> ?2 AND owner <> ALL(?3::bytea[]))"
    " ORDER BY id FOR KEY SHARE ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner"
    " WHERE leases.owner = excluded.owner OR leases.owner = ANY(?3::bytea[]) RETURNING table_id"
)
_GIVE = "DELETE FROM leases WHERE owner = ? AND table_id = ANY(?::bigint[])"
_LEFT = (
    "UPDATE leases SET owner = ?1 FROM tables WHERE tables.id = table_id AND table_id IN (SELECT table_id FROM leases"
    " WHERE owner = ANY(?2::bytea[]) ORDER BY table_id LIMIT ?3 FOR UPDATE SKIP LOCKED) RETURNING table_id, code_hash"
)
_FORGET = (
    "DELETE FROM processes WHERE owner = ANY(?1::bytea[]) AND until < now()"
    " AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.owner = processes.owner)"
)
_ORPHANS = (
    "INSERT INTO leases(table_id, owner) SELECT id, ?2 FROM tables WHERE id = ANY(?1::bigint[]) ORDER BY id"
    " FOR KEY SHARE ON CONFLICT DO NOTHING"
)


# What is done once a day by one process: it is due again after a little less than a day.
_CHORES = (
    "INSERT INTO chores VALUES (1, now()) ON CONFLICT (one) DO UPDATE SET at = now()"
    " WHERE chores.at < now() - interval '20 hours' RETURNING 1"
)


class Held(NamedTuple):
    """The leases of a process: whether it still had those from before, which it got, and what others have left."""

    alive: bool
    taken: frozenset[int]
    left: dict[int, bytes]


def renew(ledger: Ledger, owner: bytes, take: Sequence[int], give: Sequence[int]) -> Held:
    """Says that a process lives, takes leases that nobody has, gives back others; `left` are tables by their code."""
    run = ledger.connection.execute
    alive = run(_BEAT, (owner, SECONDS)).fetchone() is not None
    if not alive:
        # It was silent for too long, so others may have its leases; it forgets them, so those that nobody has go too.
        run(_BEGIN, (owner, SECONDS))
        run("DELETE FROM leases WHERE owner = ?", (owner,))
    dead = [NOBODY, *(bytes(each) for (each,) in run(_DEAD).fetchall())]
    if give:
        run(_GIVE, (owner, list(give)))
    taken = run(_TAKE, (list(take), owner, dead)).fetchall() if take else []
    left = {table: bytes(code) for table, code in run(_LEFT, (owner, dead, AT_ONCE)).fetchall()}
    if len(dead) > 1 and not left:
        run(_FORGET, (dead,))
    return Held(alive, frozenset(table for (table,) in taken), left)


def offer(ledger: Ledger, tables: Sequence[int]) -> None:
    """Offers tables that go on by themselves to all processes, unless one of them has the lease."""
    if tables:
        ledger.connection.execute(_ORPHANS, (list(tables), NOBODY))


def resign(ledger: Ledger, owner: bytes) -> None:
    """Leaves all leases of a process that ends to the others at once."""
    ledger.connection.execute("UPDATE processes SET until = '-infinity' WHERE owner = ?", (owner,))


def chores_due(ledger: Ledger) -> bool:
    """Whether this process is to do what one of them does once a day; it is not due for the others then."""
    return ledger.connection.execute(_CHORES).fetchone() is not None
