"""A snapshot of a desk: its state at an entry as plain data, so that a table is loaded without replaying its entries.

A snapshot replaces nothing: entries are what counts, and whatever reads a snapshot must be able to replay them instead.
Only the code that wrote a snapshot reads it again (`code_mark`), so this format can change at any time.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache, lru_cache
from hashlib import sha256
from operator import attrgetter
from pathlib import Path
from typing import Any

import shutbox
from shutbox.play import Event, Game, Phase, Record, Seat, SeatNumber, Shut, Tally, read_anywhere, write_anywhere
from shutbox.play.seal import SaltedName, Signing
from shutbox.play.table.desk import Desk
from shutbox.play.table.setting import Settings, read_settings, settings_data
from shutbox.play.table.state import Place, Stage, Table, stored_rules
from shutbox.rules import RuleSet, to_json

# With typed dice every game before can be reached by undo. Beyond this number it takes less time to replay.
MOST_BEFORE = 16
_MARKED = ("rules", "play")


@cache
def code_mark() -> bytes:
    """A hash of all code that a snapshot depends on."""
    root = Path(shutbox.__path__[0])
    sources = sorted(path for part in _MARKED for path in (root / part).rglob("*.py"))
    parts = [(path.relative_to(root).as_posix(), sha256(path.read_bytes()).hexdigest()) for path in sources]
    return sha256(repr((shutbox.__version__, parts)).encode()).digest()[:16]


_ONE = r"(?:str|int|bool|SeatNumber|Position)"
_PLAIN = re.compile(rf"(?:{_ONE}|Faces|tuple\[{_ONE}(?: \| None)?, \.\.\.\])(?: \| None)?")


class _Plain:
    """The fields of a dataclass that are plain data, or tuples of it; all but `others`."""

    def __init__(self, kind: type, *others: str) -> None:
        own = [each for each in fields(kind) if each.name not in others]
        if odd := [each.name for each in own if not _PLAIN.fullmatch(str(each.type))]:
            raise TypeError(f"{kind.__name__} has fields that need a form of their own: {odd}")
        self.names = tuple(each.name for each in own)
        self.values = attrgetter(*self.names)

    def read(self, values: Iterable[Any]) -> dict[str, Any]:
        """The fields by name."""
        return {
            name: tuple(value) if type(value) is list else value for name, value in zip(self.names, values, strict=True)
        }


_TABLE = _Plain(Table, "rules", "settings", "places", "stage", "record", "game", "signing")
_SIGNING = _Plain(Signing, "names", "words")
_NAME = _Plain(SaltedName)
_PLACE = _Plain(Place)
_RECORD = _Plain(Record, "rules", "players", "events", "notes")
_GAME = _Plain(Game, "rules", "players", "tally", "phase", "shown", "before")
_TALLY = _Plain(Tally, "rolls", "left", "out")
_SEAT = _Plain(Seat)


def snapshot_data(desk: Desk) -> dict[str, Any] | None:
    """A desk as plain data; None if it takes less time to replay its table."""
    table = desk.table
    games = _games(table.game)
    if len(games) > MOST_BEFORE:
        return None
    return {
        "n": desk.n,
        "answers": desk.answers,
        "rules": _rules_text(table.rules),
        "settings": _settings_text(table.settings),
        "stage": table.stage.value,
        "table": _TABLE.values(table),
        "places": [_PLACE.values(place) for place in table.places],
        "record": None if table.record is None else _record_data(table.record),
        "games": [_game_data(game) for game in games],
        "signing": None if table.signing is None else _signing_data(table.signing),
    }


def _games(game: Game | None) -> list[Game]:
    """The games that undo can reach, the first of them first, and this one; at most one more than a snapshot has."""
    found: list[Game] = []
    while game is not None and len(found) <= MOST_BEFORE:
        found.append(game)
        game = game.before
    return found[::-1]


@lru_cache(maxsize=256)
def _rules_text(rules: RuleSet) -> str:
    return to_json(rules, whole=True)


@lru_cache(maxsize=256)
def _settings_text(settings: Settings) -> str:
    return json.dumps(settings_data(settings))


def _record_data(record: Record) -> list[Any]:
    events = [event_word(event) for event in record.events]
    return [_RECORD.values(record), [_SEAT.values(seat) for seat in record.players], events, record.notes]


def _signing_data(signing: Signing) -> list[Any]:
    return [_SIGNING.values(signing), [_NAME.values(name) for name in signing.names], signing.words]


def _game_data(game: Game) -> list[Any]:
    shown = [[key, sorted(faces)] for key, faces in game.shown.items()]
    seats = [_SEAT.values(seat) for seat in game.players]
    tally = [_TALLY.values(game.tally), game.tally.rolls, sorted(game.tally.left), sorted(game.tally.out)]
    return [_GAME.values(game), seats, tally, game.phase.value, shown]


def game_data(game: Game) -> list[Any]:
    """A game, without those before it, as plain data for the same code elsewhere."""
    return [_rules_text(game.rules), _game_data(game)]


def read_game(data: list[Any]) -> Game:
    """The game in such data."""
    rules, game = data
    return _read_game(stored_rules(rules), game, None)


def event_word(event: Event) -> int | str:
    """An event as plain data: tiles that are shut as their move, others as their word."""
    return event.move if isinstance(event, Shut) else write_anywhere(event)


def read_event_word(word: int | str) -> Event:
    """The event in such data."""
    return _shut(word) if isinstance(word, int) else read_anywhere(word)


def read_snapshot(data: Mapping[str, Any]) -> Desk:
    """The desk in a snapshot that this code has written."""
    rules = stored_rules(data["rules"])
    game: Game | None = None
    for each in data["games"]:
        game = _read_game(rules, each, game)
    record = None if data["record"] is None else _read_record(rules, data["record"])
    table = Table(
        rules=rules,
        settings=_read_settings(data["settings"]),
        places=tuple([Place(*values) for values in data["places"]]),
        stage=Stage(data["stage"]),
        record=record,
        game=game,
        signing=None if data["signing"] is None else _read_signing(*data["signing"]),
        **_TABLE.read(data["table"]),
    )
    return Desk(table, data["n"], data["answers"])


@lru_cache(maxsize=256)
def _read_settings(text: str) -> Settings:
    return read_settings(json.loads(text))


def _read_seats(data: list[Any]) -> tuple[Seat, ...]:
    return tuple([_seat(*values) for values in data])


# Most names and all events come again and again.
_seat = lru_cache(maxsize=4096)(Seat)
_shut = lru_cache(maxsize=4096)(Shut)


def _read_record(rules: RuleSet, data: list[Any]) -> Record:
    values, seats, events, notes = data
    read = tuple([read_event_word(each) for each in events])
    return Record(rules=rules, players=_read_seats(seats), events=read, notes=_tuples(notes), **_RECORD.read(values))


def _read_signing(values: list[Any], names: list[Any], words: list[Any]) -> Signing:
    read = tuple([SaltedName(**_NAME.read(name)) for name in names])
    return Signing(names=read, words=_tuples(words), **_SIGNING.read(values))


def _read_game(rules: RuleSet, data: list[Any], before: Game | None) -> Game:
    values, seats, tally, phase, shown = data
    return Game(
        rules=rules,
        players=_read_seats(seats),
        tally=_read_tally(*tally),
        phase=Phase(phase),
        shown={tuple(key): frozenset(map(tuple, faces)) for key, faces in shown},
        before=before,
        **_GAME.read(values),
    )


def _read_tally(values: list[Any], rolls: list[list[int]], left: list[SeatNumber], out: list[SeatNumber]) -> Tally:
    return Tally(rolls=_tuples(rolls), left=frozenset(left), out=frozenset(out), **_TALLY.read(values))


def _tuples(data: list[list[Any]]) -> tuple[tuple[Any, ...], ...]:
    return tuple(map(tuple, data))
