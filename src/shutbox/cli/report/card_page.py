"""A strategy card drawn on one page that can be printed, in black and white too: shape and shade before colour."""

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
    element,
    figure_width,
    figures,
    letters,
    line,
    text_width,
)
from shutbox.cli.report.svg import wrapped as wrapped_text
from shutbox.rules import RuleSet, Throw, Tile, tiles, write_throw
from shutbox.rules.box import tile_name
from shutbox.rules.chance import throws
from shutbox.rules.turn import Buys, OffMat
from shutbox.words import Words

if TYPE_CHECKING:
    from shutbox.coach.strategy.card import Card, Cost, Habit, Line

WIDTH, HEIGHT, MARGIN = 210.0, 297.0, 14.0
INNER = WIDTH - 2 * MARGIN
GUTTER = 8.0
# Tiles by row, from the front to the back.
SHADES = ("#ffffff", "#e6dcca", "#c9b797", "#a8936f")
LARGEST, SMALLEST, STEP, MOST_COLUMNS = 7.6, 0.8, 0.1, 4
# Rows may stand further apart by so many heights of a tile where there is room.
MOST_AIR = 0.5
# One column with tiles of this share is as good as two.
WORTH_A_COLUMN = 0.82
PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}


def drawn(words: Words, rules: RuleSet, card: Card, about: str, command: str) -> str:
    """The whole page, with a sentence about the rules and the command that makes it."""
    head, top = _head(words, rules, card, about)
    foot, bottom = _foot(words, rules, card, command)
    title = words.text("card-name", rules=words.rule_title(rules))
    return document(WIDTH, HEIGHT, title, [*head, *_table(words, rules, card, top, bottom), *foot])


# The head: what game it is, its box, how to read the card


def _head(words: Words, rules: RuleSet, card: Card, about: str) -> tuple[list[str], float]:
    picture, wide, high = _box(rules)
    room = INNER - wide - GUTTER
    size = max(6.4, fitting(words.rule_title(rules), 8.4, room))
    parts, y = [], MARGIN
    for each in wrapped_text(words.rule_title(rules), size, room)[:3]:
        y += size * 1.12
        parts.append(letters(MARGIN, y, each, size, class_="s"))
    y += 1.6
    for each in wrapped_text(about, 3.1, room)[:4]:
        y += 4.2
        parts.append(letters(MARGIN, y, each, 3.1, class_="q"))
    parts.append(element("g", picture, transform=f"translate({WIDTH - MARGIN - wide:.2f} {MARGIN + 1.5})"))
    y = max(y, MARGIN + 1.5 + high) + 3
    for each in wrapped_text(words.text("card-how"), 5, INNER):
        y += 5.6
        parts.append(letters(MARGIN, y, each, 5, class_="s"))
    for each in wrapped_text(_legend(words, rules, card), 3, INNER):
        y += 4.3
        parts.append(letters(MARGIN, y, each, 3, class_="q"))
    return parts, y + 3


def fitting(words: str, size: float, room: float) -> float:
    """The size, or as much less as makes a text fit into a line."""
    return min(size, 0.98 * size * room / text_width(words or " ", size))


def _legend(words: Words, rules: RuleSet, card: Card) -> str:
    """How to read what not every card has: rows behind the front, lists that go on, posts."""
    told = [words.text("card-post")]
    if rules.turn.box.rows > 1:
        told.append(words.text("card-rows", rows=rules.turn.box.rows))
    if any(each.more for each in card.lines):
        told.append(words.text("card-more", rule=habit_name(words, card.otherwise)))
    return " ".join(told)


def _box(rules: RuleSet) -> tuple[str, float, float]:
    """The box as it is set up, seen from the player: the front row below; its width and height."""
    box = rules.turn.box
    wide = min(6.4, 66 / len(box.columns))
    high, up = wide * 1.35, set(tiles(box, rules.turn.set_up))
    parts = []
    for index, column in enumerate(box.columns):
        for row, value in enumerate(column):
            x, y = 1.5 + index * wide, 1.5 + (box.rows - 1 - row) * (high + 0.6)
            parts.append(_slab(x + 0.2, y, wide - 0.4, high, row, shut=Tile(index, row, value) not in up))
            parts.append(
                _centred(x, y + high * 0.24, wide, str(value), min(high * 0.5, 24 * wide / (20 * len(str(value)))))
            )
    width, height = len(box.columns) * wide + 3, box.rows * (high + 0.6) + 2.4
    frame = element("rect", width=width, height=height, rx=1.6, fill="none", stroke=INK, stroke_width=0.7)
    return frame + "".join(parts), width, height


