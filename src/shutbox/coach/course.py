"""The course of a game: its events with the games around them, and which of them were taken back."""

from __future__ import annotations

from typing import NamedTuple

from shutbox.play.events import Event, Hand, Hint, Undo
from shutbox.play.game import Game
from shutbox.play.record import Record, replay

NOTES = (Hint, Hand)


class Passage(NamedTuple):
    """One event between the games before and after it; what was taken back, and the taking back, do not count."""

    number: int
    before: Game
    event: Event
    after: Game
    counted: bool


def course(record: Record) -> tuple[Passage, ...]:
    """Every event of a record, numbered from 1."""
    gone = _taken_back(record)
    passages, before = [], record.start
    for number, (event, after) in enumerate(zip(record.events, replay(record), strict=True), 1):
        passages.append(Passage(number, before, event, after, number not in gone))
        before = after
    return tuple(passages)


def _taken_back(record: Record) -> set[int]:
    """The numbers of the events that were taken back, and of those that took them back."""
    gone: set[int] = set()
    standing: list[int] = []
    for number, event in enumerate(record.events, 1):
        if isinstance(event, Undo):
            gone |= {number, standing.pop()}
        elif not isinstance(event, NOTES):
            standing.append(number)
    return gone
