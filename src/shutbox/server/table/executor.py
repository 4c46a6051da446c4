"""Executes commands at a table: each is decided, stored, acknowledged and then sent to everybody, in this order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any, TypeVar

from shutbox.errors import ShutboxError
from shutbox.play import SeatNumber
from shutbox.play.seal import SigningKey
from shutbox.play.table import (
    SERVER,
    Again,
    Closed,
    Command,
    Fill,
    GoOn,
    Hold,
    Keeping,
    Message,
    Opened,
    Quit,
    Rematch,
    Remove,
    Return,
    Sit,
    Stand,
    Step,
    Table,
    Wish,
    acknowledgement,
    advance,
    command_step,
    earlier_answer,
    end_notes,
    read_command,
    refusal,
    settle,
    take_step,
    wish_step,
    with_flick,
)
from shutbox.play.table.company import Consent, Moment
from shutbox.server.background import Background
from shutbox.server.http import Metrics
from shutbox.server.socket import Socket
from shutbox.server.store import Addition, Store, addition, desk_snapshot, steps_since
from shutbox.server.table.advisor import Advisor
from shutbox.server.table.automation import Automation
from shutbox.server.table.bots import Bots
from shutbox.server.table.clock import now
from shutbox.server.table.dealer import signed_step
from shutbox.server.table.lineup import bot_name
from shutbox.server.table.live import Live, mine
from shutbox.server.table.outlook import Outlooks
from shutbox.server.table.rematch import Rematches, create_rematch, everybody_at
from shutbox.words import Words

T = TypeVar("T")
_SEATING = (Sit, Stand, Remove, Fill, Return, Quit)
# The most entries of a table: games of people have a few hundred, and to load a table takes longer with each.
MOST_ENTRIES = 20_000


class OutrunError(Exception):
    """Another process was first to add to a table; what it has added was read, and all is to be decided again."""


class Executor:
    """Executes commands of clients and wishes of the server itself."""

    def __init__(
        self, store: Store, bots: Bots, outlooks: Outlooks, advisor: Advisor, metrics: Metrics, words: Words,
        background: Background,
    ) -> None:  # fmt: skip
        self._store = store
        # The name of this process among others.
        self.process = store.process
        self._outlooks = outlooks
        self._advisor = advisor
        self._metrics = metrics
        self._words = words
        self._automation = Automation(self.keep, bots, metrics, background)
        self.follow, self.take_over = self._automation.follow, self._automation.take_over
        self.weigh = Rematches(self._play_on, background).weigh

    async def command(self, live: Live, socket: Socket, message: Mapping[str, Any]) -> None:
        """Executes a command of a client, or sends it the reason for a refusal."""
        began = monotonic()
        try:
            command = read_command(socket.holder, message)
            async with live.lock:
                await _settled(partial(self._obey_or_read, live, socket, command))
            self._metrics.took("command", monotonic() - began)
        except ShutboxError as error:
            self._metrics.count("refused", error.code)
            answer = refusal(live.desk, str(message.get("id"))[:40], error, live.parts)
            answer["error"]["text"] = self._words.error(error)
            socket.tell(answer)

    async def _obey_or_read(self, live: Live, socket: Socket, command: Command) -> None:
        """Executes a command; one that is refused is decided again if another process has added something."""
        try:
            await self._obey(live, socket, command)
        except ShutboxError:
            if live.spread is None or not await self._read_on(live):
                raise
            raise OutrunError from None

    async def _obey(self, live: Live, socket: Socket, command: Command) -> None:
        if live.dropped:
            return
        if answer := earlier_answer(live.desk, command):
            socket.tell(answer | mine(live, command.who))
            return
        if isinstance(command.wish, Fill):
            command = replace(command, wish=self._named_bot(live, command.wish))
        step, before = command_step(live.desk, command, live.dice(), live.absence()), live.table
        if isinstance(command.wish, Again):
            socket.tell(acknowledgement(command, live.desk.n) | mine(live, command.who))
            live.say("again", [command.who, command.wish.yes])
            self.weigh(live, command.who, yes=command.wish.yes)
            return
        if isinstance(command.wish, Rematch):
            step = await self._rematch_step(live.table, everybody_at(live.table), command.who, command.key)
        news = await self._commit(live, step)
        self._metrics.count("commands")
        # Entries that the server adds, like the opened envelope, are not in the answer, so that it can be repeated.
        answer = acknowledgement(command, live.desk.answers[command.key]) | mine(live, command.who)
        self._send(live, with_flick(news, command.wish), socket, answer)
        if isinstance(command.wish, _SEATING):
            live.tell_seats()
        self._advisor.advise(live, socket, command, before)

    def _named_bot(self, live: Live, wish: Fill) -> Fill:
        """The wish with the name of the bot."""
        places = live.table.places
        others = [place.name for seat, place in enumerate(places) if seat != wish.seat]
        name = bot_name(self._words, live.table.rules, wish.bot, others, len(places), wish.name)
        return replace(wish, name=name)

    async def _rematch_step(self, table: Table, devices: frozenset[str], by: str, key: str = "") -> Step:
        """The step to the next table, which is created first; the players at these devices have seats there."""
        code, live = await create_rematch(self._store, table, devices)
        self._metrics.count("events", by=live.desk.n)
        return take_step(table, settle(table, SERVER, GoOn(code)), by, key)

    async def _play_on(self, live: Live, consent: Consent) -> None:
        """Creates the next table for all who want it, unless that has changed."""
        async with live.lock:
            await _settled(partial(self._begin_rematch, live, consent))

    async def _begin_rematch(self, live: Live, consent: Consent) -> None:
        if live.dropped or live.consent is not consent or live.table.rematch or not live.leads(self.process):
            return
        step = await self._rematch_step(live.table, consent.devices, SERVER)
        self._send(live, await self._commit(live, step))

    async def _commit(self, live: Live, step: Step) -> list[Message]:
        """Stores a step, and returns the messages about it once it is on disk."""
        if live.vouch is not None:
            await live.vouch()
        step = await signed_step(self._store, step)
        steps, count = [step, *await _endings(live, step, self._store.key)], live.desk.n
        snapshot = desk_snapshot(live.desk, live.snapped)
        await self._append(live, addition(live.id, count, steps, snapshot))
        live.snapped = count if snapshot else live.snapped
        news = [message for each in steps for message in advance(live.desk, each, live.parts)]
        self._metrics.count("events", by=live.desk.n - count)
        live.stirred = now()
        if live.table.secret:
            live.dealer = None
        if step.before is not None and step.before.places is not step.after.places:
            live.attend()
        return news

    async def _append(self, live: Live, added: Addition) -> None:
        """Stores an addition; raises if another process was first."""
        try:
            await self._store.append(added)
        except ShutboxError as error:
            if error.code == "store-conflict" and await self._read_on(live):
                raise OutrunError from None
            raise

    async def catch_up(self, live: Live, count: int | None = None) -> None:
        """Reads what other processes have added to a table, unless it has so many entries; tells everybody here."""
        async with live.lock:
            if count is None or live.desk.n < count:
                await self._read_on(live)

    async def _read_on(self, live: Live) -> bool:
        """Reads what was added; whether there was anything."""
        entries = [] if live.dropped else await self._store.entries(live.id, live.desk.n)
        places, steps = live.table.places, steps_since(live.table, entries)
        news = [message for step in steps for message in advance(live.desk, step, live.parts)]
        if not news:
            return False
        live.stirred = now()
        if live.table.secret:
            live.dealer = None
        if places is not live.table.places:
            live.attend()
        self._send(live, news)
        if places is not live.table.places:
            live.tell_seats()
        return True

    async def keep(self, live: Live, wish: Wish | Keeping, moment: Moment = (), by: str = SERVER) -> bool:
        """Executes a wish of the server, for itself or for a device, unless the table has moved on from `moment`."""
        async with live.lock:
            return await _settled(partial(self._keep, live, wish, moment, by))

    async def _keep(self, live: Live, wish: Wish | Keeping, moment: Moment, by: str) -> bool:
        if live.dropped or (moment and live.moment() != moment):
            return False
        self._send(live, await self._commit(live, wish_step(live.desk, by, wish, live.dice())))
        return True

    async def move(self, live: Live, seat: SeatNumber, holder: str) -> None:
        """Gives a seat to another device, which has sent the code for it."""
        await self.keep(live, Hold(seat), by=holder)
        live.tell_seats()

    def _send(
        self, live: Live, news: list[Message], first: Socket | None = None, answer: Message | None = None
    ) -> None:
        """Sends messages and the clock to everybody; the sender of the command gets its answer first."""
        self.follow(live)
        if news:
            news[-1] |= live.clock.message()
        live.broadcast(news, first, answer)
        self._outlooks.update(live)
        if live.consent.devices:
            self.weigh(live)


async def _settled(act: Callable[[], Awaitable[T]]) -> T:
    """What comes of an act, which is done again as often as another process is first."""
    while True:
        try:
            return await act()
        except OutrunError:
            continue


async def _endings(live: Live, step: Step, key: SigningKey) -> list[Step]:
    """The steps that follow by themselves: a table that is too long is closed, and an ended one opens its envelope."""
    too_long = live.desk.n + len(step.entries) >= MOST_ENTRIES and not step.after.ended
    closing = [take_step(step.after, (Closed(),), SERVER)] if too_long else []
    after = closing[-1].after if closing else step.after
    return [*closing, *await _opening(live, after, key)]


async def _opening(live: Live, after: Table, key: SigningKey) -> list[Step]:
    """The step that opens the envelope and signs the end, if a table has ended."""
    if not after.ended or live.dealer is None or after.secret:
        return []
    secret = live.dealer.reveal()
    # To sign takes milliseconds, and all others go on.
    notes = await asyncio.to_thread(end_notes, after, key, secret)
    return [take_step(after, (Opened(secret, notes),), SERVER)]
