"""What people do themselves with what a server keeps about them: they download it, and they delete it.

A device proves with its token that it is its own. What it downloads has everything that is stored about it, and the
records of its games. When it is deleted, its token is dead, the tables at which nobody else has a seat are gone, and
its name is gone from all others.
"""

from __future__ import annotations

import asyncio
import json
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.play import classroom, write_record
from shutbox.play.table import entry_data, read_body, read_desk, record_of
from shutbox.server.book import TableRow, chain_head
from shutbox.server.http import Answer, HttpError, Limits, Meter, Request, data_answer
from shutbox.server.store import CLASSROOM_STAGES, DeviceRow, Store, Target

Handler = Callable[[Request, str], Awaitable[Answer]]
Data = dict[str, Any]
# Removes a device, and tables that have changed in the store, from memory.
Forgotten = Callable[[str, set[str]], Awaitable[None]]
# How many downloads and deletions may wait for another one.
MOST_WAITING = 16
ZIP = "application/zip"


@dataclass(frozen=True, slots=True)
class Parcel:
    """A table of a device as files: all entries as JSON, and the record of its game if there is one."""

    public: str
    data: Data
    record: str | None = None


class Person:
    """The handlers for what a device downloads and deletes, one at a time."""

    def __init__(self, store: Store, forgotten: Forgotten, limits: Limits, now: Callable[[], float]) -> None:
        self._store = store
        self._forgotten = forgotten
        self._now = now
        self._meter = Meter(limits.own)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self.routes: dict[tuple[str, str], Handler] = {
            ("GET", "export"): self._export,
            ("POST", "forget"): self._forget,
        }

    @asynccontextmanager
    async def _turn_of(self, request: Request) -> AsyncIterator[str]:
        """Waits until it is this device's turn; raises if it is unknown, asks too often, or too many wait."""
        if not request.holder:
            raise HttpError("device-unknown")
        if not all(self._meter.allows(sender, self._now()) for sender in (request.address, request.holder)):
            raise HttpError("http-too-many")
        if self._waiting >= MOST_WAITING:
            raise HttpError("server-busy")
        self._waiting += 1
        try:
            async with self._turn:
                yield request.holder
        finally:
            self._waiting -= 1

    async def _export(self, request: Request, _: str) -> Answer:
        """A part of everything that is stored about a device; a header names the table after which the next begins."""
        text = request.query.get("after", "0")
        if not (text.isascii() and text.isdecimal()) or len(text) > 12:
            raise HttpError("export-after")
        async with self._turn_of(request) as holder:
            device, rows = await self._store.device(holder), await self._store.belongings(holder, int(text))
            if device is None:
                raise HttpError("device-unknown")
            parcels = [await asyncio.to_thread(_parcel, row, await self._store.entries(row.id), holder) for row in rows]
            following = bool(rows) and bool(await self._store.belongings(holder, rows[-1].id))
            body = await asyncio.to_thread(_archive, device, parcels)
        more = (("x-shutbox-after", str(rows[-1].id)),) if following else ()
        return Answer(body, ZIP, headers=(("content-disposition", 'attachment; filename="shutbox.zip"'), *more))

    async def _forget(self, request: Request, _: str) -> Answer:
        """Deletes a device, which has to name itself, so that nothing is deleted by accident."""
        if request.data().get("device") != request.holder or not request.holder:
            raise HttpError("forget-device" if request.holder else "device-unknown")
        return await self.forget(request)

    async def forget(self, request: Request) -> Answer:
        """Deletes the device that asks for it."""
        async with self._turn_of(request) as holder:
            before = await self._store.last_time()
            forgotten = await self._store.forget(Target(holder=holder), rewrite=False)
            await self._forgotten(holder, forgotten.changed)
            # A rematch may have begun meanwhile, with the names of the table before it.
            if late := await self._store.forget_names(holder, before):
                await self._forgotten(holder, set(late))
        request.given.append(("set-cookie", ""))
        tables, renamed = len(forgotten.tables), len({*forgotten.renamed, *late})
        return data_answer({"ok": True, "tables": tables, "renamed": renamed})


def _parcel(row: TableRow, bodies: list[bytes], holder: str) -> Parcel:
    """A table as files; a damaged one is named and nothing else. Entries may have come since its row was read."""
    bodies = bodies[: row.count]
    facts: Data = {"table": row.public, "created": row.created, "changed": row.changed, "stage": row.stage}
    try:
        if chain_head(row.public, bodies) != row.head:
            raise ShutboxError("table-damaged", table=row.public)
        if row.stage in CLASSROOM_STAGES:
            read = map(classroom.read_body, bodies)
            entries = [{**classroom.entry_data(entry), "mine": by == holder} for entry, by, _ in read]
            return Parcel(row.public, facts | {"entries": entries})
        table = read_desk(bodies).table
        entries = [{**entry_data(entry), "mine": by == holder} for entry, by, _ in map(read_body, bodies)]
    except ShutboxError:
        return Parcel(row.public, facts | {"damaged": True})
    seats = [seat for seat, place in enumerate(table.places) if place.holder == holder]
    record = record_of(table)
    return Parcel(
        row.public, facts | {"seats": seats, "entries": entries}, None if record is None else write_record(record)
    )


def _archive(device: DeviceRow, parcels: list[Parcel]) -> bytes:
    """Everything as one file."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("device.json", _json(_device_data(device, parcels)))
        for parcel in parcels:
            archive.writestr(f"{parcel.public}.json", _json(parcel.data))
            if parcel.record is not None:
                archive.writestr(f"{parcel.public}.shutbox", parcel.record)
    return out.getvalue()


def _device_data(device: DeviceRow, parcels: list[Parcel]) -> Data:
    return {
        "device": device.holder,
        "created": device.created,
        "seen": device.seen,
        "transfers": list(device.transfers),
        "tables": [parcel.public for parcel in parcels],
    }


def _json(data: Data) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"
