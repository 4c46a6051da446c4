"""An audit finds every change in a store."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.rules import named
from shutbox.server.book.row import Snapshot, TableRow, new_snapshot
from shutbox.server.store.audit import MOST_FAULTS, Audit, audit_store
from tests.play.table.tables import begun
from tests.play.table.test_desk_snapshot import wander
from tests.server.storing import Clock, content, file, game_table, new, stored, tables

TABLES = 8


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a store with a bit of everything, closed."""
    folder = tmp_path_factory.mktemp("sound")
    stored(folder, lambda store: tables(store, TABLES))
    return file(folder)


@pytest.fixture
def copy(sound: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(sound, tmp_path / "copy.db"))


def changed(path: Path, *statements: str) -> Audit:
    """What is found after SQL that goes past all code of ours."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)
    return audit_store(path)


def codes(audit: Audit) -> list[str]:
    return [fault.code for fault in audit.faults]


def test_a_sound_store_has_everything_counted(sound: Path) -> None:
    seen: list[tuple[int, int]] = []
    audit = audit_store(sound, lambda done, of: seen.append((done, of)))
    assert audit.sound
    sealed = sum(number % 4 != 3 for number in range(TABLES))
    opened = sum(number % 5 == 4 and number % 4 != 3 for number in range(TABLES))
    assert (audit.tables, audit.events, audit.log) == (TABLES, 3 * TABLES, sealed + opened)
    assert seen[-1] == (3 * TABLES, 3 * TABLES)


PUBLIC = new(2).public
SAYS = [
    ("UPDATE events SET body = 'x' || body WHERE table_id = 3 AND n = 2", "store-unreadable"),
    ("UPDATE events SET body = CAST('x' AS BLOB) WHERE table_id = 3 AND n = 2", "store-entry-changed"),
    ("UPDATE events SET hash = zeroblob(32) WHERE table_id = 3 AND n = 2", "store-entry-changed"),
    ("DELETE FROM events WHERE table_id = 3 AND n = 1", "store-entry-missing"),
    ("DELETE FROM events WHERE table_id = 3 AND n = 2", "store-entry-missing"),
    ("DELETE FROM events WHERE table_id = 3 AND n = 3", "store-entry-count"),
    ("DELETE FROM events WHERE table_id = 3", "store-entry-count"),
    ("INSERT INTO events SELECT 3, 4, body, hash FROM events WHERE table_id = 3 AND n = 1", "store-entry-changed"),
    ("UPDATE events SET n = 0 WHERE table_id = 3 AND n = 1", "store-entry-missing"),
    ("UPDATE tables SET count = 2 WHERE id = 3", "store-entry-count"),
    ("UPDATE tables SET head = zeroblob(32) WHERE id = 3", "store-head"),
    (f"UPDATE tables SET public = '{PUBLIC[::-1]}' WHERE id = 3", "store-entry-changed"),
    ("UPDATE tables SET code_hash = zeroblob(32) WHERE id = 3", "store-tally"),
    ("UPDATE tables SET secret = zeroblob(32) WHERE id = 3", "store-tally"),
    ("UPDATE tables SET secret = zeroblob(0) WHERE id = 3", "store-tally"),
    ("UPDATE tables SET stage = 'over' WHERE id = 3", "store-tally"),
    ("UPDATE tables SET created = created + 1 WHERE id = 3", "store-tally"),
    ("UPDATE tables SET changed = changed + 1 WHERE id = 3", "store-tally"),
    ("UPDATE tables SET id = 99 WHERE id = 3", "store-stray"),
    ("DELETE FROM tables WHERE id = 3", "store-stray"),
    ("INSERT INTO tables SELECT 99, zeroblob(32), 'x', 0, 0, 'x', '', 0, head FROM tables WHERE id = 3", "-"),
    ("UPDATE devices SET seen = seen + 1 WHERE holder = 'holder1'", "store-tally"),
    ("UPDATE devices SET holder = 'x' WHERE holder = 'holder1'", "store-tally"),
    ("DELETE FROM devices WHERE holder = 'holder1'", "store-tally"),
    ("INSERT INTO devices VALUES ('x', 0, 0)", "store-tally"),
    ("UPDATE holdings SET holder = 'holder2' WHERE table_id = 1 AND seat = 0", "store-tally"),
    ("DELETE FROM holdings WHERE table_id = 1", "store-tally"),
    ("INSERT INTO holdings VALUES (1, 2, 'holder1')", "store-tally"),
    ("UPDATE transfers SET expires = expires + 1 WHERE table_id = 1", "store-tally"),
    ("DELETE FROM transfers WHERE table_id = 1", "store-tally"),
    ("UPDATE log SET value = 'x' WHERE n = 3", "store-log-changed"),
    ("UPDATE log SET at = at + 1 WHERE n = 3", "store-log-changed"),
    ("UPDATE log SET hash = zeroblob(32) WHERE n = 3", "store-log-changed"),
    ("DELETE FROM log WHERE n = 3", "store-log-missing"),
    ("DELETE FROM log WHERE n = (SELECT max(n) FROM log)", "store-log-head"),
    ("DELETE FROM log", "store-log-head"),
    ("UPDATE anchor SET events = events - 1", "store-anchor"),
    ("UPDATE anchor SET made = made + 1", "store-anchor"),
    ("UPDATE anchor SET hash = zeroblob(32)", "store-anchor"),
    ("DELETE FROM anchor", "store-anchor"),
    ("DROP INDEX once", "store-schema"),
    ("CREATE TABLE more(x)", "store-schema"),
    ("ALTER TABLE log RENAME COLUMN at TO time", "store-schema"),
]


@pytest.mark.parametrize(("statement", "code"), SAYS)
def test_a_change_of_one_row_is_found(copy: Path, statement: str, code: str) -> None:
    if code == "-":
        with pytest.raises(sqlite3.IntegrityError):
            changed(copy, statement)
        statement, code = statement.replace("'', 0", "zeroblob(0), 0"), "store-tally"
    if code == "store-unreadable":
        # SQLite itself keeps a text out of a column of bytes.
        with pytest.raises(sqlite3.IntegrityError):
            changed(copy, statement)
        return
    assert code in codes(changed(copy, statement))


def test_a_fault_in_a_table_is_told_with_its_public_id_and_place(copy: Path) -> None:
    audit = changed(copy, "UPDATE events SET body = CAST('x' AS BLOB) WHERE table_id = 3 AND n = 2")
    (fault,) = audit.faults
    assert fault.arguments == {"table": PUBLIC, "number": 2}


def test_entries_of_no_table_are_counted_with_the_others(copy: Path) -> None:
    before = audit_store(copy).events
    audit = changed(copy, "DELETE FROM tables WHERE id = 3")
    assert audit.events == before


def test_of_the_log_the_first_fault_is_told(copy: Path) -> None:
    audit = changed(copy, "UPDATE log SET value = 'x' WHERE n = 2", "UPDATE log SET value = 'x' WHERE n = 3")
    told = [fault.arguments for fault in audit.faults if fault.code == "store-log-changed"]
    assert told == [{"number": 2}]


def test_two_entries_in_each_others_places_are_found(copy: Path) -> None:
    swap = "UPDATE events SET n = {} WHERE table_id = 3 AND n = {}"
    audit = changed(copy, swap.format(9, 1), swap.format(1, 2), swap.format(2, 9))
    assert codes(audit) == ["store-entry-changed"]


def test_entries_of_one_table_under_another_are_found(copy: Path) -> None:
    move = "UPDATE events SET table_id = {} WHERE table_id = {}"
    audit = changed(copy, move.format(99, 1), move.format(1, 2), move.format(2, 99))
    assert codes(audit) == ["store-entry-changed"] * 2


def test_a_table_that_is_gone_with_everything_of_it_is_found(copy: Path) -> None:
    gone = [f"DELETE FROM {kind} WHERE table_id = 3" for kind in ("events", "holdings", "transfers")]
    audit = changed(copy, *gone, "DELETE FROM tables WHERE id = 3")
    assert {"store-events", "store-tally", "store-sealed"} <= set(codes(audit))


def test_a_secret_that_was_neither_kept_nor_opened_is_found_even_if_the_anchor_fits(copy: Path) -> None:
    audit = changed(copy, "UPDATE log SET public = 'x' WHERE n = 1")
    assert "store-sealed" in codes(audit)


def test_an_older_row_of_the_log_cannot_be_the_last(copy: Path) -> None:
    """A log cut off, with its head put right: the anchor's own hash does not fit."""
    audit = changed(
        copy,
        "DELETE FROM log WHERE n = (SELECT max(n) FROM log)",
        "UPDATE anchor SET log = log - 1, head = (SELECT hash FROM log ORDER BY n DESC LIMIT 1)",
    )
    assert codes(audit)[0] == "store-anchor"


