"""A booklet: a report with everything that is needed to step through its game (docs/report.md)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from shutbox.coach.document import document
from shutbox.coach.report import Report
from shutbox.errors import CorruptRecordError
from shutbox.play import Game, Record, check_sealed, opening_data, story_data, view, write_record

VERSION = 1
Data = dict[str, Any]


def booklet(report: Report) -> Data:
    """Everything that a page about a game shows."""
    return {
        "v": VERSION,
        "report": document(report),
        "record": write_record(report.record),
        "view": view(report.game),
        "course": list(_course(report)),
        "envelope": _envelope(report.record),
    }


def _course(report: Report) -> Iterator[Data]:
    """The game before its first event and after each event, with the facts of that event."""
    games = [*(step.game for step in report.steps), report.game]
    yield _leaf(games[0], [])
    for step, (before, after) in zip(report.steps, pairwise(games), strict=True):
        yield _leaf(after, story_data(before, step.event, after))


def _leaf(game: Game, facts: list[Data]) -> Data:
    whole = view(game)
    return {
        **{key: whole[key] for key in ("at", "phase", "round", "position", "throw", "sum", "total")},
        "scores": [_score(seat) for seat in whole["seats"]],
        "facts": facts,
    }


def _score(seat: Data) -> int | str | None:
    """The score of a seat: points, the total of all turns, or the total of the only turn."""
    scores: list[int | str] = [seat[key] for key in ("points", "total", "result") if seat[key] is not None]
    return scores[0] if scores else None


def _envelope(record: Record) -> Data | None:
    """The result of checking sealed dice, None if there are none; `fault` is an error code or None."""
    try:
        opening = check_sealed(record)
    except CorruptRecordError as error:
        return {"fault": error.code}
    return None if opening is None else {"fault": None, **opening_data(opening)}
