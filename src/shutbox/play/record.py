"""A record: rule set, players and events; its text ends with the number of events and a hash (docs/record.md)."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from shutbox.errors import CorruptRecordError, IllegalActionError, NotationError, wrong_type
from shutbox.play.events import NOTES, Event, Later, effective
from shutbox.play.evolve import evolve, new_game
from shutbox.play.game import KIND, Game, Seat, blank
from shutbox.play.notation import read_event, write_event
from shutbox.play.quick import changed, quick
from shutbox.rules import RuleSet, Ties, from_json, rules_of, to_json

# A record has the lowest version that can say what it says, so that older readers can read it where possible.
# Version 2 has fresh dice in the play-off of a game with the same dice for everybody, and the words for what is known
# of a real box: a sum, a total, a new name, a new order.
VERSION = 2
WIDTH = 100
_NOTE = re.compile(r"([a-z][a-z0-9-]*) (\S.*)")
_END = re.compile(r"end ([0-9]{1,9}) ([0-9a-f]{64})")
_NUMBER = re.compile(r"[0-9]{1,9}")


@quick
@dataclass(frozen=True, slots=True)
class Record:
    """Everything that is stored of a game; it can be replayed whatever the source of its dice."""

    rules: RuleSet
    players: tuple[Seat, ...]
    events: tuple[Event, ...] = ()
    starter: int = 0
    notes: tuple[tuple[str, str], ...] = ()
    version: int = 1

    def __repr__(self) -> str:
        players = ", ".join(player.name for player in self.players)
        return f"<Record {self.rules.name}: {players}; {len(self.events)} events>"

    def __str__(self) -> str:
        return write_record(self)

    @property
    def start(self) -> Game:
        """The game before its first event."""
        return new_game(self.rules, self.players, starter=self.starter)

    @property
    def game(self) -> Game:
        """The game after its last event."""
        game = self.start
        for game in replay(self):  # noqa: B007
            pass
        return game

    def note(self, key: str) -> str | None:
        """The text of a note, None if there is no note with this key."""
        return dict(self.notes).get(key)


def begun(
    rules: RuleSet | str, players: Sequence[Seat | str], *, starter: int = 0, notes: tuple[tuple[str, str], ...] = ()
) -> Record:
    """The record of a game that is about to begin; a rule set of the catalogue can be given by its name."""
    rules = rules_of(rules)
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise wrong_type("players", "a list of names or seats", players)
    for key, value in _pairs(notes):
        match = _NOTE.fullmatch(f"{key} {value}")
        if not match or match[1] != key or not value.isprintable():
            raise NotationError("note-text", key=key, got=value)
    version = 2 if rules.game.same_dice and rules.game.ties is Ties.PLAY_OFF else 1
    return Record(rules, blank(rules, players, starter).players, (), starter, notes, version)


def _pairs(notes: object) -> tuple[tuple[str, str], ...]:
    """Notes as pairs of texts; raises if they are none."""
    found = tuple(map(tuple, notes)) if isinstance(notes, tuple | list) and all(map(_is_pair, notes)) else None
    if found is None:
        raise wrong_type("notes", "a list of pairs of texts", notes)
    return found


def _is_pair(note: object) -> bool:
    return isinstance(note, tuple | list) and [type(part) for part in note] == [str, str]


def extended(record: Record, *events: Event) -> Record:
    """The record with more events, in the version that has words for them."""
    if not isinstance(record, Record):
        raise wrong_type("record", "a Record", record)
    for event in events:
        if not isinstance(event, Event):
            raise wrong_type("event", "an event such as Thrown or Shut", event)
    version = max([record.version, *map(_version_of, events)])
    return changed(record, events=(*record.events, *events), version=version)


def _version_of(event: Event) -> int:
    return 2 if isinstance(event, Later) else 1


def replay(record: Record) -> Iterator[Game]:
    """The game after each event."""
    game = record.start
    for number, event in enumerate(record.events, 1):
        try:
            game = evolve(game, event)
        except IllegalActionError as error:
            raise CorruptRecordError("record-event", number=number, word=_word(game, event), why=error) from error
        yield game


class Passage(NamedTuple):
    """An event with the games before and after it; `counted` is false for an undo and for what it undoes."""

    number: int
    before: Game
    event: Event
    after: Game
    counted: bool


def course(record: Record) -> tuple[Passage, ...]:
    """Every event of a record with the games around it, numbered from 1."""
    effect = set(effective(record.events))
    games = pairwise((record.start, *replay(record)))
    return tuple(
        Passage(index + 1, before, event, after, index in effect or isinstance(event, NOTES))
        for index, ((before, after), event) in enumerate(zip(games, record.events, strict=True))
    )


def _word(game: Game, event: Event) -> str:
    try:
        return write_event(game, event)
    except (IndexError, KeyError, NotationError):  # a move that takes more tiles than stand has no notation
        return repr(event)


def words(record: Record) -> Iterator[str]:
    """The events as words."""
    before = record.start
    for event, after in zip(record.events, replay(record), strict=True):
        yield write_event(before, event)
        before = after


def _header(record: Record) -> Iterator[str]:
    yield f"shutbox {record.version}"
    # The whole rule set with its defaults, so that a stored game keeps its rules when a default changes.
    yield f"rules {to_json(record.rules, whole=True)}"
    for seat in record.players:
        yield f"seat {seat.kind} {json.dumps(seat.name, ensure_ascii=False)}"
    yield f"begins {record.starter + 1}"
    for key, value in record.notes:
        yield f"note {key} {value}"


def _text_lines(event_words: Iterable[str]) -> Iterator[str]:
    line = ""
    for word in event_words:
        if len(line) + 1 + len(word) > WIDTH:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    if line:
        yield line


def write_record(record: Record) -> str:
    """A record as text."""
    if not isinstance(record, Record):
        raise wrong_type("record", "a Record", record)
    return record_text(record, words(record))


def record_text(record: Record, event_words: Iterable[str]) -> str:
    """A record as text, for a caller who has the words of its events already; to find them takes longest."""
    body = "".join(f"{line}\n" for line in (*_header(record), "", *_text_lines(event_words)))
    return f"{body}end {len(record.events)} {_digest(body)}\n"


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode(errors="surrogatepass")).hexdigest()


def _expect(line: str, key: str) -> str:
    first, _, rest = line.partition(" ")
    if first != key or not rest:
        raise NotationError("record-line", expected=key, got=line[:60])
    return rest


def _read_seat(line: str) -> Seat:
    kind, _, quoted = _expect(line, "seat").partition(" ")
    try:
        name = json.loads(quoted)
    except (ValueError, RecursionError):
        name = None
    if not KIND.fullmatch(kind) or not isinstance(name, str):
        raise NotationError("record-line", expected="seat", got=line[:60])
    return Seat(name, kind)


def _read_note(line: str) -> tuple[str, str]:
    match = _NOTE.fullmatch(_expect(line, "note"))
    if not match:
        raise NotationError("record-line", expected="note", got=line[:60])
    return match[1], match[2]


def _read_version(line: str) -> int:
    key, _, version = line.partition(" ")
    if key != "shutbox" or not _NUMBER.fullmatch(version):
        raise NotationError("record-none", got=line[:40])
    if version.startswith("0"):
        raise NotationError("record-version-none", got=version)
    if int(version) > VERSION:
        raise NotationError("record-version", got=int(version), known=VERSION)
    return int(version)


def _read_header(lines: list[str]) -> Record:
    rules = from_json(_expect(lines[0], "rules"), stored=True)
    seats = [_read_seat(line) for line in lines[1:] if line.startswith("seat ")]
    rest = lines[1 + len(seats) :]
    begins = _expect(rest[0] if rest else "", "begins")
    if not _NUMBER.fullmatch(begins):
        raise NotationError("record-line", expected="begins", got=rest[0][:60])
    notes = tuple(_read_note(line) for line in rest[1:])
    return begun(rules, seats, starter=int(begins) - 1, notes=notes)


def _read_end(text: str) -> tuple[str, int]:
    """The text before its last line, and the number of events in that line; raises if the hash does not fit."""
    body, _, last = text.rstrip("\n").rpartition("\n")
    match = _END.fullmatch(last)
    if not match:
        raise CorruptRecordError("record-cut", got=last[:60])
    if _digest(body + "\n") != match[2]:
        raise CorruptRecordError("record-hash")
    return body, int(match[1])


def read_record(text: str) -> Record:
    """Parses a record, and checks every event by replaying it."""
    if not isinstance(text, str):
        raise wrong_type("text", "the text of a record", text)
    text = text.replace("\r\n", "\n")
    version = _read_version(text.partition("\n")[0])
    body, count = _read_end(text)
    head, blank, story = body.partition("\n\n")
    if not blank and not body.endswith("\n"):
        raise NotationError("record-line", expected="", got=body.rpartition("\n")[2][:60])
    record = changed(_read_header(head.rstrip("\n").split("\n")[1:] or [""]), version=version)
    return _read_events(record, story.split(), count)


def _read_events(record: Record, event_words: list[str], count: int) -> Record:
    events, game = [], record.start
    for number, word in enumerate(event_words, 1):
        try:
            event = read_event(game, word)
            if _version_of(event) > record.version:
                raise NotationError("event-version", got=word, version=_version_of(event))
            game = evolve(game, event)
        except (NotationError, IllegalActionError) as error:
            raise CorruptRecordError("record-event", number=number, word=word, why=error) from error
        events.append(event)
    if len(events) != count:
        raise CorruptRecordError("record-count", expected=count, got=len(events))
    return changed(record, events=tuple(events))
