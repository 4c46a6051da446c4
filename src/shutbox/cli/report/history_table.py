"""The games of one player as text: a table and small plots for each rule set, opponents, champions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from shutbox.cli.report.amount import change
from shutbox.cli.report.chart import histogram, spark
from shutbox.cli.report.scoreboard import NAME_WIDTH
from shutbox.cli.terminal import BOLD, Style, align, paragraph, shorten
from shutbox.coach.history import Champion, Luck, Rival, Streak, Tally
from shutbox.rules import Format
from shutbox.value import Unit
from shutbox.words import Words, printable

INDENT, SPAN, LEAST, WIDEST = 2, 10, 2, 48
Writer = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Optimum:
    """The lowest average total of a turn, and the greatest chance to shut the box; they need different choices."""

    mean: float
    shut: float


def tally_lines(words: Words, tally: Tally, optimum: Optimum | None, style: Style) -> list[str]:
    """One rule set: its title, the figures, and the plots."""
    title = words.rule_title(tally.rules)
    if tally.format is Format.SOLITAIRE:
        title = words.text("stats-alone", rules=title)
    rows = [(words.text("stats-row", row=row), text) for row, text in _figures(words, tally, optimum)]
    return ["", style.paint(title, BOLD), *align(rows, style.width), *_plots(words, tally, style)]


def _figures(words: Words, tally: Tally, optimum: Optimum | None) -> Iterator[tuple[str, str]]:
    games, turns = len(tally.games), len(tally.totals)
    yield "won", words.text("stats-won", won=tally.won, games=games, share=words.percent(tally.won / games, 1))
    yield "wins", _streak(words, tally.wins)
    if tally.mean is not None:
        mean = words.number(tally.mean, 2)
        yield "mean", _at_best(words, mean, words.number(optimum.mean, 2)) if optimum else mean
        yield "best", words.number(min(tally.totals))
        shut = words.text("stats-shut", shut=tally.shut, turns=turns, share=words.percent(tally.shut / turns, 1))
        yield "shut", _at_best(words, shut, words.percent(optimum.shut, 1)) if optimum else shut
        yield "shuts", _streak(words, tally.shuts)
    else:
        yield "shut", words.number(tally.shut)
    if tally.cost is not None:
        yield "cost", words.text("stats-cost", share=words.percent(tally.cost, 2), choices=tally.choices)
    for unit, luck in tally.luck.items():
        yield "luck", _luck(words, unit, luck)


def _at_best(words: Words, value: str, best: str) -> str:
    return words.text("stats-at-best", value=value, best=best)


def _streak(words: Words, streak: Streak) -> str:
    return words.text("stats-streak", now=streak.now, longest=streak.longest)


def _luck(words: Words, unit: Unit, luck: Luck) -> str:
    mean = change(words, unit, unit.sign * luck.mean)
    return words.text("stats-luck", unit=unit.value, luck=mean, lucky=luck.lucky, games=luck.games)


def _plots(words: Words, tally: Tally, style: Style) -> list[str]:
    """The distribution of the totals, and how totals, costs and luck changed over time."""
    if len(tally.games) < LEAST:
        return []
    rated = [sitting.figures for sitting in tally.sittings if sitting.figures is not None]
    costs = [figures.cost for figures in rated if figures.cost is not None]
    lucks = {unit: [each.luck for each in rated if each.unit is unit] for unit in tally.luck}
    lines = _distribution(words, tally.counts, style) if tally.totals else []
    lines += _course(words, "totals", running(tally.totals), lambda value: words.number(value, 1), style)
    lines += _course(words, "costs", costs, lambda value: words.percent(value, 1), style)
    for unit, values in lucks.items():
        lines += _course(words, "lucks", values, _luck_writer(words, unit), style)
    return lines


def _luck_writer(words: Words, unit: Unit) -> Writer:
    return lambda value: change(words, unit, unit.sign * value)


def running(values: Sequence[float]) -> list[float]:
    """The average of each value and the nine before it."""
    return [fmean(values[max(0, place + 1 - SPAN) : place + 1]) for place in range(len(values))]


def _distribution(words: Words, counts: Mapping[int, int], style: Style) -> list[str]:
    narrow = replace(style, width=min(style.width, WIDEST))
    return ["", f"  {words.text('stats-plot', plot='spread')}", *histogram(words, [("", counts)], narrow)[1:]]


def _course(words: Words, plot: str, values: Sequence[float], write: Writer, style: Style) -> list[str]:
    """A small plot of values in the order of time, with their lowest and highest."""
    if len(values) < LEAST:
        return []
    ends = words.text("stats-range", low=write(min(values)), high=write(max(values)))
    title = words.text("stats-plot", plot=plot)
    return [
        "",
        f"  {title}",
        f"  {spark(values, style.width - INDENT, style)}",
        *paragraph(ends, style.width, indent=2),
    ]


def rival_lines(words: Words, rivals: Sequence[Rival], style: Style) -> list[str]:
    """One line for each opponent."""
    if not rivals:
        return []
    rows = [
        (_name(rival.name), words.text("stats-rival", games=rival.games, won=rival.won, lost=rival.lost))
        for rival in rivals
    ]
    return ["", style.paint(words.text("stats-rivals"), BOLD), *align(rows, style.width)]


def champion_lines(words: Words, champions: Sequence[Champion], style: Style) -> list[str]:
    """One line for each month."""
    if not champions:
        return []
    rows = [(each.month, words.text("stats-champion", wins=each.wins), _names(words, each.names)) for each in champions]
    return ["", style.paint(words.text("stats-champions"), BOLD), *align(rows, style.width)]


def _names(words: Words, names: Iterable[str]) -> str:
    return words.series([_name(name) for name in names])


def _name(name: str) -> str:
    return shorten(printable(name), NAME_WIDTH)
