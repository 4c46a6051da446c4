"""A table with thousands of typed and undone throws, written to a store before a server opens it."""

from __future__ import annotations

from pathlib import Path

from shutbox.play.events import SeatNumber
from shutbox.play.table.desk import bodies
from shutbox.play.table.entry import Begun, Called, Created, Entry, Played, Sat
from shutbox.play.table.setting import Settings, TableDice, settings_data
from shutbox.play.table.state import OPEN
from shutbox.rules import named
from shutbox.rules.codec import to_data
from shutbox.server.identity.token import code_hash, holder_of, new_code, new_token
from shutbox.server.store.store import Addition, NewTable, open_store


async def long_table(folder: Path, entries: int) -> tuple[str, str, list[bytes]]:
    """The code of a table with so many entries, the token of who sits there, and the entries as they are stored."""
    code, token, public = new_code(), new_token(), "0123456789abcdef"
    holder = holder_of(token)
    assert holder is not None
    settings = settings_data(Settings(dice=TableDice.TYPED, undo=True))
    created = Created(public, to_data(named("nine"), whole=True), [{"kind": OPEN, "name": ""}], settings)
    made: list[Entry] = [created, Sat(SeatNumber(0), "Ann"), Called(), Begun([])]
    made += [Played("3,4t"), Played("undo")] * ((entries - len(made)) // 2)
    stored = [body for entry in made for body in bodies((entry,), holder)]
    store = await open_store(folder)
    await store.remember(holder)
    row = await store.create(NewTable(code_hash(code), public, stage="playing"), stored[:1], [(holder, 0)])
    await store.append(Addition(row.id, 1, stored[1:], stage="playing"))
    await store.close()
    return code, token, stored
