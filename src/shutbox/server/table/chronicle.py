"""What has happened at a table, told again for whoever comes later, and what it has come to.

A record's text comes in and plain data goes out, as in `server.think.thinker`; a thread does it beside the live tables.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from shutbox.play import Game, Record, read_record, replay, story
from shutbox.play.events import Event, Hand, Hint, Undo
from shutbox.play.notation import write_event

Data = dict[str, Any]
# What a page shows of the past; the whole of it is in the record.
LAST = 80


def chronicle(text: str) -> Data:
    """The last events of a record with what they meant, and its scoresheet."""
    record = read_record(text)
    games = [record.start, *replay(record)]
    steps = list(zip(pairwise(games), record.events, strict=True))
    told = [_told(before, event, after) for (before, after), event in steps[-LAST:]]
    return {"told": told, "sheet": scoresheet(record, games)}


def _told(before: Game, event: Event, after: Game) -> Data:
    facts = [{"kind": fact.kind, **fact.arguments} for fact in story(before, event, after)]
    return {"word": write_event(before, event), "facts": facts}


def scoresheet(record: Record, games: list[Game]) -> list[Data]:
    """For each round what every seat's turns ended with, and its points; what was taken back is not in it."""
    rounds: dict[int, Data] = {}
    for before, event, after in _standing(record, games):
        page = rounds.setdefault(before.tally.round, _page(before))
        for fact in story(before, event, after):
            if fact.kind in ("turn-total", "box-shut"):
                page["totals"][before.at].append(fact.arguments.get("total", 0))
        changes = zip(before.tally.points, after.tally.points, strict=True)
        page["points"] = [had + now - was for had, (was, now) in zip(page["points"], changes, strict=True)]
    return list(rounds.values())


def _page(game: Game) -> Data:
    seats = range(len(game.players))
    return {"round": game.tally.round, "totals": [[] for _ in seats], "points": [0 for _ in seats]}


def _standing(record: Record, games: list[Game]) -> list[tuple[Game, Event, Game]]:
    """The events that were not taken back, each with the game before and after it."""
    found: list[tuple[Game, Event, Game]] = []
    for (before, after), event in zip(pairwise(games), record.events, strict=True):
        if isinstance(event, Undo):
            found.pop()
        elif not isinstance(event, Hint | Hand):
            found.append((before, event, after))
    return found
