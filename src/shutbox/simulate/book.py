"""What players go by who weigh their options: for each context a row of worths, made when a game first comes to it.

The worths are those of `shutbox.value`: the context is shown to it as a live game, so that a player here chooses as the
same bot does at a table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from shutbox.bots import GRADES, PERFECT
from shutbox.play import Game, Phase, SeatNumber, Tally, blank
from shutbox.rules import RuleSet
from shutbox.simulate.context import Sight
from shutbox.simulate.course import Course, course
from shutbox.solve import graph, library
from shutbox.solve.format import Kind, Problem
from shutbox.value import Unit, coverage, is_solved, reach, stakes

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class Worth:
    """What the end of a turn is worth by the rank of its total, and the least and the most that it can be."""

    ends: Array
    low: float
    high: float


def weighs(name: str) -> bool:
    """Whether a bot weighs what its options are worth."""
    return name in (PERFECT, *GRADES)


def sight_of(rules: RuleSet, bots: tuple[str, ...], players: int) -> Sight:
    """How far bots look in a game of so many; only those who weigh their options look beyond the turn."""
    if players == 1 or not any(map(weighs, bots)):
        return Sight.TURN
    game = blank(rules, _names(players), 0)
    kind = next((problem.kind for problem in coverage(game)), Kind.TURN)
    if kind is Kind.STANDING and not is_solved(game):
        return Sight.TURN
    # In a play-off there are fewer players, and then a round may be solved.
    if kind is Kind.TURN and any(library.is_solved(Problem(Kind.CHASE, rules, count)) for count in range(2, players)):
        return Sight.CHASE
    return Sight[kind.name]


def _names(players: int) -> list[str]:
    return [str(seat) for seat in range(players)]


def live_game(rules: RuleSet, course: Course, game: Any, own: Array) -> Game:
    """A simulated game as the live game of the same standing, before the first throw of a turn."""
    contenders = tuple(SeatNumber(seat) for seat in range(own.size) if game["contenders"] >> seat & 1)
    tally = Tally(
        order=_seats(own["order"]),
        starter=SeatNumber(int(game["starter"])),
        points=_ints(own["points"]),
        totals=_ints(own["running"]),
        turns=_ints(own["turns"]),
        results=tuple(None if rank < 0 else int(course.totals[rank]) for rank in own["result"]),
        round=int(game["round"]),
        queue=_seats(own["queue"][: game["waiting"]]),
        holder=None if game["holder"] < 0 else SeatNumber(int(game["holder"])),
        out=frozenset(SeatNumber(seat) for seat in range(own.size) if game["out"] >> seat & 1),
        contenders=contenders,
    )
    seats = blank(rules, _names(own.size), 0).players
    return Game(rules, seats, tally, Phase.THROW, SeatNumber(int(game["at"])), rules.turn.set_up)


def _seats(values: Array) -> tuple[SeatNumber, ...]:
    return tuple(SeatNumber(int(value)) for value in values)


def _ints(values: Array) -> tuple[int, ...]:
    return tuple(int(value) for value in values)


def turn_worth(rules: RuleSet, *, alone: bool) -> Worth:
    """What a turn is worth that is played for itself: a low total, or alone for a shut box."""
    made, own = graph(rules.turn), course(rules.turn)
    if alone:
        return Worth((np.arange(own.totals.size) == 0).astype(float), 0.0, 1.0)
    return Worth(-own.totals.astype(float), -float(made.totals[rules.turn.set_up]), 0.0)


def worth_of(game: Game) -> Worth:
    """What the turn at hand is worth to whoever is at the box."""
    found = stakes(game)
    if found is None:
        return turn_worth(game.rules, alone=False)
    low, high = reach(game, found.unit)
    assert found.unit is not Unit.TOTAL
    return Worth(np.array([seats[game.at] for seats in found.outcomes]), low, high)
