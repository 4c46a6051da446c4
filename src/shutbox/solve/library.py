"""Solutions of problems, from memory, from the cache folder, or computed if neither has them.

numpy and numba are imported only when a table has to be computed. Without them, plain Python solves turns of small
boxes, and nothing else is solved.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from math import inf
from typing import Any, TypeVar

from shutbox.errors import ShutboxError
from shutbox.extra import PLAY, SOLVER, MissingExtraError, install_line, is_installed
from shutbox.rules import GAME, TURN, Points, RuleSet, SuperBox, TurnRules, to_data
from shutbox.solve.format import (
    FORMATS,
    RACE,
    Arrays,
    Deficits,
    Kind,
    Moment,
    Problem,
    Progress,
    Race,
    Scoring,
    Seats,
    is_solvable,
    levels_of,
    row_of,
    states_of,
)
from shutbox.solve.objective import Aim, Objective
from shutbox.solve.portable import after_limit_tables, after_turn_tables, is_sweepable, objective_tables, seats_tables
from shutbox.solve.price import price
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
        if rules.game.format in row.formats:
            own = rounds if "rounds" in row.numbers else 0
            problem = Problem(row.kind, rules, staying if row.shrinks else players, own)
            if is_solved(problem, budget):
                yield problem


def is_solved(problem: Problem, budget: float = inf) -> bool:
    """Whether a problem can be solved within this budget; a solution in the cache folder costs nothing."""
    if not is_solvable(problem):
        return False
    if not has_solver():
        # What each total of separate turns leads to in a forecast has to be worked out with numpy.
        return problem.kind is not Kind.BY_TURN and all(map(at_hand, _needs(problem)))
    if budget == inf or price_of(problem) <= budget:
        return True
    return at_hand(about(problem)) and (price_of_round(problem) <= budget or all(map(at_hand, _needs(problem))))


def _needs(problem: Problem) -> Iterator[Mapping[str, Any]]:
    """The solutions that values need where nothing but single turns can be solved."""
    yield about(problem)
    if problem.kind is Kind.MANY_CHASE:
        yield about_chase_at(problem, problem.rounds, problem.behind or (0,) * problem.players)
    if problem.kind is Kind.BY_ROUND:
        yield about_round_ends(problem.rules, problem.players)


def price_of(problem: Problem) -> int:
    """The estimated cost of solving a problem, in the unit of `price`."""
    return price(problem.rules, row_of(problem.kind).sweeps(problem))


def price_of_round(problem: Problem) -> int:
    """The estimated cost of solving the round at hand again, where the game is solved."""
    sweeps = row_of(problem.kind).round_sweeps(problem)
    return price(problem.rules, sweeps) if sweeps else 0


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


def about_turn(rules: RuleSet) -> dict[str, Any]:
    """The description of a turn, for whatever it is played."""
    return _about(Kind.TURN, rules)


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
        ready = after_turn_tables(problem, left, totals, place, solution(problem))
        if ready is not None:
            return ready
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


def after_limit_turn(problem: Problem, moment: Moment, totals: tuple[int, ...]) -> Solution:
    """Knock-out or until a limit after the turn at hand: worth[total of the turn, place], given totals by place."""

    def make() -> Mapping[str, Any]:
        solved = solution(problem)
        ready = after_limit_tables(problem, moment, totals, solved)
        if ready is not None:
            return ready
        require_solver()
        import numpy as np

        from shutbox.solve.many import after_limit_turn

        tables = solved.tables
        named = {count: tables.get(f"before{count}") for count in range(2, problem.players + 1)}
        before = {count: np.asarray(each.numbers).reshape(each.shape) for count, each in named.items() if each}
        return {"worth": after_limit_turn(problem.rules, moment, totals, before)}

    at = {"places": moment.places, "alive": list(moment.alive), "waiting": list(moment.waiting), "at": list(totals)}
    more = {"after": about(problem)["kind"], **at}
    return lookup({**about(problem), "kind": Kind.AFTER_TURN.value, **more}, make)


def chase_at(problem: Problem, left: int, lacks: Deficits) -> Solution:
    """A round of a chase game of three or more at a score, with so many rounds to come, itself included.

    The columns of its tables are the chances of all places to win the game and then their points of the round:
    held[holder, total, tries, column], supers[holder, others who have shut the box, tries, column], drawn[column], and
    opened[column], which is before the first turn.
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

    return lookup(about_chase_at(problem, left, lacks), make)


def chase_range(problem: Problem, progress: Progress | None = None) -> Solution:
    """A chase game of three or more: least[place] and most[place], the chances as those choose who are indifferent."""

    def make() -> Mapping[str, Any]:
        require_solver()
        from shutbox.solve.many import solve_chase_range

        start = problem.behind or (0,) * problem.players
        least, most = solve_chase_range(problem.rules, start, problem.rounds, progress)
        return {"least": least, "most": most}

    return lookup({**about(problem), "kind": Kind.CHASE_RANGE.value}, make)


