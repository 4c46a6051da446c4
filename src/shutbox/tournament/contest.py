"""A tournament: bots play each other at every rule set in every seat order; the counts are whole numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import perm
from pathlib import Path
from typing import Any
from zlib import crc32

from shutbox import __version__
from shutbox.bots import bot, is_own, source_digest
from shutbox.errors import ShutboxError
from shutbox.rules import TEXTS, RuleSet, from_data, to_data
from shutbox.solve import fingerprint
from shutbox.tournament.journal import Row
from shutbox.tournament.runner import HERE, Job, Place, Progress, run

LineUp = tuple[str, ...]
# The number of games of one job over all line-ups: enough to be worth its preparation, few enough to finish soon.
TOGETHER, MOST_LINE_UPS = 1 << 16, 20_000
# The size limit of the worth cache of a job, in bytes; several jobs run at once.
ROOM = 128 << 20
FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Contest:
    """The plan of a tournament: every line-up of `seats` bots in every order, with `games` games each."""

    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str

    @property
    def line_ups(self) -> tuple[LineUp, ...]:
        """Every choice of `seats` bots, in every order."""
        return tuple(permutations(self.bots, self.seats))


@dataclass(frozen=True, slots=True)
class Score:
    """The results of a line-up by seat, in whole numbers.

    `wins[seat][sharers]` is the number of games won by the number of winners, `shut` that of turns that shut the box;
    `sums` and `products` are those of `simulate.counts`.
    """

    line_up: LineUp
    games: int
    wins: tuple[tuple[int, ...], ...]
    shut: tuple[int, ...]
    sums: tuple[tuple[int, ...], ...]
    products: tuple[tuple[tuple[int, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """A rule set with the score of every line-up, or its fault."""

    rules: RuleSet
    scores: tuple[Score, ...]
    fault: ShutboxError | None = None


def valid(contest: Contest) -> Contest:
    """The contest; raises if a bot is unknown or named twice, or if there are too many or too few bots."""
    for name in contest.bots:
        bot(name, lambda: 0.0)
    if len(set(contest.bots)) < len(contest.bots):
        twice = next(name for name in contest.bots if contest.bots.count(name) > 1)
        raise ShutboxError("tournament-twice", bot=twice)
    if contest.seats > len(contest.bots):
        raise ShutboxError("tournament-seats", seats=contest.seats, bots=len(contest.bots))
    if (count := perm(len(contest.bots), contest.seats)) > MOST_LINE_UPS:
        raise ShutboxError("tournament-large", line_ups=count, most=MOST_LINE_UPS)
    return contest


def play_contest(
    rules: Sequence[RuleSet],
    contest: Contest,
    journal: Path,
    *,
    place: Place = HERE,
    progress: Progress | None = None,
) -> list[Standing]:
    """Plays a tournament, or resumes it; a rule set that fails does not stop the others."""
    parts = [list(_jobs(each, contest)) for each in rules]
    jobs = [job for own in parts for job in own]
    question = {"kind": "tournament", "version": __version__, "jobs": fingerprint({"jobs": [job.id for job in jobs]})}
    rows = iter(run(jobs, play_task, journal, question, place=place, progress=progress))
    results = [[next(rows) for _ in own] for own in parts]
    return [_standing(each, contest, own) for each, own in zip(rules, results, strict=True)]


def _jobs(rules: RuleSet, contest: Contest) -> Iterator[Job]:
    """The games of a rule set in parts; each part has all line-ups, so that they share one worth cache."""
    data = {key: value for key, value in to_data(rules, whole=True).items() if key not in TEXTS}
    line_ups = [list(line_up) for line_up in contest.line_ups]
    few = max(1, TOGETHER // len(line_ups))
    code = {name: source_digest(name) for name in contest.bots if is_own(name)}
    for first in range(0, contest.games, few):
        count = min(few, contest.games - first)
        task = {"rules": data, "line_ups": line_ups, "seed": contest.seed, "first": first, "games": count}
        # A tournament that goes on after a player was changed would mix two players.
        task |= {"code": code} if code else {}
        yield Job(fingerprint(task), task)


def play_task(task: dict[str, Any]) -> Row:
    """The scores of the games of a task by line-up, or the fault of its rules."""
    from shutbox.simulate import counts_of, table_of

    rules, line_ups = from_data(task["rules"]), [tuple(names) for names in task["line_ups"]]
    try:
        table = table_of(rules, line_ups, f"{task['seed']} {fingerprint(task['rules'])}", lambda: None, room=ROOM)
        batch = table.play_all(*_numbers(line_ups, task["first"], task["games"]))
    except ShutboxError as error:
        return {FAULT: {"code": error.code, "arguments": error.arguments}}
    count, scores = task["games"], []
    for index in range(len(line_ups)):
        own = slice(index * count, (index + 1) * count)
        counts = counts_of(batch.games[own], batch.seats[own], batch.totals[index])
        scores.append(
            {
                "wins": counts.wins.tolist(),
                "shut": counts.totals[:, 0].tolist(),
                "sums": counts.sums.tolist(),
                "products": counts.products.tolist(),
            }
        )
    return {"games": count, "scores": scores}


def _numbers(line_ups: Sequence[LineUp], first: int, count: int) -> tuple[Any, Any]:
    """The numbers of the games of all line-ups, one after the other, and the index of the line-up of each.

    The numbers of a line-up depend only on its names, so its games are the same whoever else takes part.
    """
    import numpy as np

    begin = np.array([crc32(",".join(names).encode()) for names in line_ups], np.uint64) << np.uint64(32)
    numbers = begin[:, None] + np.arange(first, first + count, dtype=np.uint64)
    return numbers.ravel(), np.repeat(np.arange(len(line_ups), dtype=np.int32), count)


def _standing(rules: RuleSet, contest: Contest, rows: Sequence[Row]) -> Standing:
    for row in rows:
        if FAULT in row:
            return Standing(rules, (), _fault(**row[FAULT]))
    games = sum(row["games"] for row in rows)
    scores = (
        Score(line_up, games, *(_sums([row["scores"][index][name] for row in rows]) for name in NAMES))
        for index, line_up in enumerate(contest.line_ups)
    )
    return Standing(rules, tuple(scores))


def _fault(code: str, arguments: dict[str, Any]) -> ShutboxError:
    return ShutboxError(code, **arguments)


NAMES = ("wins", "shut", "sums", "products")


def _sums(parts: Sequence[Any]) -> Any:
    """The elementwise sum of numbers, or of lists of numbers of any depth."""
    if isinstance(parts[0], int):
        return sum(parts)
    return tuple(_sums(each) for each in zip(*parts, strict=True))
