"""A game played at this terminal: its record so far, its dice, and the file that it is saved to."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from shutbox.cli.game.answer import TypedFaces
from shutbox.cli.game.setup import OWN
from shutbox.cli.line import UsageError
from shutbox.play import (
    Action,
    Dice,
    Event,
    Game,
    Record,
    Seat,
    Source,
    ThrowDice,
    Thrown,
    ThrownSum,
    TurnTotal,
    TypedDice,
    begun,
    decide,
    evolve,
    extended,
    seeded_dice,
    system_dice,
)
from shutbox.rules import RuleSet

TYPED, SYSTEM, SEEDED = DICE_KINDS = ("typed", "system", "seeded")


@dataclass(frozen=True, slots=True)
class LocalGame:
    """A game at this terminal. If `dice` is None, the players throw real dice and type the faces.

    The random choices of bots depend on `bot_seed` and the number of events only, so they can be computed again.
    `own` has the players in modules by their seats.
    """

    record: Record
    game: Game
    dice: Dice | None
    path: str | None = None
    bot_seed: str = ""
    own: Mapping[int, str] = field(default_factory=dict)

    @property
    def typed(self) -> bool:
        """Whether the players throw real dice and type the faces."""
        return self.dice is None


def open_game(record: Record, path: str | None = None, own: Mapping[int, str] | None = None) -> LocalGame:
    """The game that continues a record; `own` has the players in modules, because a record holds no programs."""
    game, bot_seed = record.game, record.note("seed") or secrets.token_hex(8)
    missing = [seat for seat, player in enumerate(game.players) if player.kind == OWN and seat not in (own or {})]
    if missing and not game.over:
        raise UsageError("resume-own", player=game.players[missing[0]].name)
    return LocalGame(record, game, _dice(record, game), path, bot_seed, own or {})


def _dice(record: Record, game: Game) -> Dice | None:
    """The dice that a continued record uses; None if the players type the faces."""
    seed = record.note("seed")
    if seed is not None:
        return seeded_dice(seed)
    if record.rules.game.same_dice and not game.over:
        raise UsageError("resume-same-dice")
    sources = [
        Source.TYPED if isinstance(event, ThrownSum | TurnTotal) else event.source
        for event in record.events
        if isinstance(event, Thrown | ThrownSum | TurnTotal)
    ]
    return None if record.note("dice") == TYPED or sources[-1:] == [Source.TYPED] else system_dice()


def new_record(
    rules: RuleSet, players: Sequence[Seat | str], kind: str | None, seed: str | None, *, starter: int = 0
) -> Record:
    """The record of a new game, with notes on its dice."""
    return begun(rules, players, starter=starter, notes=_notes(rules, kind, seed))


def _notes(rules: RuleSet, kind: str | None, seed: str | None) -> tuple[tuple[str, str], ...]:
    if seed is not None and kind not in (None, SEEDED):
        raise UsageError("dice-seed", got=kind)
    if kind == TYPED and rules.game.same_dice:
        raise UsageError("typed-same-dice", rules=rules.name)
    if kind == TYPED:
        return (("dice", TYPED),)
    # Where everybody gets the same faces, they must be the same again when the game is resumed.
    if seed is None and (kind == SEEDED or rules.game.same_dice):
        seed = secrets.token_hex(8)
    return () if seed is None else (("seed", seed),)


def outcome(local: LocalGame, action: Action | TypedFaces) -> Event:
    """The event that follows from an action or from typed faces."""
    if isinstance(action, TypedFaces):
        return decide(local.game, ThrowDice(len(action.faces)), TypedDice(action.faces))
    return decide(local.game, action, local.dice)


def advance(local: LocalGame, event: Event) -> LocalGame:
    """The game after one more event."""
    return replace(local, record=extended(local.record, event), game=evolve(local.game, event))
