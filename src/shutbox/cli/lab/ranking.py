"""The tables of a tournament: ratings, shares of games won, and a cross table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from shutbox.cli.report import flush_right, intervals
from shutbox.cli.terminal import WIDEST, Style, align
from shutbox.tournament import Score
from shutbox.words import Words

if TYPE_CHECKING:
    from shutbox.simulate import Estimate

Ratings = Mapping[str, "Estimate"]


def _shares(scores: Sequence[Score]) -> dict[str, Estimate]:
    """The share of its games that each bot has won."""
    from shutbox.simulate import shared, wilson

    won, games = dict[str, float](), dict[str, int]()
    for score in scores:
        for name, wins in zip(score.line_up, score.wins, strict=True):
            won[name] = won.get(name, 0.0) + shared(wins)
            games[name] = games.get(name, 0) + score.games
    return {name: wilson(won[name], games[name]) for name in won}


def rating_lines(words: Words, ratings: Ratings, scores: Sequence[Score], style: Style) -> list[str]:
    """The bots by rating, with the share of games won as a bar."""
    dash, all_shares = "–" if style.unicode else "-", _shares(scores)
    shares = [all_shares[name] for name in ratings]
    heads = [words.text("tournament-column", column=column) for column in ("bot", "rating", "wins")]
    columns = [
        [heads[0], *ratings],
        flush_right([heads[1], *(f"{each.value:.0f}" for each in ratings.values())]),
        ["", *(f"({each.low:.0f} {dash} {each.high:.0f})" for each in ratings.values())],
        flush_right([heads[2], *(words.percent(share.value, 2) for share in shares)]),
    ]
    left = sum(max(map(len, cells)) + 2 for cells in columns) + 2
    bars = intervals([(share.low or 0.0, share.high or 0.0) for share in shares], style.width - left, style)
    return align(list(zip(*columns, ["", *bars], strict=True)), WIDEST)


def cross_table(words: Words, scores: Sequence[Score], ratings: Ratings, style: Style) -> list[str]:
    """How often the bot at the left beats the bot above, in per cent, in both orders; empty if it does not fit."""
    names, same = list(ratings), "·" if style.unicode else "."
    left, widths = max(map(len, names)), [max(len(name), 5) for name in names]
    if len(scores[0].line_up) > 2 or left + sum(widths) + 2 * len(names) + 2 > style.width:
        return []

    def row(name: str, cells: Sequence[str]) -> str:
        return f"  {name:<{left}}" + "".join(f"  {cell:>{wide}}" for cell, wide in zip(cells, widths, strict=True))

    cells = [
        [same if one == other else words.number(100 * _share_against(scores, one, other), 1) for other in names]
        for one in names
    ]
    lines = [row("", names), *(row(name, own) for name, own in zip(names, cells, strict=True))]
    return ["", words.text("tournament-crossed"), *lines]


def _share_against(scores: Sequence[Score], name: str, other: str) -> float:
    """The share of games that one bot has won against another."""
    from shutbox.simulate import shared

    games = [score for score in scores if {name, other} == set(score.line_up)]
    won = sum(shared(score.wins[score.line_up.index(name)]) for score in games)
    return won / sum(score.games for score in games)
