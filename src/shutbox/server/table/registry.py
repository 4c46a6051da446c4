"""The registry of live tables: in memory while clients are connected or a clock runs, otherwise only in the store.

A table is loaded when a client connects again: from its snapshot and the entries after it, or from all its entries.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any, ParamSpec, TypeVar

from shutbox.errors import NotationError, ShutboxError
from shutbox.play import SeatNumber
from shutbox.play.table import OPEN, Close, Desk, Sat, Settings
from shutbox.rules import RuleSet, names
from shutbox.server.book import Snapshot, TableRow
from shutbox.server.http import Log, Metrics
from shutbox.server.identity import code_hash, read_code
from shutbox.server.socket import AWAY
from shutbox.server.store import CLASSROOM_STAGES, KEPT, Store, Stored, covers, damage, desk_of, desk_since
from shutbox.server.table.creation import create_table
from shutbox.server.table.dealer import Dealer
from shutbox.server.table.executor import Executor
from shutbox.server.table.lineup import lineup
from shutbox.server.table.live import BOT_MARKS, Live, may_move_by_itself
from shutbox.words import Words

IDLE_LIVE = 20_000
# Seconds after which an idle table is closed; devices are forgotten after the same time.
IDLE_SECONDS = KEPT
BETWEEN = 0.001
# Entries that take about ten milliseconds to load.
LONG = 500
P = ParamSpec("P")
T = TypeVar("T")


class Registry:
    """All tables of a server, by the hash of their code."""

    def __init__(self, store: Store, executor: Executor, metrics: Metrics, log: Log, words: Words) -> None:
        self._store = store
        self._executor = executor
        self._metrics = metrics
        self._log = log
        self._words = words
        self._damaged: set[str] = set()
        self._live: dict[bytes, Live] = {}
        self._loading: dict[bytes, asyncio.Task[Live]] = {}
        self._by_id: dict[int, Live] = {}
        # Tells other processes about a table; None if there are none.
        self.spread: Callable[[Live, str, Any], None] | None = None
        self.seek: Callable[[], None] | None = None

    @property
    def count(self) -> int:
        """The number of tables in memory."""
        return len(self._live)

    async def live(self, code: str) -> Live:
        """The table of a code, loaded from the store if it is not in memory."""
        key = code_hash(code)
        if key in self._live:
            live = self._live[key]
            if self.spread is not None and not live.sockets:
                # Nobody has looked after it; the news of other processes may have been lost.
                await self._executor.catch_up(live)
            return live
        if key not in self._loading:
            self._loading[key] = asyncio.create_task(self._load(key))
            self._loading[key].add_done_callback(lambda _: self._loading.pop(key, None))
        return await asyncio.shield(self._loading[key])

    async def times(self, code: str) -> tuple[int, int]:
        """When the table of a code was created, and when something last happened there, in seconds."""
        row = await self._store.find(code_hash(read_code(code) or ""))
        if row is None:
            raise NotationError("table-unknown")
        return row.created, row.changed

    async def file_name(self, code: str, suffix: str) -> str:
        """The name of a file about the game of a table: the game and the day, and nothing that somebody typed."""
        live, (_, ended) = await self.live(read_code(code) or ""), await self.times(code)
        rules = live.table.rules.name
        game = rules.replace("-", " ").title() if rules in names() else "own rules"
        return f"Shutbox {game} {datetime.fromtimestamp(ended, UTC):%Y-%m-%d}.{suffix}"

    async def _load(self, key: bytes) -> Live:
        stored = await self._store.find_with_entries(key)
        if stored is None or stored.row.stage in CLASSROOM_STAGES:
            raise NotationError("table-unknown")
        live = await self._sound(stored)
        self._remember(key, live)
        if self.spread is not None:
            # Another process may have added to it while it was loaded.
            await self._executor.catch_up(live)
            live.say("who", None)
        self._executor.follow(live)
        return live

    async def _sound(self, stored: Stored) -> Live:
        """A table loaded from the store; one that is damaged is logged once and refused, and all others go on."""
        try:
            return await self._whole(stored)
        except ShutboxError as error:
            again = None if self.spread is None else await self._store.find_with_entries(stored.row.code_hash)
            if again is not None and again.row != stored.row:
                # Another process has written it anew meanwhile.
                return await self._sound(again)
            self._put_aside(stored.row.public, error)
            raise

    async def _whole(self, stored: Stored) -> Live:
        """A table loaded from the store; raises if it is damaged."""
        row = stored.row
        desk = None if row.public in self._damaged else await self._since_snapshot(stored)
        if desk is None:
            entries = await self._entries(Stored(row, None, stored.entries if stored.snapshot is None else []))
            return _live(row, await _aside(row.count, desk_of, row, entries))
        live = _live(row, desk)
        assert stored.snapshot is not None
        live.snapped = stored.snapshot.n
        live.vouch = partial(self._vouch, live, row, stored.snapshot)
        return live

    async def _entries(self, stored: Stored) -> list[bytes]:
        """The entries after a snapshot, more than one page if there are more."""
        row, since = stored.row, stored.since
        if since + len(stored.entries) >= row.count:
            return stored.entries
        # Another process may have added more since the row was read.
        return (await self._store.entries(row.id, since))[: row.count - since]

    async def _since_snapshot(self, stored: Stored) -> Desk | None:
        if stored.snapshot is None:
            return None
        stored = stored._replace(entries=await self._entries(stored))
        return await _aside(stored.row.count, desk_since, stored)

    async def _vouch(self, live: Live, row: TableRow, snapshot: Snapshot) -> None:
        """Checks the entries that a snapshot replaced; puts the table aside if they are not what it was made of."""
        entries = await self._store.entries(row.id)
        if await _aside(row.count, covers, row.public, snapshot, entries):
            live.vouch = None
            return
        error = damage(row.public)
        self._put_aside(row.public, error)
        await self.forget({row.public})
        raise error

    def _put_aside(self, public: str, error: ShutboxError) -> None:
        """Logs a damaged table once."""
        if public not in self._damaged:
            self._damaged.add(public)
            self._metrics.count("damaged")
            cause = error.__cause__ if isinstance(error.__cause__, ShutboxError) else error
            self._log.line("table-damaged", table=public, why=cause.code)

    def _remember(self, key: bytes, live: Live) -> None:
        """Keeps a table in memory, and drops the oldest ones that have no clients and no clock."""
        self._live[key] = self._by_id[live.id] = live
        live.spread, live.seek, live.leased = self.spread, self.seek, self.spread is None
        if len(self._live) > IDLE_LIVE:
            idle = [each for each, other in self._live.items() if not other.sockets and not other.clock.runs]
            for each in idle[: len(self._live) - IDLE_LIVE]:
                if each != key:
                    self._drop(each)

    def _drop(self, key: bytes) -> Live:
        live = self._live.pop(key)
        self._by_id.pop(live.id, None)
        return live

    def at_hand(self, table_id: int) -> Live | None:
        """The table of a number, if it is in memory."""
        return self._by_id.get(table_id)

    def all_at_hand(self) -> list[Live]:
        """All tables in memory."""
        return list(self._live.values())

    async def take_on(self, key: bytes) -> None:
        """Loads a table that another process has left."""
        with suppress(ShutboxError):
            if not self._here(key):
                self._loading[key] = asyncio.create_task(self._load(key))
                self._loading[key].add_done_callback(lambda _: self._loading.pop(key, None))
                await self._loading[key]

    async def lay(self, host: str, rules: RuleSet, seats: list[dict[str, str]], settings: Settings) -> tuple[str, Live]:
        """A new table and its code."""
        code, live = await create_table(self._store, host, rules, lineup(self._words, rules, seats), settings)
        self._remember(code_hash(code), live)
        self._metrics.count("events", by=live.desk.n)
        return code, live

    async def lay_at(
        self, code: str, host: str, rules: RuleSet, settings: Settings, people: Sequence[tuple[str, str]]
    ) -> Live:
        """The table of a code that was given out before, created unless it is there: people by name and device."""
        with suppress(NotationError):
            return await self.live(code)
        seats = [{"kind": OPEN, "name": ""} for _ in people]
        sitting = [(Sat(SeatNumber(seat), name), holder) for seat, (name, holder) in enumerate(people)]
        _, live = await create_table(self._store, host, rules, seats, settings, sitting, code)
        self._remember(code_hash(code), live)
        self._metrics.count("events", by=live.desk.n)
        return live

    async def resume(self, now: float) -> None:
        """Loads the tables that continue without people (clocks, bots, seeds being revealed), and closes idle ones.

        Of several processes one does that, and offers the tables to all of them.
        """
        shared = self.spread is not None
        if shared and not await self._store.chores_due():
            return
        async for row, first_and_marked in self._store.unfinished(*BOT_MARKS):
            idle = now - row.changed > IDLE_SECONDS
            if (
                row.stage in CLASSROOM_STAGES
                or self._here(row.code_hash)
                or (not idle and not _may_move(row, first_and_marked))
            ):
                continue
            if shared and not idle:
                await self._store.offer([row.id])
                continue
            # Clients that have connected meanwhile come first.
            await asyncio.sleep(BETWEEN)
            stored = await self._store.find_with_entries(row.code_hash)
            if stored is None or self._here(row.code_hash):
                continue
            try:
                live = await self._sound(stored)
            except ShutboxError:
                continue
            if self._here(row.code_hash):
                continue
            if idle:
                await self._executor.keep(live, Close())
            elif live.moves_by_itself():
                self._remember(row.code_hash, live)
                self._executor.follow(live)

    def _here(self, key: bytes) -> bool:
        """Whether a table is in memory, or is being loaded."""
        return key in self._live or key in self._loading

    async def forget(self, publics: set[str]) -> None:
        """Drops tables that are no longer in the store, or were rewritten there; their clients have to come again."""
        for loading in list(self._loading.values()):
            await asyncio.wait({loading})
        for key, live in [(key, live) for key, live in self._live.items() if live.table.public in publics]:
            self._drop(key)
            live.stop()
            for socket in list(live.sockets):
                socket.close(AWAY)


def _may_move(row: TableRow, first_and_marked: list[bytes]) -> bool:
    """Whether a table may continue without people; true if its first entry is damaged, so that loading finds it."""
    try:
        return may_move_by_itself(row.stage, *first_and_marked)
    except (TypeError, KeyError, NotationError):
        return True


async def _aside(entries: int, work: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> T:
    """The result of work for a table with so many entries; in a thread if they are many, so that all others go on."""
    return await asyncio.to_thread(work, *arguments, **options) if entries > LONG else work(*arguments, **options)


def _live(row: TableRow, desk: Desk) -> Live:
    """A table that was loaded; raises if its secret was changed since it was stored."""
    live = Live(row.id, desk, Dealer(row.secret) if row.secret else None)
    table = live.table
    if live.dealer is not None and live.dealer.commitment(table.public, table.rules) != table.commitment:
        # Dice from another secret would make the players' own check accuse the server.
        raise damage(row.public)
    return live
