"""A strategy card as a printable SVG page. It uses shapes and shades, so that it works in black and white."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from shutbox.cli.report.svg import (
    ACCENT,
    INK,
    LINE,
    SOFT,
    document,
    drawn_number,
    element,
    line,
    number_width,
    text_line,
    text_width,
    wrap_text,
)
from shutbox.rules import Buys, OffMat, RuleSet, Throw, Tile, throws, tile_name, tiles, write_throw
from shutbox.words import Words

if TYPE_CHECKING:
    from shutbox.coach.strategy import Card, Cost, Habit, Line

WIDTH, HEIGHT, MARGIN = 210.0, 297.0, 14.0
INNER = WIDTH - 2 * MARGIN
GUTTER = 8.0
# The shades of tiles by row, from the front to the back.
SHADES = ("#ffffff", "#e6dcca", "#c9b797", "#a8936f")
LARGEST, SMALLEST, STEP, MOST_COLUMNS = 7.6, 0.8, 0.1, 4
# The most extra space between rows, in heights of a tile.
MOST_AIR = 0.5
# A layout with one column less is preferred if its tiles are at least this share as large.
WORTH_A_COLUMN = 0.82
PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}


def card_svg(words: Words, rules: RuleSet, card: Card, about: str, command: str) -> str:
    """The whole page; `about` is a sentence on the rules, `command` the command that makes the page."""
    head, top = _head(words, rules, card, about)
    foot, bottom = _foot(words, rules, card, command)
    title = words.text("card-name", rules=words.rule_title(rules))
    return document(WIDTH, HEIGHT, title, [*head, *_table(words, rules, card, top, bottom), *foot])


# The head: the title, the box, the legend


def _head(words: Words, rules: RuleSet, card: Card, about: str) -> tuple[list[str], float]:
    picture, wide, high = _box(rules)
    room = INNER - wide - GUTTER
    size = max(6.4, fitting_size(words.rule_title(rules), 8.4, room))
    parts, y = [], MARGIN
    for each in wrap_text(words.rule_title(rules), size, room)[:3]:
        y += size * 1.12
        parts.append(text_line(MARGIN, y, each, size, class_="s"))
    y += 1.6
    for each in wrap_text(about, 3.1, room)[:4]:
        y += 4.2
        parts.append(text_line(MARGIN, y, each, 3.1, class_="q"))
    parts.append(element("g", picture, transform=f"translate({WIDTH - MARGIN - wide:.2f} {MARGIN + 1.5})"))
    y = max(y, MARGIN + 1.5 + high) + 3
    for each in wrap_text(words.text("card-how"), 5, INNER):
        y += 5.6
        parts.append(text_line(MARGIN, y, each, 5, class_="s"))
    for each in wrap_text(_legend(words, rules, card), 3, INNER):
        y += 4.3
        parts.append(text_line(MARGIN, y, each, 3, class_="q"))
    return parts, y + 3


def fitting_size(words: str, size: float, room: float) -> float:
    """The font size, reduced if the text does not fit into the line."""
    return min(size, 0.98 * size * room / text_width(words or " ", size))


def _legend(words: Words, rules: RuleSet, card: Card) -> str:
    """The legend: probability bars, back rows, and lists that are cut off."""
    sentences = [words.text("card-post")]
    if rules.turn.box.rows > 1:
        sentences.append(words.text("card-rows", rows=rules.turn.box.rows))
    if any(each.more for each in card.lines):
        sentences.append(words.text("card-more", rule=habit_name(words, card.otherwise)))
    return " ".join(sentences)


def _box(rules: RuleSet) -> tuple[str, float, float]:
    """The box at the start with the front row at the bottom; its width and height."""
    box = rules.turn.box
    wide = min(6.4, 66 / len(box.columns))
    high, up = wide * 1.35, set(tiles(box, rules.turn.set_up))
    parts = []
    for index, column in enumerate(box.columns):
        for row, value in enumerate(column):
            x, y = 1.5 + index * wide, 1.5 + (box.rows - 1 - row) * (high + 0.6)
            parts.append(_slab(x + 0.2, y, wide - 0.4, high, row, shut=Tile(index, row, value) not in up))
            parts.append(
                _centred_number(
                    x, y + high * 0.24, wide, str(value), min(high * 0.5, 24 * wide / (20 * len(str(value))))
                )
            )
    width, height = len(box.columns) * wide + 3, box.rows * (high + 0.6) + 2.4
    frame = element("rect", width=width, height=height, rx=1.6, fill="none", stroke=INK, stroke_width=0.7)
    return frame + "".join(parts), width, height


def _slab(x: float, y: float, wide: float, high: float, row: int, *, shut: bool = False, stroke: float = 0.22) -> str:
    """A tile; one that is shut from the start has a dashed outline."""
    dashes = {"stroke_dasharray": "0.8 0.8"} if shut else {}
    shade = "none" if shut else SHADES[min(row, len(SHADES) - 1)]
    return element(
        "rect",
        x=x,
        y=y,
        width=wide,
        height=high,
        rx=min(wide, high) * 0.14,
        fill=shade,
        stroke=INK,
        stroke_width=stroke,
        **dashes,
    )


def _centred_number(x: float, y: float, wide: float, number: str, height: float) -> str:
    return drawn_number(x + (wide - number_width(number, height)) / 2, y, number, height)


# The table: a row for each throw


@dataclass(frozen=True, slots=True)
class Cell:
    """A combination of tiles with their names."""

    tiles: tuple[tuple[Tile, str], ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the table: its throws, their chance relative to the most likely row, and its combinations."""

    throws: tuple[Throw, ...]
    share: float
    cells: tuple[Cell, ...]
    more: bool
    name: str


