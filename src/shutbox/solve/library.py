"""Solutions of problems, from memory, from the cache folder, or computed if neither has them.

numpy and numba are imported only when a table has to be computed. Without them, plain Python solves turns of small
boxes, and nothing else is solved.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from math import inf
from typing import Any, TypeVar

from shutbox.errors import ShutboxError
from shutbox.extra import PLAY, SOLVER, MissingExtraError, install_line, is_installed
from shutbox.rules import GAME, TURN, Points, RuleSet, SuperBox, TurnRules, to_data
from shutbox.solve.format import (
    FORMATS,
    Arrays,
    Deficits,
    Kind,
    Problem,
    Progress,
    Scoring,
    Seats,
    is_solvable,
    levels_of,
    row_of,
    states_of,
)
from shutbox.solve.objective import Aim, Objective
from shutbox.solve.price import price
from shutbox.solve.small import is_small, small_turn
from shutbox.solve.solution import Solution, at_hand, fresh, lookup

Result = TypeVar("Result")


def problems(
    rules: RuleSet, players: int, rounds: int, budget: float = inf, *, in_play: int | None = None
) -> Iterator[Problem]:
    """The problems that can be solved for a game within a budget, longest horizon first.

    `in_play` is the number of players who have not left the game; default: all.
    """
    staying = players if in_play is None else in_play
    for row in FORMATS:
        if row.format is rules.game.format:
            own = rounds if "rounds" in row.numbers else 0
            problem = Problem(row.kind, rules, staying if row.shrinks else players, own)
            if is_solved(problem, budget):
                yield problem


def is_solved(problem: Problem, budget: float = inf) -> bool:
    """Whether a problem can be solved here within this budget; a solution in the cache folder costs nothing."""
    return is_solvable(problem) and (_is_affordable(problem, budget) or at_hand(about(problem)))


def _is_affordable(problem: Problem, budget: float) -> bool:
    return has_solver() and (budget == inf or price_of(problem) <= budget)


def price_of(problem: Problem) -> int:
    """The estimated cost of solving a problem, in the unit of `price`."""
    return price(problem.rules, row_of(problem.kind).sweeps(problem))


def solution(problem: Problem, progress: Progress | None = None) -> Solution:
    """The tables of a problem; `solve.format.maker` describes them."""
    return lookup(about(problem), lambda: _make(problem, progress))


def fresh_solution(problem: Problem) -> Solution:
    """The tables of a problem, computed and not stored, for problems that are solved only once."""
    return fresh(about(problem), lambda: _make(problem, None))


def expectation(problem: Problem, score: tuple[int, ...], starter: int, progress: Progress | None = None) -> Seats:
    """The value of each seat at a score, before the round that the starter begins."""
    return row_of(problem.kind).read(problem, score, starter, lambda each: solution(each, progress))


def opening(problem: Problem) -> Seats | None:
    """The value of each seat at the start, the first player first; None if there is no solution. Nothing is stored."""
    start = (0,) * problem.players
    return _none_if_divergent(lambda: row_of(problem.kind).read(problem, start, 0, fresh_solution))


def rests(problem: Problem, progress: Progress | None = None) -> bool:
    """Computes a solution; False if there is none because the best responses do not converge."""
    return _none_if_divergent(lambda: solution(problem, progress)) is not None


def _none_if_divergent(solve: Callable[[], Result]) -> Result | None:
    try:
        return solve()
    except ShutboxError as error:
        if error.code != "solve-no-rest":
            raise
        return None


def _make(problem: Problem, progress: Progress | None) -> Arrays:
    require_solver()
    return row_of(problem.kind).make(problem, progress)


def about(problem: Problem) -> dict[str, Any]:
    """The description under which a solution is stored."""
    row = row_of(problem.kind)
    numbers = {name: _plain(getattr(problem, name)) for name in row.numbers}
    return _about(problem.kind, problem.rules, row.settings, **numbers)


def _plain(number: int | tuple[int, ...]) -> int | list[int]:
    """A number of a problem as JSON has it."""
    return list(number) if isinstance(number, tuple) else number


def _about(kind: Kind, rules: RuleSet, settings: Sequence[str] = (), **more: Any) -> dict[str, Any]:
    data = to_data(rules, whole=True)
    turn = {key: value for key, value in data.items() if key in TURN}
    return {"kind": kind.value, "turn": turn, "game": {key: data[key] for key in GAME if key in settings}, **more}


def after_turn(problem: Problem, left: int, totals: tuple[int, ...], place: int) -> Solution:
    """Running totals after a turn of one place in a round: worth[total of the turn, place].

    `left` is the number of rounds that are not over, `totals` are the running totals by place before the turn.
    """
    least = min(totals)
    behind = [total - least for total in totals]

    def make() -> Mapping[str, Any]:
        require_solver()
        import numpy as np

        from shutbox.solve.many import after_turn

        before = None
        if left > 1:
            table = solution(problem).tables[f"before{left - 1}"]
            before = states_of(problem, left - 1), np.asarray(table.numbers).reshape(table.shape)
        return {"worth": after_turn(problem.rules, tuple(behind), place, before)}

    more = {"after": about(problem)["kind"], "left": left, "totals": behind, "place": place}
    return lookup({**about(problem), "kind": Kind.AFTER_TURN.value, **more}, make)


def chase_at(problem: Problem, left: int, lacks: Deficits) -> Solution:
    """A round of a chase game of three or more at a score, with so many rounds to come, itself included.

    The columns of its tables are the chances of all places to win the game and then their points of the round:
    held[holder, total, tries, column], supers[holder, others who have shut the box, tries, column], drawn[column].
    """

    def make() -> Mapping[str, Any]:
        require_solver()
        import numpy as np

        from shutbox.solve.many import chase_arrays

        before = np.empty((0, problem.players))
        if left > 1:
            table = solution(problem).tables[f"before{left - 1}"]
            before = np.asarray(table.numbers).reshape(table.shape)
        return chase_arrays(problem.rules, lacks, left, levels_of(problem)[left - 1], before)

    own = {"kind": Kind.CHASE_AT.value, "left": left, "lacks": list(lacks)}
    return lookup({**about(problem), **own}, make)


@cache
def has_solver() -> bool:
    """Whether numpy and numba are installed."""
    return is_installed(*SOLVER)


def require_solver(extra: str = PLAY) -> None:
    """Raises an error with a message for people if numpy or numba is missing; `extra` is what it says to install."""
    try:
        import numba  # noqa: F401
        import numpy as np  # noqa: F401
    except ImportError as error:
        absent = str(error.name or error)
        raise MissingExtraError("solve-extra-missing", missing=absent, install=install_line(extra)) from None


def require_turn(rules: TurnRules) -> None:
    """Raises if a turn cannot be solved here: small boxes need neither numpy nor numba."""
    if has_solver() or not is_small(rules):
        require_solver()


def turn(rules: RuleSet, objective: Objective) -> Solution:
    """One turn for an objective: values[position, criterion], and bound[0].

    The criteria are the objective and, unless that is the total, the mean total with its sign turned (reversed for the
    worst turn), which decides between equals.
    """

    def make() -> Mapping[str, Any]:
        require_turn(rules.turn)
        if not has_solver():
            return small_turn(rules.turn, objective)
        import numpy as np

        from shutbox.solve.turn import solve_turn, turn_choices

        result = solve_turn(rules.turn, objective)
        columns = [result.values]
        if objective.aim is not Aim.MEAN:
            columns.append(turn_choices(result)[1][:, 1])
        return {"values": np.stack(columns, 1), "bound": np.array([result.bound])}

    goal = [objective.spelling, objective.worst, [[total, str(value)] for total, value in objective.worths]]
    return lookup(_about(Kind.TURN, rules, objective=goal), make)


def seats(
    rules: RuleSet,
    totals: Sequence[float],
    outcomes: Sequence[Sequence[float]],
    own: int,
    scoring: Scoring | None = None,
    points: Sequence[float] = (),
) -> Solution:
    """One turn played for outcomes[total][seat], the value of each seat after each total.

    `points` are those of the player at the box in the round by total, or `scoring` what they depend on.

    The tables are values[position, seat], and ties[position, criterion] of the player at the box: the mean total with
    its sign turned, and before it the points of the round where they can decide between equals.
    """
    flat = array("d", [*(value for row in outcomes for value in row), *points])
    digest = hashlib.sha256(flat.tobytes()).hexdigest()

    def make() -> Mapping[str, Any]:
        require_solver()
        import numpy as np

        from shutbox.solve.tables import graph
        from shutbox.solve.turn import are_equals_alike, seat_values

        moves = graph(rules.turn)
        place = np.searchsorted(np.array(totals), moves.totals)
        ends = np.ascontiguousarray(np.array(outcomes, float)[place])
        decisive = np.array(points)[place] if points else None
        if scoring is not None and not are_equals_alike(
            moves, ends[:, own], np.minimum(place, kinds_of(rules, scoring))
        ):
            decisive = np.array(own_points(rules, scoring, len(totals)))[place]
        values, ties = seat_values(moves, ends, own, decisive)
        return {"values": values, "ties": ties}

    more: dict[str, Any] = {"points": len(points)} if points else {}
    more |= {} if scoring is None else {"scoring": [*scoring.won, scoring.drawn, scoring.own, scoring.to_beat]}
    settings = () if scoring is None else _SCORING
    return lookup(_about(Kind.SEATS, rules, settings, outcomes=digest, own=own, seats=len(outcomes[0]), **more), make)


_SCORING = ("points", "super_box")


def kinds_of(rules: RuleSet, scoring: Scoring) -> int:
    """The index of the lowest of the totals that all bring the same points of the round."""
    if scoring.to_beat == 0 and rules.game.super_box is not SuperBox.FIRST_KEEPS:
        return 1
    return scoring.to_beat


def own_points(rules: RuleSet, scoring: Scoring, count: int) -> tuple[float, ...]:
    """The points that the player at the box expects of the round after each of so many totals."""
    points = _round_points(rules, scoring).tables["points"]
    own, to_beat, rule = scoring.own, scoring.to_beat, rules.game.super_box

    def after(place: int) -> float:
        if place < to_beat or (place == to_beat == 0 and rule is SuperBox.HANDOVER):
            return points.at(own, place, own)
        if place == to_beat == 0 and rule is SuperBox.DRAW:
            return 0.0
        gain = 2.0 if place == to_beat == 0 and rule is SuperBox.BOTH_SCORE else 0.0
        return gain - (2.0 if to_beat == 0 else 1.0) if rules.game.points is Points.PAID else gain

    return tuple(map(after, range(count)))


def _round_points(rules: RuleSet, scoring: Scoring) -> Solution:
    """A round of a chase of two: points[holder, total, seat] while the other player tries to beat that total."""

    def make() -> Mapping[str, Any]:
        require_solver()
        from shutbox.solve.chase import solve_points

        return {"points": solve_points(rules, scoring.won, scoring.drawn)}

    return lookup(_about(Kind.POINTS, rules, _SCORING, won=scoring.won, drawn=scoring.drawn), make)
