"""The other processes at the same store: what they have added to tables, who is connected to them, what is said there.

Entries come from the store; the news only say where to look, and every few seconds everything that somebody looks at is
compared with the store anyway. Everything else is passed on and stored nowhere, as it is within one process: who is
connected, reactions, who wants to play again, what a bot asks for, clocks, spoken codes, guesses.

A process that has not been heard for two seconds is gone, and so is who was connected to it. Whoever hears a process
for the first time, or again, says hello, and is told everything that is stored nowhere. While this process itself hears
nothing, because the database does not answer, nobody else is gone.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.play.table import VERSION
from shutbox.server.background import Background
from shutbox.server.classroom import Lesson, School
from shutbox.server.interface import Api
from shutbox.server.store import Store
from shutbox.server.table import Executor, Live, Presence, Registry
from shutbox.server.think import Office

BEAT, SILENT = 0.5, 2.0
# Seconds between two looks at everything, and how many tables are looked at together.
LOOK, AT_ONCE = 5.0, 400
# Seconds between two requests for leases, however many tables begin.
HASTE = 0.05
# What is said about a table as it is after so many entries.
ABOUT_NOW = ("said", "again", "wants", "clock")
NEWS, DEAF = "shutbox_news", ""
# So many devices fit into a message between processes.
HOLDERS = 150
MOST_SAID = 7_800


class Neighbours:
    """Hears what other processes say, and tells them."""

    def __init__(
        self, store: Store, registry: Registry, executor: Executor, presence: Presence, school: School,
        background: Background, strangers: Callable[[], Awaitable[None]], api: Api, office: Office,
    ) -> None:  # fmt: skip
        self._store = store
        self._registry = registry
        self._executor = executor
        self._presence = presence
        self._school = school
        self._background = background
        self._strangers = strangers
        self._api = api
        self._office = office
        self._heard_at: dict[str, float] = {}
        self._deaf = True
        self._left = False
        self._mark = -1
        self._numbers = count()
        self._due = asyncio.Event()
        registry.spread, registry.seek = self.spread, self._due.set
        school.share = self._spread_lesson
        api.spoken.spread = self._spread_code
        api.share_guess = lambda address: self._tell({"kind": "guess", "data": address})
        self._end = store.listen(self._hear)

    async def leave(self) -> None:
        """Hears nothing more, and leaves everything that has to go on to the others."""
        self._left = True
        self._end()
        # Where the store has failed nobody can be told; the others notice the silence.
        with suppress(ShutboxError):
            await self._store.tell(json.dumps({"from": self._executor.process, "kind": "bye"}))
            await self._store.resign()

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something in the background; what fails because this process is about to end is no fault."""
        self._background.start(self._unless_left(work))

    async def _unless_left(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except ShutboxError:
            if not self._left:
                raise

    # Telling

    def spread(self, live: Live, kind: str, data: object) -> None:
        """Tells other processes something about a table."""
        self._tell({"table": live.id, "n": live.desk.n, "kind": kind, "data": data})

    def _spread_lesson(self, lesson: Lesson) -> None:
        """Tells other processes who is connected to a classroom here, in parts that fit into a message."""
        holders = sorted({socket.holder for socket in lesson.sockets})
        parts = [holders[begin : begin + HOLDERS] for begin in range(0, max(1, len(holders)), HOLDERS)]
        for part in parts:
            self._tell({"lesson": lesson.id, "kind": "class" if part is parts[0] else "class-more", "data": part})

    def _spread_code(self, spoken: str, code: str, seconds: int) -> None:
        self._tell({"kind": "code", "data": [spoken, code, seconds]})

    def _tell(self, message: dict[str, Any]) -> None:
        # With a number, because PostgreSQL delivers only one of several messages that are the same.
        said = {"from": self._executor.process, "number": next(self._numbers), **message}
        text = json.dumps(said, separators=(",", ":"))
        if len(text) < MOST_SAID:
            self._soon(self._say(text))

    async def _say(self, text: str) -> None:
        await self._store.tell(text)

    async def _say_everything(self) -> None:
        """Tells others everything that is stored nowhere."""
        for code in self._api.spoken.current():
            self._spread_code(*code)
        for lesson in self._school.all_at_hand():
            self._spread_lesson(lesson)
        for part in _parts(self._registry.all_at_hand()):
            for live in part:
                live.say_all()
            await asyncio.sleep(0)

    # Hearing

    def _hear(self, channel: str, text: str) -> None:
        if channel == DEAF:
            self._deaf = True
        elif channel != NEWS:
            self._listen(json.loads(text))
        elif not text:
            self._listening()
        else:
            sender, *words = text.split()
            for word in words if sender != self._executor.process else ():
                table, _, count = word.partition(":")
                self._changed(int(table), int(count))

    def _listening(self) -> None:
        """From now on everything is heard; what was said before may be lost."""
        self._deaf = False
        self._heard_at = dict.fromkeys(self._heard_at, monotonic())
        self._tell({"kind": "hello"})
        self._soon(self.look())

    def _changed(self, table: int, count: int) -> None:
        """Another process has changed a table; a negative count means that it is gone or written anew."""
        live = self._registry.at_hand(table)
        lesson = self._school.at_hand(table)
        if lesson is not None and count < 0:
            self._school.drop(lesson.public)
        elif lesson is not None and lesson.n < count:
            self._soon(self._school.catch_up(lesson))
        if count < 0:
            self._soon(self._drop(live))
        elif live is not None and live.desk.n < count:
            self._soon(self._executor.catch_up(live, count))

    async def _drop(self, live: Live | None) -> None:
        await self._strangers()
        await self._let_go(set() if live is None else {live.table.public})

    async def _let_go(self, publics: set[str]) -> None:
        """Drops tables that are gone or were written anew, and snapshots that were made here of what they were."""
        if publics:
            await self._registry.forget(publics)
            await self._store.drop_snapshots(publics)
            # Another may have been loaded from one meanwhile.
            await self._registry.forget(publics)

    def _listen(self, message: dict[str, Any]) -> None:
        sender, kind, data = str(message["from"]), message.get("kind"), message.get("data")
        if sender == self._executor.process:
            return
        if kind in ("bye", "think", "done"):
            self._hear_of(sender, kind, data)
            return
        if sender not in self._heard_at:
            self._tell({"kind": "hello"})
        self._heard_at[sender] = monotonic()
        if kind in ("class", "class-more"):
            self._hear_lesson(sender, int(message["lesson"]), tuple(map(str, data or ())), more=kind == "class-more")
            return
        live = self._registry.at_hand(int(message.get("table", 0)))
        if live is not None and kind in ABOUT_NOW and live.desk.n < message["n"]:
            self._soon(self._about_later(live, int(message["n"]), sender, str(kind), data))
        elif live is not None:
            self._about(live, sender, str(kind), data)
        elif kind == "hello":
            self._soon(self._say_everything())
        elif kind == "code" and data:
            spoken, code, seconds = data
            self._api.spoken.learn(str(spoken), str(code), int(seconds))
        elif kind == "guess":
            self._api.heard_guess(str(data))

    def _hear_lesson(self, sender: str, lesson_id: int, holders: tuple[str, ...], *, more: bool) -> None:
        lesson = self._school.at_hand(lesson_id)
        if lesson is not None:
            before = lesson.elsewhere.get(sender, ()) if more else ()
            self._school.met(lesson, sender, (*before, *holders))

    def _hear_of(self, sender: str, kind: str, data: Any) -> None:
        """Another process ends, or a worker that thinks is there, or has done a job."""
        if kind == "bye":
            self._forget(sender)
        elif kind == "think":
            self._office.hear(str(data))
        else:
            self._office.done(int(data))

    async def _about_later(self, live: Live, n: int, sender: str, kind: str, data: Any) -> None:
        """Reads the entries after which something was said, because news of them may be slower than it."""
        await self._executor.catch_up(live, n)
        self._about(live, sender, kind, data)

    def _about(self, live: Live, sender: str, kind: str, data: Any) -> None:
        match kind:
            case "here" | "more":
                self._presence.met(live, sender, tuple(map(str, data)), more=kind == "more")
            case "who":
                live.say_all()
            case "said":
                live.broadcast([{"v": VERSION, "said": data}])
            case "again":
                self._executor.weigh(live, str(data[0]), yes=bool(data[1]))
            case "wants" if live.desk.n == data[0]:
                live.wants = int(data[1])
                live.tell_wants()
            case "clock" if live.desk.n == data[0] and live.clock.shorten(float(data[1])):
                live.broadcast([live.state()])

    # For ever

    async def beat(self) -> None:
        """Says that this process is alive, and forgets those that are not, for ever."""
        while True:
            begin = monotonic()
            await self._store.tell(json.dumps({"from": self._executor.process}))
            await asyncio.sleep(BEAT)
            if self._deaf or monotonic() - begin > SILENT:
                # It was not the others who were silent.
                self._heard_at = dict.fromkeys(self._heard_at, monotonic())
            old = monotonic() - SILENT
            for process in [each for each, at in self._heard_at.items() if at < old]:
                self._forget(process)

    def _forget(self, process: str) -> None:
        """Forgets a process that is gone, and who was connected to it."""
        self._heard_at.pop(process, None)
        for live in self._registry.all_at_hand():
            self._presence.met(live, process, ())
        for lesson in self._school.all_at_hand():
            self._school.met(lesson, process, ())

    async def keep_looking(self) -> None:
        """Looks at everything that matters every few seconds, for ever."""
        while True:
            await asyncio.sleep(LOOK)
            await self.look()

    async def look(self) -> None:
        """Reads what was added to tables in memory that matter now; drops those that are gone or were written anew."""
        self._mark, erased = await self._store.erased(self._mark)
        gone = [live for table in erased if (live := self._registry.at_hand(table)) is not None]
        if erased:
            await self._strangers()
            await self._let_go({live.table.public for live in gone})
        lessons = {lesson.id: lesson for lesson in self._school.all_at_hand() if lesson.sockets}
        for number, entries in (await self._store.counts(list(lessons))).items():
            if entries > lessons[number].n:
                await self._school.catch_up(lessons[number])
        for lives in _parts([live for live in self._registry.all_at_hand() if live.sockets or live.leased]):
            counts = await self._store.counts([live.id for live in lives])
            for live in lives:
                if live.id not in counts:
                    await self._registry.forget({live.table.public})
                elif counts[live.id] > live.desk.n:
                    await self._executor.catch_up(live)

    async def keep_leases(self) -> None:
        """Renews the leases of tables that go on by themselves, and takes over what others have left, for ever."""
        held: set[int] = set()
        while True:
            self._due.clear()
            wanted = await self._wanted()
            leases = await self._store.lease(sorted(wanted.keys() - held), sorted(held - wanted.keys()))
            if not leases.alive:
                held = set()
            held = (held & wanted.keys()) | leases.taken | leases.left.keys()
            for table, live in wanted.items():
                self._note(live, leased=table in held)
            for table, key in leases.left.items():
                await self._registry.take_on(key)
                if (taken := self._registry.at_hand(table)) is not None:
                    self._note(taken, leased=True)
            await asyncio.sleep(HASTE)
            if not leases.left and leases.alive:
                await self._wait()

    async def _wanted(self) -> dict[int, Live]:
        """The tables in memory that go on by themselves."""
        wanted: dict[int, Live] = {}
        for part in _parts(self._registry.all_at_hand()):
            wanted |= {live.id: live for live in part if live.moves_by_itself()}
            await asyncio.sleep(0)
        return wanted

    def _note(self, live: Live, *, leased: bool) -> None:
        if live.leased is not leased:
            live.leased = leased
            if leased:
                self._executor.take_over(live)

    async def _wait(self) -> None:
        """Waits for the next beat, or until a table begins to go on by itself."""
        try:
            await asyncio.wait_for(self._due.wait(), BEAT)
        except TimeoutError:
            return


def _parts(lives: Sequence[Live]) -> list[Sequence[Live]]:
    return [lives[begin : begin + AT_ONCE] for begin in range(0, len(lives), AT_ONCE)]
