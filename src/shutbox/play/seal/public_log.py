"""Checks a saved copy of a server's public log, and that the seal of a record is in it (docs/dice.md)."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from shutbox.errors import CorruptRecordError, NotationError
from shutbox.play.seal.envelope import Envelope
from shutbox.play.seal.signing import Signing

ROOT = hashlib.sha256(b"shutbox log 1").hexdigest()
SEALED, OPENED = "sealed", "opened"
# The last second of the year 9999, in seconds since 1970.
LAST_TIME = 253_402_300_799
_HASH = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Listed:
    """A row of the public log."""

    n: int
    kind: str
    public: str
    value: str
    at: int
    hash: str


def read_log(text: str) -> tuple[Listed, ...]:
    """The rows of a saved page of the log, as the server gives them; raises if it is something else."""
    try:
        rows = tuple(_row(row) for row in json.loads(text)["rows"])
    except (ValueError, TypeError, KeyError, RecursionError):
        rows = ()
    if not rows:
        raise NotationError("log-form")
    return rows


def _row(row: Any) -> Listed:
    listed = Listed(**row)
    types = [type(value) for value in asdict(listed).values()]
    if types != [int, str, str, str, int, str] or not _HASH.fullmatch(listed.hash) or not 0 <= listed.at <= LAST_TIME:
        raise ValueError
    return listed


def row_hash(before: str, row: Listed) -> str:
    """The hash of a row that follows the row with the hash `before`."""
    body = {key: value for key, value in asdict(row).items() if key != "hash"}
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(bytes.fromhex(before) + text.encode()).hexdigest()


def check_chain(rows: Sequence[Listed]) -> None:
    """Raises at the first row that does not follow from the row before it."""
    n, last = rows[0].n, ROOT if rows[0].n == 1 else ""
    for place, row in enumerate(rows):
        if row.n != n + place or (last and row_hash(last, row) != row.hash):
            raise CorruptRecordError("log-broken", n=row.n)
        last = row.hash


def check_listed(rows: Sequence[Listed], envelope: Envelope, signing: Signing | None) -> Listed:
    """The row in which an envelope was sealed; raises if the log has none, or if anything there differs."""
    check_chain(rows)
    own = {row.kind: row for row in rows if row.public == envelope.public}
    sealed, opened = own.get(SEALED), own.get(OPENED)
    if sealed is None:
        raise CorruptRecordError("log-absent", table=envelope.public, first=rows[0].n, last=rows[-1].n)
    if sealed.value != envelope.commitment:
        raise CorruptRecordError("log-differs", n=sealed.n, what="seal")
    if signing and (sealed.n, sealed.hash) != (signing.n, signing.row):
        raise CorruptRecordError("log-differs", n=sealed.n, what="row")
    if opened and opened.value != envelope.secret:
        raise CorruptRecordError("log-differs", n=opened.n, what="secret")
    return sealed
