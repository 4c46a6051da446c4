"""Values of Last One Standing: a round is computed on demand, and what follows it is read from the solved game.

Where the game is not solved, or would take too long to solve, the values are the points of the round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING, Any

from shutbox.play import Game, Phase, SeatNumber, clockwise, in_play
from shutbox.rules import (
    BOX_SHUT,
    LAST_SHUT,
    TAKEN,
    NextStart,
    Position,
    RuleSet,
    TurnRules,
    after_move,
    dice_counts,
    moves,
    throws,
)
from shutbox.solve import library
from shutbox.solve.format import Horizon, Kind, Problem, Unit
from shutbox.value.coverage import coverage
from shutbox.value.option import Criterion, Ending, Outlook, Prospect, is_better

if TYPE_CHECKING:
    from shutbox.solve import Ends

Score = tuple[int, ...]


@lru_cache(maxsize=4)
def _round(rules: RuleSet, score: Score, starter: int) -> tuple[Any, Any, Ends]:
    """A round at a score: values[position, state, seat], those of a survivor, and those of its ends."""
    won = library.solution(Problem(Kind.STANDING, rules, len(score))).tables["won"]
    import numpy as np

    from shutbox.solve import graph, play_round, round_ends

    def chance(points: Score, first: int) -> Any:
        for seat, each in enumerate(points):
            if each >= rules.game.limit:
                return np.eye(len(points))[seat]
        return np.array(won.row(*points, first))

    here = np.array([chance(score, first) for first in range(len(score))])
    ends = round_ends(rules, chance, score, starter, here)
    values, single = play_round(graph(rules.turn), len(score), ends)
    return values, single, ends


@lru_cache(maxsize=8)
def ring(rules: TurnRules, players: int) -> Any:
    """The points of a round that everybody plays for its points: values[position, `ring_start(count)` + place].

    It is solved as if no die could leave the mat by chance, because rises make circles.
    """
    from shutbox.solve import graph, play_ring

    return play_ring(graph(replace(rules, off_mat_chance=Fraction(0))), players)


def standing(game: Game, horizon: Horizon = Horizon.GAME, budget: float = inf) -> Prospect:
    """The prospect of one throw at the shared box, at least to the end of the round: a throw is worth nothing alone."""
    if horizon is Horizon.GAME and is_solved(game, budget):
        return _last_throw_of_game(game) if _alone(game) else _shared_prospect(game)
    library.require_solver()
    return _last_throw_of_round(game) if _alone(game) else _ring_prospect(game)


def is_solved(game: Game, budget: float = inf) -> bool:
    """Whether the whole game is solved, so that a round has values in chances to win."""
    problem = next((each for each in coverage(game, budget=budget) if each.kind is Kind.STANDING), None)
    if problem is None:
        return False
    # Rounds are computed in this process, which needs numpy and numba.
    library.require_solver()
    return _rests(problem)


# Cached, because an attempt that fails takes as long as one that succeeds.
_rests = lru_cache(maxsize=16)(library.rests)


def _alone(game: Game) -> bool:
    """Whether the current throw is the survivor's last throw."""
    return game.last_throw or game.phase is Phase.SURVIVOR


def round_values(game: Game) -> tuple[Any, Any, Ends]:
    """The current round: values[position, state, place], those of a survivor, and those of its ends."""
    order = in_play(game)
    score = tuple(game.tally.points[seat] for seat in order)
    return _round(game.rules, score, _starter(game, order))


def _starter(game: Game, order: tuple[int, ...]) -> int:
    """The place of the player who began the round; if that player has left, the place that decides the next starter."""
    starter = game.tally.starter
    place = order.index(clockwise(game, starter)[0])
    if starter in order or game.rules.game.next_start is NextStart.SAME:
        return place
    return (place - 1) % len(order)


def _outlook(game: Game, order: tuple[int, ...], values: Any) -> Outlook:
    """The columns of a round (see `solve.last_one_standing.Ends`) as the outlook of the player at the box."""
    by_seat = {seat: float(value) for seat, value in zip(order, values, strict=False)}
    points = float(values[len(order) + 1 + order.index(game.at)])
    return Outlook(tuple(by_seat.get(seat, 0.0) for seat in range(len(game.players))), (points,))


