"""A live table as a fold over entries: its seats, its game, the envelope of its dice. Pure.

`enter(table, entry, by)` returns the table after an entry; `table.settle` returns the entries that a wish leads to.
People are *holders*: opaque ids of the devices that hold a seat. SERVER is the keeper of the table itself.
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
    Rename,
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
    seat_players,
    view_in,
)
from shutbox.play.seal import Signing, after_event, signed_notes, signing_in
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

# The version of the view of a table.
VERSION = 1
SERVER = "server"
OPEN = "open"
_PUBLIC, _SEAL, _NO_SEAL = re.compile("[0-9a-f]{16}"), re.compile("[0-9a-f]{64}"), re.compile("")


class Stage(Enum):
    """The stages of a table."""

    WAITING = "waiting"
    SEALING = "sealing"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"


@quick
@dataclass(frozen=True, slots=True)
class Place:
    """A seat of a table: open, held by a person's device, or a bot's.

    If a bot plays on for a person, `player` is the person's name, and the holder is still the person's device.
    """

    kind: str = OPEN
    name: str = ""
    holder: str = ""
    seal: str = ""
    seed: str = ""
    player: str = ""


@quick
@dataclass(frozen=True, slots=True)
class Table:
    """The state of a table after its entries so far."""

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
    signing: Signing | None = None

    @property
    def ended(self) -> bool:
        """Whether the game is over or the table closed."""
        return self.stage in (Stage.OVER, Stage.ABANDONED)

    @property
    def sealed(self) -> bool:
        """Whether the dice are sealed."""
        return self.settings.dice is TableDice.SEALED

    @property
    def unsealed(self) -> list[str]:
        """The names of the people who have not sealed a seed yet."""
        return [place.name for place in self.places if self.sealed and place.kind == PERSON and not place.seal]

    @property
    def typed(self) -> bool:
        """Whether people type the faces of real dice."""
        return self.settings.dice is TableDice.TYPED

    @property
    def live(self) -> Game:
        """The game that is being played."""
        if self.game is None:
            raise IllegalActionError("table-stage", stage=self.stage.value)
        return self.game


def enter(table: Table | None, entry: Entry, by: str) -> Table:
    """The table after an entry; the first entry creates it."""
    if isinstance(entry, Created) is not (table is None):
        raise CorruptRecordError("entry-first")
    if isinstance(entry, Created):
        return _new_table(entry, by)
    assert table is not None
    if isinstance(entry, Played):
        return _play_events(table, (entry,))
    return _ENTER[type(entry)](table, entry, by)


def fold(entries: Iterable[tuple[Entry, str]], table: Table | None = None) -> Table | None:
    """The table after more entries, each with who made it; consecutive events of the game are read in one pass."""
    for words, together in groupby(entries, key=_is_word):
        if words and table is not None:
            table = _play_events(table, (entry for entry, _ in together))
        else:
            for entry, by in together:
                table = enter(table, entry, by)
    return table


def _is_word(pair: tuple[Entry, str]) -> bool:
    return type(pair[0]) is Played


def _new_table(entry: Created, by: str) -> Table:
    """A new table; raises if its game could never begin."""
    rules, settings = stored_rules(json.dumps(entry.rules)), read_settings(entry.settings)
    places = tuple(Place() if seat["kind"] == OPEN else Place(seat["kind"], seat["name"]) for seat in entry.seats)
    table = Table(entry.public, rules, settings, by, places, entry.commitment)
    _check_envelope(table)
    _check_game(table)
    for place in places:
        if place.kind != OPEN:
            check_bot(place.kind)
    _check_seats(table)
    return table


@lru_cache(maxsize=256)
def stored_rules(text: str) -> RuleSet:
    """The rule set in a stored text, cached because most tables share a few of them."""
    return _shared(from_json(text, stored=True))


@lru_cache(maxsize=256)
def _shared(rules: RuleSet) -> RuleSet:
    """The first of equal rule sets, because a cache finds the same object as its key in a fraction of the time."""
    return rules


def _check_envelope(table: Table) -> None:
    if not _PUBLIC.fullmatch(table.public) or not (_SEAL if table.sealed else _NO_SEAL).fullmatch(table.commitment):
        raise NotationError("table-envelope", public=shown(table.public), commitment=table.commitment[:80])


def _check_game(table: Table) -> None:
    """Raises if the number of seats, the starter or the dice do not fit the rules."""
    blank(table.rules, [str(seat) for seat in range(len(table.places))], table.settings.starter)
    if table.rules.game.same_dice and table.typed:
        raise NotationError("table-same-dice", rules=table.rules.name)
    seeded = table.settings.dice is TableDice.SEEDED
    if seeded is not bool(table.settings.seed) or (seeded and len(table.places) > 1):
        raise NotationError("table-seeded")


def _check_seats(table: Table) -> None:
    """Raises if a name is not valid, or if two players have the same one."""
    players = [Seat(place.name, place.kind) for place in table.places if place.kind != OPEN]
    if players:
        seat_players(table.rules, players)


def check_bot(kind: str) -> None:
    """Raises if this cannot be the kind of a bot; only the keeper knows which bots exist."""
    if kind in (OPEN, PERSON) or not KIND.fullmatch(kind):
        raise NotationError("table-bot", got=shown(kind))


def _seat(table: Table, seat: SeatNumber, **changes: Any) -> Table:
    if not 0 <= seat < len(table.places):
        raise CorruptRecordError("table-seat", got=shown(seat + 1), seats=len(table.places))
    place = changed(table.places[seat], **changes)
    places = (*table.places[:seat], place, *table.places[seat + 1 :])
    return changed(table, places=places)


def _move_seat(table: Table, seat: SeatNumber, by: str) -> Table:
    """The table with a seat moved to another device; the host moves along with the last seat of the old device."""
    after = _seat(table, seat, holder=by)
    holders = [place.holder for place in after.places if place.kind == PERSON]
    host_moves = table.places[seat].holder == table.host and table.host not in holders
    return changed(after, host=by) if host_moves else after


def _begin_game(table: Table) -> Table:
    players = [Seat(place.name, place.kind) for place in table.places]
    record = begun(table.rules, players, starter=table.settings.starter, notes=_notes(table))
    return changed(table, stage=Stage.PLAYING, record=record, game=record.start)


def _notes(table: Table) -> tuple[tuple[str, str], ...]:
    """The notes of the record about its dice."""
    if table.typed:
        return (("dice", TableDice.TYPED.value),)
    if not table.sealed:
        return (("seed", table.settings.seed),)
    seats = [(place.seal, place.seed) for place in table.places]
    signed = signed_notes(table.signing) if table.signing else ()
    return (*sealed_notes(table.public, table.commitment, seats, table.secret), *signed)


def _signing(table: Table, notes: dict[str, str]) -> Signing | None:
    return signing_in(notes, len(table.places))


def _open(table: Table, entry: Opened) -> Table:
    """The table with its secret, and with the signature of its end, if it has one."""
    opened = changed(table, secret=entry.secret)
    if not entry.signed or table.signing is None:
        return opened
    # Notes about the start come from the table, because a name may be forgotten there.
    return changed(opened, signing=_signing(table, {**dict(signed_notes(table.signing)), **entry.signed}))


def _play_events(table: Table, entries: Iterable[Any]) -> Table:
    """The table after events of its game, without the tables in between, which take longer than reading the events."""
    record, game = table.record, table.live
    assert record is not None
    events: list[Event] = []
    signing = table.signing
    for entry in entries:
        event = entry.event or read_event(game, entry.word)
        game = evolve(game, event)
        events.append(event)
        if signing is not None:
            signing = after_event(signing, table.public, event, entry.word)
    stage = Stage.OVER if game.over else Stage.PLAYING
    after = changed(table, stage=stage, record=extended(record, *events), game=game, signing=signing)
    for event in events:
        if isinstance(event, Hand):
            after = _seat(after, event.seat, kind=event.kind, name=event.name, player=_player(after, event))
        if isinstance(event, Rename):
            after = _seat(after, event.seat, name=event.name)
    return after


def _player(table: Table, event: Hand) -> str:
    """The name of the person for whom a bot plays after a seat was handed over; empty if it is the person's."""
    place = table.places[event.seat]
    if event.kind == PERSON:
        return ""
    return place.name if place.kind == PERSON else place.player


