"""`shutbox analyse`: the cost of each choice in a stored game, the luck of each throw, and the key moments."""

from __future__ import annotations

from pathlib import Path

from shutbox.cli.game import load_record
from shutbox.cli.line import Arguments, check_new
from shutbox.cli.report import NAME_WIDTH, amount, curve, decisions, key_moments, player_tables, scoreboard, sign
from shutbox.cli.terminal import BOLD, Style, Terminal, create, flow, paragraph, progress, shorten
from shutbox.coach import Report, Step, Stretch, analyse, booklet, document
from shutbox.value import Horizon, Unit
from shutbox.words import Words, printable
from shutbox.words import page as report_page


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Shows the report of a stored game."""
    record, page = load_record(args.positional["FILE"]), args.value("html")
    if page is not None:
        _check_page(Path(page))
    with progress(words, terminal) as draw:
        report = analyse(record, draw)
    if page is not None:
        from shutbox.server.http import report_parts

        create(page, report_page(words, booklet(report), *report_parts()))
    if args.flag("json"):
        terminal.show(document(report))
    elif page is not None:
        terminal.tell(words.text("coach-page", path=page))
    else:
        terminal.tell("\n".join(text_lines(words, report, terminal.style)))
    return 0


def _check_page(page: Path) -> None:
    """Raises now what would fail after the work."""
    from shutbox.server.http import report_parts

    check_new(page)
    report_parts()


def text_lines(words: Words, report: Report, style: Style) -> list[str]:
    """The report as text: the scoreboard, the curve, the tables, the key moments, and every decision."""
    game = report.game
    names = [seat.name for seat in game.players]
    title = words.text("show-replay", rules=words.rule_title(game.rules), names=names)
    head = [*paragraph(title, style.width), "", *scoreboard(words, game, style), ""]
    if report.furthest is None:
        return [*head, words.text("coach-none")]
    return [
        *head,
        *value_plot(words, report, report.furthest, style),
        *player_tables(words, report, style),
        *key_moments(words, report, style),
        *decisions(words, report, style),
    ]


def value_plot(words: Words, report: Report, horizon: Horizon, style: Style) -> list[str]:
    """A plot of the value of every seat after each event, at this horizon."""
    points = [(step, report.stretches[step.stretch]) for step in report.steps if step.stretch is not None]
    points = [(step, stretch) for step, stretch in points if stretch.horizon is horizon]
    unit = points[0][1].unit
    lines = [_seat_values(points, seat) for seat in range(len(report.players))]
    values = [value for line in lines for value in line if value is not None]
    low, high = (0.0, 1.0) if unit is Unit.CHANCE else (min(values), max(values))
    names = [shorten(printable(player.name), NAME_WIDTH) for player in report.players]
    return [
        style.paint(words.text("coach-curve", horizon=horizon.value), BOLD),
        *flow([f"{sign(seat, style)} {name}" for seat, name in enumerate(names)], style.width),
        *curve(lines, low, high, lambda value: amount(words, unit, value), style),
        f"  {words.text('coach-events', first=points[0][0].number, last=points[-1][0].number)}",
        "",
    ]


def _seat_values(points: list[tuple[Step, Stretch]], seat: int) -> list[float | None]:
    """The value of a seat at the start and after each event; None where a stretch has no value for it."""
    line: list[float | None] = []
    for step, stretch in points:
        if step.number == stretch.first:
            line.append(stretch.begin[seat] if stretch.has(seat) else None)
        line.append(step.values[seat] if step.values and stretch.has(seat) else None)
    return line
