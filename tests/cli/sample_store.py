"""A sample store in the user's data folder, with three tables."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from shutbox.play.events import SeatNumber
from shutbox.play.table.desk import bodies
from shutbox.play.table.entry import Begun, Created, Entry, Played, Sat
from shutbox.play.table.setting import read_settings, settings_data
from shutbox.rules import named, to_data
from shutbox.server.store.store import NewTable, Store
from tests.server.storing import Clock, file, stored

PUBLIC = "6f1e0c2a9b7d4853"
WAITING = "0000000000000002"
SHARED = "0000000000000003"


def data_folder() -> Path:
    """The user's data folder."""
    return Path(os.environ["SHUTBOX_DATA"])


def new_table(public: str) -> Created:
    """The entry that creates a table for two with typed dice."""
    seats = [{"kind": "open", "name": ""}] * 2
    settings = settings_data(read_settings({"dice": "typed"}))
    return Created(public, to_data(named("nine"), whole=True), seats, settings)


def begun_game(public: str) -> tuple[Entry, ...]:
    """The entries of a game that has begun."""
    return (
        new_table(public),
        Sat(SeatNumber(0), "Ann"),
        Sat(SeatNumber(1), "Bo"),
        Begun([]),
        Played("3,5t"),
        Played("8"),
    )


async def _fill(store: Store) -> None:
    await store.remember("ann")
    await store.remember("bo")
    await store.create(NewTable(b"1" * 32, PUBLIC), bodies(begun_game(PUBLIC), "ann"), [("ann", 0)])
    await store.create(NewTable(b"2" * 32, WAITING), bodies((new_table(WAITING),), "ann"))
    await store.create(NewTable(b"3" * 32, SHARED), bodies((new_table(SHARED),), "ann"), [("ann", 0), ("bo", 1)])


def fill_store() -> Path:
    """Creates a store with a game, a waiting table, and a table shared by two devices; its file."""
    stored(data_folder(), _fill, Clock())
    return file(data_folder())


def damage_store(statement: str) -> None:
    """Changes the store by SQL, without the code of the server."""
    with closing(sqlite3.connect(file(data_folder()), isolation_level=None)) as connection:
        connection.execute(statement)
