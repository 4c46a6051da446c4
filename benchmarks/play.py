"""Speed of rules and play on one core, in pure Python: `.venv/bin/python benchmarks/play.py`."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields, make_dataclass, replace
from pathlib import Path
from random import Random

from clock import Report, best_of
from needs import packages

with packages():
    from shutbox.play import (
        Game,
        Record,
        changed,
        decide,
        evolve,
        legal,
        new_game,
        read_record,
        replay,
        seeded_dice,
        write_record,
    )
    from shutbox.rules import RuleSet, named

ROOT = Path(__file__).parent.parent
TURNS, MADE = 3000, 10_000
NAMES = [each.name for each in fields(Game)]
# A game as a frozen dataclass would be that is not quick.
Plain = make_dataclass("Plain", NAMES, frozen=True, slots=True)


def random_game(rules: RuleSet, players: list[str], seed: int) -> Record:
    """A game of random choices, through decide and evolve."""
    game, dice, choice, events = new_game(rules, players), seeded_dice(f"{seed}"), Random(seed), []
    while not game.over:
        event = decide(game, choice.choice(legal(game)), dice)
        game = evolve(game, event)
        events.append(event)
    return Record(rules, game.players, tuple(events))


def main() -> None:
    """Prints the figures of the foundation."""
    report, rules = Report(), named("double-shutter")
    seconds = best_of(3, lambda: [random_game(rules, ["Ann"], seed) for seed in range(TURNS)])
    report.line("whole random solitaire turns of double-shutter", TURNS / seconds, "turns/s", least=3000)
    records = [random_game(rules, ["Ann", "Bo"], seed) for seed in range(60)]
    events = sum(len(record.events) for record in records)
    seconds = best_of(3, lambda: [game for record in records for game in replay(record)])
    report.line("events replayed", events / seconds, "events/s", least=50_000)
    texts = [write_record(record) for record in records]
    seconds = best_of(3, lambda: [read_record(text) for text in texts])
    report.line("events read from text and replayed", events / seconds, "events/s", least=50_000)
    game = new_game(rules, ["Ann", "Bo"])
    values = [getattr(game, name) for name in NAMES]
    plain = Plain(*values)
    slow, quick = (best_of(5, lambda kind=kind: [kind(*values) for _ in range(MADE)]) for kind in (Plain, Game))
    report.line("a game, made as a plain frozen dataclass", slow / quick, "times as long", least=1.5)
    slow = best_of(5, lambda: [replace(plain, at=1) for _ in range(MADE)])
    quick = best_of(5, lambda: [changed(game, at=1) for _ in range(MADE)])
    report.line("a game with a change, made by dataclasses.replace", slow / quick, "times as long", least=2)
    command = [sys.executable, "-m", "shutbox", "rules"]
    seconds = best_of(10, lambda: subprocess.run(command, stdout=subprocess.DEVNULL, check=True))
    report.line("python -m shutbox rules", seconds, "s", most=0.25)
    script = [str(ROOT / "shutbox"), "rules"]
    seconds = best_of(10, lambda: subprocess.run(script, stdout=subprocess.DEVNULL, check=True))
    report.line("./shutbox rules", seconds, "s", most=0.25)
    report.exit()


if __name__ == "__main__":
    main()
