"""The rows of a store; in SQLite the rows of one kind have the same cells in the same order."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256

from shutbox.play import quick

Cells = tuple[object, ...]
SEALED, OPENED = "sealed", "opened"


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is about to be stored; without sealed dice, commitment and secret are empty."""

    code_hash: bytes
    public: str
    commitment: str = ""
    secret: bytes = field(default=b"", repr=False)
    stage: str = "waiting"


@quick
@dataclass(frozen=True, slots=True)
class TableRow:
    """A stored table, with its secret until it is opened, the number of its entries, and their last hash."""

    id: int
    code_hash: bytes
    public: str
    created: int
    changed: int
    stage: str
    secret: bytes = field(repr=False)
    count: int
    head: bytes

    @property
    def cells(self) -> Cells:
        """The row as cells of SQLite."""
        return (
            self.id,
            self.code_hash,
            self.public,
            self.created,
            self.changed,
            self.stage,
            self.secret,
            self.count,
            self.head,
        )


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of a table after its first `n` entries, whose last hash is `head`, as the code `code` has written it.

    It only saves time. The entries are what counts, so one that is damaged or of other code is not used.
    """

    table_id: int
    n: int
    head: bytes
    code: bytes
    body: bytes = field(repr=False)
    hash: bytes

    @property
    def sound(self) -> bool:
        """Whether nothing of it was changed since it was written."""
        return self.hash == _snapshot_hash(self.table_id, self.n, self.head, self.code, self.body)

    @property
    def cells(self) -> Cells:
        """The row as cells of SQLite."""
        return (self.table_id, self.n, self.head, self.code, self.body, self.hash)


def new_snapshot(row: TableRow, code: bytes, body: bytes) -> Snapshot:
    """The snapshot of a table as it is stored now."""
    digest = _snapshot_hash(row.id, row.count, row.head, code, body)
    return Snapshot(row.id, row.count, row.head, code, body, digest)


def _snapshot_hash(table_id: int, n: int, head: bytes, code: bytes, body: bytes) -> bytes:
    return sha256(b"shutbox snapshot 1\n%d %d %d\n%b%b%b" % (table_id, n, len(head), head, code, body)).digest()


@dataclass(frozen=True, slots=True)
class LogRow:
    """A row of the public log, as it is published; the hash in hexadecimal."""

    n: int
    kind: str
    public: str
    value: str
    at: int
    hash: str


@dataclass(frozen=True, slots=True)
class Holding:
    """A seat that a device holds."""

    table_id: int
    public: str
    seat: int
    stage: str