def test_of_many_faults_some_are_told(tmp_path: Path) -> None:
    stored(tmp_path, lambda store: tables(store, MOST_FAULTS + 5, entries=1))
    audit = changed(file(tmp_path), "UPDATE events SET body = CAST('x' AS BLOB)")
    assert len(audit.faults) == MOST_FAULTS
    assert audit.tables == MOST_FAULTS + 5


def _flip(data: bytearray, chance: random.Random) -> None:
    data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)


def _blank(data: bytearray, chance: random.Random) -> None:
    begin = chance.randrange(len(data))
    data[begin : begin + 16] = bytes(len(data[begin : begin + 16]))


def _swap_pages(data: bytearray, chance: random.Random) -> None:
    one, other = (4096 * page for page in chance.sample(range(len(data) // 4096), 2))
    data[one : one + 4096], data[other : other + 4096] = data[other : other + 4096], data[one : one + 4096]


def _cut(data: bytearray, chance: random.Random) -> None:
    del data[chance.randrange(len(data)) :]


@pytest.mark.parametrize(("damage", "times"), [(_flip, 400), (_blank, 100), (_swap_pages, 40), (_cut, 20)])
def test_damage_anywhere_in_the_file_is_found_or_harms_nothing(
    sound: Path, tmp_path: Path, damage: Callable[[bytearray, random.Random], None], times: int
) -> None:
    whole, before = sound.read_bytes(), content(sound)
    chance, path, found = random.Random(11), tmp_path / "damaged.db", 0
    for _ in range(times):
        data = bytearray(whole)
        damage(data, chance)
        path.write_bytes(data)
        try:
            damaged = not audit_store(path).sound
        except ShutboxError:
            damaged = True
        found += damaged
        assert damaged or content(path) == before
    assert found > times / 10


def test_what_is_no_store_is_refused(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "empty.db").close()
    with pytest.raises(ShutboxError, match="store-foreign"):
        audit_store(tmp_path / "empty.db")
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE x(y)")
    other.close()
    with pytest.raises(ShutboxError, match="store-foreign"):
        audit_store(tmp_path / "other.db")


def test_what_a_crash_left_in_the_log_of_sqlite_belongs_to_the_store(tmp_path: Path) -> None:
    """A copy of the files of an open store is what a killed process leaves."""
    folder, crashed = tmp_path / "open", tmp_path / "crashed"
    crashed.mkdir()

    async def crash(store: object) -> None:
        await tables(store, 3)  # type: ignore[arg-type]
        for path in folder.iterdir():
            shutil.copy(path, crashed / path.name)

    stored(folder, crash, Clock())
    assert file(crashed).with_name("shutbox.db-wal").stat().st_size > 0
    audit = audit_store(file(crashed))
    assert (audit.sound, audit.tables) == (True, 3)


# Snapshots


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The file of a store with a table that has a snapshot."""
    table = begun(named("double-shutter"))
    wander(table, random.Random(1), 40)
    stored(tmp_path, lambda store: game_table(store, table, 20))
    return file(tmp_path)


def test_a_store_with_a_snapshot_is_sound_and_so_is_one_that_lost_it(played: Path) -> None:
    assert audit_store(played).sound
    assert changed(played, "DELETE FROM snapshots").sound


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE snapshots SET n = 19",
        "UPDATE snapshots SET n = 99",
        "UPDATE snapshots SET head = zeroblob(32)",
        "UPDATE snapshots SET code = zeroblob(16)",
        "UPDATE snapshots SET body = CAST(replace(body, 'Bo', 'Bu') AS BLOB)",
        "UPDATE snapshots SET hash = zeroblob(32)",
        "UPDATE snapshots SET table_id = 9",
    ],
)
def test_a_snapshot_that_was_changed_is_found(played: Path, statement: str) -> None:
    assert codes(changed(played, statement))[-1] == "store-snapshot"


def test_a_forged_snapshot_with_the_right_hash_is_found(played: Path) -> None:
    with closing(sqlite3.connect(played, isolation_level=None)) as connection:
        snapshot = Snapshot(*connection.execute("SELECT * FROM snapshots").fetchone())
        row = TableRow(*connection.execute("SELECT * FROM tables").fetchone())
        at = replace(row, count=snapshot.n, head=snapshot.head)
        forged = new_snapshot(at, snapshot.code, snapshot.body.replace(b'"Bo"', b'"Bu"'))
        connection.execute("REPLACE INTO snapshots VALUES (?,?,?,?,?,?)", forged.cells)
    assert forged.sound
    assert codes(audit_store(played)) == ["store-snapshot"]


def test_a_snapshot_of_other_code_is_only_checked_for_its_hash(played: Path) -> None:
    with closing(sqlite3.connect(played, isolation_level=None)) as connection:
        snapshot = Snapshot(*connection.execute("SELECT * FROM snapshots").fetchone())
        row = TableRow(*connection.execute("SELECT * FROM tables").fetchone())
        other = new_snapshot(replace(row, count=snapshot.n, head=snapshot.head), bytes(16), b"in another form")
        connection.execute("REPLACE INTO snapshots VALUES (?,?,?,?,?,?)", other.cells)
    assert audit_store(played).sound


def test_a_snapshot_hides_no_change_of_an_entry(played: Path) -> None:
    found = changed(played, "UPDATE events SET body = CAST(replace(body, 'Bo', 'Bu') AS BLOB) WHERE n = 2")
    assert "store-entry-changed" in codes(found)
