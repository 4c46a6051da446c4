"""Speed of values and of the coach on one core: `.venv/bin/python benchmarks/coach.py`.

The game is solved first, which takes some seconds and is not measured. The analysis of a new game has to sweep turns
that are not in the cache yet, and imports the compiler for that; the analysis of a known game finds them in the cache.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import mean
from time import perf_counter

from clock import Report, best_of
from needs import packages

with packages("numba", "numpy"):
    from shutbox.coach import analyse, document, hint
    from shutbox.play import Action, Game, Record, begun, decide, evolve, extended, legal, seeded_dice, write_record
    from shutbox.rules import RuleSet, changed, named
    from shutbox.value import options, prepare

ROUNDS = "10"


def best(game: Game, _: Random) -> Action:
    """The choice of somebody who makes no mistakes."""
    return options(game).best.action


def any_of_them(game: Game, lots: Random) -> Action:
    """The choice of somebody who makes many, so that there is much to explain."""
    return lots.choice(legal(game))


def played(rules: RuleSet, players: int, seed: str, choose: object) -> tuple[Record, list[Game]]:
    """A whole game, and the states that it went through."""
    assert callable(choose)
    record, dice, lots = begun(rules, ["Ann", "Bo", "Cy"][:players]), seeded_dice(seed), Random(seed)
    games = [record.start]
    while not games[-1].over:
        event = decide(games[-1], choose(games[-1], lots), dice)
        record = extended(record, event)
        games.append(evolve(games[-1], event))
    return record, games[:-1]


def command(report: Report, name: str, record: Record, times: int, most: float | None) -> None:
    """The command from start to end, as a user meets it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.shutbox"
        path.write_text(write_record(record))
        call = [sys.executable, "-m", "shutbox", "analyse", str(path)]
        seconds = best_of(times, lambda: subprocess.run(call, stdout=subprocess.DEVNULL, check=True))
    report.line(f"shutbox analyse, {name}", seconds, "s", most=most)


def in_process(report: Report, name: str, record: Record) -> None:
    """The analysis alone, and what comes after it."""
    seconds = best_of(3, lambda: analyse(record))
    report.line(f"analyse, {name}", seconds, "s", most=1.5)
    told = analyse(record)
    report.line("the report as a document", best_of(3, lambda: document(told)), "s", most=1.5)


def _milliseconds(game: Game) -> float:
    begin = perf_counter()
    options(game)
    return 1000 * (perf_counter() - begin)


def asked(report: Report, name: str, games: list[Game]) -> None:
    """The options of every state of a game, one after the other; and hints, where there is something to choose."""
    for game in games:
        options(game)
    # Of three passes the fastest, state by state: the slowest state is then one of the game, not of the machine.
    passes = [[_milliseconds(game) for game in games] for _ in range(3)]
    times = [min(each) for each in zip(*passes, strict=True)]
    report.line(f"options, {name}, mean of {len(games)}", mean(times), "ms", most=3)
    report.line(f"options, {name}, slowest", max(times), "ms", most=3)
    choices = [game for game in games if len(legal(game)) > 1]
    seconds = best_of(2, lambda: [hint(game) for game in choices])
    report.line(f"hint, {name}, mean of {len(choices)}", 1000 * seconds / len(choices), "ms")


def main() -> None:
    """Prints the figures of values and of the coach."""
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SHUTBOX_CACHE"] = folder
        chase = changed(named("double-shutter"), {"rounds": ROUNDS})
        prepare(begun(chase, ["Ann", "Bo"]).start)
        flawed, _ = played(chase, 2, "flawed", any_of_them)
        command(report, f"a new game, {len(flawed.events)} events", flawed, 1, None)
        command(report, "the same, seen before", flawed, 3, 1.5)
        in_process(report, "the same, tables loaded", flawed)
        record, games = played(chase, 2, "perfect", best)
        in_process(report, f"perfect play, {len(record.events)} events", record)
        asked(report, "a chase", games)
        asked(report, "a turn", played(named("nine"), 2, "turn", best)[1])
        asked(report, "a turn of the double box", played(named("double-shutter"), 1, "turn", best)[1])
        asked(report, "a chase of three", played(named("double-shutter"), 3, "three", best)[1])
    report.exit()


if __name__ == "__main__":
    main()