def _entries(words: Words, rules: RuleSet, card: Card) -> list[Entry]:
    chances = [_chance(rules, each) for each in card.lines]
    return [_entry(words, rules, each, chance / max(chances)) for each, chance in zip(card.lines, chances, strict=True)]


def _chance(rules: RuleSet, row: Line) -> float:
    """The chance of a throw with all dice."""
    weights = dict(throws(rules.turn.dice, rules.turn.faces))
    return sum(weights.get(throw, 0) for throw in row.throws) / float(rules.turn.faces**rules.turn.dice)


def _entry(words: Words, rules: RuleSet, row: Line, share: float) -> Entry:
    box = rules.turn.box
    cells = tuple(Cell(tuple((tile, tile_name(box, tile)) for tile in choice)) for choice in row.choices)
    choices = [*("+".join(name for _, name in cell.tiles) for cell in cells), *(["…"] if row.more else [])]
    head = str(sum(row.throws[0])) if rules.turn.buys is Buys.SUM else write_throw(row.throws[0])
    name = words.text("card-entry", throw=head, choices=", ".join(choices) or words.text("card-miss"))
    return Entry(row.throws, share, cells, row.more, name)


@dataclass(frozen=True, slots=True)
class Layout:
    """The height of tiles, the number of columns, and the size of the label of a row."""

    high: float
    columns: int
    by_sum: bool
    dice: int
    digits: int

    @property
    def width(self) -> float:
        """The width of a column."""
        return (INNER - (self.columns - 1) * GUTTER) / self.columns

    @property
    def label(self) -> float:
        """The width of the throw and its probability bar."""
        own = self.digits * 0.68 if self.by_sum else self.dice * 0.98
        return (own + 0.75) * self.high


def _tile_width(name: str, high: float) -> float:
    value, _, column = name.partition("@")
    return max(0.66 * high, number_width(value, 0.56 * high) + 0.24 * high + 0.26 * high * bool(column) * len(column))


def _cell_width(cell: Cell, high: float) -> float:
    return sum(_tile_width(name, high) + 0.05 * high for _, name in cell.tiles)


