"""`shutbox export`: writes the table of a solved turn as CSV or NPZ."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shutbox.cli.line import Arguments, UsageError, check_new, choose_rules
from shutbox.cli.terminal import Terminal
from shutbox.extra import LAB
from shutbox.rules import Move, Position, score, write_move, write_position, write_throw
from shutbox.solve import read_objective, require_solver
from shutbox.words import Words

if TYPE_CHECKING:
    from shutbox.solve import Graph, Turn


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Writes the table to a new file."""
    rules = choose_rules(args.positional["RULES"], args.values("set"))
    path = Path(args.positional["TABLE"])
    check_new(path)
    objective = read_objective(args.value("objective") or "mean", worst=args.flag("worst"))
    require_solver(LAB)
    from shutbox.solve import solve_turn

    solved = solve_turn(rules.turn, objective)
    write = _write_csv if path.suffix.lower() == ".csv" else _write_npz
    try:
        write(solved, path)
    except OSError as error:
        raise UsageError("export-failed", path=str(path), why=str(error.strerror)) from None
    if args.flag("json"):
        terminal.show(
            {"rules": rules.name, "objective": objective.spelling, "file": str(path), "rows": solved.graph.size}
        )
    else:
        terminal.tell(words.text("show-exported", path=str(path), rows=solved.graph.size))
    return 0


def _policy(solved: Turn) -> tuple[Any, Any]:
    from shutbox.solve import turn_choices

    choices, _ = turn_choices(solved)
    return choices.edges.reshape(solved.graph.size, -1), choices.dice


def rows(solved: Turn) -> Iterator[list[str]]:
    """A heading, then for each position its total, its value, the dice to throw, and the move for each throw."""
    graph, box = solved.graph, solved.graph.rules.box
    edges, dice = _policy(solved)
    classes = [index for index, throws in enumerate(graph.throws) if throws]
    heads = [" ".join(map(write_throw, graph.throws[index])) for index in classes]
    yield ["number", "position", "total", "value", "dice", *heads]
    for position in map(Position, range(graph.size)):
        choices = [int(edges[position, index]) if _possible(graph, position, index) else -1 for index in classes]
        shuts = [Move(position - int(graph.after[edge])) if edge >= 0 else None for edge in choices]
        moves = ["" if move is None else write_move(box, position, move) for move in shuts]
        count = str(1 if dice[position] else graph.rules.dice) if position else ""
        value = repr(float(solved.values[position]))
        yield [str(position), write_position(box, position), str(score(graph.rules, position)), value, count, *moves]


def _possible(graph: Graph, position: Position, index: int) -> bool:
    """Whether throws of this class are possible with the numbers of dice allowed at this position."""
    kinds = int(graph.counts[position])
    return any(kinds >> row & 1 and graph.chance[row, index] > 0 for row in (0, 1))


def _write_csv(solved: Turn, path: Path) -> None:
    with path.open("x", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows(solved))


def _write_npz(solved: Turn, path: Path) -> None:
    import numpy as np

    edges, dice = _policy(solved)
    after = np.where(edges >= 0, solved.graph.after[np.maximum(edges, 0)], -1)
    throws = np.array([" ".join(map(write_throw, each)) for each in solved.graph.throws])
    with path.open("xb") as file:
        np.savez_compressed(
            file, values=solved.values, totals=solved.graph.totals, one_die=dice, after=after, throws=throws
        )
