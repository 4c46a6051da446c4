"""A table in memory: its desk, its dealer, its clock, and its connected clients."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain
from typing import Any

from msgspec import Raw

from shutbox.play import PERSON, Dice, Parts, seeded_dice
from shutbox.play.table import (
    ALL_HERE,
    OPEN,
    VERSION,
    Absence,
    Desk,
    Message,
    Stage,
    Table,
    away_data,
    chair,
    current_absence,
    deputy,
    in_version,
    may,
    seats_to_return,
    state,
)
from shutbox.play.table.company import NOBODY_YET, Consent, Moment, awaited, bot_to_act, consent_data
from shutbox.rules import RuleSet, to_data
from shutbox.server.http import decode, encode, written_parts
from shutbox.server.socket import Socket, frame_bytes
from shutbox.server.table.chronicle import Chronicle
from shutbox.server.table.clock import Clock, now
from shutbox.server.table.dealer import Dealer

# As many devices fit into a message between processes.
HOLDERS = 150


@dataclass(slots=True)
class Live:
    """A table in memory; `lock` makes sure that only one thing happens at it at a time."""

    id: int
    desk: Desk
    dealer: Dealer | None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    sockets: set[Socket] = field(default_factory=set)
    parts: Parts = field(default_factory=written_parts)
    clock: Clock = field(default_factory=Clock)
    wants: int = 0
    outlook: Message = field(default_factory=dict)
    foretold: int = 0
    foretelling: bool = False
    history: Chronicle | None = None
    # Whether the table was loaded again or is gone, so that nothing may happen here any more.
    dropped: bool = False
    away: Absence = ALL_HERE
    # Rings when the next grace period of somebody who is away is over.
    bell: asyncio.TimerHandle | None = None
    # Who wants to play again after the game.
    consent: Consent = NOBODY_YET
    # When something last happened, or the player at the box was last nudged.
    stirred: float = 0.0
    # The number of entries at the last snapshot.
    snapped: int = 0
    # Whether this process lets bots and clocks go on here, and what tells other processes about the table.
    leased: bool = True
    spread: Callable[[Live, str, Any], None] | None = None
    # Asks for the lease soon.
    seek: Callable[[], None] | None = None
    # The devices that are connected to other processes, by process: one for each connection.
    elsewhere: dict[str, tuple[str, ...]] = field(default_factory=dict)
    # Checks the entries that were not read because a snapshot replaced them; None once it was done.
    vouch: Callable[[], Awaitable[None]] | None = None

    @property
    def table(self) -> Table:
        """The current state of the table."""
        return self.desk.table

    def dice(self) -> Dice | None:
        """The sealed or seeded dice of the table, once the game has begun."""
        if self.table.stage is not Stage.PLAYING:
            return None
        if self.table.settings.seed:
            return seeded_dice(self.table.settings.seed)
        return self.dealer.dice(self.table) if self.dealer else None

    def state(self) -> Message:
        """The whole state for a client."""
        wants = {"wants": self.wants} if self.wants else {}
        outlook = self.outlook if self.foretold == self.desk.n else {}
        again = self.again() if self.consent.devices else {}
        whole = state(self.desk, self.parts, self.wants) | self.missing() | self.clock.message()
        return whole | wants | outlook | again

    def broadcast(self, messages: list[Message], first: Socket | None = None, answer: Message | None = None) -> None:
        """Sends messages to everybody at the table, with `answer` before them for `first`; clients share the text."""
        texts: dict[int, bytes] = {}
        if first is not None and answer is not None:
            texts[first.version] = _text(messages, first.version)
            first.push(_text([answer], first.version) + texts[first.version])
        for socket in self.sockets:
            if socket is not first and not socket.catching_up:
                if socket.version not in texts:
                    texts[socket.version] = _text(messages, socket.version)
                socket.push(texts[socket.version])

    def tell_wants(self) -> None:
        """Sends how many real dice a bot asks people to throw."""
        self.broadcast([{"v": VERSION, "wants": self.wants, "may": may(self.table, wants=self.wants)}])

    def tell_seats(self) -> None:
        """Sends everybody who is present, and each device its own seats."""
        here = self.present()
        for socket in self.sockets:
            if not socket.catching_up:
                socket.tell(here | mine(self, socket.holder))

    def seats_of(self, holder: str) -> list[int]:
        """The seats on which a device plays."""
        places = enumerate(self.table.places)
        return [seat for seat, place in places if place.holder == holder and place.kind == PERSON]

    def present(self) -> Message:
        """The seats whose players are connected, who is missing, and the number of onlookers."""
        here = self.here
        places = [(seat, place) for seat, place in enumerate(self.table.places) if place.kind == PERSON]
        holders = {place.holder for _, place in places}
        connected = [socket.holder for socket in self.sockets]
        watching = sum(each not in holders for each in chain(connected, *self.elsewhere.values()))
        seats = [seat for seat, place in places if place.holder in here]
        return {"v": VERSION, "present": seats, "watching": watching, **self.missing()}

    def missing(self) -> Message:
        """The seats that are away, and the seat to which the powers of the host have passed."""
        away, table = self.absence(), self.table
        return {"away": away_data(table, away), "deputy": deputy(table, away)}

    def absence(self) -> Absence:
        """Who is away now."""
        return replace(self.away, now=now()) if self.away.since else self.away

    @property
    def here(self) -> set[str]:
        """The devices that are connected."""
        return {socket.holder for socket in self.sockets}.union(*self.elsewhere.values())

    def say(self, kind: str, data: object) -> None:
        """Tells other processes something about this table that is stored nowhere."""
        if self.spread is not None:
            self.spread(self, kind, data)

    def say_here(self) -> None:
        """Tells other processes who is connected here."""
        holders = sorted(socket.holder for socket in self.sockets)
        for begin in range(0, max(1, len(holders)), HOLDERS):
            self.say("more" if begin else "here", holders[begin : begin + HOLDERS])

    def say_all(self) -> None:
        """Tells other processes everything about this table that is stored nowhere."""
        if self.sockets:
            self.say_here()
            for holder in self.consent.devices:
                self.say("again", [holder, True])
        if self.wants:
            self.say("wants", [self.desk.n, self.wants])
        if self.clock.deadline:
            self.say("clock", [self.desk.n, self.clock.left_now()])

    def leads(self, process: str) -> bool:
        """Whether this is the first of the processes that clients of this table are connected to."""
        return bool(self.sockets) and all(process < other for other in self.elsewhere)

    def again(self) -> Message:
        """Who wants to play again, and who is asked."""
        return {"v": VERSION, "again": consent_data(self.table, self.consent, now())}

    def attend(self) -> None:
        """Notes who is away from now on and who no longer is; everybody is told when a grace period is over.

        Time runs against nobody while no client is connected: the server or its network may be the cause.
        """
        here = self.here
        self.away = current_absence(self.table, here, self.away, now()) if here else ALL_HERE
        if self.bell is not None:
            self.bell.cancel()
        left = [seconds for holder in self.away.since if (seconds := self.away.left(holder))]
        self.bell = asyncio.get_running_loop().call_later(min(left), self._ring) if left else None

    def _ring(self) -> None:
        # In this order: what is told is never older than what decides whether it rings again.
        self.bell = None
        self.attend()
        self.tell_seats()

    def stop(self) -> None:
        """Stops everything that would still happen here."""
        self.dropped = True
        self.clock.stop()
        if self.bell is not None:
            self.bell.cancel()

    def moment(self) -> Moment:
        """What the table waits for now; it changes with every entry that is not a note."""
        return awaited(self.table)

    def moves_by_itself(self) -> bool:
        """Whether the table continues even if nobody is connected."""
        has_clock = self.table.stage is Stage.PLAYING and self.table.settings.seconds > 0
        return has_clock or self.table.stage is Stage.SEALING or (self.bot() is not None and self.is_watched())

    def is_watched(self) -> bool:
        """Whether a person plays here or is connected; bots alone play only for somebody who watches."""
        return bool(self.sockets) or bool(self.elsewhere) or any(place.kind == PERSON for place in self.table.places)

    def bot(self) -> str | None:
        """The bot whose turn it is, None if it is a person's."""
        return bot_to_act(self.table)


