"""The one row that says what must be in a store."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.server.book.anchor import Anchor, read_anchor, write_anchor
from shutbox.server.book.tally import Tally
from shutbox.server.sqlite.schema import lay

counts = st.integers(0, 2**62)
tallies = st.builds(Tally, counts, st.integers(0, 2**256 - 1))
anchors = st.builds(Anchor, counts, counts, counts, counts, st.binary(min_size=32, max_size=32), *[tallies] * 4)
KINDS = ("tables", "devices", "holdings", "transfers")
CELLS = ("serial", "made", "events", "log", "head", *KINDS, *(f"{kind}_sum" for kind in KINDS))


@pytest.fixture(scope="module")
def connection() -> Iterator[sqlite3.Connection]:
    made = sqlite3.connect(":memory:")
    lay(made)
    yield made
    made.close()


@given(anchor=anchors)
def test_an_anchor_is_read_as_it_was_written(connection: sqlite3.Connection, anchor: Anchor) -> None:
    write_anchor(connection, anchor)
    write_anchor(connection, anchor)
    assert read_anchor(connection) == anchor
    assert connection.execute("SELECT count(*) FROM anchor").fetchone() == (1,)


@pytest.mark.parametrize("cell", [*CELLS, "hash"])
def test_a_changed_cell_makes_an_anchor_worthless(connection: sqlite3.Connection, cell: str) -> None:
    write_anchor(connection, Anchor(made=3, tables=Tally(3, 5)))
    new = b"x" * 32 if cell in ("head", "hash") or cell.endswith("_sum") else 4
    connection.execute(f"UPDATE anchor SET {cell} = ?", (new,))
    assert read_anchor(connection) is None


def test_a_missing_anchor_is_none(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM anchor")
    assert read_anchor(connection) is None


def test_every_field_has_its_column() -> None:
    assert len(Anchor().cells) == len(CELLS) == len(fields(Anchor)) + 4
