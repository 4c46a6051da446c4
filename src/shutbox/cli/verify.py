"""`shutbox verify`: whether a stored game is whole and could have happened."""

from __future__ import annotations

from typing import Any

from shutbox.cli.arguments import Given
from shutbox.cli.file import FileError
from shutbox.cli.keeping import stored
from shutbox.cli.terminal import Terminal
from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.play import (
    Event,
    Game,
    Off,
    Record,
    Source,
    Throw,
    Thrown,
    decide,
    replay,
    seeded_dice,
    write_event,
)
from shutbox.rules import dice_counts
from shutbox.words import Words

DAMAGED = 1
# A file of which nobody can say that it is damaged: it is no record at all, or one of another version.
_NO_RECORD = ("record-none", "record-version")


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Says ok, or what is the first thing wrong."""
    try:
        record = checked(stored(given.arguments["FILE"]))
    except ShutboxError as error:
        if isinstance(error, FileError) or error.code in _NO_RECORD:
            raise
        terminal.complain(words.error(error))
        return DAMAGED
    if given.flag("json"):
        terminal.show(data(record))
    else:
        terminal.tell(told(words, record))
    return 0


def data(record: Record) -> dict[str, Any]:
    """What a sound record holds."""
    game = record.game
    throws = sum(isinstance(event, Thrown) for event in record.events)
    counts = {"events": len(record.events), "throws": throws, "players": len(record.players)}
    return {"ok": True, "rules": record.rules.name, **counts, "over": game.over}


def told(words: Words, record: Record) -> str:
    """What a sound record holds, for people."""
    found = data(record)
    title, over = words.rule_title(record.rules), "yes" if found["over"] else "no"
    counts = {"events": found["events"], "throws": found["throws"], "players": found["players"]}
    return words.text("show-verified", rules=title, over=over, **counts)


def checked(record: Record) -> Record:
    """The record, refused where a throw of its seed shows other faces than the seed makes."""
    seed = record.note("seed")
    before = record.start
    for number, (event, after) in enumerate(zip(record.events, replay(record), strict=True), 1):
        if seed is not None and isinstance(event, Thrown | Off) and event.source is Source.SEEDED:
            _check(before, event, seed, number)
        before = after
    return record


def _check(game: Game, event: Thrown | Off, seed: str, number: int) -> None:
    dice = len(event.faces) if isinstance(event, Thrown) else dice_counts(game.rules.turn, game.position)[0]
    made: Event = decide(game, Throw(dice), seeded_dice(seed))
    if made != event:
        word = write_event(game, event)
        raise CorruptRecordError("record-dice", number=number, word=word, made=write_event(game, made))