# Texts in entries that give a seat to a bot: before the game, or as an event of it.
BOT_MARKS = (b'"filled"', b'"word":"seat:')


def may_move_by_itself(stage: str, first: bytes, *marked: bytes) -> bool:
    """Whether a stored table may continue even if nobody is connected; only loading it would give the exact answer.

    `first` is its first entry, and `marked` are the entries with one of `BOT_MARKS`.
    """
    if stage != Stage.PLAYING.value:
        return stage == Stage.SEALING.value
    table = decode(first)
    bots = bool(marked) or any(seat["kind"] != OPEN for seat in table["seats"])
    return bots or table["settings"]["seconds"] > 0


def _text(messages: list[Message], version: int) -> bytes:
    """Messages as text in a version."""
    return b"".join([frame_bytes(encode(in_version(message, version))) for message in messages])


@lru_cache(maxsize=256)
def rules_text(rules: RuleSet) -> Raw:
    """The whole rule set as it is sent, cached because most tables share a few of them."""
    return Raw(encode(to_data(rules, whole=True)))


def mine(live: Live, holder: str) -> dict[str, Any]:
    """The role of a client at a table: its seats, those it may take back, and whether it has the host's powers."""
    table = live.table
    host = holder == chair(table, live.absence())
    return {"you": live.seats_of(holder), "host": host, "back": seats_to_return(table, holder)}
