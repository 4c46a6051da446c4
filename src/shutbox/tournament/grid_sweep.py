"""A sweep: measures every rule set of a grid with several workers, and can be resumed."""

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

# The key of a row without measures, if a rule set could not be measured.
FAULT = "fault"


def measure_task(task: dict[str, Any]) -> Row:
    """The measures of the rule set of a task, or its fault."""
    rules = from_data(task["rules"])
    try:
        return measures(rules, task["players"])
    except ShutboxError as error:
        return {FAULT: {"code": error.code, "arguments": error.arguments}}


def measure_points(
    grid: Sequence[Point], players: int, journal: Path, *, place: Place = HERE, progress: Progress | None = None
) -> list[Row]:
    """A row for each point, in order: its measures, or its fault as `code` and `arguments`.

    The row is empty if the point itself has a fault. Points with the same rules are measured once.
    """
    jobs = {index: _job(point.rules, players) for index, point in enumerate(grid) if point.rules}
    every = fingerprint({"jobs": [job.id for job in jobs.values()]})
    question = {"kind": "sweep", "version": __version__, "jobs": every}
    rows = run(list(jobs.values()), measure_task, journal, question, place=place, progress=progress)
    by_index = dict(zip(jobs, rows, strict=True))
    return [by_index.get(index, {}) for index in range(len(grid))]


def _job(rules: RuleSet, players: int) -> Job:
    data = {key: value for key, value in to_data(rules, whole=True).items() if key not in TEXTS}
    return Job(fingerprint({"rules": data, "players": players}), {"rules": data, "players": players})


def fault_of(point: Point, row: Row) -> ShutboxError | None:
    """The fault of a point: that of its rules, or that of measuring them."""
    if point.fault or FAULT not in row:
        return point.fault
    return _error(**row[FAULT])


def _error(code: str, arguments: dict[str, Any]) -> ShutboxError:
    return ShutboxError(code, **arguments)
