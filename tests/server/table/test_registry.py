"""Tables without connected clients."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic, sleep, time

from shutbox.play.events import SeatNumber
from shutbox.play.table.desk import bodies
from shutbox.play.table.entry import Created, Sat
from shutbox.play.table.setting import Settings, TableDice, settings_data
from shutbox.play.table.state import OPEN
from shutbox.rules import named
from shutbox.rules.codec import to_data
from shutbox.server.identity.token import holder_of, new_token
from shutbox.server.store.store import Addition, NewTable, Store, open_store
from tests.server.running import PATIENCE, Server
from tests.server.storing import Clock

DAY = 24 * 3600


def test_an_unfinished_table_is_kept_for_a_year_after_the_last_thing_that_happened_at_it(tmp_path: Path) -> None:
    token, clock = new_token(), Clock()
    holder = str(holder_of(token))
    settings = settings_data(Settings(dice=TableDice.TYPED))

    async def laid(store: Store, number: int, laid_before: int, sat_before: int) -> None:
        """A table for two that was laid, and at which somebody sat down, so many days ago."""
        public = f"{number:016x}"
        created = Created(public, to_data(named("nine"), whole=True), [{"kind": OPEN, "name": ""}] * 2, settings)
        clock.now = int(time()) - laid_before * DAY
        await store.remember(holder)
        row = await store.create(NewTable(bytes([number]) * 32, public), bodies((created,), holder))
        clock.now = int(time()) - sat_before * DAY
        await store.append(
            Addition(row.id, 1, bodies((Sat(SeatNumber(0), "Ann"),), holder), stage="waiting", held=[(holder, 0)])
        )

    async def quiet() -> None:
        store = await open_store(tmp_path / "data", clock=clock)
        # The last one is given up last: then the others were looked at.
        for number, days in enumerate(((300, 31), (700, 364), (366, 366))):
            await laid(store, number, *days)
        clock.now = int(time())
        await store.remember(holder)
        await store.close()

    asyncio.run(quiet())
    with Server(tmp_path / "data") as server:
        begun_at = monotonic()
        stages: list[str] = []
        while "abandoned" not in stages and monotonic() - begun_at < PATIENCE:
            sleep(0.1)
            held = server.ask("GET", "/api/mine", token=token).data["tables"]
            stages = [each["stage"] for each in sorted(held, key=lambda each: str(each["public"]))]
    assert stages == ["waiting", "waiting", "abandoned"]
