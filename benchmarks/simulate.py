"""Speed of simulations on two cores: `.venv/bin/python benchmarks/simulate.py [--quick]`.

Each is compared with the same work event by event, through `decide` and `evolve`, measured in the same run on one core.
"""

from __future__ import annotations

import sys
from time import perf_counter

from clock import Report, best_of
from needs import packages

with packages("numba", "numpy"):
    from shutbox.bots import bot
    from shutbox.play import decide, evolve, new_game, seeded_dice
    from shutbox.rules import RuleSet, changed, named
    from shutbox.simulate import ROUNDS, TURNS, count, ready

CORES, TIMES, MOMENT = 2, 5, 2.0


def plain(rules: RuleSet, bots: tuple[str, ...]) -> tuple[float, float]:
    """Turns and rounds a second of games that are played one event after the other."""
    players = [bot(name, lambda: 0.5) for name in bots]
    turns = rounds = number = 0
    begun = perf_counter()
    while perf_counter() - begun < MOMENT:
        dice, game = seeded_dice(str(number)), new_game(rules, [str(seat) for seat in range(len(bots))])
        while not game.over:
            game = evolve(game, decide(game, players[game.at].choose(game), dice))
        number, turns, rounds = number + 1, turns + sum(game.tally.turns), rounds + game.tally.round
    seconds = perf_counter() - begun
    return turns / seconds, rounds / seconds


def speed(report: Report, rules: RuleSet, bots: tuple[str, ...], games: int, what: str, least: float | None) -> None:
    """A simulation in turns or rounds a second, and how many times faster that is than event by event."""
    name = f"{rules.name}, {' against '.join(bots)}: {what}"
    ready(rules, bots)
    counts = count(rules, bots, games, "speed", threads=CORES)
    seconds = best_of(TIMES, lambda: count(rules, bots, games, "speed", threads=CORES))
    done = sum(counts.sums[:, TURNS]) if what == "turns" else counts.sums[0, ROUNDS]
    report.line(name, done / seconds / 1e6, "million/s", least=least)
    report.ratio(f"{name}, against event by event", done / seconds / plain(rules, bots)[what == "rounds"])


def main() -> None:
    """Prints the figures of simulations."""
    report, quick = Report(), "--quick" in sys.argv
    nine, double = named("nine"), named("double-shutter")
    single = changed(double, {"rounds": "1"})
    # A box of one's own, choices read off a table: what a turn costs at least.
    speed(report, nine, ("perfect",), 4_000_000, "turns", 15)
    speed(report, nine, ("highest",), 4_000_000, "turns", 15)
    speed(report, double, ("perfect",), 2_000_000, "turns", 5)
    speed(report, double, ("highest",), 2_000_000, "turns", 5)
    speed(report, nine, ("perfect", "perfect"), 400_000, "turns", None)
    speed(report, nine, ("club", "novice"), 400_000, "turns", None)
    speed(report, single, ("perfect", "perfect"), 400_000, "rounds", 0.3)
    if not quick:
        # Five rounds: the worths of every score are made anew for each run.
        speed(report, double, ("perfect", "perfect"), 400_000, "rounds", None)
        speed(report, named("last-one-standing"), ("perfect", "perfect"), 200_000, "rounds", None)
    report.memory(1024)
    report.exit()


if __name__ == "__main__":
    main()
