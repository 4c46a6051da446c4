"""The rows of a store; in SQLite the rows of one kind have the same cells in the same order."""

from __future__ import annotations

from dataclasses import dataclass, field

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
