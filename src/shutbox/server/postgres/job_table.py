"""Jobs: thoughts that servers ask for and `shutbox think` answers, anywhere at the same database.

They are in tables that PostgreSQL does not log: after a crash they are gone, and whoever waited is told that it took
too long. A job says which code has written it, and only the same code takes it. A worker that is silent loses its job
to another.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from shutbox.server.book import Ledger
from shutbox.server.postgres.news import TALK
from shutbox.server.postgres.session import Session

JOBS = "shutbox_jobs"
# Seconds after which a job of a worker that was not heard is taken by another.
SECONDS = 2.0
_POST = "INSERT INTO jobs(room, code, body) VALUES (?, ?, ?) RETURNING id"
_TAKE = (
    "UPDATE jobs SET owner = ?1, until = now() + ?4 * interval '1 second' WHERE id = (SELECT id FROM jobs"
    " WHERE code = ?2 AND room = ANY(?3::text[]) AND (owner IS NULL OR until < now()) ORDER BY id LIMIT 1"
    " FOR UPDATE SKIP LOCKED) RETURNING id, room, body"
)
_KEEP = "UPDATE jobs SET until = now() + ?1 * interval '1 second' WHERE owner = ?2 AND id = ANY(?3::bigint[])"
_FINISH = (
    "WITH done AS (DELETE FROM jobs WHERE id = ?1 AND owner = ?2 RETURNING id)"
    " INSERT INTO answers(id, body) SELECT id, ?3 FROM done ON CONFLICT DO NOTHING"
)


class Job(NamedTuple):
    """A thought that is asked for: its number, what it is for, and what is to be thought."""

    number: int
    room: str
    body: bytes


def post(ledger: Ledger, room: str, code: bytes, body: bytes) -> int:
    """The number of a new job."""
    (number,) = ledger.connection.execute(_POST, (room, code, body)).fetchone()
    return int(number)


def collect(ledger: Ledger, number: int) -> bytes | None:
    """The answer to a job, which is removed; None if there is none yet."""
    found = ledger.connection.execute("DELETE FROM answers WHERE id = ? RETURNING body", (number,)).fetchone()
    return None if found is None else bytes(found[0])


def withdraw(ledger: Ledger, number: int) -> None:
    """Removes a job whose answer nobody waits for any more."""
    ledger.connection.execute("DELETE FROM jobs WHERE id = ?", (number,))


def take(session: Session, owner: bytes, code: bytes, rooms: Sequence[str]) -> Job | None:
    """The job that has waited longest in these rooms, which nobody else gets now; None if there is none."""
    found = session.execute(_TAKE, (owner, code, list(rooms), SECONDS)).fetchone()
    return None if found is None else Job(int(found[0]), str(found[1]), bytes(found[2]))


def finish(session: Session, owner: bytes, number: int, answer: bytes) -> None:
    """Stores an answer, and tells who waits for it."""
    session.execute(_FINISH, (number, owner, answer))
    _tell(session, owner, "done", number)


def give_up(session: Session, owner: bytes, number: int) -> None:
    """Removes a job that this worker could not do, so that no other tries in vain."""
    session.execute("DELETE FROM jobs WHERE id = ? AND owner = ?", (number, owner))


def beat(session: Session, owner: bytes, code: bytes, jobs: Sequence[int]) -> None:
    """Says that a worker of some code is alive, and keeps the jobs that it is at: not what it never heard of."""
    session.execute(_KEEP, (SECONDS, owner, list(jobs)))
    session.execute("DELETE FROM answers WHERE at < now() - interval '5 minutes'")
    _tell(session, owner, "think", code.hex())


def _tell(session: Session, owner: bytes, kind: str, data: Any) -> None:
    session.execute("SELECT pg_notify(?, ?)", (TALK, json.dumps({"from": owner.hex(), "kind": kind, "data": data})))
