"""`shutbox tables`: makes the solutions that come with the package again, or checks them."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

from shutbox.cli.line import Arguments, UsageError, check_folder, choose_rules
from shutbox.cli.terminal import Terminal, align, make_folder, progress
from shutbox.extra import LAB
from shutbox.rules import RuleSet
from shutbox.solve import library
from shutbox.solve.portable import BITS, FOLDER, QUANTUM, read_shelf
from shutbox.words import Words

Data = dict[str, Any]
Progress = Callable[[int, int], None]
# What `--quick` solves at most for one game, in the unit of `solve.price`: about a second. And the choices of each game
# whose advice is compared.
QUICK, CHOICES = 600_000_000, 12
BAD = 1


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Makes or checks the files of the games that are asked for."""
    told, out = args.positional.get("RULES"), args.value("out")
    asked = None if told is None else choose_rules(told, ()).name
    if out:
        check_folder(Path(out))
    library.require_solver(LAB)
    from shutbox.solve.portable import games_by_file

    files = {
        name: games for name, games in games_by_file().items() if asked in (None, *(rules.name for rules in games))
    }
    if not files:
        raise UsageError("tables-none", rules=asked)
    rows = []
    with progress(words, terminal) as draw:
        for name, games in files.items():
            rows.append(_checked(name, games, args, draw) if args.flag("check") else _made(name, games, args, draw))
    if args.flag("json"):
        terminal.show({"bits": BITS, "quantum": QUANTUM, "tables": rows})
    else:
        terminal.tell("\n".join(align([_cells(words, row) for row in rows], terminal.style.width)))
    return 0 if all(map(is_good, rows)) else BAD


def _made(name: str, games: list[RuleSet], args: Arguments, draw: Progress | None) -> Data:
    """One file, made anew. What was solved before is in the cache folder, so an interrupted run goes on there."""
    from shutbox.solve.portable import write_shelf

    folder = Path(args.value("out") or FOLDER)
    make_folder(folder)
    path = write_shelf(folder, name, games, draw)
    return _head(path, games)


def _head(path: Path, games: list[RuleSet]) -> Data:
    size = path.stat().st_size if path.exists() else 0
    return {
        "file": path.name,
        "rules": [rules.name for rules in games],
        "bytes": size,
        "solutions": len(read_shelf(path).places),
    }


def _checked(name: str, games: list[RuleSet], args: Arguments, draw: Progress | None) -> Data:
    """One file, compared with what is made now."""
    from shutbox.solve.portable import Comparison, compare, compared_problems
    from shutbox.value import sampled_advice

    budget = QUICK if args.flag("quick") else inf
    problems = [problem for rules in games for problem in compared_problems(rules, budget)]
    found, same, loss = Comparison(), 0, 0.0
    advised = 0
    for done, problem in enumerate(problems):
        if draw:
            draw(done, len(problems))
        found += compare(problem, [each for each in problems if each.rules == problem.rules])
        for advice in sampled_advice(problem, CHOICES, name):
            advised, same, loss = advised + 1, same + advice.same, max(loss, advice.loss)
    more = {"made": found.solutions, "missing": found.missing, "difference": found.difference}
    return _head(FOLDER / name, games) | more | {"choices": advised, "same": same, "loss": loss}


def is_good(row: Data) -> bool:
    """Whether everything is there, no number is off by more than a quantum, and the advice is the same."""
    if "made" not in row:
        return True
    return not row["missing"] and row["difference"] <= QUANTUM and row["same"] == row["choices"]


def _cells(words: Words, row: Data) -> tuple[str, ...]:
    size = words.text("show-cache-size", kilobytes=words.number(row["bytes"] / 1000, 1))
    cells = (words.series(row["rules"]), size, words.text("show-tables-solutions", count=row["solutions"]))
    if "made" not in row:
        return cells
    quanta = words.number(row["difference"] / QUANTUM, 2)
    verdict = words.text("show-tables-good") if is_good(row) else words.text("show-tables-bad", missing=row["missing"])
    advice = words.text("show-tables-advice", same=row["same"], count=row["choices"])
    return (*cells, words.text("show-tables-difference", count=row["made"], quanta=quanta), advice, verdict)
