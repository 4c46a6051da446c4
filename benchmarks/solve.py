"""Speed of the solver on two cores, nothing cached on disk: `.venv/bin/python benchmarks/solve.py [--quick|--games]`.

`--games` measures the whole games of three and four alone.

Each turn is compared with the exact reference and with a plain memoised solver in Python, measured in the same run.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from time import perf_counter, process_time

from clock import Report, best_of
from needs import packages

with packages("numba", "numpy"):
    import numpy as np

    from shutbox.rules import RuleSet, TurnRules, changed, dice_counts, moves, named, score, throws
    from shutbox.solve import (
        MEAN,
        best,
        exact_values,
        graph,
        solve_game,
        solve_round,
        solve_standing,
        solve_turn,
        worth,
    )
    from shutbox.solve.many import solve_limit_game, solve_many_chase, solve_many_running

ROOT = Path(__file__).parent.parent


def plain(rules: TurnRules) -> float:
    """The least mean total as anybody would write it: floats, recursion, a cache."""

    @cache
    def value(position: int) -> float:
        if position == 0:
            return 0.0
        return min(thrown(position, dice) for dice in dice_counts(rules, position))

    def thrown(position: int, dice: int) -> float:
        total = 0.0
        for throw, weight in throws(dice, rules.faces):
            after = [position - move for move in moves(rules, position, throw)]
            total += weight * (min(map(value, after)) if after else score(rules, position))
        return total / rules.faces**dice

    return value(rules.set_up)


def turn(report: Report, rules: RuleSet, sweep: float | None, build: float | None) -> None:
    """One turn: the graph, one sweep, and the two slow solvers beside it."""
    solve_turn(rules.turn, MEAN)

    def fresh() -> object:
        graph.cache_clear()
        return graph(rules.turn)

    report.line(f"{rules.name}: graph built", 1000 * best_of(3, fresh), "ms", most=build)
    made = graph(rules.turn)
    stop = -made.totals
    swept = best_of(5, lambda: best(made, stop))
    report.line(f"{rules.name}: one sweep", 1000 * swept, "ms", most=sweep)
    begun = perf_counter()
    value = plain(rules.turn)
    report.ratio(f"{rules.name}: sweep against plain memoised Python", (perf_counter() - begun) / swept)
    assert abs(value - -best(made, stop)[0][rules.turn.set_up]) < 1e-9


def whole_turn(report: Report, rules: RuleSet, most: float) -> None:
    """Graph and sweep together, for the larger boxes."""

    def fresh() -> object:
        graph.cache_clear()
        return solve_turn(rules.turn, MEAN)

    fresh()
    report.line(f"{rules.name}: graph and sweep", 1000 * best_of(2, fresh), "ms", most=most)


def reference(report: Report, rules: RuleSet) -> None:
    """The exact reference beside the kernel."""
    made = graph(rules.turn)
    swept = best_of(5, lambda: best(made, -made.totals))
    begun = perf_counter()
    exact_values(rules.turn, lambda place: worth(MEAN, rules.turn, place), sign=-1)(rules.turn.set_up)
    report.ratio(f"{rules.name}: sweep against exact fractions", (perf_counter() - begun) / swept)


def targets(report: Report, rules: RuleSet) -> None:
    """The chance to finish below every total, all in one sweep."""
    made = graph(rules.turn)
    below = (made.totals[:, None] < np.unique(made.totals)[None, :]).astype(float)
    seconds = best_of(3, lambda: best(made, below))
    report.line(f"{rules.name}: all {below.shape[1]} targets", seconds, "s", most=0.4)


def timed(report: Report, name: str, most: float, work: object) -> None:
    """A long computation, once, with the time of all processors, which other work on the machine hardly changes."""
    assert callable(work)
    begun, used = perf_counter(), process_time()
    work()
    report.line(name, perf_counter() - begun, "s", most=most)
    report.line(f"{name}: processor time", process_time() - used, "s")


def advise(report: Report, name: str, most: float, *arguments: str) -> None:
    """The command from end to end, its tables cached by a first call."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"SHUTBOX_CACHE": folder}
        command = [str(ROOT / "shutbox"), "advise", *arguments]

        def call() -> object:
            return subprocess.run(command, stdout=subprocess.DEVNULL, env=environment, check=True)

        call()
        report.line(f"./shutbox advise {name}", best_of(5, call), "s", most=most)


def warm_up(double: RuleSet, standing: RuleSet) -> None:
    """Loads every compiled loop and the graph, so that what follows measures the work alone."""
    tiny = {"box": "12/21"}
    solve_round(changed(double, tiny), 2)
    solve_game(changed(double, tiny), 1)
    solve_standing(changed(standing, tiny), 2)
    solve_many_chase(changed(double, tiny), (0, 0, 0), 1)
    solve_many_running(changed(named("golf"), {"box": "1,2"}), (0, 0, 0), 1)
    solve_limit_game(changed(named("knock-out-45"), {"box": "1,2", "limit": 2}), 3)
    graph(double.turn)


def many(report: Report, double: RuleSet) -> None:
    """Whole games of three and four players."""
    knock_out, totals, start = named("knock-out-45"), named("ferme-ta-boite"), (0,) * 3
    timed(report, "knock-out-45: whole game, 3 players", 40, lambda: solve_limit_game(knock_out, 3))
    timed(report, "ferme-ta-boite: whole game, 3 players, 5 rounds", 15, lambda: solve_many_running(totals, start, 5))
    if "--quick" not in sys.argv:
        for players, most in ((3, 60), (4, 360)):
            name = f"double-shutter: whole game, {players} players, 5 rounds"
            timed(report, name, most, lambda players=players: solve_many_chase(double, (0,) * players, 5))


def main() -> None:
    """Prints the figures of the solver."""
    report = Report()
    double, standing = named("double-shutter"), named("last-one-standing")
    if "--games" in sys.argv:
        warm_up(double, standing)
        many(report, double)
        report.exit()
    turn(report, named("nine"), 0.5, None)
    reference(report, named("nine"))
    turn(report, double, 5, 150)
    targets(report, double)
    whole_turn(report, named("twelve"), 50)
    whole_turn(report, named("triple"), 5000)
    warm_up(double, standing)
    timed(report, "double-shutter: chase round, 2 players", 0.5, lambda: solve_round(double, 2))
    timed(report, "double-shutter: chase round, 8 players", 8, lambda: solve_round(double, 8))
    timed(report, "double-shutter: chase game of two, 5 rounds", 15, lambda: solve_game(double, 5))
    many(report, double)
    for players, most in ((2, 1), (3, 5), (4, 40)):
        if players < 4 or "--quick" not in sys.argv:
            name = f"last-one-standing: whole game, {players} players"
            timed(report, name, most, lambda players=players: solve_standing(standing, players))
    full = "123456789/987654321"
    advise(report, "for a turn", 0.4, "double-shutter", full, "3,5")
    chase = ["--players", "2", "--to-beat", "20", "--tries", "1"]
    advise(report, "for a chase", 0.4, "double-shutter", full, "3,5", *chase)
    advise(report, "for Last One Standing", 2, "last-one-standing", full, "3,5", "--players", "2")
    report.memory(1024)
    report.exit()


if __name__ == "__main__":
    main()
