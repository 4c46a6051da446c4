"""Makes the files of the solutions that come with the package. This needs numpy and numba.

Everything is solved with the shelf closed, so that nothing is made of rounded numbers. There is one exception: the
points that decide between equals of a chase of two are asked for by the chances that players read, which are rounded.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from shutbox.rules import RuleSet, named, names
from shutbox.solve import library
from shutbox.solve.format import Kind, Problem, Scoring, chase_reach
from shutbox.solve.portable.chase_rounds import chase_rounds
from shutbox.solve.portable.inventory import MOST_PLAYED, MOST_POINTED, inventory
from shutbox.solve.portable.limit_turn import first_moments, limit_table
from shutbox.solve.portable.packing import packed, unpacked
from shutbox.solve.portable.running_turn import turn_table
from shutbox.solve.portable.supply import VERSION, closed_shelf, file_name
from shutbox.solve.solution import Table, fingerprint, lookup

Progress = Callable[[int, int], None]
Part = tuple[Mapping[str, Any], Mapping[str, Any]]


def games_by_file() -> dict[str, list[RuleSet]]:
    """The rule sets of the catalogue that have solutions to ship, by the file that is for their turn."""
    found: dict[str, list[RuleSet]] = {}
    for rules in map(named, names()):
        if any(inventory(rules)):
            found.setdefault(file_name(library.about_turn(rules)), []).append(rules)
    return found


def write_shelf(folder: Path, name: str, games: list[RuleSet], progress: Progress | None = None) -> Path:
    """Makes one file anew."""
    entries: dict[str, bytes] = {}
    with closed_shelf():
        for about, tables in _parts(games, progress):
            entries.setdefault(fingerprint(about), _encoded(tables))
    path = folder / name
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_file(tuple(rules.name for rules in games), entries))
    return path


def _file(games: tuple[str, ...], entries: Mapping[str, bytes]) -> bytes:
    """The bytes of a file. Solutions that are the same are stored once."""
    begins: dict[bytes, int] = {}
    content = bytearray()
    for entry in entries.values():
        if entry not in begins:
            begins[entry] = len(content)
            content += entry
    places = {name: (begins[entry], len(entry)) for name, entry in sorted(entries.items())}
    head = {
        "version": VERSION,
        "rules": games,
        "solutions": places,
        "sha256": hashlib.sha256(content).hexdigest(),
    }
    return json.dumps(head).encode() + b"\n" + bytes(content)


def _encoded(tables: Mapping[str, Any]) -> bytes:
    """The tables of a solution as bytes."""
    heads, bodies = [], []
    for name, table in tables.items():
        numbers = _array(table)
        body, way = packed(numbers)
        heads.append([name, list(numbers.shape), list(way), len(body)])
        bodies.append(body)
    return json.dumps(heads).encode() + b"\n" + b"".join(bodies)


def _array(table: Any) -> Any:
    import numpy as np

    return np.asarray(table.numbers).reshape(table.shape) if isinstance(table, Table) else np.asarray(table, float)


def _parts(games: list[RuleSet], progress: Progress | None) -> Iterator[Part]:
    problems = [problem for rules in games for problem in inventory(rules)]
    for done, problem in enumerate(problems):
        if progress:
            progress(done, len(problems))
        yield from parts_of(problem, problems, progress)


def parts_of(problem: Problem, problems: list[Problem], progress: Progress | None = None) -> Iterator[Part]:
    """The solutions that one of these problems takes."""
    match problem.kind:
        case Kind.MANY_CHASE:
            # One pass makes those of all lengths, for all games of this turn.
            alike = [each for each in problems if (each.kind, each.players) == (problem.kind, problem.players)]
            if problem == max(alike, key=lambda each: each.rounds):
                played = MOST_PLAYED.get(problem.players, 0)
                yield from chase_rounds(problem.rules, problem.players, problem.rounds, played, progress)
        case Kind.MANY_RUNNING:
            yield library.about(problem), _running_tables(problem)
        case Kind.BY_ROUND:
            yield library.about(problem), library.solution(problem).tables
            ends = library.round_ends(problem.rules, problem.players)
            yield library.about_round_ends(problem.rules, problem.players), ends.tables
        case Kind.TO_LIMIT:
            yield library.about(problem), _limit_tables(problem)
        case Kind.DUEL:
            tables = library.solution(problem).tables
            yield library.about(problem), tables
            if problem.rounds <= MOST_POINTED:
                yield from _points(problem, tables)
        case _:
            yield library.about(problem), library.solution(problem).tables


def _running_tables(problem: Problem) -> Mapping[str, Any]:
    """The chances before every turn of running totals of three or more."""

    def make() -> Mapping[str, Any]:
        from shutbox.solve.many import solve_many_running

        start = (0,) * problem.players
        solved = solve_many_running(problem.rules, start, problem.rounds, keep_turns=True)
        before = {f"before{left}": solved.won[left] for left in range(1, problem.rounds + 1)}
        return {"totals": solved.totals} | before | {turn_table(*key): each for key, each in solved.turns.items()}

    return lookup({**library.about(problem), "turns": True}, make).tables


def _limit_tables(problem: Problem) -> Mapping[str, Any]:
    """The chances before every turn of a game until a limit, as far as they are few."""
    tables = library.solution(problem).tables

    def make() -> Mapping[str, Any]:
        import numpy as np

        from shutbox.solve.many import limit_turns

        named = {count: tables.get(f"before{count}") for count in range(2, problem.players + 1)}
        before = {count: np.asarray(each.numbers).reshape(each.shape) for count, each in named.items() if each}
        kept = [limit_turns(problem.rules, first, before) for first in first_moments(problem)]
        return {limit_table(moment): table for turns in kept for moment, table in turns.items()}

    return {**tables, **lookup({**library.about(problem), "turns": True}, make).tables}


def _points(problem: Problem, tables: Mapping[str, Any]) -> Iterator[Part]:
    """The points of the rounds of a chase game of two."""
    after, drawn = (_rounded(tables[name]) for name in ("after", "drawn"))
    whole = chase_reach(problem.rounds)
    for left in range(1, problem.rounds + 1):
        for index in range(whole - chase_reach(left), whole + chase_reach(left) + 1):
            first, second = (
                tuple(after.at(left - 1, seat, shut, index) for shut in range(after.shape[2])) for seat in (0, 1)
            )
            scoring = Scoring((first, second), drawn.at(left - 1, index), 0, 0)
            yield library.about_points(problem.rules, scoring), library.round_points(problem.rules, scoring).tables


def _rounded(table: Table) -> Table:
    """A table as it will be read."""
    body, way = packed(_array(table))
    return Table(table.shape, memoryview(unpacked(body, way, len(table.numbers))))
