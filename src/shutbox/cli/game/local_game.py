"""A game at this terminal: its record so far, the dice that make its throws, and the file that keeps it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from shutbox.cli.game.answer import Typed
from shutbox.cli.line.arguments import UsageError
from shutbox.play import (
    Action,
    Dice,
    Event,
    Game,
    Record,
    Seat,
    Source,
    Throw,
    Thrown,
    TypedDice,
    begun,
    decide,
    evolve,
    extended,
    seeded_dice,
    system_dice,
)
from shutbox.rules import RuleSet

TYPED, SYSTEM, SEEDED = KINDS = ("typed", "system", "seeded")


@dataclass(frozen=True, slots=True)
class Sitting:
    """A game at this terminal; without dice of its own the players type what lies on the table.

    What bots draw by lot comes from `lots` and the number of events, so that a question asked again has one answer.
    """

    record: Record
    game: Game
    dice: Dice | None
    path: str | None = None
    lots: str = ""

    @property
    def typed(self) -> bool:
        """Whether the players throw real dice."""
        return self.dice is None


def opened(record: Record, path: str | None = None) -> Sitting:
    """A sitting that goes on where a record stops."""
    game, lots = record.game, record.note("seed") or secrets.token_hex(8)
    return Sitting(record, game, None if game.over else _dice(record), path, lots)


def _dice(record: Record) -> Dice | None:
    """The dice that a record goes on with."""
    seed = record.note("seed")
    if seed is not None:
        return seeded_dice(seed)
    if record.rules.game.same_dice:
        raise UsageError("resume-same-dice")
    sources = [event.source for event in record.events if isinstance(event, Thrown)]
    return None if record.note("dice") == TYPED or sources[-1:] == [Source.TYPED] else system_dice()


def started(rules: RuleSet, players: Sequence[Seat | str], kind: str | None, seed: str | None) -> Record:
    """The record of a new game, with what must be noted of its dice."""
    return begun(rules, players, notes=_notes(rules, kind, seed))


def _notes(rules: RuleSet, kind: str | None, seed: str | None) -> tuple[tuple[str, str], ...]:
    if kind is not None and kind not in KINDS:
        raise UsageError("dice-kind", got=kind, kinds=list(KINDS))
    if seed is not None and kind not in (None, SEEDED):
        raise UsageError("dice-seed", got=kind)
    if seed is not None and (not seed.isprintable() or seed.strip() != seed or not seed):
        raise UsageError("seed", got=seed)
    if kind == TYPED and rules.game.same_dice:
        raise UsageError("typed-same-dice", rules=rules.name)
    if kind == TYPED:
        return (("dice", TYPED),)
    # The same faces for everybody must come again when the game is resumed.
    if seed is None and (kind == SEEDED or rules.game.same_dice):
        seed = secrets.token_hex(8)
    return () if seed is None else (("seed", seed),)


def happened(sitting: Sitting, asked: Action | Typed) -> Event:
    """What comes of what a player asks for."""
    if isinstance(asked, Typed):
        return decide(sitting.game, Throw(len(asked.faces)), TypedDice(asked.faces))
    return decide(sitting.game, asked, sitting.dice)


def after(sitting: Sitting, event: Event) -> Sitting:
    """The sitting with one event more."""
    return replace(sitting, record=extended(sitting.record, event), game=evolve(sitting.game, event))