def _slab(x: float, y: float, wide: float, high: float, row: int, *, shut: bool = False, stroke: float = 0.22) -> str:
    """A tile; one that is shut from the start is only dashed."""
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


def _centred(x: float, y: float, wide: float, told: str, height: float) -> str:
    return figures(x + (wide - figure_width(told, height)) / 2, y, told, height)


# The table: a row for each throw


@dataclass(frozen=True, slots=True)
class Cell:
    """A combination ready to be drawn: the tiles with their names."""

    tiles: tuple[tuple[Tile, str], ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the table: its throw, how likely it is beside the likeliest, and its combinations."""

    throws: tuple[Throw, ...]
    share: float
    cells: tuple[Cell, ...]
    more: bool
    name: str


def _entries(words: Words, rules: RuleSet, card: Card) -> list[Entry]:
    chances = [_chance(rules, each) for each in card.lines]
    return [_entry(words, rules, each, chance / max(chances)) for each, chance in zip(card.lines, chances, strict=True)]


def _chance(rules: RuleSet, own: Line) -> float:
    """How likely a throw is with all dice."""
    weights = dict(throws(rules.turn.dice, rules.turn.faces))
    return sum(weights.get(throw, 0) for throw in own.throws) / float(rules.turn.faces**rules.turn.dice)


def _entry(words: Words, rules: RuleSet, own: Line, share: float) -> Entry:
    box = rules.turn.box
    cells = tuple(Cell(tuple((tile, tile_name(box, tile)) for tile in choice)) for choice in own.choices)
    shown = [*("+".join(name for _, name in cell.tiles) for cell in cells), *(["…"] if own.more else [])]
    head = str(sum(own.throws[0])) if rules.turn.buys is Buys.SUM else write_throw(own.throws[0])
    told = words.text("card-entry", throw=head, choices=", ".join(shown) or words.text("card-miss"))
    return Entry(own.throws, share, cells, own.more, told)


@dataclass(frozen=True, slots=True)
class Layout:
    """How large tiles are, in how many columns, and how much of each goes to the throw."""

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
        """What goes to the throw and its post."""
        own = self.digits * 0.68 if self.by_sum else self.dice * 0.98
        return (own + 0.75) * self.high


def _tile_width(name: str, high: float) -> float:
    value, _, column = name.partition("@")
    return max(0.66 * high, figure_width(value, 0.56 * high) + 0.24 * high + 0.26 * high * bool(column) * len(column))


def _cell_width(cell: Cell, high: float) -> float:
    return sum(_tile_width(name, high) + 0.05 * high for _, name in cell.tiles)


def _lines(entry: Entry, layout: Layout) -> list[list[Cell]]:
    """The combinations of a row in as many lines as they need."""
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
    return layout.high * (1.14 * len(_lines(entry, layout)) + 0.36)


def _filled(heights: Sequence[float], room: float) -> list[int]:
    """How many rows go into each column of this height."""
    counts, used = [0], 0.0
    for high in heights:
        if counts[-1] and used + high > room:
            counts.append(0)
            used = 0.0
        counts[-1] += 1
        used += high
    return counts


def _split(heights: Sequence[float], columns: int, room: float) -> list[int] | None:
    """How many rows go into each column, all of them as low as can be; None where there is no room."""
    if max(heights) > room or len(_filled(heights, room)) > columns:
        return None
    # The lowest height that serves is the sum of some neighbouring rows.
    sums = {sum(heights[begin:end]) for end in range(1, len(heights) + 1) for begin in range(end)}
    return next(
        counts
        for high in sorted(each for each in sums if each >= max(heights))
        if len(counts := _filled(heights, high + 1e-9)) <= columns
    )


def _layouts(entries: Sequence[Entry], rules: RuleSet) -> list[Layout]:
    """Every way to lay the table out, the best first: large tiles, and few columns even if those are smaller."""
    by_sum = rules.turn.buys is Buys.SUM
    dice = max(len(entry.throws[0]) for entry in entries)
    digits = max(len(str(sum(entry.throws[0]))) for entry in entries)
    sizes = [LARGEST - step * STEP for step in range(round((LARGEST - SMALLEST) / STEP) + 1)]
    every = [Layout(high, columns, by_sum, dice, digits) for columns in range(1, MOST_COLUMNS + 1) for high in sizes]
    return sorted(every, key=lambda layout: -layout.high * WORTH_A_COLUMN ** (layout.columns - 1))


def _table(words: Words, rules: RuleSet, card: Card, top: float, bottom: float) -> Iterator[str]:
    entries = _entries(words, rules, card)
    layout, counts = _laid_out(entries, rules, bottom - top)
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


def _laid_out(entries: Sequence[Entry], rules: RuleSet, room: float) -> tuple[Layout, list[int]]:
    """The best way to lay the table out, and how many rows go into each column."""
    for layout in _layouts(entries, rules):
        if counts := _split([_row_height(entry, layout) for entry in entries], layout.columns, room):
            return layout, counts
    # Smaller than this nobody could read it: let it run over the edge.
    return layout, [len(entries)]


def _row(words: Words, entry: Entry, layout: Layout, x: float, y: float) -> Iterator[str]:
    high, top = layout.high, y + 0.25 * layout.high
    yield from _label(entry, layout, x, top)
    post = max(0.08, entry.share) * high
    at = x + layout.label - 0.42 * high
    yield line(at, top + high - 0.08 * high, at, top + high - post * 0.92, stroke=SOFT, width=0.13 * high)
    if not entry.cells and not entry.more:
        yield letters(x + layout.label, top + 0.72 * high, words.text("card-miss"), 0.56 * high, class_="s")
    for number, cells in enumerate(_lines(entry, layout)):
        at, foot = x + layout.label, top + 1.14 * high * number
        for place, cell in enumerate(cells):
            yield from _cell(cell, layout.high, at, foot, first=number == place == 0)
            at += _cell_width(cell, high) + 0.42 * high
        if entry.more and number == len(_lines(entry, layout)) - 1:
            yield letters(at, foot + 0.78 * high, "…", 0.7 * high)


def _label(entry: Entry, layout: Layout, x: float, y: float) -> Iterator[str]:
    high = layout.high
    if layout.by_sum:
        told = str(sum(entry.throws[0]))
        wide = layout.digits * 0.62 * high
        yield figures(x + wide - figure_width(told, 0.86 * high), y + 0.07 * high, told, 0.86 * high, stroke=3.0)
        return
    for place, face in enumerate(entry.throws[0]):
        yield from _die(x + place * 0.98 * high, y + 0.05 * high, 0.88 * high, face)


def _die(x: float, y: float, size: float, face: int) -> Iterator[str]:
    """A die from above: pips, or a number where there are more than six faces."""
    yield element(
        "rect", x=x, y=y, width=size, height=size, rx=0.2 * size, fill="#fff", stroke=INK, stroke_width=0.06 * size
    )
    if face not in PIPS:
        yield _centred(x, y + 0.25 * size, size, str(face), 0.5 * size)
    for across, down in PIPS.get(face, ()):
        spot = {"cx": x + size * (0.25 + 0.25 * across), "cy": y + size * (0.25 + 0.25 * down)}
        yield element("circle", **spot, r=0.09 * size, fill=INK)


def _cell(cell: Cell, high: float, x: float, y: float, *, first: bool) -> Iterator[str]:
    """A combination; what to try first has a stronger outline."""
    for tile, name in cell.tiles:
        wide = _tile_width(name, high)
        value, _, column = name.partition("@")
        yield _slab(x, y, wide, high, tile.row, stroke=0.075 * high if first else 0.035 * high)
        own = figure_width(value, 0.56 * high) + 0.26 * high * len(column)
        yield figures(x + (wide - own) / 2, y + 0.22 * high, value, 0.56 * high, stroke=3.2 if first else 2.6)
        if column:
            yield letters(x + wide - 0.28 * high * len(column), y + 0.92 * high, column, 0.36 * high, class_="q")
        x += wide + 0.05 * high


# The foot: how many dice, what it costs, simple rules beside it


def _foot(words: Words, rules: RuleSet, card: Card, command: str) -> tuple[list[str], float]:
    half = (INNER - GUTTER) / 2
    habits = best_by_first(card.habits)
    told = [each for sentence in _advice(words, rules, card) for each in wrapped_text(sentence, 4, half)]
    notes = _notes(words, rules, command)
    high = max(37 + 5.2 * len(told), 12 + 5 * (len(habits) + 1))
    top = HEIGHT - MARGIN - 3 - 3.4 * len(notes) - high
    lines = [letters(MARGIN, top + 6 + 5.2 * number, each, 4, class_="s") for number, each in enumerate(told)]
    left = _costs(words, card, MARGIN, top + 8 + 5.2 * len(told), half)
    right = _habits(words, card, habits, MARGIN + half + GUTTER, top, half)
    low = HEIGHT - MARGIN - 3.4 * (len(notes) - 1)
    note = [letters(MARGIN, low + 3.4 * number, each, 2.6, class_="q") for number, each in enumerate(notes)]
    return [*lines, *left, *right, *note], top - 3


def _advice(words: Words, rules: RuleSet, card: Card) -> list[str]:
    """What the card says beside its lists, sentence by sentence."""
    told = [words.text("card-simple", rule=habit_name(words, card.habits[0].thumbs))]
    if card.dice:
        told.insert(0, words.text("card-dice", when=card.dice.when.value, limit=card.dice.limit))
    if rules.turn.off_mat is OffMat.CHOOSE:
        told.append(words.text("card-off"))
    return told


def _notes(words: Words, rules: RuleSet, command: str) -> list[str]:
    told = [words.text("card-exact", command=command)]
    if "Blue Orange" in rules.source:
        told.append(words.text("show-trademark"))
    return [each for sentence in told for each in wrapped_text(sentence, 2.6, INNER)]


def _heading(x: float, y: float, told: str, room: float) -> str:
    return letters(x, y, told, fitting(told, 5, room), class_="s")


def _costs(words: Words, card: Card, x: float, y: float, width: float) -> Iterator[str]:
    yield _heading(x, y, words.text("card-costs"), width)
    shown = (
        (words.number(card.cost.mean, 2), "", words.text("card-mean")),
        (_extra(words, card.cost), "", words.text("card-extra", best=words.number(card.best.mean, 2))),
        (words.number(100 * card.cost.shut, 2), "%", words.text("card-shut", best=words.percent(card.best.shut, 2))),
    )
    column = width / 3
    size = min(7.0, 7.0 * (column - 5) / max(figure_width(each, 7.0) for each, _, _ in shown))
    for place, (value, unit, told) in enumerate(shown):
        at = x + place * column
        yield figures(at, y + 4, value, size, stroke=2.2)
        yield letters(at + figure_width(value, size) + 0.8, y + 4 + 0.9 * size, unit, 3.2, class_="q") if unit else ""
        for number, each in enumerate(wrapped_text(told, 2.6, column - 3)):
            yield letters(at, y + 8.2 + size + 3.6 * number, each, 2.6, class_="q")


def _extra(words: Words, cost: Cost) -> str:
    return f"+{words.number(cost.extra, 3)}"


def best_by_first(habits: Sequence[Habit]) -> list[Habit]:
    """Each rule of thumb with the tie-break that suits it best, the cheapest first."""
    found: dict[str, Habit] = {}
    for habit in habits:
        found.setdefault(habit.thumbs[0], habit)
    return list(found.values())


def habit_name(words: Words, thumbs: Sequence[str]) -> str:
    """What a simple rule is called."""
    first, *rest = (words.text("card-thumb", thumb=each) for each in thumbs)
    return words.text("card-pair", first=first, second=rest[0]) if rest else first


def _habits(words: Words, card: Card, habits: Sequence[Habit], x: float, y: float, width: float) -> Iterator[str]:
    yield _heading(x, y + 6, words.text("card-habits"), width)
    rows: list[tuple[str, Cost]] = [(words.text("card-this"), card.cost)]
    rows += [(habit_name(words, habit.thumbs), habit.cost) for habit in habits]
    rows.sort(key=lambda row: row[1].extra)
    most = max(cost.extra for _, cost in rows) or 1.0
    size = min(fitting(name, 3, width - 28) for name, _ in rows)
    for number, (name, cost) in enumerate(rows):
        foot = y + 12.6 + 5 * number
        own = cost is card.cost
        yield letters(x, foot, name, size, **({"font_weight": "bold"} if own else {}))
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
        yield letters(x + width, foot, _extra(words, cost), 3, text_anchor="end")
        yield line(x, foot + 1.5, x + width, foot + 1.5, stroke=LINE)
