"""Small games for the tests of histories."""

from __future__ import annotations

from datetime import UTC, datetime

from shutbox.coach.history import PlayedGame, played_game
from shutbox.play import Record, Seat, begun, evolve, read_event
from shutbox.play.record import extended
from shutbox.rules import changed, named

# Turns in a box of three tiles: the box is shut, or the 1 and the 2 are left.
SHUT, LEFT = "1,2t 3 1,2t 2+1", "1,2t 3 4,6t"


def sample(words: str, *players: str | Seat, rules: str = "nine", **settings: object) -> Record:
    """The record of a game with the box 123 and these events; by default Ann plays alone."""
    record = begun(changed(named(rules), {"box": "123", **settings}), players or ("Ann",))
    game = record.start
    for word in words.split():
        event = read_event(game, word)
        record, game = extended(record, event), evolve(game, event)
    return record


def played(words: str, *players: str | Seat, day: str = "2026-11-18", rules: str = "nine") -> PlayedGame:
    """The same as a finished game of this day."""
    record = sample(words, *players, rules=rules)
    assert record.game.over
    return played_game(record, f"{day} {words} {players}", datetime.fromisoformat(day).replace(tzinfo=UTC))