def _cell_lines(entry: Entry, layout: Layout) -> list[list[Cell]]:
    """The combinations of a row, wrapped into lines."""
    room, gap, high = layout.width - layout.label, 0.42 * layout.high, layout.high
    lines: list[list[Cell]] = [[]]
    used = 0.0
    for cell in entry.cells:
        wide = _cell_width(cell, high) + gap
        if lines[-1] and used + wide + 0.8 * high > room:
            lines.append([])
            used = 0.0
        lines[-1].append(cell)
        used += wide
    return lines


def _row_height(entry: Entry, layout: Layout) -> float:
    return layout.high * (1.14 * len(_cell_lines(entry, layout)) + 0.36)


def _rows_per_column(heights: Sequence[float], room: float) -> list[int]:
    """The number of rows in each column of this height."""
    counts, used = [0], 0.0
    for high in heights:
        if counts[-1] and used + high > room:
            counts.append(0)
            used = 0.0
        counts[-1] += 1
        used += high
    return counts


def _split(heights: Sequence[float], columns: int, room: float) -> list[int] | None:
    """The number of rows in each column, so that the columns are as short as possible; None if there is no room."""
    if max(heights) > room or len(_rows_per_column(heights, room)) > columns:
        return None
    # The smallest possible height is the sum of some consecutive rows.
    sums = {sum(heights[begin:end]) for end in range(1, len(heights) + 1) for begin in range(end)}
    return next(
        counts
        for high in sorted(each for each in sums if each >= max(heights))
        if len(counts := _rows_per_column(heights, high + 1e-9)) <= columns
    )


def _layouts(entries: Sequence[Entry], rules: RuleSet) -> list[Layout]:
    """All layouts, best first: large tiles are better, and fewer columns make up for somewhat smaller tiles."""
    by_sum = rules.turn.buys is Buys.SUM
    dice = max(len(entry.throws[0]) for entry in entries)
    digits = max(len(str(sum(entry.throws[0]))) for entry in entries)
    sizes = [LARGEST - step * STEP for step in range(round((LARGEST - SMALLEST) / STEP) + 1)]
    every = [Layout(high, columns, by_sum, dice, digits) for columns in range(1, MOST_COLUMNS + 1) for high in sizes]
    return sorted(every, key=lambda layout: -layout.high * WORTH_A_COLUMN ** (layout.columns - 1))


def _table(words: Words, rules: RuleSet, card: Card, top: float, bottom: float) -> Iterator[str]:
    entries = _entries(words, rules, card)
    layout, counts = _best_layout(entries, rules, bottom - top)
    heights = [_row_height(entry, layout) for entry in entries]
    begins = [sum(counts[:index]) for index in range(len(counts))]
    highest = max(sum(heights[begin : begin + count]) for begin, count in zip(begins, counts, strict=True))
    air = min(MOST_AIR * layout.high, max(0.0, bottom - top - highest) / max(counts))
    for index, (begin, count) in enumerate(zip(begins, counts, strict=True)):
        x, y = MARGIN + index * (layout.width + GUTTER), top
        yield line(x, y, x + layout.width, y)
        for entry, high in zip(entries[begin : begin + count], heights[begin:], strict=False):
            yield element("g", element("title", entry.name) + "".join(_row(words, entry, layout, x, y + air / 2)))
            y += high + air
            yield line(x, y, x + layout.width, y)


def _best_layout(entries: Sequence[Entry], rules: RuleSet, room: float) -> tuple[Layout, list[int]]:
    """The best layout that fits, and the number of rows in each column."""
    for layout in _layouts(entries, rules):
        if counts := _split([_row_height(entry, layout) for entry in entries], layout.columns, room):
            return layout, counts
    # Smaller tiles would be unreadable, so the table runs over the edge.
    return layout, [len(entries)]


