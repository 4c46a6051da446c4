"""A sweep: every rule set of a grid measured, on as many hands as there are, going on where it stopped."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from shutbox import __version__
from shutbox.errors import ShutboxError
from shutbox.rules import TEXTS, RuleSet, from_data, to_data
from shutbox.solve import fingerprint
from shutbox.tournament.axis import Point
from shutbox.tournament.measure import Row, measures
from shutbox.tournament.runner import HERE, Job, Place, Progress, run

# What a row has in place of measures where a rule set could not be measured.
FAULT = "fault"


def measure_task(task: dict[str, Any]) -> Row:
    """The measures of the rule set of a task, or what is wrong with it."""
    rules = from_data(task["rules"])
    try:
        return measures(rules, task["players"])
    except ShutboxError as error:
        return {FAULT: {"code": error.code, "arguments": error.arguments}}


def measure_points(
    found: Sequence[Point], players: int, journal: Path, *, place: Place = HERE, progress: Progress | None = None
) -> list[Row]:
    """A row for each point, in their order: its measures, or its fault as `code` and `arguments`, or neither.

    Neither means that the point says itself what is wrong with it. Points of the same rules are measured once.
    """
    jobs = {index: _job(point.rules, players) for index, point in enumerate(found) if point.rules}
    every = fingerprint({"jobs": [job.id for job in jobs.values()]})
    question = {"kind": "sweep", "version": __version__, "jobs": every}
    rows = run(list(jobs.values()), measure_task, journal, question, place=place, progress=progress)
    by_index = dict(zip(jobs, rows, strict=True))
    return [by_index.get(index, {}) for index in range(len(found))]


def _job(rules: RuleSet, players: int) -> Job:
    data = {key: value for key, value in to_data(rules, whole=True).items() if key not in TEXTS}
    return Job(fingerprint({"rules": data, "players": players}), {"rules": data, "players": players})


def fault_of(point: Point, row: Row) -> ShutboxError | None:
    """What is wrong with a point: its rules, or what came up when they were measured."""
    if point.fault or FAULT not in row:
        return point.fault
    return _error(**row[FAULT])


def _error(code: str, arguments: dict[str, Any]) -> ShutboxError:
    return ShutboxError(code, **arguments)
