"""Reads the value of each seat before a round from the tables of a problem. Standard library only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from shutbox.errors import ShutboxError
from shutbox.rules import Points, RuleSet, score
from shutbox.solve import Solution
from shutbox.solve.format.deficit import Deficits, deficits, is_decided, scores, turned
from shutbox.solve.format.difference import chase_reach, chase_step, clamped_index, difference_index, is_beyond
from shutbox.solve.format.problem import Problem
from shutbox.solve.format.race import fewest_too_many
from shutbox.solve.format.spread import Spread, spread

Seats = tuple[float, ...]
# Returns the solution of a problem: from memory, from a file, or computed.
Lookup = Callable[[Problem], Solution]
# The arguments are a problem, the score, the seat that begins and a lookup; the result is the value of each seat.
Reader = Callable[[Problem, tuple[int, ...], int, Lookup], Seats]


def read_opened(problem: Problem, _: tuple[int, ...], starter: int, lookup: Lookup) -> Seats:
    """The table `opened`, which has the starter first and depends on no score."""
    opened = lookup(problem).tables["opened"].row()
    return tuple(opened[(seat - starter) % problem.players] for seat in range(problem.players))


def read_running(problem: Problem, totals: tuple[int, ...], starter: int, lookup: Lookup) -> Seats:
    """Running totals of two, by their difference."""
    won = lookup(problem).tables["won"]
    behind = totals[starter] - totals[1 - starter]
    return _two(won.at(problem.rounds, clamped_index(behind, won.shape[1] // 2)), starter)


def read_many_running(problem: Problem, totals: tuple[int, ...], starter: int, lookup: Lookup) -> Seats:
    """Running totals of any number of players, by place."""
    behind = (*totals[starter:], *totals[:starter])
    won = lookup(from_score(problem, behind)).tables[f"before{problem.rounds}"]
    row = won.row(states_of(from_score(problem, behind), problem.rounds).index(behind))
    return tuple(row[(seat - starter) % problem.players] for seat in range(problem.players))


def from_score(problem: Problem, totals: tuple[int, ...]) -> Problem:
    """A problem of running totals that begins with these totals of the places."""
    least = min(totals)
    behind = tuple(total - least for total in totals)
    return replace(problem, behind=behind if any(behind) else ())


def states_of(problem: Problem, left: int, done: int = 0) -> Spread:
    """The states of a problem of running totals."""
    turn, start = problem.rules.turn, problem.behind or (0,) * problem.players
    return spread(score(turn, turn.set_up), start, problem.rounds, left, done)


def read_to_limit(problem: Problem, totals: tuple[int, ...], starter: int, lookup: Lookup) -> Seats:
    """Knock-out or until a limit, with totals that let everybody play on."""
    limit = fewest_too_many(problem.rules.game)
    if max(totals) >= limit:
        raise ShutboxError("solve-out", got=max(totals), limit=limit)
    row = lookup(problem).tables[f"before{problem.players}"].row(*turned(totals, starter))
    return tuple(row[(seat - starter) % problem.players] for seat in range(problem.players))


def read_duel(problem: Problem, points: tuple[int, ...], starter: int, lookup: Lookup) -> Seats:
    """The chase game of two, by the difference of their points; no table is needed once it is decided."""
    ahead, step, reach = points[starter] - points[1 - starter], chase_step(problem.rules), chase_reach(problem.rounds)
    if is_beyond(ahead, reach, step):
        return _two(float(ahead > 0), starter)
    won = lookup(replace(problem, odd=ahead % step)).tables["won"]
    return _two(won.at(problem.rounds - 1, difference_index(ahead, reach, step)), starter)


def read_many_chase(problem: Problem, points: tuple[int, ...], starter: int, lookup: Lookup) -> Seats:
    """The chase game of any number of players, by the points that each lacks; no table is needed once it is decided."""
    lacks = lacking(problem.rules, turned(points, starter), problem.rounds)
    if lacks is None:
        raise ShutboxError("solve-score", players=problem.players)
    if is_decided(lacks, problem.rounds):
        row: Seats = tuple(float(each == 0) for each in lacks)
    else:
        start = replace(problem, behind=lacks if any(lacks) else ())
        row = lookup(start).tables[f"before{problem.rounds}"].row(0)
    return tuple(row[(seat - starter) % problem.players] for seat in range(problem.players))


def lacking(rules: RuleSet, points: tuple[int, ...], left: int) -> Deficits | None:
    """What each place lacks, counted as the winner's points; None if no rounds can have brought these points."""
    step = len(points) if rules.game.points is Points.PAID else 1
    if any((each - points[0]) % step for each in points):
        return None
    return deficits([each // step for each in points], left)


def levels_of(problem: Problem) -> tuple[dict[Deficits, int], ...]:
    """The scores of a chase game by the number of rounds to come."""
    return scores(problem.rules.game, problem.behind or (0,) * problem.players, problem.rounds)


def read_by_turn(problem: Problem, totals: tuple[int, ...], starter: int, lookup: Lookup) -> Seats:
    """Separate totals that are played turn by turn, from any running totals."""
    behind = turned(totals, starter)
    row = lookup(replace(problem, behind=behind if any(behind) else ())).tables["opened"].row()
    return tuple(row[(seat - starter) % problem.players] for seat in range(problem.players))


def _two(chance: float, starter: int) -> Seats:
    """The chances of two by seat, given that of the starter."""
    return (chance, 1 - chance) if starter == 0 else (1 - chance, chance)


def read_standing(problem: Problem, points: tuple[int, ...], starter: int, lookup: Lookup) -> Seats:
    """Last One Standing, by the points of all."""
    return lookup(problem).tables["won"].row(*points, starter)
