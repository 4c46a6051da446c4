"""Luck, losses and counts of a report as tables, with a column for each player."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shutbox.cli.report.amount import amount, change
from shutbox.cli.report.scoreboard import NAME_WIDTH
from shutbox.cli.report.symbol import symbol
from shutbox.cli.terminal import BOLD, GAP, Style, pad, paragraph, shorten, width
from shutbox.coach import Account, Judgement, Moment, Player, Report
from shutbox.value import Horizon, Unit
from shutbox.words import Words, printable

INDENT = 2
# Solutions that come with the package are rounded: a sum that is no more than that is not shown.
NEGLIGIBLE = 1e-6
Row = tuple[str, list[str]]


def player_tables(words: Words, report: Report, style: Style) -> list[str]:
    """A table of luck and losses for each horizon, and one of counts over the whole game."""
    lines: list[str] = []
    for horizon, unit in dict.fromkeys((stretch.horizon, stretch.unit) for stretch in report.stretches):
        title = words.text("coach-horizon", horizon=horizon.value)
        accounts = [(player, account) for player in report.players if (account := _account(player, horizon, unit))]
        rows = _sums(words, horizon, unit, accounts)
        lines += [style.paint(title, BOLD), *_table([player for player, _ in accounts], rows, style), ""]
    lines += [*_table(report.players, _counts(words, report.players, style), style), ""]
    by_total = sum(player.by_total for player in report.players)
    return [*lines, *paragraph(words.text("coach-by-total", turns=by_total), style.width), ""] if by_total else lines


def _account(player: Player, horizon: Horizon, unit: Unit) -> Account | None:
    return next((each for each in player.accounts if (each.horizon, each.unit) == (horizon, unit)), None)


def _sums(words: Words, horizon: Horizon, unit: Unit, owned: Sequence[tuple[Player, Account]]) -> list[Row]:
    accounts, unknown = [account for _, account in owned], words.text("coach-unknown")

    def label(name: str) -> str:
        return words.text("coach-row", row=name, horizon=horizon.value)

    def row(name: str, cell: Callable[[Account], str]) -> Row:
        return label(name), [cell(account) for account in accounts]

    rows = [row("stretches", lambda account: str(account.stretches))] if not horizon.to_the_end else []
    own_luck = [unknown if player.by_total else change(words, unit, account.own_luck) for player, account in owned]
    rows.append((label("own-luck"), own_luck))
    if horizon is not Horizon.TURN:
        rows.append(row("luck", lambda account: unknown if account.by_total else change(words, unit, account.luck)))
    rows += [
        (label("loss"), [_loss(words, unit, player, account) for player, account in owned]),
        row("decisions", lambda account: str(account.decisions)),
        row("mean-loss", lambda account: _mean_loss(words, unit, account)),
    ]
    if any(abs(account.other) > NEGLIGIBLE for account in accounts):
        name = "unknown" if any(account.by_total for account in accounts) else "other"
        rows.append(row(name, lambda account: change(words, unit, account.other)))
    settled = all(account.settled == account.stretches for account in accounts)
    rows.append(row("end" if settled else "end-now", lambda account: amount(words, unit, account.end)))
    average = row("average", lambda account: unknown if account.by_total else amount(words, unit, account.average))
    return [*rows, average]


def _loss(words: Words, unit: Unit, player: Player, account: Account) -> str:
    """What choices have lost; unknown if no choice of the player is known."""
    unknown = player.by_total and not account.decisions
    return words.text("coach-unknown") if unknown else amount(words, unit, account.loss)


def _mean_loss(words: Words, unit: Unit, account: Account) -> str:
    return "" if account.mean_loss is None else amount(words, unit, account.mean_loss, more=1)


def _counts(words: Words, players: Sequence[Player], style: Style) -> list[Row]:
    def row(name: str, cell: Callable[[Player], str]) -> Row:
        return words.text("coach-row", row=name, horizon="game"), [cell(player) for player in players]

    by_total = [row("by-total", lambda player: str(player.by_total))]
    return [
        row("hints", lambda player: str(player.hints)),
        *(by_total if any(player.by_total for player in players) else []),
        row("luckiest", lambda player: _moment_cell(words, player.luckiest)),
        row("unluckiest", lambda player: _moment_cell(words, player.unluckiest)),
        row("dearest", lambda player: _moment_cell(words, player.dearest)),
        *(_judgement_row(words, judgement, players, style) for judgement in Judgement),
    ]


def _judgement_row(words: Words, judgement: Judgement, players: Sequence[Player], style: Style) -> Row:
    name = words.text("coach-judgement", judgement=judgement.value)
    return f"{pad(symbol(judgement, style), 2)} {name}", [str(player.judgements[judgement]) for player in players]


def _moment_cell(words: Words, moment: Moment | None) -> str:
    """The gain of a moment in its unit, and the number of its event."""
    return "" if moment is None else f"{change(words, moment.unit, moment.unit.sign * moment.gain)} #{moment.number}"


def _table(players: Sequence[Player], rows: Sequence[Row], style: Style) -> list[str]:
    """Rows under the names of the players, split into several tables if they are too wide."""
    names = [shorten(printable(player.name), NAME_WIDTH) for player in players]
    head = max(width(label) for label, _ in rows)
    cell = max(width(text) for text in [*names, *(text for _, cells in rows for text in cells)])
    count = max((style.width - INDENT - head) // (cell + GAP), 1)
    lines = []
    for start in range(0, len(players), count):
        part = slice(start, start + count)
        every_row = [("", names), *rows]
        lines += [_table_line(label, cells[part], head, cell) for label, cells in every_row]
    return lines


def _table_line(label: str, cells: Sequence[str], head: int, cell: int) -> str:
    right = ((" " * (GAP + cell - width(text)) + text) for text in cells)
    return f"{' ' * INDENT}{pad(label, head)}{''.join(right)}".rstrip()