def standing_range(problem: Problem, progress: Progress | None = None) -> Solution:
    """Last One Standing of three or more: least and most by [score, …, starter, seat], as in `chase_range`."""

    def make() -> Mapping[str, Any]:
        require_solver()
        from shutbox.solve.many import solve_standing_range

        least, most = solve_standing_range(problem.rules, problem.players, progress)
        return {"least": least, "most": most}

    return lookup({**about(problem), "kind": Kind.STANDING_RANGE.value}, make)


def about_chase_at(problem: Problem, left: int, lacks: Deficits) -> dict[str, Any]:
    """The description under which a round of a chase game at a score is stored."""
    return {**about(problem), "kind": Kind.CHASE_AT.value, "left": left, "lacks": list(lacks)}


def race_at(rules: RuleSet, race: Race) -> Solution:
    """A game of separate totals that is played turn by turn, after the turn at hand: worth[total of the turn, seat]."""

    def make() -> Mapping[str, Any]:
        require_solver()
        from shutbox.solve.forecast import after_totals

        return {"worth": after_totals(rules, race)}

    own = {name: _plain(getattr(race, name)) for name in RACE}
    return lookup(_about(Kind.RACE_AT, rules, row_of(Kind.BY_TURN).settings, **own), make)


def round_ends(rules: RuleSet, players: int, progress: Progress | None = None) -> Solution:
    """The chances of `format.results` where a chase round is played for its points, the holder first.

    The tables are totals, held[total, tries, result], opened[result], odds[total].
    """

    def make() -> Mapping[str, Any]:
        require_solver()
        from shutbox.solve.forecast import solve_round_ends

        ends = solve_round_ends(rules, players, progress)
        return {"totals": ends.totals, "held": ends.held, "opened": ends.opened, "odds": ends.odds}

    return lookup(about_round_ends(rules, players), make)


def about_round_ends(rules: RuleSet, players: int) -> dict[str, Any]:
    """The description under which the ends of a round that is played for its points are stored."""
    return _about(Kind.ROUND_ENDS, rules, ("points", "super_box", "tries"), players=players)


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
    if has_solver() or not is_sweepable(rules):
        require_solver()


_waits: ContextVar[bool] = ContextVar("waits", default=True)


@contextmanager
def without_waiting() -> Iterator[None]:
    """Within it a turn is swept in plain Python as long as this process has not loaded the compiled loops.

    That takes a second at most, and compiling them for the first time can take a minute on a busy machine.
    """
    token = _waits.set(False)
    try:
        yield
    finally:
        _waits.reset(token)


def _in_plain_python(rules: RuleSet) -> bool:
    """Whether a turn is swept without the solver, because there is none or nobody waits until it is loaded."""
    is_loaded = has_solver() and (_waits.get() or "shutbox.solve.kernels" in sys.modules)
    return not is_loaded and is_sweepable(rules.turn)


def turn(rules: RuleSet, objective: Objective) -> Solution:
    """One turn for an objective: values[position, criterion], and bound[0].

    The criteria are the objective and, unless that is the total, the mean total with its sign turned (reversed for the
    worst turn), which decides between equals.
    """

    def make() -> Mapping[str, Any]:
        if _in_plain_python(rules):
            return objective_tables(rules.turn, objective)
        require_solver()
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
    if scoring is not None and _in_plain_python(rules) and not at_hand(about_points(rules, scoring)):
        # A round cannot be solved here for the points that would decide between equals.
        scoring = None
    flat = array("d", [*(value for row in outcomes for value in row), *points])
    digest = hashlib.sha256(flat.tobytes()).hexdigest()

    def make() -> Mapping[str, Any]:
        if _in_plain_python(rules):
            own_worth = own_points(rules, scoring, len(totals)) if scoring else points
            return seats_tables(rules.turn, totals, outcomes, own, own_worth)
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
    points = round_points(rules, scoring).tables["points"]
    own, to_beat, rule = scoring.own, scoring.to_beat, rules.game.super_box

    def after(place: int) -> float:
        if place < to_beat or (place == to_beat == 0 and rule is SuperBox.HANDOVER):
            return points.at(own, place, own)
        if place == to_beat == 0 and rule is SuperBox.DRAW:
            return 0.0
        gain = 2.0 if place == to_beat == 0 and rule is SuperBox.BOTH_SCORE else 0.0
        return gain - (2.0 if to_beat == 0 else 1.0) if rules.game.points is Points.PAID else gain

    return tuple(map(after, range(count)))


def round_points(rules: RuleSet, scoring: Scoring) -> Solution:
    """A round of a chase of two: points[holder, total, seat] while the other player tries to beat that total."""

    def make() -> Mapping[str, Any]:
        require_solver()
        from shutbox.solve.chase import solve_points

        return {"points": solve_points(rules, scoring.won, scoring.drawn)}

    return lookup(about_points(rules, scoring), make)


def about_points(rules: RuleSet, scoring: Scoring) -> dict[str, Any]:
    """The description under which the points of a round of two are stored."""
    return _about(Kind.POINTS, rules, _SCORING, won=scoring.won, drawn=scoring.drawn)
