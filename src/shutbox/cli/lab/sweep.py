"""`shutbox sweep`: exact measures for a grid of rule sets, for game designers."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any

from shutbox.cli.game import stoppable
from shutbox.cli.lab.job import journal, journal_of, output_path, place_of, stop
from shutbox.cli.line import Arguments, choose_rules, integer
from shutbox.cli.terminal import GAP, Terminal, pad, paragraph, progress, rewrite, width
from shutbox.extra import LAB
from shutbox.rules import RuleSet
from shutbox.solve import require_solver
from shutbox.tournament import MEASURES, Axis, Point, Row, fault_of, measure_points, points, read_axes
from shutbox.words import Words

TOP, MOST_FAULTS = 20, 8
# The sort key of each column, best first. The advantage of the opener is best when it is nearest to 0.
SORTS: dict[str, Callable[[float], float]] = dict.fromkeys(MEASURES[:-3], lambda value: -value) | {
    "mean": lambda value: value,
    "sd": lambda value: value,
    "opener": abs,
}
COLUMNS = ("mean", "shut", "throws", "choices", "skill", "opener")


@dataclass(frozen=True, slots=True)
class Sweep:
    """The parameters of a sweep, and the measures at each point."""

    rules: RuleSet
    players: int
    axes: tuple[Axis, ...]
    points: list[Point]
    rows: list[Row]


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Measures every point of the grid, and shows or writes the table."""
    rules = choose_rules(args.positional["RULES"], args.values("set"))
    axes = read_axes(rules, args.values("axis"))
    grid = points(rules, axes, integer(args, "sample"), args.value("seed") or "0")
    players, place = integer(args, "players") or 2, place_of(args)
    sort, top = args.value("sort"), integer(args, "top") or TOP
    path = output_path(args)
    require_solver(LAB)
    try:
        with stoppable(), progress(words, terminal) as draw, journal(path) as journal_path:
            rows = measure_points(grid, players, journal_path, place=place, progress=draw)
    except KeyboardInterrupt:
        return stop(words, terminal, path)
    sweep = Sweep(rules, players, axes, grid, rows)
    if path is not None:
        rewrite(str(path), as_csv(words, sweep))
        journal_of(path).unlink()
    if args.flag("json"):
        terminal.show(data(words, sweep) | ({"file": str(path)} if path else {}))
    else:
        terminal.tell("\n".join(text_lines(words, sweep, sort, top, terminal.style.width)))
    return 0


def as_csv(words: Words, sweep: Sweep) -> str:
    """The table as CSV with full precision: settings, measures, and the fault of a point without measures."""
    out = StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow([*(axis.setting for axis in sweep.axes), *MEASURES, "fault"])
    for point, row in zip(sweep.points, sweep.rows, strict=True):
        error = fault_of(point, row)
        cells = ["" if row.get(name) is None else str(row[name]) for name in MEASURES]
        table.writerow([*(value for _, value in point.settings), *cells, words.error(error) if error else ""])
    return out.getvalue()


def data(words: Words, sweep: Sweep) -> dict[str, Any]:
    """The table as JSON data, in the order of the grid."""
    rows = []
    for point, row in zip(sweep.points, sweep.rows, strict=True):
        error = fault_of(point, row)
        fault = {"fault": {"code": error.code, "text": words.error(error)}} if error else {}
        measures = {} if error else {name: row[name] for name in MEASURES}
        rows.append({"settings": dict(point.settings), **measures, **fault})
    return {"rules": sweep.rules.name, "players": sweep.players, "rows": rows}


def text_lines(words: Words, sweep: Sweep, sort: str | None, top: int, columns: int) -> list[str]:
    """The best rows as text, and the points with faults."""
    good = [(point, row) for point, row in zip(sweep.points, sweep.rows, strict=True) if not fault_of(point, row)]
    if sort is not None:
        key = SORTS[sort]
        good.sort(key=lambda each: (each[1][sort] is None, key(each[1][sort] or 0.0)))
    head = words.text(
        "sweep-head",
        rules=words.rule_title(sweep.rules),
        count=len(good),
        sort=sort or "none",
        players=sweep.players,
    )
    if top < len(good):
        head = words.text("sweep-first", head=head, shown=top)
    return [*paragraph(head, columns), "", *_table(words, sweep, good[:top], columns), *_faults(words, sweep, columns)]


def _table(words: Words, sweep: Sweep, rows: Sequence[tuple[Point, Row]], columns: int) -> list[str]:
    """The settings and measures of each point, in one line, or in two if that is too wide."""
    if not rows:
        return []
    settings = [[axis.setting for axis in sweep.axes], *([value for _, value in point.settings] for point, _ in rows)]
    figures = [[words.text("sweep-column", column=name) for name in COLUMNS]]
    figures += [[_cell(words, row, name) for name in COLUMNS] for _, row in rows]
    left, right = _columns(settings, pad), _columns(figures, lambda cell, wide: " " * (wide - width(cell)) + cell)
    if width(left[0]) + GAP + width(right[0]) <= columns:
        return [f"{begin}{' ' * GAP}{end}" for begin, end in zip(left, right, strict=True)]
    points = [line for (point, _), line in zip(rows, right[1:], strict=True) for line in (_settings_text(point), line)]
    return [right[0], *points]


def _columns(rows: Sequence[Sequence[str]], pad_cell: Callable[[str, int], str]) -> list[str]:
    """Rows of cells, align in columns."""
    widths = [max(map(width, cells)) for cells in zip(*rows, strict=True)]
    return [(" " * GAP).join(map(pad_cell, row, widths)) for row in rows]


def _settings_text(point: Point) -> str:
    return " ".join(f"{setting}={value}" for setting, value in point.settings)


def _cell(words: Words, row: Row, name: str) -> str:
    value = row[name]
    if value is None:
        return "-"
    if name == "opener":
        chance = row["unit"] == "chance"
        return words.percent(value, 3, signed=True) if chance else words.number(value, 4, signed=True)
    return words.percent(value, 2) if name in ("shut", "skill") else words.number(value, 3)


def _faults(words: Words, sweep: Sweep, columns: int) -> list[str]:
    """The first points that could not be measured, with the reason, and the number of the others."""
    errors = [(point, fault_of(point, row)) for point, row in zip(sweep.points, sweep.rows, strict=True)]
    faulty = [(point, error) for point, error in errors if error]
    if not faulty:
        return []
    lines = ["", words.text("sweep-faults", count=len(faulty))]
    for point, error in faulty[:MOST_FAULTS]:
        lines += paragraph(words.text("list-told", what=_settings_text(point), told=error), columns, indent=2)
    if len(faulty) > MOST_FAULTS:
        lines.append(words.text("sweep-faults-more", count=len(faulty) - MOST_FAULTS))
    return lines
