"""Keeps the tables: a command is decided, stored, acknowledged and then told to everybody, in this order.

Live tables are in memory while somebody looks at them or a clock runs; everything else is in the store alone, and a
table is laid again from its entries when somebody comes back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from time import monotonic
from typing import Any

from shutbox.bots import BOTS
from shutbox.errors import IllegalActionError, NotationError, ShutboxError
from shutbox.play import Record, write_record
from shutbox.play.game import PERSON
from shutbox.play.table.desk import (
    Command,
    Message,
    acknowledgement,
    advance,
    command_step,
    earlier_answer,
    event_message,
    new_desk,
    read_command,
    read_desk,
    refusal,
    step_bodies,
    wish_step,
)
from shutbox.play.table.entry import Created, Entry, Opened, Sat, read_entry
from shutbox.play.table.setting import Coach, Settings, TableDice, settings_data
from shutbox.play.table.settle import Begin, Expire, GoOn, Hold, Keeping, settle
from shutbox.play.table.state import OPEN, SERVER, VERSION, Stage, Table
from shutbox.play.table.step import Step, take_step
from shutbox.play.table.wish import AskHint, Close, Fill, Play, Rematch, Remove, Sit, Stand, ToThrow, Wish
from shutbox.rules.codec import to_data
from shutbox.rules.ruleset import RuleSet
from shutbox.server.http.metric import Metrics
from shutbox.server.http.page import entry_script
from shutbox.server.http.wire import decoded, encoded, told
from shutbox.server.identity.name import player_name, same_name
from shutbox.server.identity.token import code_hash, new_code, new_public
from shutbox.server.socket.connection import Socket
from shutbox.server.socket.frame import AWAY, framed
from shutbox.server.store.addition import holders
from shutbox.server.store.seating import KEPT
from shutbox.server.store.store import NewTable, Store, addition
from shutbox.server.table.bots import Bots
from shutbox.server.table.chronicle import chronicle
from shutbox.server.table.dealer import Dealer
from shutbox.server.table.live import BOT_MARKS, Live, may_move_by_itself, mine, rules_text
from shutbox.server.table.outlook import Outlooks
from shutbox.server.think.thinker import Thinker, advised, check_price, judged, needs_tables, subject
from shutbox.words import Words

REVEAL_SECONDS = 10.0
IDLE_LIVE = 20_000
# A table at which nothing has happened for so long is given up; a device that was away for as long is forgotten too.
IDLE_SECONDS = KEPT
BETWEEN = 0.001
_SEATING, _CHOICES = (Sit, Stand, Remove, Fill), (Play, ToThrow)
NOTHING_YET: dict[str, Any] = {"told": [], "sheet": []}


class Keeper:
    """All tables of a server."""

    def __init__(self, store: Store, thinker: Thinker, bots: Bots, metrics: Metrics, words: Words) -> None:
        self._store = store
        self._thinker = thinker
        self._bots = bots
        self._outlooks = Outlooks(thinker)
        self._metrics = metrics
        self._words = words
        self._live: dict[bytes, Live] = {}
        self._laying: dict[bytes, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # Tables

    async def live(self, code: str) -> Live:
        """The table of a code, laid again from the store if nobody was looking."""
        key = code_hash(code)
        if key in self._live:
            return self._live[key]
        if key not in self._laying:
            self._laying[key] = asyncio.create_task(self._laid(key))
            self._laying[key].add_done_callback(lambda _: self._laying.pop(key, None))
        return await asyncio.shield(self._laying[key])

    async def _laid(self, key: bytes) -> Live:
        found = await self._store.found(key)
        if found is None:
            raise NotationError("table-unknown")
        row, stored = found
        desk = read_desk(stored if len(stored) == row.count else await self._store.entries(row.id))
        dealer = Dealer(row.secret) if row.secret else None
        live = Live(row.id, desk, dealer)
        self._remember(key, live)
        self._follow(live)
        return live

    def _remember(self, key: bytes, live: Live) -> None:
        """Keeps a table in memory, and lets go of the longest unused that nobody looks at."""
        self._live[key] = live
        if len(self._live) > IDLE_LIVE:
            idle = [each for each, other in self._live.items() if not other.sockets and other.timer is None]
            for each in idle[: len(self._live) - IDLE_LIVE]:
                if each != key:
                    del self._live[each]

    async def lay(self, host: str, rules: RuleSet, plan: list[dict[str, str]], settings: Settings) -> tuple[str, Live]:
        """A new table and its code; its dice are sealed before anybody can sit down."""
        return await self._lay(host, rules, self._planned(rules, plan), settings, ())

    async def _lay(
        self,
        host: str,
        rules: RuleSet,
        plan: list[dict[str, str]],
        settings: Settings,
        sitting: tuple[tuple[Entry, str], ...],
    ) -> tuple[str, Live]:
        code, public = new_code(), new_public()
        dealer = Dealer() if settings.dice is TableDice.SEALED else None
        sealed = dealer.commitment(public, rules) if dealer else ""
        created = Created(public, to_data(rules, whole=True), plan, settings_data(settings), sealed)
        steps = [take_step(None, (created,), host)]
        for entry, by in sitting:
            steps.append(take_step(steps[-1].after, (entry,), by))
        new = NewTable(code_hash(code), public, sealed, dealer.kept() if dealer else b"")
        row = await self._store.create(new, step_bodies(steps), holders(steps[-1].after))
        desk = new_desk(steps)
        live = Live(row.id, desk, dealer)
        self._remember(code_hash(code), live)
        self._metrics.count("events", by=desk.n)
        return code, live

    def _planned(self, rules: RuleSet, plan: list[dict[str, str]]) -> list[dict[str, str]]:
        """The seats of a new table: open, or a bot's under its title."""
        seats: list[dict[str, str]] = []
        for seat in plan:
            kind = str(seat.get("kind", OPEN))
            others, wanted = [each["name"] for each in seats], seat.get("name", "")
            name = "" if kind == OPEN else self._bot_name(rules, kind, others, len(plan), wanted)
            seats.append({"kind": kind, "name": name})
        return seats

    def _bot_name(self, rules: RuleSet, kind: str, others: list[str], players: int, wanted: str) -> str:
        if kind not in BOTS:
            raise NotationError("bot-unknown", got=kind[:40], bots=list(BOTS))
        if needs_tables(kind):
            check_price(rules, players)
        title = player_name(wanted) if wanted else self._words.text("bots-title", bot=kind)
        numbers = (f"{title} {number}" if number > 1 else title for number in range(1, len(others) + 2))
        return next(name for name in numbers if not any(same_name(name, other) for other in others if other))

    async def resume(self, now: float) -> None:
        """Goes on with what does not wait for people: clocks, bots, seeds that are being shown; gives up the idle."""
        async for row, telling in self._store.unfinished(*BOT_MARKS):
            idle = now - row.changed > IDLE_SECONDS
            if self._here(row.code_hash) or (not idle and not may_move_by_itself(row.stage, *telling)):
                continue
            # Whoever has come meanwhile has waited long enough: they first.
            await asyncio.sleep(BETWEEN)
            stored = await self._store.entries(row.id)
            if self._here(row.code_hash):
                continue
            live = Live(row.id, read_desk(stored), Dealer(row.secret) if row.secret else None)
            if idle:
                await self.keep(live, Close())
            elif live.moves_by_itself():
                self._remember(row.code_hash, live)
                self._follow(live)

    def _here(self, key: bytes) -> bool:
        """Whether a table is in memory, or about to be."""
        return key in self._live or key in self._laying

    async def forget(self, publics: set[str]) -> None:
        """Lets go of tables that are no longer in the store, and of whoever looks at them."""
        for key, live in [(key, live) for key, live in self._live.items() if live.table.public in publics]:
            del self._live[key]
            if live.timer is not None:
                live.timer.cancel()
            for socket in list(live.sockets):
                socket.close(AWAY)

    # Commands

    async def command(self, live: Live, socket: Socket, message: Mapping[str, Any]) -> None:
        """Does what a client asks for, or tells it why not."""
        began = monotonic()
        try:
            command = read_command(socket.holder, message)
            async with live.lock:
                await self._obey(live, socket, command)
            self._metrics.took(monotonic() - began)
        except ShutboxError as error:
            self._metrics.count("refused", error.code)
            answer = refusal(live.desk, str(message.get("id"))[:40], error)
            answer["error"]["text"] = self._words.error(error)
            socket.tell(answer)

    async def _obey(self, live: Live, socket: Socket, command: Command) -> None:
        if answer := earlier_answer(live.desk, command):
            socket.tell(answer | mine(live, command.who))
            return
        command = self._checked(live, command)
        step = command_step(live.desk, command, live.dice())
        if isinstance(command.wish, Rematch):
            step = take_step(live.table, await self._rematch(live), command.who, command.key)
        news = await self._commit(live, step)
        self._metrics.count("commands")
        # What the server adds, like the opened envelope, is no part of the answer: it must be the same when repeated.
        answer = acknowledgement(command, live.desk.answers[command.key]) | mine(live, command.who)
        self._spread(live, news, socket, answer)
        if isinstance(command.wish, _SEATING):
            live.tell_seats()
        self._coach(live, socket, command)

    def _checked(self, live: Live, command: Command) -> Command:
        """The command with its name as it is kept; what only the keeper can know is checked here."""
        wish = command.wish
        if isinstance(wish, Sit):
            name = player_name(wish.name)
            for place in live.table.places:
                if place.name and same_name(place.name, name):
                    raise NotationError("player-twice", name=name)
            return replace(command, wish=replace(wish, name=name))
        if isinstance(wish, Fill):
            return replace(command, wish=self._checked_fill(live, command.who, wish))
        return command

    def _checked_fill(self, live: Live, who: str, wish: Fill) -> Fill:
        places = live.table.places
        gone = live.table.stage is not Stage.PLAYING or wish.seat not in live.present()["present"]
        if who == live.table.host and not gone:
            raise IllegalActionError("player-here", seat=wish.seat + 1)
        others = [place.name for seat, place in enumerate(places) if seat != wish.seat]
        return replace(wish, name=self._bot_name(live.table.rules, wish.bot, others, len(places), wish.name))

    async def _commit(self, live: Live, step: Step) -> list[Message]:
        """The news of a step, which is on disk when it is given."""
        steps = [step, *self._opening(live, step.after)]
        count = live.desk.n
        await self._store.append(addition(live.id, count, steps))
        news = [message for each in steps for message in advance(live.desk, each, live.parts)]
        self._metrics.count("events", by=live.desk.n - count)
        if live.table.secret:
            live.dealer = None
        return news

    @staticmethod
    def _opening(live: Live, after: Table) -> list[Step]:
        """The opening of the envelope, where a table has ended."""
        if not after.ended or live.dealer is None or after.secret:
            return []
        return [take_step(after, (Opened(live.dealer.opened()),), SERVER)]

    async def keep(self, live: Live, wish: Wish | Keeping, waited: tuple[object, ...] = (), by: str = SERVER) -> bool:
        """Does what the keeper itself wants, unless the table no longer waits for what it did."""
        async with live.lock:
            if waited and live.waits_for() != waited:
                return False
            self._spread(live, await self._commit(live, wish_step(live.desk, by, wish, live.dice())))
            return True

    async def move(self, live: Live, seat: int, holder: str) -> None:
        """Gives a seat to another device, which has shown the code for it."""
        await self.keep(live, Hold(seat), by=holder)
        live.tell_seats()

    async def _rematch(self, live: Live) -> tuple[Entry, ...]:
        """The entry that leads to the next table, where the same people sit and another begins."""
        table = live.table
        bots = [OPEN if place.kind == PERSON else place.kind for place in table.places]
        plan = [
            {"kind": kind, "name": "" if kind == OPEN else place.name}
            for kind, place in zip(bots, table.places, strict=True)
        ]
        settings = replace(table.settings, starter=(table.settings.starter + 1) % len(plan))
        sitting = tuple(
            (Sat(seat, place.name), place.holder) for seat, place in enumerate(table.places) if place.kind == PERSON
        )
        code, _ = await self._lay(table.host, table.rules, plan, settings, sitting)
        return settle(table, SERVER, GoOn(code))

    # What follows by itself

    def _spread(
        self, live: Live, news: list[Message], first: Socket | None = None, answer: Message | None = None
    ) -> None:
        """Tells everybody what has happened, with the clock that runs from now on; the first has its answer before."""
        self._follow(live)
        if news and live.deadline:
            news[-1] |= live.clock()
        live.broadcast(news, first, answer)
        self._foretell(live)

    def _foretell(self, live: Live) -> None:
        """Lets everybody know what they can expect, where the table has a coach."""
        if self._outlooks.due(live):
            self._spawn(self._outlooks.tell(live))

    def _follow(self, live: Live) -> None:
        """Sets the clock, and lets the bot whose turn it is think."""
        waits = live.waits_for()
        if waits == live.due:
            return
        seconds = live.think_time(waits, asyncio.get_running_loop().time()) if live.table.settings.seconds else 0.0
        live.due = waits
        if live.timer is not None:
            live.timer.cancel()
        live.timer, live.deadline, live.wants = None, 0.0, 0
        if live.table.stage is Stage.SEALING:
            self._set_timer(live, REVEAL_SECONDS, Begin())
        elif live.bot() is not None:
            self._spawn(self._bot(live, waits))
        elif live.table.stage is Stage.PLAYING and seconds:
            live.deadline = asyncio.get_running_loop().time() + seconds
            self._set_timer(live, seconds, Expire())

    def _set_timer(self, live: Live, seconds: float, wish: Keeping) -> None:
        waits = live.waits_for()
        loop = asyncio.get_running_loop()

        def ring() -> None:
            live.timer = None
            self._spawn(self._kept(live, wish, waits))

        live.timer = loop.call_later(seconds, ring)

    async def _kept(self, live: Live, wish: Wish | Keeping, waits: tuple[object, ...]) -> None:
        try:
            await self.keep(live, wish, waits)
        except ShutboxError as error:
            self._metrics.count("refused", error.code)

    async def _bot(self, live: Live, waits: tuple[object, ...]) -> None:
        """The turn of a bot, one action of it."""
        await asyncio.sleep(live.table.settings.pace / 1000)
        kind, record = live.bot(), live.table.record
        if kind is None or record is None or live.waits_for() != waits:
            return
        done = await self._bots.choice(kind, live.table.live, record)
        self._metrics.count("thoughts", kind)
        if done["do"] == "throw" and live.table.typed:
            # A bot has no hands: somebody throws for it, and types what the dice show.
            live.wants = done["dice"]
            live.broadcast([{"v": VERSION, "wants": live.wants}])
            return
        await self._kept(live, ToThrow(done["dice"]) if done["do"] == "throw" else Play(done["word"]), waits)

    def _coach(self, live: Live, socket: Socket, command: Command) -> None:
        """Tells whoever asked, or has just chosen, what the options are worth, where the table has a coach."""
        record, coach = live.table.record, live.table.settings.coach
        if record is None or coach is Coach.OFF:
            return
        if isinstance(command.wish, AskHint):
            self._spawn(self._told(socket, command.id, "hint", advised, record))
        elif coach is Coach.EACH and isinstance(command.wish, _CHOICES):
            self._spawn(self._told(socket, command.id, "coach", judged, record))

    async def _told(self, socket: Socket, name: str, key: str, work: Callable[..., Any], record: Record) -> None:
        try:
            found = await self._thinker.thought(work, write_record(record), about=subject(record))
        except ShutboxError as error:
            found = {"error": told(error, self._words)}
        if found is not None:
            socket.tell({"v": VERSION, "id": name, key: found})

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Runs something beside everything else, and holds on to it until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # People

    def join(self, live: Live, socket: Socket) -> None:
        """Welcomes a connection: what the table is, and how it stands."""
        live.sockets.add(socket)
        socket.tell(
            {**live.state(), "rules": rules_text(live.table.rules), "app": entry_script(), **mine(live, socket.holder)}
        )
        live.broadcast([live.present()])
        self._foretell(live)

    async def chronicle(self, live: Live) -> dict[str, Any]:
        """What has happened in the game so far, for a page that was not there."""
        n, record = live.desk.n, live.table.record
        # In a thread: to tell is quick, and must not wait until somebody has thought.
        return {"n": n, **(await asyncio.to_thread(chronicle, write_record(record)) if record else NOTHING_YET)}

    def leave(self, live: Live, socket: Socket) -> None:
        """Lets go of a connection."""
        live.sockets.discard(socket)
        live.broadcast([live.present()])

    async def since(self, live: Live, socket: Socket, message: Mapping[str, Any]) -> None:
        """Tells a client everything that came since the count it names, and how the table stands."""
        seen = message.get("n")
        if type(seen) is not int or not 0 <= seen <= live.desk.n:
            raise NotationError("wire-since", now=live.desk.n)
        # No lock: a client that reads slowly must not hold up the table. What happens meanwhile comes in its turn.
        socket.catching_up = True
        try:
            while seen < live.desk.n and not socket.closed:
                for body in (await self._store.page(live.id, seen))[: live.desk.n - seen]:
                    seen += 1
                    await socket.paced(framed(encoded(event_message(seen, read_entry(decoded(body))))))
            socket.tell(live.state() | {"id": str(message.get("id"))[:40]})
        finally:
            socket.catching_up = False
