"""The classrooms of a server: opened, found, run, and forgotten after a day.

A classroom is stored like a table, as a chain of entries of its own kind. Its games are at ordinary tables, which are
laid when their pupils have predicted; the code of a table is stored before the table, so that none is ever lost.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from secrets import compare_digest, token_hex
from typing import Any

from shutbox.errors import NotationError, ShutboxError
from shutbox.play.classroom import (
    Box,
    Classroom,
    Keeping,
    Lay,
    Leave,
    Next,
    Opened,
    Part,
    Pause,
    Remove,
    Teach,
    Wish,
    bodies,
    enter,
    read_body,
    read_classroom,
    read_id,
    read_wish,
    settle,
)
from shutbox.play.table import SERVER, Close, Settings, Stage, Start, TableDice, error_data
from shutbox.rules import score
from shutbox.server.background import Background
from shutbox.server.book import NewTable, TableRow, chain_head
from shutbox.server.classroom.lesson import VERSION, Lesson
from shutbox.server.http import HttpError, Log, Metrics
from shutbox.server.identity import CLASSROOM as CLASSROOM_CODE
from shutbox.server.identity import (
    classroom_hash,
    code_hash,
    new_classroom_code,
    new_code,
    new_public,
    read_code,
)
from shutbox.server.socket import AWAY, Socket
from shutbox.server.store import CLASSROOM, KEPT_CLASSROOM, Addition, Store, Target, damage
from shutbox.server.table import Executor, Live, Registry
from shutbox.words import Words

# Classrooms are forgotten at the latest 24 hours after they were opened: it is looked every ten minutes.
LIFETIME, LOOK = 24 * 3600 - 1200, 600.0
# Classrooms without clients that stay in memory.
IDLE = 200
# The seats under which the devices of teachers are stored, after those of all pupils.
TEACHERS = 1000


class School:
    """All classrooms of a server, by the hash of their code."""

    def __init__(
        self, store: Store, registry: Registry, executor: Executor, background: Background, metrics: Metrics, log: Log,
        words: Words,
    ) -> None:  # fmt: skip
        self._store = store
        self._registry = registry
        self._executor = executor
        self._background = background
        self._metrics = metrics
        self._log = log
        self._words = words
        self._lessons: dict[bytes, Lesson] = {}
        self._loading = asyncio.Lock()
        self._homes: dict[str, Lesson] = {}
        # Tells other processes who is connected to a classroom here; None if there are none.
        self.share: Callable[[Lesson], None] | None = None
        # Whether an address may still try codes, and what counts one that it has tried.
        self.may_guess: Callable[[str], bool] = lambda _: True
        self.guessed: Callable[[str], None] = lambda _: None

    @property
    def count(self) -> int:
        """The number of classrooms in memory."""
        return len(self._lessons)

    # Opening and finding

    async def open(self, holder: str, entry: Opened) -> Lesson:
        """Opens a classroom; its teacher is this device."""
        code = new_classroom_code()
        while await self._store.find(classroom_hash(code)) is not None:
            code = new_classroom_code()
        public, stored = new_public(), bodies((entry,), holder)
        stage = KEPT_CLASSROOM if entry.options.get("kept") else CLASSROOM
        new = NewTable(classroom_hash(code), public, stage=stage)
        row = await self._store.create(new, stored, ((holder, TEACHERS),))
        self._metrics.count("classrooms")
        self._metrics.count("events")
        return self._remember(Lesson(row.id, public, code, enter(None, entry, holder), 1, {}))

    async def visit(self, text: str, address: str, holder: str) -> Lesson:
        """The classroom of a code that somebody has typed or scanned; a wrong code counts as a guess.

        Whoever has guessed too often gets no answer, but for a classroom to which others have come from the address.
        """
        code = read_code(text, CLASSROOM_CODE)
        if code is None:
            raise NotationError("classroom-unknown")
        known = self._lessons.get(classroom_hash(code))
        familiar = known is not None and (address in known.addresses or self._homes.get(holder) is known)
        if not familiar and not self.may_guess(address):
            raise HttpError("http-too-many")
        try:
            lesson = await self.find(code)
        except NotationError:
            self.guessed(address)
            raise
        lesson.addresses.add(address)
        return lesson

    async def find(self, code: str) -> Lesson:
        """The classroom of a code."""
        key = classroom_hash(code)
        async with self._loading:
            if (lesson := self._lessons.get(key)) is None:
                row = await self._store.find(key)
                if row is None:
                    raise NotationError("classroom-unknown")
                lesson = self._remember(await self._loaded(row, code))
                await self._watch_all(lesson)
        if self._store.shared and not lesson.sockets:
            await self.catch_up(lesson)
        return lesson

    async def _loaded(self, row: TableRow, code: str) -> Lesson:
        entries = await self._store.entries(row.id)
        if len(entries) < row.count or chain_head(row.public, entries[: row.count]) != row.head:
            self._metrics.count("damaged")
            self._log.line("table-damaged", table=row.public, why="classroom")
            raise damage(row.public)
        return Lesson(row.id, row.public, code, *read_classroom(entries))

    def _remember(self, lesson: Lesson) -> Lesson:
        self._lessons[classroom_hash(lesson.code)] = lesson
        lesson.spread = self.share
        for holder in _holders(lesson):
            self._homes[holder] = lesson
        idle = [key for key, each in self._lessons.items() if not each.sockets and each is not lesson]
        for key in idle[: max(0, len(self._lessons) - IDLE)]:
            self._forget(key)
        return lesson

    def _forget(self, key: bytes) -> None:
        lesson = self._lessons.pop(key)
        self._homes = {holder: each for holder, each in self._homes.items() if each is not lesson}

    def home(self, holder: str) -> str:
        """What requests of a device in a classroom are counted by, in place of its address; empty for all others."""
        lesson = self._homes.get(holder)
        return f"classroom {lesson.public}" if lesson is not None else ""

    def at_hand(self, table_id: int) -> Lesson | None:
        """The classroom of a number, if it is in memory."""
        return next((each for each in self._lessons.values() if each.id == table_id), None)

    def all_at_hand(self) -> list[Lesson]:
        """All classrooms in memory."""
        return list(self._lessons.values())

    # Clients

    def join(self, lesson: Lesson, socket: Socket) -> None:
        """Called when a client has connected to a classroom."""
        lesson.sockets.add(socket)
        socket.tell(lesson.state(socket.holder))
        self._attend(lesson)

    def leave(self, lesson: Lesson, socket: Socket) -> None:
        """Called when a client has disconnected."""
        lesson.sockets.discard(socket)
        self._attend(lesson)

    def _attend(self, lesson: Lesson) -> None:
        lesson.attend()
        if lesson.spread is not None:
            lesson.spread(lesson)

    def met(self, lesson: Lesson, process: str, holders: tuple[str, ...]) -> None:
        """Another process says who is connected to it."""
        lesson.elsewhere[process] = holders
        lesson.attend()

    async def command(self, lesson: Lesson, socket: Socket, message: Mapping[str, Any]) -> None:
        """Executes a command of a client, and answers it."""
        name = str(message.get("id"))[:40]
        try:
            n = await self.perform(lesson, socket.holder, read_wish(message), f"{socket.holder}:{read_id(message)}")
        except ShutboxError as error:
            self._metrics.count("refused", error.code)
            text = self._words.error(error)
            fault = {"code": error.code, "arguments": error_data(error), "text": text}
            socket.tell({"v": VERSION, "id": name, "ok": False, "n": lesson.n, "error": fault})
            return
        self._metrics.count("commands")
        socket.tell({"v": VERSION, "id": name, "ok": True, "n": n})
        socket.tell(lesson.state(socket.holder))

    async def teach(self, lesson: Lesson, holder: str, key: str) -> None:
        """Lets in another device of the teacher, which has the key."""
        if not compare_digest(key_hash(key), lesson.classroom.key):
            raise NotationError("classroom-key")
        await self.perform(lesson, holder, Teach())

    # What happens

    async def perform(self, lesson: Lesson, who: str, wish: Wish | Keeping, key: str = "") -> int:
        """Does what a device, or the server, wishes; the number of entries after it."""
        async with lesson.lock:
            if key in lesson.answers:
                return lesson.answers[key]
            n = await self._do(lesson, who, wish, key)
            while due := lesson.classroom.due():
                code = new_code()
                await self._do(lesson, SERVER, Lay(code, due[0]))
                await self._seat(lesson, lesson.classroom.current.boxes[-1])
        return n

    async def _do(self, lesson: Lesson, who: str, wish: Wish | Keeping, key: str = "") -> int:
        while True:
            try:
                entries = settle(lesson.classroom, who, wish, token_hex(8))
            except ShutboxError:
                if not self._store.shared or not await self._read_on(lesson):
                    raise
                continue
            if not entries:
                return lesson.n
            before, after = lesson.classroom, lesson.classroom
            for entry in entries:
                after = enter(after, entry, who)
            stage = KEPT_CLASSROOM if "kept" in after.options else CLASSROOM
            held = _held(after) if after.pupils != before.pupils or after.teachers != before.teachers else None
            try:
                added = Addition(lesson.id, lesson.n, bodies(entries, who, key), stage, held=held)
                await self._store.append(added)
            except ShutboxError as error:
                if error.code == "store-conflict" and await self._read_on(lesson):
                    continue
                raise
            self._metrics.count("events", by=len(entries))
            lesson.n += len(entries)
            if key:
                lesson.answers[key] = lesson.n
            await self._enter(lesson, after, wish)
            return lesson.n

    async def _enter(self, lesson: Lesson, after: Classroom, wish: Wish | Keeping | None = None) -> None:
        """Takes a new state, and does what follows from it at the tables."""
        before, lesson.classroom = lesson.classroom, after
        if len(after.pupils) != len(before.pupils) or after.teachers != before.teachers:
            for holder in _holders(lesson):
                self._homes[holder] = lesson
        if len(after.played) != len(before.played) or after.finished:
            lesson.standing = {}
            self._background.start(self._close(before.open_boxes()))
        elif isinstance(wish, Remove | Part):
            open_boxes = after.open_boxes()
            self._background.start(self._close([box for box in before.open_boxes() if box not in open_boxes]))
        if after.paused is not before.paused or isinstance(wish, Pause | Next):
            for box in after.current.boxes if after.played else ():
                with suppress(ShutboxError):
                    (await self._registry.live(box.code)).halted = after.paused
        lesson.attend()

    async def _close(self, boxes: Sequence[Box]) -> None:
        """Closes tables whose games are not waited for any longer."""
        for box in boxes:
            with suppress(ShutboxError):
                live = await self._registry.live(box.code)
                live.watch, live.halted = None, False
                if not live.table.ended:
                    await self._executor.keep(live, Close(), by=live.table.host)

    async def _seat(self, lesson: Lesson, box: Box) -> Live:
        """The table of a box, which is laid and started if it is not there yet."""
        classroom, now = lesson.classroom, lesson.classroom.current
        people = [(classroom.pupils[each].name, classroom.pupils[each].holder) for each in box.pupils]
        dice = TableDice.TYPED if "real" in now.options else TableDice.SEEDED if now.seed else TableDice.SEALED
        seed = now.seed if dice is TableDice.SEEDED else ""
        settings = Settings(dice=dice, seed=seed, pencil=dice is TableDice.TYPED, undo=dice is TableDice.TYPED)
        live = await self._registry.lay_at(box.code, classroom.teachers[0], classroom.rules, settings, people)
        if live.table.stage is Stage.WAITING:
            await self._executor.keep(live, Start(without_seals=True), by=live.table.host)
        self._watch(lesson, len(classroom.played), box, live)
        return live

    # Watching the tables

    async def _watch_all(self, lesson: Lesson) -> None:
        """Watches the tables of the current round again, after a restart or at another process.

        A table whose laying was cut short is laid now. Of several processes only the one that has promised a table
        lays it, because two that lay the same one would fail.
        """
        if not lesson.classroom.played or lesson.classroom.finished:
            return
        for box in lesson.classroom.current.boxes:
            if box.code in lesson.watched:
                continue
            with suppress(ShutboxError):
                if self._store.shared:
                    self._watch(lesson, len(lesson.classroom.played), box, await self._registry.live(box.code))
                else:
                    await self._seat(lesson, box)

    def _watch(self, lesson: Lesson, number: int, box: Box, live: Live) -> None:
        lesson.watched.add(box.code)
        live.halted = lesson.classroom.paused
        live.watch = partial(self._look, lesson, number, box)
        self._look(lesson, number, box, live)

    def _look(self, lesson: Lesson, number: int, box: Box, live: Live) -> None:
        """Notes what stands in a box; a turn that is over is reported."""
        game = live.table.game
        if game is None or number != len(lesson.classroom.played):
            return
        known = lesson.classroom.current.totals
        for seat, pupil in enumerate(box.pupils):
            total = game.tally.results[seat]
            if total is not None and known.get(pupil) != total:
                self._background.start(self._report(lesson, Leave(number, pupil, total)))
            elif total is None:
                at_box = game.at == seat and not game.over
                lesson.standing[pupil] = game.total if at_box else score(game.rules.turn, game.rules.turn.set_up)
        lesson.touch()

    async def _report(self, lesson: Lesson, leave: Leave) -> None:
        await self.perform(lesson, SERVER, leave)

    # Other processes

    async def catch_up(self, lesson: Lesson) -> None:
        """Reads what other processes have added to a classroom."""
        async with lesson.lock:
            await self._read_on(lesson)
        await self._watch_all(lesson)

    async def _read_on(self, lesson: Lesson) -> bool:
        stored = await self._store.entries(lesson.id, lesson.n)
        after = lesson.classroom
        for body in stored:
            entry, by, key = read_body(body)
            after = enter(after, entry, by)
            lesson.n += 1
            if key:
                lesson.answers[key] = lesson.n
        if stored:
            await self._enter(lesson, after)
        return bool(stored)

    # Forgetting

    async def keep_tidy(self) -> None:
        """Forgets classrooms that are a day old, for ever."""
        while True:
            await self.tidy()
            await asyncio.sleep(LOOK)

    async def tidy(self) -> int:
        """Forgets classrooms that are a day old and not to be kept, with all their tables; how many there were."""
        done = 0
        while rows := await self._store.old_classrooms(LIFETIME):
            for row in rows:
                await self.forget(row)
                done += 1
        return done

    async def forget(self, row: TableRow) -> None:
        """Forgets a classroom and all its tables."""
        publics = [row.public]
        for body in await self._store.entries(row.id):
            with suppress(ShutboxError):
                entry, _, _ = read_body(body)
                if (code := getattr(entry, "code", "")) and (table := await self._store.find(code_hash(code))):
                    publics.append(table.public)
        self.drop(row.public)
        await self._store.forget(Target(publics=tuple(publics)), rewrite=False)
        await self._registry.forget(set(publics))

    def drop(self, public: str) -> None:
        """Drops a classroom that is no longer in the store, or was written anew; its clients have to come again."""
        for key, lesson in list(self._lessons.items()):
            if lesson.public == public:
                self._forget(key)
                for socket in list(lesson.sockets):
                    socket.close(AWAY)


def key_hash(key: str) -> str:
    """The hash of a teacher's key, as it is stored."""
    return hashlib.sha256(b"shutbox teacher " + key.encode(errors="replace")).hexdigest()


def _holders(lesson: Lesson) -> list[str]:
    classroom = lesson.classroom
    return [*classroom.teachers, *(classroom.pupils[each].holder for each in classroom.active)]


def _held(classroom: Classroom) -> tuple[tuple[str, int], ...]:
    """Which device has which place in a classroom."""
    pupils = [(classroom.pupils[each].holder, each) for each in classroom.active]
    return (*pupils, *((holder, TEACHERS + index) for index, holder in enumerate(classroom.teachers)))