def _row(words: Words, entry: Entry, layout: Layout, x: float, y: float) -> Iterator[str]:
    high, top = layout.high, y + 0.25 * layout.high
    yield from _label(entry, layout, x, top)
    post = max(0.08, entry.share) * high
    at = x + layout.label - 0.42 * high
    yield line(at, top + high - 0.08 * high, at, top + high - post * 0.92, stroke=SOFT, width=0.13 * high)
    if not entry.cells and not entry.more:
        yield text_line(x + layout.label, top + 0.72 * high, words.text("card-miss"), 0.56 * high, class_="s")
    for number, cells in enumerate(_cell_lines(entry, layout)):
        at, foot = x + layout.label, top + 1.14 * high * number
        for place, cell in enumerate(cells):
            yield from _cell(cell, layout.high, at, foot, first=number == place == 0)
            at += _cell_width(cell, high) + 0.42 * high
        if entry.more and number == len(_cell_lines(entry, layout)) - 1:
            yield text_line(at, foot + 0.78 * high, "…", 0.7 * high)


def _label(entry: Entry, layout: Layout, x: float, y: float) -> Iterator[str]:
    high = layout.high
    if layout.by_sum:
        total = str(sum(entry.throws[0]))
        wide = layout.digits * 0.62 * high
        yield drawn_number(x + wide - number_width(total, 0.86 * high), y + 0.07 * high, total, 0.86 * high, stroke=3.0)
        return
    for place, face in enumerate(entry.throws[0]):
        yield from _die(x + place * 0.98 * high, y + 0.05 * high, 0.88 * high, face)


def _die(x: float, y: float, size: float, face: int) -> Iterator[str]:
    """A die with pips, or with a number if it has more than six faces."""
    yield element(
        "rect", x=x, y=y, width=size, height=size, rx=0.2 * size, fill="#fff", stroke=INK, stroke_width=0.06 * size
    )
    if face not in PIPS:
        yield _centred_number(x, y + 0.25 * size, size, str(face), 0.5 * size)
    for across, down in PIPS.get(face, ()):
        spot = {"cx": x + size * (0.25 + 0.25 * across), "cy": y + size * (0.25 + 0.25 * down)}
        yield element("circle", **spot, r=0.09 * size, fill=INK)


def _cell(cell: Cell, high: float, x: float, y: float, *, first: bool) -> Iterator[str]:
    """A combination; the first choice has a stronger outline."""
    for tile, name in cell.tiles:
        wide = _tile_width(name, high)
        value, _, column = name.partition("@")
        yield _slab(x, y, wide, high, tile.row, stroke=0.075 * high if first else 0.035 * high)
        own = number_width(value, 0.56 * high) + 0.26 * high * len(column)
        yield drawn_number(x + (wide - own) / 2, y + 0.22 * high, value, 0.56 * high, stroke=3.2 if first else 2.6)
        if column:
            yield text_line(x + wide - 0.28 * high * len(column), y + 0.92 * high, column, 0.36 * high, class_="q")
        x += wide + 0.05 * high


# The foot: the number of dice, the cost of the card, simple rules


def _foot(words: Words, rules: RuleSet, card: Card, command: str) -> tuple[list[str], float]:
    half = (INNER - GUTTER) / 2
    habits = best_by_first(card.habits)
    advice_lines = [each for sentence in _advice(words, rules, card) for each in wrap_text(sentence, 4, half)]
    notes = _notes(words, rules, command)
    high = max(37 + 5.2 * len(advice_lines), 12 + 5 * (len(habits) + 1))
    top = HEIGHT - MARGIN - 3 - 3.4 * len(notes) - high
    lines = [text_line(MARGIN, top + 6 + 5.2 * number, each, 4, class_="s") for number, each in enumerate(advice_lines)]
    left = _costs(words, card, MARGIN, top + 8 + 5.2 * len(advice_lines), half)
    right = _habits(words, card, habits, MARGIN + half + GUTTER, top, half)
    low = HEIGHT - MARGIN - 3.4 * (len(notes) - 1)
    note = [text_line(MARGIN, low + 3.4 * number, each, 2.6, class_="q") for number, each in enumerate(notes)]
    return [*lines, *left, *right, *note], top - 3


