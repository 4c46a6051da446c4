"""A live table as this terminal knows it: folded from the entries that the server tells, by the rules of this program.

The server stays the judge. But nothing that it tells can be untold: what was sealed, sat down and thrown is kept here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.play import Game
from shutbox.play.table import (
    OPEN,
    Entry,
    Filled,
    Moved,
    Played,
    Sat,
    Stage,
    Stood,
    Table,
    enter,
    moment,
    read_entry,
    rights,
)

Message = Mapping[str, Any]
# For each right the seats whose holders have it, and under `host` those of the host (docs/server.md).
Rights = Mapping[str, list[Any]]


@dataclass(frozen=True, slots=True)
class Again:
    """The seats that want to play again, those that are asked or missing, and the seconds until it begins."""

    yes: frozenset[int] = frozenset()
    asked: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Mirror:
    """What is known of a table after `n` entries, and what this terminal is there."""

    table: Table | None = None
    n: int = 0
    you: tuple[int, ...] = ()
    host: bool = False
    present: frozenset[int] = frozenset()
    watching: int = 0
    clock: float | None = None
    wants: int = 0
    may: Rights | None = None
    # The seats that others may decide about, the seat with the host's powers, and the own seats that bots play on.
    gone: frozenset[int] = frozenset()
    deputy: int | None = None
    back: tuple[int, ...] = ()
    again: Again = field(default_factory=Again)

    @property
    def known_table(self) -> Table:
        """The table, once something is known of it."""
        assert self.table is not None
        return self.table

    @property
    def stage(self) -> Stage:
        """How far the table is."""
        return self.known_table.stage

    @property
    def game(self) -> Game | None:
        """The game that is being played."""
        return self.table.game if self.table is not None and self.table.stage is Stage.PLAYING else None

    @property
    def settled(self) -> bool:
        """Whether the table has ended, and the envelope of its dice is open."""
        table = self.known_table
        return table.ended and (bool(table.secret) or not table.sealed)

    @property
    def open_seats(self) -> list[int]:
        """The seats that anybody can take."""
        return [seat for seat, place in enumerate(self.known_table.places) if place.kind == OPEN]

    @property
    def acts(self) -> bool:
        """Whether the game waits for somebody at this terminal."""
        return self.table is not None and (self._has("act") or self._has("type"))

    def _has(self, right: str) -> bool:
        """Whether somebody here has a right, as the server says; one of an older release does not say it."""
        may = rights(self.known_table, moment(self.known_table, self.wants)) if self.may is None else self.may
        return any(seat in may[right] for seat in self.you) or (self.host and right in may["host"])

    @property
    def seated(self) -> bool:
        """Whether somebody here belongs to the table."""
        return bool(self.you) or self.host

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.known_table.places[seat].name

    @property
    def names(self) -> list[str]:
        """Who sits at the table, bots too."""
        return [place.name for place in self.known_table.places if place.name]


def apply_state(mirror: Mirror, message: Message) -> Mirror:
    """What is known after the part of a message that is not an entry."""
    known: dict[str, Any] = {}
    if "you" in message:
        known |= {"you": tuple(message["you"]), "host": bool(message["host"])}
        known |= {"back": tuple(message.get("back", ()))}
    if "present" in message:
        known |= {"present": frozenset(message["present"]), "watching": message["watching"]}
    if "away" in message:
        gone = frozenset(away["seat"] for away in message["away"] if not away["left"])
        known |= {"gone": gone, "deputy": message.get("deputy")}
    if "again" in message:
        known |= {"again": _read_again(message["again"])}
    if "view" in message:
        known |= {"clock": message.get("clock"), "wants": message.get("wants", 0), "may": message.get("may")}
    elif "wants" in message:
        known |= {"wants": message["wants"], "may": message.get("may")}
    return replace(mirror, **known) if known else mirror


def _read_again(data: Message) -> Again:
    return Again(frozenset(data["yes"]), tuple(data["asked"]), tuple(data["missing"]), data.get("seconds"))


def is_next(mirror: Mirror, message: Message) -> bool:
    """Whether a message holds the entry that comes after those which are known."""
    return "event" in message and message["n"] == mirror.n + 1


def is_behind(mirror: Mirror, message: Message) -> bool:
    """Whether a message shows that entries are missing here."""
    return ("event" in message or "view" in message) and message["n"] > mirror.n


def apply_entry(mirror: Mirror, message: Message) -> tuple[Mirror, Entry]:
    """What is known after an entry, and that; one that could not be means that the programs differ."""
    try:
        entry = read_entry(message["event"])
        # Who holds a seat is nobody's business; what is ours the server says otherwise.
        table = enter(mirror.table, entry, "")
    except ShutboxError as error:
        raise ShutboxError("join-entry", number=message["n"], why=error) from error
    return replace(mirror, table=table, n=mirror.n + 1, wants=0, may=None), entry


def looks_same(before: Mirror, after: Mirror) -> bool:
    """Whether nothing has changed that anybody could see: only seals, seeds or hints have come in between."""
    one, other = before.known_table, after.known_table
    same = (one.stage, one.game, one.rematch) == (other.stage, other.game, other.rematch)
    return same and _people(one) == _people(other)


def _people(table: Table) -> list[tuple[str, str]]:
    return [(place.kind, place.name) for place in table.places]


def changes_hands(entry: Entry) -> bool:
    """Whether somebody else may hold a seat after this, so that the server must be asked which are held here."""
    return isinstance(entry, Sat | Stood | Filled | Moved) or (
        isinstance(entry, Played) and entry.word.startswith("seat:")
    )
