"""The tables of a store that nobody has open."""

from __future__ import annotations

from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.store.archive import count, stored_tables
from tests.server.storing import content, file, new, stored, tables


def test_every_table_comes_with_all_its_entries(tmp_path: Path) -> None:
    stored(tmp_path, lambda store: tables(store, 5, entries=4))
    before = content(file(tmp_path))
    found = list(stored_tables(file(tmp_path)))
    assert [public for public, _ in found] == [new(number).public for number in range(5)]
    assert found[2][1] == [b'{"kind":"created"}', *(b'{"kind":"played","word":"2.%d"}' % place for place in (1, 2, 3))]
    assert count(file(tmp_path)) == 5
    assert content(file(tmp_path)) == before, "looking changes nothing"


def test_an_empty_file_has_no_tables(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    assert list(stored_tables(tmp_path / "empty.db")) == []
    assert count(tmp_path / "empty.db") == 0


def test_there_must_be_a_store(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no store at all, and long enough to be one " * 50)
    for name, code in (("none", "store-none"), ("text", "store-foreign")):
        with pytest.raises(ShutboxError, match=code):
            count(tmp_path / name)
        with pytest.raises(ShutboxError, match=code):
            list(stored_tables(tmp_path / name))