def _advice(words: Words, rules: RuleSet, card: Card) -> list[str]:
    """The sentences of advice below the table."""
    sentences = [words.text("card-simple", rule=habit_name(words, card.habits[0].thumbs))]
    if card.dice:
        sentences.insert(0, words.text("card-dice", when=card.dice.when.value, limit=card.dice.limit))
    if rules.turn.off_mat is OffMat.CHOOSE:
        sentences.append(words.text("card-off"))
    return sentences


def _notes(words: Words, rules: RuleSet, command: str) -> list[str]:
    sentences = [words.text("card-exact", command=command)]
    if "Blue Orange" in rules.source:
        sentences.append(words.text("show-trademark"))
    return [each for sentence in sentences for each in wrap_text(sentence, 2.6, INNER)]


def _heading(x: float, y: float, text: str, room: float) -> str:
    return text_line(x, y, text, fitting_size(text, 5, room), class_="s")


def _costs(words: Words, card: Card, x: float, y: float, width: float) -> Iterator[str]:
    yield _heading(x, y, words.text("card-costs"), width)
    measures = (
        (words.number(card.cost.mean, 2), "", words.text("card-mean")),
        (_extra(words, card.cost), "", words.text("card-extra", best=words.number(card.best.mean, 2))),
        (words.number(100 * card.cost.shut, 2), "%", words.text("card-shut", best=words.percent(card.best.shut, 2))),
    )
    column = width / 3
    size = min(7.0, 7.0 * (column - 5) / max(number_width(each, 7.0) for each, _, _ in measures))
    for place, (value, unit, label) in enumerate(measures):
        at = x + place * column
        yield drawn_number(at, y + 4, value, size, stroke=2.2)
        yield text_line(at + number_width(value, size) + 0.8, y + 4 + 0.9 * size, unit, 3.2, class_="q") if unit else ""
        for number, each in enumerate(wrap_text(label, 2.6, column - 3)):
            yield text_line(at, y + 8.2 + size + 3.6 * number, each, 2.6, class_="q")


def _extra(words: Words, cost: Cost) -> str:
    return f"+{words.number(cost.extra, 3)}"


def best_by_first(habits: Sequence[Habit]) -> list[Habit]:
    """Each rule of thumb with its best tie-break, cheapest first."""
    best: dict[str, Habit] = {}
    for habit in habits:
        best.setdefault(habit.thumbs[0], habit)
    return list(best.values())


def habit_name(words: Words, thumbs: Sequence[str]) -> str:
    """The name of a simple rule."""
    first, *rest = (words.text("card-thumb", thumb=each) for each in thumbs)
    return words.text("card-pair", first=first, second=rest[0]) if rest else first


def _habits(words: Words, card: Card, habits: Sequence[Habit], x: float, y: float, width: float) -> Iterator[str]:
    yield _heading(x, y + 6, words.text("card-habits"), width)
    rows: list[tuple[str, Cost]] = [(words.text("card-this"), card.cost)]
    rows += [(habit_name(words, habit.thumbs), habit.cost) for habit in habits]
    rows.sort(key=lambda row: row[1].extra)
    most = max(cost.extra for _, cost in rows) or 1.0
    size = min(fitting_size(name, 3, width - 28) for name, _ in rows)
    for number, (name, cost) in enumerate(rows):
        foot = y + 12.6 + 5 * number
        own = cost is card.cost
        yield text_line(x, foot, name, size, **({"font_weight": "bold"} if own else {}))
        bar = max(0.4, 12 * cost.extra / most)
        yield element(
            "rect",
            x=x + width - 27,
            y=foot - 2.4,
            width=bar,
            height=2.6,
            stroke=INK,
            stroke_width=0.2,
            fill=ACCENT if own else "none",
        )
        yield text_line(x + width, foot, _extra(words, cost), 3, text_anchor="end")
        yield line(x, foot + 1.5, x + width, foot + 1.5, stroke=LINE)
