"""How the tables of a problem are made. numpy and numba are imported when a maker is called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from shutbox.solve.format.problem import Problem

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
