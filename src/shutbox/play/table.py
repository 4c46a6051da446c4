"""A live table as a fold over entries: who sits where, the game, the envelope of its dice. Pure.

`enter(table, entry, by)` gives the table after an entry; `play.settle` says which entries a wish leads to. People are
*holders*: opaque ids of the devices that hold a seat. The keeper of the table itself is SERVER.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from shutbox.errors import CorruptRecordError, IllegalActionError
from shutbox.play.entry import (
    Begun,
    Called,
    Closed,
    Created,
    Entry,
    Filled,
    Moved,
    Opened,
    Played,
    Rematched,
    Revealed,
    Sat,
    Sealed,
    Stood,
)
from shutbox.play.events import Hand
from shutbox.play.evolve import evolve
from shutbox.play.game import PERSON, Game, Seat
from shutbox.play.notation import read_event
from shutbox.play.record import Record, begun, extended
from shutbox.play.seal import sealed_notes
from shutbox.play.setting import Settings, TableDice, read_settings, settings_data
from shutbox.play.view import view
from shutbox.rules.codec import from_data
from shutbox.rules.ruleset import RuleSet

VERSION = 1
SERVER = "server"
OPEN = "open"


class Stage(Enum):
    """How far a table is."""

    WAITING = "waiting"
    SEALING = "sealing"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of a table: open, or a person's with the device that holds it, or a bot's."""

    kind: str = OPEN
    name: str = ""
    holder: str = ""
    seal: str = ""
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that has come of a table's entries so far."""

    public: str
    rules: RuleSet
    settings: Settings
    host: str
    places: tuple[Place, ...]
    commitment: str
    stage: Stage = Stage.WAITING
    record: Record | None = None
    game: Game | None = None
    secret: str = ""
    rematch: str = ""

    @property
    def ended(self) -> bool:
        """Whether no more will be played here."""
        return self.stage in (Stage.OVER, Stage.ABANDONED)

    @property
    def sealed(self) -> bool:
        """Whether the dice lie in an envelope."""
        return self.settings.dice is TableDice.SEALED

    @property
    def live(self) -> Game:
        """The game that is being played."""
        if self.game is None:
            raise IllegalActionError("table-stage", stage=self.stage.value)
        return self.game


def enter(table: Table | None, entry: Entry, by: str) -> Table:
    """The table after an entry; the first one lays it."""
    if isinstance(entry, Created):
        settings = read_settings(entry.settings)
        rules, places = from_data(entry.rules), tuple(Place(seat["kind"], seat["name"]) for seat in entry.seats)
        return Table(entry.public, rules, settings, by, places, entry.commitment)
    if table is None:
        raise CorruptRecordError("entry-first")
    if isinstance(entry, Played):
        return _played(table, entry.word)
    return _ENTER[type(entry)](table, entry, by)


def _seat(table: Table, seat: int, **changes: Any) -> Table:
    place = replace(table.places[seat], **changes)
    return replace(table, places=(*table.places[:seat], place, *table.places[seat + 1 :]))


def _begun(table: Table) -> Table:
    players = [Seat(place.name, place.kind) for place in table.places]
    record = begun(table.rules, players, starter=table.settings.starter, notes=_notes(table))
    return replace(table, stage=Stage.PLAYING, record=record, game=record.start)


def _notes(table: Table) -> tuple[tuple[str, str], ...]:
    """What the record says of its dice."""
    if not table.sealed:
        return (("dice", TableDice.TYPED.value),)
    seats = [(place.seal, place.seed) for place in table.places]
    return sealed_notes(table.public, table.commitment, seats, table.secret)


def _played(table: Table, word: str) -> Table:
    record, game = table.record, table.live
    assert record is not None
    event = read_event(game, word)
    after = evolve(game, event)
    stage = Stage.OVER if after.over else Stage.PLAYING
    changed = replace(table, record=extended(record, event), game=after, stage=stage)
    if isinstance(event, Hand):
        return _seat(changed, event.seat, kind=event.kind, name=event.name, holder="")
    return changed


_ENTER: dict[type, Callable[[Table, Any, str], Table]] = {
    Sat: lambda table, entry, by: _seat(
        table, entry.seat, kind=PERSON, name=entry.name, holder=by, seal=entry.seal, seed=""
    ),
    Sealed: lambda table, entry, _: _seat(table, entry.seat, seal=entry.seal),
    Stood: lambda table, entry, _: _seat(table, entry.seat, kind=OPEN, name="", holder="", seal="", seed=""),
    Filled: lambda table, entry, _: _seat(table, entry.seat, kind=entry.bot, name=entry.name, holder="", seal=""),
    Moved: lambda table, entry, by: _seat(table, entry.seat, holder=by),
    Called: lambda table, _entry, _: replace(table, stage=Stage.SEALING),
    Revealed: lambda table, entry, _: _seat(table, entry.seat, seed=entry.seed),
    Begun: lambda table, _entry, _: _begun(table),
    Closed: lambda table, _entry, _: replace(table, stage=Stage.ABANDONED),
    Opened: lambda table, entry, _: replace(table, secret=entry.secret),
    Rematched: lambda table, entry, _: replace(table, rematch=entry.code),
}


def record_of(table: Table) -> Record | None:
    """The record of a table's game as it stands, with the secret of its dice once that is open."""
    if table.record is None or not table.secret:
        return table.record
    return replace(table.record, notes=_notes(table))


def table_view(table: Table) -> Mapping[str, Any]:
    """Everything that a screen shows of a table; who holds a seat is nobody's business."""
    return {
        "v": VERSION,
        "public": table.public,
        "stage": table.stage.value,
        "settings": settings_data(table.settings),
        "seats": [_place_view(table, seat) for seat in range(len(table.places))],
        "commitment": table.commitment,
        "secret": table.secret or None,
        "rematch": table.rematch or None,
        "game": view(table.game) if table.game is not None else None,
    }


def _place_view(table: Table, seat: int) -> dict[str, Any]:
    place = table.places[seat]
    return {
        "seat": seat,
        "kind": place.kind,
        "name": place.name,
        "host": bool(place.holder) and place.holder == table.host,
        "seal": place.seal or None,
        "seed": place.seed or None,
    }
