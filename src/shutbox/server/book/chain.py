"""Hash chains: the hash of each entry of a table, and of each row of the public log, covers everything before it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import reduce

LOG_ROOT = hashlib.sha256(b"shutbox log 1").digest()


def table_root(public: str) -> bytes:
    """The head of a table without entries."""
    return hashlib.sha256(b"shutbox table 1\n" + public.encode("ascii")).digest()


def link(head: bytes, body: bytes) -> bytes:
    """The head after an entry."""
    return hashlib.sha256(head + body).digest()


def chain_head(public: str, bodies: Iterable[bytes]) -> bytes:
    """The head of a table after these entries."""
    return reduce(link, bodies, table_root(public))


def log_body(n: int, kind: str, public: str, value: str, at: int) -> bytes:
    """A row of the public log as it is hashed: JSON in ASCII, keys in order, no spaces."""
    row = {"at": at, "kind": kind, "n": n, "public": public, "value": value}
    return json.dumps(row, sort_keys=True, separators=(",", ":")).encode("ascii")
