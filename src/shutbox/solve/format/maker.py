"""How the tables of a problem are made. numpy and numba are imported when a maker is called."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from shutbox.rules import Format, Ties
from shutbox.solve.format.deficit import results
from shutbox.solve.format.problem import Problem
from shutbox.solve.format.race import start_of_race

Progress = Callable[[int, int], None]
Arrays = Mapping[str, Any]
Maker = Callable[[Problem, Progress | None], Arrays]


def make_one_turn(problem: Problem, progress: Progress | None) -> Arrays:
    """One turn each: totals, leads[left, total, sharers, place], plays[left, total, sharers, next], opened[seat]."""
    from shutbox.solve import solve_one_turn

    solved = solve_one_turn(problem.rules, problem.players, progress)
    return {"totals": solved.totals, "leads": solved.leads, "plays": solved.plays, "opened": solved.opened}


def make_running(problem: Problem, progress: Progress | None) -> Arrays:
    """Running totals of two: totals, and won, second and after [rounds, difference]."""
    import numpy as np

    from shutbox.solve import solve_running

    solved = solve_running(problem.rules, problem.rounds, progress)
    rows = {"won": solved.won, "second": solved.second, "after": solved.after}
    return {"totals": solved.totals} | {name: np.stack(each) for name, each in rows.items()}


def make_many_running(problem: Problem, progress: Progress | None) -> Arrays:
    """Running totals of any number: totals, and before[state, place] for each number of rounds that are not over."""
    from shutbox.solve.many import solve_many_running

    start = problem.behind or (0,) * problem.players
    solved = solve_many_running(problem.rules, start, problem.rounds, progress)
    return {"totals": solved.totals} | {f"before{left}": solved.won[left] for left in range(1, problem.rounds + 1)}


def make_to_limit(problem: Problem, progress: Progress | None) -> Arrays:
    """Knock-out or until a limit: totals, before[total of each place, …, place] for each number of players in it."""
    import numpy as np

    from shutbox.solve.many import solve_limit_game
    from shutbox.solve.tables import graph

    before = solve_limit_game(problem.rules, problem.players, progress)
    totals = np.unique(graph(problem.rules.turn).totals)
    return {"totals": totals} | {f"before{count}": table for count, table in before.items()}


def make_duel(problem: Problem, progress: Progress | None) -> Arrays:
    """The chase game of two: totals, won[rounds, difference], tried[rounds, holder, total, difference],
    after[rounds, winner, shut, difference], drawn[rounds, difference].
    """
    from shutbox.solve import duel_arrays, solve_game

    return duel_arrays(solve_game(problem.rules, problem.rounds, odd=problem.odd, progress=progress))


def make_many_chase(problem: Problem, progress: Progress | None) -> Arrays:
    """The chase game of any number: before[score, place] for each number of rounds to come."""
    from shutbox.solve.many import solve_many_chase

    start = problem.behind or (0,) * problem.players
    solved = solve_many_chase(problem.rules, start, problem.rounds, progress)
    return {f"before{left}": solved.before[left] for left in range(1, problem.rounds + 1)}


def make_chase(problem: Problem, progress: Progress | None) -> Arrays:
    """A chase round: totals, held[total, tries, seat], opened[seat]."""
    from shutbox.solve import solve_round

    solved = solve_round(problem.rules, problem.players, progress)
    return {"totals": solved.totals, "held": solved.held, "opened": solved.opened}


def make_standing(problem: Problem, progress: Progress | None) -> Arrays:
    """Last One Standing: won[score, …, starter, seat]."""
    from shutbox.solve import solve_standing, standing_arrays

    return standing_arrays(solve_standing(problem.rules, problem.players, progress))


def make_by_turn(problem: Problem, progress: Progress | None) -> Arrays:
    """Separate totals, every turn played for its own: totals, opened[place]."""
    import numpy as np

    from shutbox.solve.forecast import opened_race
    from shutbox.solve.tables import graph

    rounds = problem.rounds if problem.rules.game.format is Format.RUNNING else 1
    race = start_of_race(problem.behind or (0,) * problem.players, 0, rounds - 1)
    opened = opened_race(problem.rules, race)
    if progress:
        progress(1, 1)
    return {"totals": np.unique(graph(problem.rules.turn).totals), "opened": opened}


def make_by_round(problem: Problem, progress: Progress | None) -> Arrays:
    """The chase game, every round played for its points: before[score, place] for each number of rounds to come,
    level[count, place] for so many who have equal points in the end.
    """
    import numpy as np

    from shutbox.solve import library
    from shutbox.solve.forecast import climb, level_shares

    sizes = range(2 if problem.rules.game.ties is Ties.PLAY_OFF else problem.players, problem.players + 1)
    opened = {count: library.round_ends(problem.rules, count, progress).tables["opened"].row() for count in sizes}
    fewer = opened if problem.rules.game.ties is Ties.PLAY_OFF else {}
    level = level_shares(problem.players, [_winners(problem, count, opened[count]) for count in fewer])
    start = problem.behind or (0,) * problem.players
    before = climb(problem.rules, start, problem.rounds, np.array(opened[problem.players]), level)
    return {f"before{left}": table for left, table in enumerate(before, 1)} | {"level": level}


def _winners(problem: Problem, count: int, opened: Sequence[float]) -> list[float]:
    """The chance of each player to win a round."""
    chances = [0.0] * count
    for chance, (winner, _) in zip(opened, results(problem.rules.game, count), strict=True):
        if winner is not None:
            chances[winner] += float(chance)
    return chances
