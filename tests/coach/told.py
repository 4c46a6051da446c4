"""Records written as words of events, and random games, for tests of the coach."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from shutbox.coach import Report, analyse
from shutbox.play import Game, Record, begun, decide, evolve, extended, legal, seeded_dice
from shutbox.rules import RuleSet
from tests.games.script import recorded as script_record

RECORDS = Path(__file__).parent.parent / "data" / "records"
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")


def recorded(rules: RuleSet, players: int, script: str) -> Record:
    """The record of a game told in words."""
    return script_record(rules, NAMES[:players], script)


def looked_at(rules: RuleSet, players: int, script: str) -> Report:
    """What the coach says of a game told in words."""
    return analyse(recorded(rules, players, script))


def games(rules: RuleSet, players: int, script: str) -> Game:
    """The game after such words."""
    return recorded(rules, players, script).game


def at_random(rules: RuleSet, players: int, seed: int, most: int = 10_000) -> Record:
    """A game of random choices."""
    record, dice, choice = begun(rules, NAMES[:players]), seeded_dice(str(seed)), Random(seed)
    game = record.start
    while not game.over and len(record.events) < most:
        event = decide(game, choice.choice(legal(game)), dice)
        record, game = extended(record, event), evolve(game, event)
    return record


def sums(*parts: Sequence[float]) -> list[float]:
    """The sums by seat."""
    return [sum(values) for values in zip(*parts, strict=True)]
