"""How the cost of a turn grows with the box: `.venv/bin/python -m benchmarks.growth`, about half a minute on one core.

Writes its measurements to docs/results.md and draws them in docs/growth.svg. The boxes have 1, 2, 3, … in odd rows and
the reverse in even ones, and always two dice.
"""

from __future__ import annotations

from math import ceil, floor, log10
from typing import NamedTuple

from benchmarks.clock import best_of
from benchmarks.needs import packages

with packages("numba", "numpy"):
    from benchmarks.results import PAGE, ROOT, block, filled, table
    from shutbox.rules import Box, TurnRules
    from shutbox.solve import MOST_BYTES, best, edge_count, graph, memory

CHART = ROOT / "docs" / "growth.svg"
COLUMNS, ROWS = range(9, 13), range(1, 4)
HEAD = ("rows", "columns", "positions", "moves", "memory", "graph", "one sweep")


class Cost(NamedTuple):
    """What a box costs: milliseconds for the graph of its moves and for one sweep, None where it is refused."""

    rows: int
    columns: int
    positions: int
    moves: int
    megabytes: int
    graph: float | None = None
    sweep: float | None = None


def turn_of(rows: int, columns: int) -> TurnRules:
    """A turn at a box of so many rows and columns."""
    lines = [range(1, columns + 1) if row % 2 == 0 else range(columns, 0, -1) for row in range(rows)]
    return TurnRules(box=Box(tuple(zip(*lines, strict=True))))


def counted(rows: int, columns: int) -> Cost:
    """The size of a box, nothing measured."""
    rules = turn_of(rows, columns)
    return Cost(rows, columns, rules.box.size, edge_count(rules), memory(rules) >> 20)


def measured(rows: int, columns: int) -> Cost:
    """What a box costs, if it is not too large."""
    size, rules = counted(rows, columns), turn_of(rows, columns)
    if memory(rules) > MOST_BYTES:
        return size

    def fresh() -> object:
        graph.cache_clear()
        return graph(rules)

    built = best_of(3, fresh)
    made = graph(rules)
    assert made.after.size == size.moves
    swept = best_of(5, lambda: best(made, -made.totals))
    return size._replace(graph=1000 * built, sweep=1000 * swept)


def listed(costs: list[Cost]) -> str:
    """The costs as a table."""

    def shown(milliseconds: float | None) -> str:
        return "refused" if milliseconds is None else f"{float(f'{milliseconds:.3g}'):,g} ms"

    sizes = [[str(each.rows), str(each.columns), f"{each.positions:,}", f"{each.moves:,}"] for each in costs]
    rest = [[f"{each.megabytes:,} MB", shown(each.graph), shown(each.sweep)] for each in costs]
    return table(HEAD, [[*size, *more] for size, more in zip(sizes, rest, strict=True)])


def read_costs(text: str) -> list[Cost]:
    """The costs that a table holds."""

    def number(cell: str) -> float | None:
        return None if cell == "refused" else float(cell.split()[0].replace(",", ""))

    lines = [[number(cell.strip()) for cell in line.strip("|").split("|")] for line in text.splitlines()[2:]]
    return [Cost(*(int(each or 0) for each in line[:5]), *line[5:]) for line in lines]


WIDTH, HEIGHT, TOP, BOTTOM, PANEL, APART = 760, 420, 84, 350, 290, 44
LEFT = {"graph": 84, "sweep": 84 + PANEL + APART}
TITLES = {"graph": "building the graph of moves", "sweep": "one sweep over it"}
STYLE = """
  .card { fill: #ffffff; }
  text { font: 13px system-ui, sans-serif; fill: #24292f; }
  .title { font-size: 15px; font-weight: 600; }
  .grid { stroke: #d0d7de; }
  .line { fill: none; stroke-width: 2; }
  .name { paint-order: stroke; stroke: #ffffff; stroke-width: 5; }
  .line.rows1 { stroke: #0969da; } .dot.rows1, .name.rows1 { fill: #0969da; }
  .line.rows2 { stroke: #bc4c00; } .dot.rows2, .name.rows2 { fill: #bc4c00; }
  .line.rows3 { stroke: #1a7f37; } .dot.rows3, .name.rows3 { fill: #1a7f37; }
  @media (prefers-color-scheme: dark) {
    .card { fill: #0d1117; }
    .name { stroke: #0d1117; }
    text { fill: #e6edf3; }
    .grid { stroke: #3d444d; }
    .line.rows1 { stroke: #58a6ff; } .dot.rows1, .name.rows1 { fill: #58a6ff; }
    .line.rows2 { stroke: #f0883e; } .dot.rows2, .name.rows2 { fill: #f0883e; }
    .line.rows3 { stroke: #56d364; } .dot.rows3, .name.rows3 { fill: #56d364; }
  }
"""