_ENTER: dict[type, Callable[[Table, Any, str], Table]] = {
    Sat: lambda table, entry, by: _seat(
        table, entry.seat, kind=PERSON, name=entry.name, holder=by, seal=entry.seal, seed=""
    ),
    Sealed: lambda table, entry, _: _seat(table, entry.seat, seal=entry.seal),
    Stood: lambda table, entry, _: _seat(table, entry.seat, kind=OPEN, name="", holder="", seal="", seed=""),
    Filled: lambda table, entry, _: _seat(table, entry.seat, kind=entry.bot, name=entry.name, holder="", seal=""),
    Moved: lambda table, entry, by: _move_seat(table, entry.seat, by),
    Called: lambda table, entry, _: changed(table, stage=Stage.SEALING, signing=_signing(table, entry.signed)),
    Revealed: lambda table, entry, _: _seat(table, entry.seat, seed=entry.seed),
    Begun: lambda table, _entry, _: _begin_game(table),
    Closed: lambda table, _entry, _: changed(table, stage=Stage.ABANDONED),
    Opened: lambda table, entry, _: _open(table, entry),
    Rematched: lambda table, entry, _: changed(table, rematch=entry.code),
}


def record_of(table: Table) -> Record | None:
    """The record of a table's game so far, with the secret of its dice once it is open."""
    if table.record is None or not table.secret:
        return table.record
    return changed(table.record, notes=_notes(table))


def table_offers(table: Table, parts: Parts = PLAIN) -> Any:
    """The actions that the game of a table offers; empty before the game has begun."""
    return offers(table.game, parts) if table.game is not None else []


def table_view(table: Table, parts: Parts = PLAIN, offered: Any = None) -> Any:
    """Everything that a screen shows of a table, without the ids of holders.

    `offered` is the result of `table_offers`, if the caller has it already.
    """
    offered = table_offers(table, parts) if offered is None else offered
    key = table.stage, table.settings, table.places, table.host, table.secret, table.rematch, table.record is None
    game = {"game": view_in(table.game, parts, offered) if table.game is not None else None}
    return parts.join(parts.cache("table", key, lambda: _table_data(table)), game)


def _table_data(table: Table) -> dict[str, Any]:
    """The part of the view that stays the same while the game is played."""
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
            "host": place.kind == PERSON and bool(place.holder) and place.holder == table.host,
            "seal": place.seal or None,
            "seed": place.seed or None,
            "player": place.player or None,
            "withheld": table.record is not None and bool(place.seal) and not place.seed,
        }
        for seat, place in enumerate(table.places)
    ]
