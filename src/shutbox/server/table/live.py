"""A table in memory: its desk, its dealer, its clock, and who is connected."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from msgspec import Raw

from shutbox.play import PERSON, Dice, Parts, Phase, seeded_dice
from shutbox.play.table import OPEN, VERSION, Desk, Message, Stage, Table, in_version, state
from shutbox.rules import RuleSet, to_data
from shutbox.server.http import decode, encode, written_parts
from shutbox.server.socket import Socket, frame_bytes
from shutbox.server.table.clock import Clock, Moment
from shutbox.server.table.dealer import Dealer


@dataclass(slots=True)
class Live:
    """A table that somebody looks at. Only one thing happens at it at a time: `lock` sees to that."""

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

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.desk.table

    def dice(self) -> Dice | None:
        """The dice in the envelope, or those of the seed, once the game has begun."""
        if self.table.stage is not Stage.PLAYING:
            return None
        if self.table.settings.seed:
            return seeded_dice(self.table.settings.seed)
        return self.dealer.dice(self.table) if self.dealer else None

    def state(self) -> Message:
        """Everything that a client needs to go on."""
        wants = {"wants": self.wants} if self.wants else {}
        outlook = self.outlook if self.foretold == self.desk.n else {}
        return state(self.desk, self.parts, self.wants) | self.clock.message() | wants | outlook

    def broadcast(self, messages: list[Message], first: Socket | None = None, answer: Message | None = None) -> None:
        """Sends messages to everybody at the table, to the first after its answer; the text of a version is shared."""
        texts: dict[int, bytes] = {}
        if first is not None and answer is not None:
            texts[first.version] = _text(messages, first.version)
            first.push(_text([answer], first.version) + texts[first.version])
        for socket in self.sockets:
            if socket is not first and not socket.catching_up:
                if socket.version not in texts:
                    texts[socket.version] = _text(messages, socket.version)
                socket.push(texts[socket.version])

    def tell_seats(self) -> None:
        """Tells everybody who is here, and each device which seats are its own now."""
        here = self.present()
        for socket in self.sockets:
            if not socket.catching_up:
                socket.tell(here | mine(self, socket.holder))

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a device holds."""
        return [seat for seat, place in enumerate(self.table.places) if place.holder == holder]

    def present(self) -> Message:
        """Which seats have their player here, and how many look on."""
        here = {socket.holder for socket in self.sockets}
        seats = [seat for seat, place in enumerate(self.table.places) if place.holder and place.holder in here]
        seated = {place.holder for place in self.table.places}
        watching = sum(socket.holder not in seated for socket in self.sockets)
        return {"v": VERSION, "present": seats, "watching": watching}

    def moment(self) -> Moment:
        """What the table waits for now: the same as long as nothing but notes is added."""
        game = self.table.game
        if self.table.stage is not Stage.PLAYING or game is None:
            return (self.table.stage,)
        return game.at, game.players[game.at].kind, game.phase, game.throws, game.position, game.tally.round

    def moves_by_itself(self) -> bool:
        """Whether something will happen here even if nobody comes."""
        timed = self.table.stage is Stage.PLAYING and self.table.settings.seconds > 0
        return timed or self.table.stage is Stage.SEALING or self.bot() is not None

    def bot(self) -> str | None:
        """The bot whose turn it is, if it is one's."""
        game = self.table.game
        if self.table.stage is not Stage.PLAYING or game is None or game.phase is Phase.OVER:
            return None
        kind = self.table.places[game.at].kind
        return None if kind == PERSON else kind


# What stands in entries that give a seat to a bot: before the game, or as a word of it.
BOT_MARKS = (b'"filled"', b'"word":"seat:')


def may_move_by_itself(stage: str, first: bytes, *marked: bytes) -> bool:
    """Whether something may happen at a stored table even if nobody comes; laying it again would say for sure.

    Its first entry is needed, and those with a mark of a bot.
    """
    if stage != Stage.PLAYING.value:
        return stage == Stage.SEALING.value
    created = decode(first)
    bots = bool(marked) or any(seat["kind"] != OPEN for seat in created["seats"])
    return bots or created["settings"]["seconds"] > 0


def _text(messages: list[Message], version: int) -> bytes:
    """Messages as clients of a version are sent them."""
    return b"".join([frame_bytes(encode(in_version(message, version))) for message in messages])


@lru_cache(maxsize=256)
def rules_text(rules: RuleSet) -> Raw:
    """The whole rule set as it is sent; most tables share a few of them."""
    return Raw(encode(to_data(rules, whole=True)))


def mine(live: Live, holder: str) -> dict[str, Any]:
    """What a client is at a table: its seats, and whether it is the host."""
    return {"you": live.seats_of(holder), "host": holder == live.table.host}
