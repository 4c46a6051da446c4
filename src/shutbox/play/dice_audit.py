"""Checks that the throws of a record are those that its dice give."""

from __future__ import annotations

from shutbox.errors import CorruptRecordError, IllegalActionError
from shutbox.play.decide import decide
from shutbox.play.dice import KeyedDice
from shutbox.play.events import Event, Off, ThrowDice, Thrown
from shutbox.play.evolve import throw_counts
from shutbox.play.game import Game
from shutbox.play.notation import write_event
from shutbox.play.record import Record, replay


def audited(record: Record, dice: KeyedDice) -> int:
    """The number of throws of a record made by these dice; raises at the first that differs from what they give."""
    before, count = record.start, 0
    for number, (event, after) in enumerate(zip(record.events, replay(record), strict=True), 1):
        if isinstance(event, Thrown | Off) and event.source is dice.source:
            _check(before, event, dice, number)
            count += 1
        before = after
    return count


def _check(game: Game, event: Thrown | Off, dice: KeyedDice, number: int) -> None:
    expected = _expected_event(game, event, dice, number)
    if expected != event:
        word, by = write_event(game, event), dice.source.name.lower()
        raise CorruptRecordError("record-dice", number=number, word=word, made=write_event(game, expected), by=by)


def _expected_event(game: Game, event: Thrown | Off, dice: KeyedDice, number: int) -> Event:
    # Whether a die leaves the mat does not depend on the number of dice thrown.
    count = len(event.faces) if isinstance(event, Thrown) else throw_counts(game)[0]
    try:
        return decide(game, ThrowDice(count), dice)
    except IllegalActionError as error:
        # With the same dice for everybody, a throw from another source may have shown other faces before.
        raise CorruptRecordError("record-event", number=number, word=write_event(game, event), why=error) from error