class Scale(NamedTuple):
    """Where things stand in a panel: its left edge, the lowest and the highest power of ten, in milliseconds."""

    left: int
    low: int
    high: int

    def across(self, columns: int) -> float:
        """The place of a number of columns."""
        return self.left + 20 + (PANEL - 80) * (columns - COLUMNS[0]) / (len(COLUMNS) - 1)

    def down(self, milliseconds: float) -> float:
        """The place of a time."""
        return BOTTOM - (BOTTOM - TOP) * (log10(milliseconds) - self.low) / (self.high - self.low)


def chart(costs: list[Cost]) -> str:
    """The costs as a picture: a panel for the graph and one for the sweep, a line for each number of rows."""
    times = [time for each in costs for time in (each.graph, each.sweep) if time is not None]
    powers = floor(log10(min(times))), ceil(log10(max(times)))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="title">',
        '<title id="title">Time to solve one turn by columns and rows of the box, logarithmic</title>',
        f"<style>{STYLE}</style>",
        f'<rect class="card" width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
        f'<text class="title" x="{LEFT["graph"]}" y="30">Time to solve one turn, on one core</text>',
    ]
    for kind, left in LEFT.items():
        scale = Scale(left, *powers)
        parts += _axes(scale, TITLES[kind], named=kind == "graph")
        for rows in ROWS:
            own = [(each.columns, getattr(each, kind)) for each in costs if each.rows == rows]
            parts += _line(scale, rows, [(columns, time) for columns, time in own if time is not None])
    return "\n".join([*parts, "</svg>\n"])


def _time(power: int) -> str:
    return f"{10 ** (power - 3)} s" if power >= 3 else f"{10.0**power:g} ms"


def _axes(scale: Scale, title: str, *, named: bool) -> list[str]:
    """The lines of a panel; only the first one has the times beside them."""
    parts = [f'<text x="{scale.left}" y="{TOP - 20}">{title}</text>']
    for power in range(scale.low, scale.high + 1):
        y = scale.down(10.0**power)
        parts.append(f'<line class="grid" x1="{scale.left}" y1="{y:.1f}" x2="{scale.left + PANEL}" y2="{y:.1f}"/>')
        if named:
            parts.append(f'<text x="{scale.left - 8}" y="{y + 4:.1f}" text-anchor="end">{_time(power)}</text>')
    parts += [_centred(scale.across(columns), BOTTOM + 22, str(columns)) for columns in COLUMNS]
    middle = (scale.across(COLUMNS[0]) + scale.across(COLUMNS[-1])) / 2
    return [*parts, _centred(middle, BOTTOM + 44, "columns of the box")]


def _centred(x: float, y: float, text: str) -> str:
    return f'<text x="{x:.1f}" y="{y}" text-anchor="middle">{text}</text>'


def _line(scale: Scale, rows: int, points: list[tuple[int, float]]) -> list[str]:
    places = [(scale.across(columns), scale.down(time)) for columns, time in points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    x, y = places[-1]
    return [
        f'<polyline class="line rows{rows}" points="{path}"/>',
        *(_dot(rows, *place) for place in places),
        f'<text class="name rows{rows}" x="{x + 10:.1f}" y="{y + 4:.1f}">{rows} row{"s" * (rows > 1)}</text>',
    ]


def _dot(rows: int, x: float, y: float) -> str:
    """A mark whose shape tells the number of rows too: round, square, three-cornered."""
    kind = f'class="dot rows{rows}"'
    if rows == 1:
        return f'<circle {kind} cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
    if rows == 2:
        return f'<rect {kind} x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8"/>'
    return f'<path {kind} d="M{x:.1f} {y - 5:.1f}l5 9h-10z"/>'


def main() -> None:
    """Measures every box, and writes table and picture."""
    costs = []
    for rows in ROWS:
        for columns in COLUMNS:
            costs.append(measured(rows, columns))
            print(costs[-1], flush=True)
    page = filled(PAGE.read_text(encoding="utf-8"), "growth", listed(costs))
    PAGE.write_text(page, encoding="utf-8")
    # Drawn from what the page says, so that the two agree to the last digit.
    CHART.write_text(chart(read_costs(block(page, "growth"))), encoding="utf-8")


if __name__ == "__main__":
    main()
