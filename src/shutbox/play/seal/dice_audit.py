"""Checks that the throws of a record are those that its dice give."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from shutbox.errors import CorruptRecordError, IllegalActionError
from shutbox.play.decide import decide
from shutbox.play.dice import Dice, KeyedDice, Number
from shutbox.play.events import Event, Off, Source, ThrowDice, Thrown
from shutbox.play.evolve import throw_counts, turn_throw
from shutbox.play.game import Game
from shutbox.play.notation import write_event
from shutbox.play.record import Record, replay
from shutbox.rules import Throw as Faces
from shutbox.rules import TurnRules


@dataclass(frozen=True, slots=True)
class _FirstReleaseDice:
    """The dice of a play-off in 0.1.0, where the same dice for everybody went on."""

    dice: KeyedDice
    game: Game

    @property
    def source(self) -> Source:
        return self.dice.source

    def throw(self, rules: TurnRules, _number: Number, dice: int, off_mat: Fraction) -> Faces:
        return self.dice.throw(rules, ("turn", *turn_throw(self.game)), dice, off_mat)


def audited(record: Record, dice: KeyedDice) -> int:
    """The number of throws of a record made by these dice; raises at the first that differs from what they give."""
    try:
        return _audit(record, dice, lambda _: dice)
    except CorruptRecordError as error:
        if record.version > 1 or not record.rules.game.same_dice:
            raise
        try:
            return _audit(record, dice, lambda game: _FirstReleaseDice(dice, game) if game.tally.contenders else dice)
        except CorruptRecordError:
            raise error from None


def _audit(record: Record, dice: KeyedDice, dice_of: Callable[[Game], Dice]) -> int:
    before, count = record.start, 0
    for number, (event, after) in enumerate(zip(record.events, replay(record), strict=True), 1):
        if isinstance(event, Thrown | Off) and event.source is dice.source:
            _check(before, event, dice_of(before), number)
            count += 1
        before = after
    return count


def _check(game: Game, event: Thrown | Off, dice: Dice, number: int) -> None:
    expected = _expected_event(game, event, dice, number)
    if expected != event:
        word, by = write_event(game, event), dice.source.name.lower()
        raise CorruptRecordError("record-dice", number=number, word=word, made=write_event(game, expected), by=by)


def _expected_event(game: Game, event: Thrown | Off, dice: Dice, number: int) -> Event:
    # Whether a die leaves the mat does not depend on the number of dice thrown.
    count = len(event.faces) if isinstance(event, Thrown) else throw_counts(game)[0]
    try:
        return decide(game, ThrowDice(count), dice)
    except IllegalActionError as error:
        # With the same dice for everybody, a throw from another source may have shown other faces before.
        raise CorruptRecordError("record-event", number=number, word=write_event(game, event), why=error) from error
