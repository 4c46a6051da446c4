"""A live table as a fold over entries: who sits where, the game, the envelope of its dice. Pure.

`enter(table, entry, by)` gives the table after an entry; `table.settle` says which entries a wish leads to. People are
*holders*: opaque ids of the devices that hold a seat. The keeper of the table itself is SERVER.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import groupby
from typing import Any

from shutbox.errors import CorruptRecordError, IllegalActionError, NotationError, shown
from shutbox.play import (
    KIND,
    PERSON,
    PLAIN,
    Event,
    Game,
    Hand,
    Parts,
    Record,
    Seat,
    SeatNumber,
    begun,
    blank,
    changed,
    evolve,
    extended,
    offers,
    quick,
    read_event,
    sealed_notes,
    seated,
    view_in,
)
from shutbox.play.table.entry import (
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
from shutbox.play.table.setting import Settings, TableDice, read_settings, settings_data
from shutbox.rules import RuleSet, from_json

# Of the view of a table.
VERSION = 1
SERVER = "server"
OPEN = "open"
_PUBLIC, _SEAL, _NO_SEAL = re.compile("[0-9a-f]{16}"), re.compile("[0-9a-f]{64}"), re.compile("")


class Stage(Enum):
    """How far a table is."""

    WAITING = "waiting"
    SEALING = "sealing"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"


@quick
@dataclass(frozen=True, slots=True)
class Place:
    """A seat of a table: open, or a person's with the device that holds it, or a bot's."""

    kind: str = OPEN
    name: str = ""
    holder: str = ""
    seal: str = ""
    seed: str = ""


@quick
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
    def unsealed(self) -> list[str]:
        """Whose part the envelope still lacks: the people who have sealed no seed."""
        return [place.name for place in self.places if self.sealed and place.kind == PERSON and not place.seal]

    @property
    def typed(self) -> bool:
        """Whether people type what real dice show."""
        return self.settings.dice is TableDice.TYPED

    @property
    def live(self) -> Game:
        """The game that is being played."""
        if self.game is None:
            raise IllegalActionError("table-stage", stage=self.stage.value)
        return self.game


def enter(table: Table | None, entry: Entry, by: str) -> Table:
    """The table after an entry; the first one lays it."""
    if isinstance(entry, Created) is not (table is None):
        raise CorruptRecordError("entry-first")
    if isinstance(entry, Created):
        return _created(entry, by)
    assert table is not None
    if isinstance(entry, Played):
        return _played(table, (entry,))
    return _ENTER[type(entry)](table, entry, by)


def fold(entries: Iterable[tuple[Entry, str]]) -> Table | None:
    """The table that entries lead to, each with whose it is; the words of a game are read in one go."""
    table: Table | None = None
    for words, together in groupby(entries, key=_is_word):
        if words and table is not None:
            table = _played(table, (entry for entry, _ in together))
        else:
            for entry, by in together:
                table = enter(table, entry, by)
    return table


def _is_word(entered: tuple[Entry, str]) -> bool:
    return type(entered[0]) is Played


def _created(entry: Created, by: str) -> Table:
    """A table as it is laid; refused where its game could never begin."""
    rules, settings = _rules(json.dumps(entry.rules)), read_settings(entry.settings)
    places = tuple(Place() if seat["kind"] == OPEN else Place(seat["kind"], seat["name"]) for seat in entry.seats)
    table = Table(entry.public, rules, settings, by, places, entry.commitment)
    _check_envelope(table)
    _check_game(table)
    for place in places:
        if place.kind != OPEN:
            check_bot(place.kind)
    check_seats(table)
    return table


@lru_cache(maxsize=256)
def _rules(text: str) -> RuleSet:
    """The rule set of a table; most tables share a few of them."""
    return from_json(text)


def _check_envelope(table: Table) -> None:
    if not _PUBLIC.fullmatch(table.public) or not (_SEAL if table.sealed else _NO_SEAL).fullmatch(table.commitment):
        raise NotationError("table-envelope", public=shown(table.public), commitment=table.commitment[:80])


def _check_game(table: Table) -> None:
    """Refuses seats that the rules do not serve, a start outside of them, and dice that contradict the rules."""
    blank(table.rules, [str(seat) for seat in range(len(table.places))], table.settings.starter)
    if table.rules.game.same_dice and table.typed:
        raise NotationError("table-same-dice", rules=table.rules.name)
    seeded = table.settings.dice is TableDice.SEEDED
    if seeded is not bool(table.settings.seed) or (seeded and len(table.places) > 1):
        raise NotationError("table-seeded")


def check_seats(table: Table) -> None:
    """Refuses names that nobody can have, or that two have."""
    taken = [Seat(place.name, place.kind) for place in table.places if place.kind != OPEN]
    if taken:
        seated(table.rules, taken)


def check_bot(kind: str) -> None:
    """Refuses what cannot be the kind of a bot; which bots there are is for the keeper to know."""
    if kind in (OPEN, PERSON) or not KIND.fullmatch(kind):
        raise NotationError("table-bot", got=shown(kind))


def _seat(table: Table, seat: SeatNumber, **changes: Any) -> Table:
    if not 0 <= seat < len(table.places):
        raise CorruptRecordError("table-seat", got=shown(seat + 1), seats=len(table.places))
    place = changed(table.places[seat], **changes)
    places = (*table.places[:seat], place, *table.places[seat + 1 :])
    return changed(table, places=places)


def _moved(table: Table, seat: SeatNumber, by: str) -> Table:
    """The table with a seat at another device; a host who moves the last seat of the old one goes with it."""
    after = _seat(table, seat, holder=by)
    gone = table.places[seat].holder == table.host and all(place.holder != table.host for place in after.places)
    return changed(after, host=by) if gone else after


def _begun(table: Table) -> Table:
    players = [Seat(place.name, place.kind) for place in table.places]
    record = begun(table.rules, players, starter=table.settings.starter, notes=_notes(table))
    return changed(table, stage=Stage.PLAYING, record=record, game=record.start)


def _notes(table: Table) -> tuple[tuple[str, str], ...]:
    """What the record says of its dice."""
    if table.typed:
        return (("dice", TableDice.TYPED.value),)
    if not table.sealed:
        return (("seed", table.settings.seed),)
    seats = [(place.seal, place.seed) for place in table.places]
    return sealed_notes(table.public, table.commitment, seats, table.secret)


def _played(table: Table, entries: Iterable[Any]) -> Table:
    """The table after words of its game; to make the tables in between would take longer than to read the words."""
    record, game = table.record, table.live
    assert record is not None
    events: list[Event] = []
    for entry in entries:
        event = entry.event or read_event(game, entry.word)
        game = evolve(game, event)
        events.append(event)
    stage = Stage.OVER if game.over else Stage.PLAYING
    after = changed(table, stage=stage, record=extended(record, *events), game=game)
    for event in events:
        if isinstance(event, Hand):
            after = _seat(after, event.seat, kind=event.kind, name=event.name, holder="")
    return after


_ENTER: dict[type, Callable[[Table, Any, str], Table]] = {
    Sat: lambda table, entry, by: _seat(
        table, entry.seat, kind=PERSON, name=entry.name, holder=by, seal=entry.seal, seed=""
    ),
    Sealed: lambda table, entry, _: _seat(table, entry.seat, seal=entry.seal),
    Stood: lambda table, entry, _: _seat(table, entry.seat, kind=OPEN, name="", holder="", seal="", seed=""),
    Filled: lambda table, entry, _: _seat(table, entry.seat, kind=entry.bot, name=entry.name, holder="", seal=""),
    Moved: lambda table, entry, by: _moved(table, entry.seat, by),
    Called: lambda table, _entry, _: changed(table, stage=Stage.SEALING),
    Revealed: lambda table, entry, _: _seat(table, entry.seat, seed=entry.seed),
    Begun: lambda table, _entry, _: _begun(table),
    Closed: lambda table, _entry, _: changed(table, stage=Stage.ABANDONED),
    Opened: lambda table, entry, _: changed(table, secret=entry.secret),
    Rematched: lambda table, entry, _: changed(table, rematch=entry.code),
}


def record_of(table: Table) -> Record | None:
    """The record of a table's game as it stands, with the secret of its dice once that is open."""
    if table.record is None or not table.secret:
        return table.record
    return changed(table.record, notes=_notes(table))


