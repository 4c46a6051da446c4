"""The worths of a turn for the bots that weigh their options, computed when a game first needs them.

They are the values of `shutbox.value` for an equal live game, so that a bot chooses here as it does at a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from shutbox.bots import GRADES, PERFECT
from shutbox.play import Game, Phase, SeatNumber, Tally, blank
from shutbox.rules import Format, OffMat, RuleSet
from shutbox.simulate.context import Sight
from shutbox.simulate.course import Course, course
from shutbox.solve import graph, library
from shutbox.solve.format import MANY_TOGETHER, PATIENCE, Horizon, Kind, Problem, Scoring
from shutbox.value import Unit, coverage, is_solved, reach, stakes

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class Worth:
    """The worth of the end of a turn by the rank of its total, and the lowest and the highest possible worth.

    `scoring` is what the points of the round depend on, where they decide between equals, or `points` are these.
    """

    ends: Array
    low: float
    high: float
    scoring: Scoring | None = None
    points: tuple[float, ...] = ()


def weighs(name: object) -> bool:
    """Whether a bot weighs the values of its options."""
    return isinstance(name, str) and name in (PERFECT, *GRADES)


def sight_of(rules: RuleSet, bots: Sequence[object], players: int) -> Sight:
    """How far bots look ahead in a game; only bots that weigh their options look beyond the turn."""
    if players == 1 or not any(map(weighs, bots)):
        return Sight.TURN
    game = blank(rules, _names(players), 0)
    # Running totals of three or more have too many states to be looked up by the million: these turns play for a low
    # total.
    kinds = (
        problem.kind for problem in coverage(game) if problem.kind.name in Sight.__members__ and _is_quick(problem)
    )
    kind = next(kinds, Kind.TURN)
    if rules.game.format is Format.LAST_ONE_STANDING and not is_solved(game):
        return Sight.RING
    # A play-off has fewer players, so a round of it may be solved.
    if kind is Kind.TURN and any(library.is_solved(Problem(Kind.CHASE, rules, count)) for count in range(2, players)):
        return Sight.CHASE
    return Sight[kind.name]


def _is_quick(problem: Problem) -> bool:
    """Whether many games can be played for this: a chase of many is solved again from every score that they come to."""
    return problem.kind is not Kind.MANY_CHASE or MANY_TOGETHER * library.price_of(problem) <= PATIENCE


def horizon_of(sight: Sight) -> Horizon:
    """How far the values look that a bot of this sight weighs."""
    return Horizon.ROUND if sight in (Sight.TURN, Sight.CHASE) else Horizon.GAME


def _names(players: int) -> list[str]:
    return [str(seat) for seat in range(players)]


def live_game(rules: RuleSet, course: Course, game: Any, own: Array) -> Game:
    """A simulated game as an equal live game, before the first throw of a turn."""
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
    """The worth of a turn that is played for a low total, or for a shut box if there is one player."""
    moves, own = graph(rules.turn), course(rules.turn)
    if alone:
        return Worth((np.arange(own.totals.size) == 0).astype(float), 0.0, 1.0)
    return Worth(-own.totals.astype(float), -float(moves.totals[rules.turn.set_up]), 0.0)


def worth_of(game: Game, horizon: Horizon) -> Worth:
    """The worth of the current turn for the player at the box, to whom no more than this horizon matters."""
    goal = stakes(game, horizon)
    if goal is None:
        return turn_worth(game.rules, alone=False)
    low, high = reach(game, goal.unit)
    assert goal.unit is not Unit.TOTAL
    return Worth(np.array([seats[game.at] for seats in goal.outcomes]), low, high, goal.scoring, goal.points)


def level_count(rules: RuleSet, bots: tuple[str, ...], sight: Sight, *, alone: bool) -> int:
    """The number of criteria that bots choose by. A graded bot needs more than one only to choose a penalty."""
    if PERFECT not in bots and rules.turn.off_mat is not OffMat.CHOOSE:
        return 1
    match sight:
        case Sight.TURN:
            # The mean total is itself what a turn is played for.
            return 2 if alone else 1
        case Sight.RING:
            return 1
        case Sight.ONE_TURN | Sight.RUNNING | Sight.CHASE | Sight.STANDING:
            return 2
        case Sight.DUEL | Sight.MANY_CHASE:
            return 3
