"""Performs tasks of commands: in the server that has the store open, or in this process if there is none."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.server.interface.service import answer
from shutbox.server.sqlite import check_there
from shutbox.server.store import STORE, ask, open_store, serving_door


def perform(folder: Path, what: str, database: str = "", **arguments: object) -> dict[str, Any]:
    """The result of a task of `server.interface.service` with the store in a folder, or in a database."""
    if database:
        return asyncio.run(_here(None, what, arguments, database))
    store = folder / STORE
    check_there(store)
    try:
        return asyncio.run(_here(folder, what, arguments))
    except ShutboxError as error:
        return ask(serving_door(store, error), what, **arguments)


async def _here(folder: Path | None, what: str, arguments: dict[str, object], database: str = "") -> dict[str, Any]:
    store = await open_store(folder, database=database)
    try:
        return await answer(store, what, arguments)
    finally:
        await store.close()