def table_offers(table: Table, parts: Parts = PLAIN) -> Any:
    """What the game of a table offers; nothing before it has begun."""
    return offers(table.game, parts) if table.game is not None else []


def table_view(table: Table, parts: Parts = PLAIN, offered: Any = None) -> Any:
    """Everything that a screen shows of a table; who holds a seat is nobody's business.

    `offered` is what `table_offers` gives, where somebody has asked for it before.
    """
    offered = table_offers(table, parts) if offered is None else offered
    key = table.stage, table.settings, table.places, table.host, table.secret, table.rematch
    game = {"game": view_in(table.game, parts, offered) if table.game is not None else None}
    return parts.join(parts.cache("table", key, lambda: _table_data(table)), game)


def _table_data(table: Table) -> dict[str, Any]:
    """What a screen shows of a table that stays as it is while its game is played."""
    return {
        "v": VERSION,
        "public": table.public,
        "stage": table.stage.value,
        "settings": settings_data(table.settings),
        "seats": _places_view(table),
        "commitment": table.commitment,
        "secret": table.secret or None,
        "rematch": table.rematch or None,
    }


def _places_view(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "seat": seat,
            "kind": place.kind,
            "name": place.name,
            "host": bool(place.holder) and place.holder == table.host,
            "seal": place.seal or None,
            "seed": place.seed or None,
        }
        for seat, place in enumerate(table.places)
    ]
