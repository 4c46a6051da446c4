"""Rows of the store."""

from __future__ import annotations

import sqlite3
from dataclasses import fields

import pytest

from shutbox.server.book.row import Holding, LogRow, NewTable, TableRow
from shutbox.server.sqlite.schema import lay
from tests.server.storing import new

ROW = TableRow(1, b"hash", "public", 10, 20, "waiting", b"secret", 0, b"head")


def columns(kind: str) -> list[str]:
    """The columns of a table of SQLite."""
    connection = sqlite3.connect(":memory:")
    try:
        lay(connection)
        return [name for _, name, *_ in connection.execute(f"PRAGMA table_info({kind})")]
    finally:
        connection.close()


@pytest.mark.parametrize(("kind", "row"), [("tables", TableRow), ("log", LogRow)])
def test_a_row_has_the_cells_of_its_table_in_their_order(kind: str, row: type[TableRow] | type[LogRow]) -> None:
    assert [field.name for field in fields(row)] == columns(kind)


def test_a_row_is_made_of_its_cells() -> None:
    assert TableRow(*ROW.cells) == ROW  # type: ignore[arg-type]
    assert len(ROW.cells) == len(columns("tables"))


@pytest.mark.parametrize("row", [ROW, new(1)])
def test_no_secret_is_printed(row: TableRow | NewTable) -> None:
    assert repr(row.secret) not in repr(row)
    assert "secret" not in repr(row)


def test_a_table_without_sealed_dice_has_neither_commitment_nor_secret() -> None:
    table = NewTable(b"hash", "public")
    assert (table.commitment, table.secret, table.stage) == ("", b"", "waiting")


def test_a_holding_names_the_seat_and_the_stage_of_its_table() -> None:
    assert [field.name for field in fields(Holding)] == ["table_id", "public", "seat", "stage"]