def _of_game(missed: Ending, shut: Ending, again: Ending) -> Prospect:
    return Prospect(Horizon.GAME, Unit.CHANCE, missed, shut, again, (Criterion.POINTS,))


def _of_round(missed: Ending, shut: Ending, again: Ending) -> Prospect:
    return Prospect(Horizon.ROUND, Unit.POINTS, missed, shut, again)


def _shared_prospect(game: Game) -> Prospect:
    from shutbox.solve import states

    order, (values, single, ends) = in_play(game), round_values(game)
    every, mover = states(len(order)), order.index(game.at)
    alive = tuple(sorted(order.index(seat) for seat in (game.at, *game.tally.queue)))
    if len(alive) == 1:  # the others left after this throw: the survivor decides after it
        return _of_game(
            lambda _: _outlook(game, order, ends.nothing),
            lambda position: _outlook(game, order, single[position, mover] if position else ends.shut[mover]),
            lambda position: _outlook(game, order, single[position, mover]),
        )
    state = every.index(alive, mover)
    follow, missed, alone = int(every.follow[state]), int(every.missed[state]), int(every.alone[state])
    return _of_game(
        lambda position: _outlook(game, order, values[position, missed] if missed >= 0 else single[position, alone]),
        lambda position: _outlook(game, order, values[position, follow] if position else ends.shut[mover]),
        lambda position: _outlook(game, order, values[position, state]),
    )


def _ring_prospect(game: Game) -> Prospect:
    from shutbox.solve import ring_start

    values, others = ring(game.rules.turn, len(game.players)), game.tally.queue

    def points(position: Position, seats: tuple[SeatNumber, ...]) -> Outlook:
        start = ring_start(len(seats))
        return _points(game, dict(zip(seats, values[position, start : start + len(seats)].tolist(), strict=True)))

    return _of_round(
        lambda position: points(position, others),
        lambda position: points(position, (*others, game.at)),
        lambda position: points(position, (game.at, *others)),
    )


def _points(game: Game, by_seat: Mapping[SeatNumber, float]) -> Outlook:
    return Outlook(tuple(float(by_seat.get(SeatNumber(seat), 0.0)) for seat in range(len(game.players))))


def _last_throw_of_game(game: Game) -> Prospect:
    order, (_, _, ends) = in_play(game), round_values(game)
    rows = (ends.nothing, *(each[order.index(game.at)] for each in (ends.last, ends.shut)))
    return _last_throw(game, _of_game, *(_outlook(game, order, row) for row in rows))


def _last_throw_of_round(game: Game) -> Prospect:
    return _last_throw(game, _of_round, *(_points(game, {game.at: worth}) for worth in (0, LAST_SHUT, BOX_SHUT)))


def _last_throw(
    game: Game, prospect: Callable[[Ending, Ending, Ending], Prospect], missed: Outlook, tiles: Outlook, box: Outlook
) -> Prospect:
    whole = box if is_better(1, game.at, box, tiles) else tiles

    def again(position: Position) -> Outlook:
        first, *others = (throw_value(position, dice) for dice in dice_counts(game.rules.turn, position))
        return next((other for other in others if is_better(1, game.at, other, first)), first)

    def throw_value(position: Position, dice: int) -> Outlook:
        total = [0.0] * (len(game.players) + len(missed.ties))
        for throw, weight in throws(dice, game.rules.turn.faces):
            places = [after_move(position, move) for move in moves(game.rules.turn, position, throw)]
            outcome = whole if 0 in places else tiles if places else missed
            parts = zip(total, (*outcome.seats, *outcome.ties), strict=True)
            total = [sum_ + weight * value for sum_, value in parts]
        shares = tuple(value / game.rules.turn.faces**dice for value in total)
        return Outlook(shares[: len(game.players)], shares[len(game.players) :])

    return prospect(lambda _: missed, lambda position: tiles if position else box, again)


def take_value(game: Game, horizon: Horizon) -> Outlook:
    """The outlook if the survivor takes the point, in the game or in the round."""
    if horizon is not Horizon.GAME:
        return _points(game, {game.at: TAKEN})
    order, (_, _, ends) = in_play(game), round_values(game)
    return _outlook(game, order, ends.taken[order.index(game.at)])
