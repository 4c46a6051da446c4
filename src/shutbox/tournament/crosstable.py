"""A small tournament in this process, for players that are objects: every pair in both orders, with ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from shutbox.bots import player_label
from shutbox.errors import ShutboxError
from shutbox.play import seed_text
from shutbox.rules import RuleSet, rules_of
from shutbox.simulate import Estimate, as_players, check_games, count, ready, shared
from shutbox.tournament.rating import Result, ratings


@dataclass(frozen=True, slots=True)
class Crosstable:
    """The results: ratings with their confidence intervals, best first, and `table[one, other]`, the share of its games
    that one player won against another.
    """

    rules: RuleSet
    games: int
    ratings: Mapping[str, Estimate]
    table: Mapping[tuple[str, str], float]

    def __str__(self) -> str:
        """The ratings and the crosstable; each row has the shares of the player at its left."""
        names = list(self.ratings)
        left, wide = max(map(len, names)), max(7, *map(len, names))
        head = " " * (left + 24) + "".join(f"{name:>{wide + 2}}" for name in names)
        return "\n".join([head.rstrip(), *(self._row(name, names, left, wide) for name in names)])

    def _row(self, name: str, names: Sequence[str], left: int, wide: int) -> str:
        own = self.ratings[name]
        rating = f"{own.value:6.0f} ({own.low:.0f} – {own.high:.0f})"
        cells = ["·" if name == other else f"{self.table[name, other]:.1%}" for other in names]
        return f"{name:<{left}}{rating:>24}" + "".join(f"{cell:>{wide + 2}}" for cell in cells)


def crosstable(rules: RuleSet | str, players: Sequence[object], games: int = 1000, seed: str | int = 0) -> Crosstable:
    """Every pair of players plays `games` games in each order; the same for the same seed."""
    found, able, text = rules_of(rules), as_players(players), seed_text(seed)
    check_games(games)
    labels = _labels(able)
    results = []
    for one, other in permutations(range(len(able)), 2):
        line_up = (able[one], able[other])
        ready(found, line_up)
        counts = count(found, line_up, games, f"{text} {labels[one]},{labels[other]}")
        results.append(Result((labels[one], labels[other]), games, tuple(map(shared, counts.wins))))
    return Crosstable(found, games, ratings(results), _shares(results))


def _labels(players: Sequence[object]) -> list[str]:
    """What the players are called; raises if there are fewer than two, or if two are called the same."""
    labels = list(map(player_label, players))
    if len(labels) < 2:
        raise ShutboxError("tournament-seats", seats=2, bots=len(labels))
    for place, label in enumerate(labels):
        if label in labels[:place]:
            raise ShutboxError("tournament-twice", bot=label)
    return labels


def _shares(results: Sequence[Result]) -> dict[tuple[str, str], float]:
    won, games = dict[tuple[str, str], float](), dict[tuple[str, str], int]()
    for result in results:
        for seat, pair in enumerate((result.line_up, result.line_up[::-1])):
            key = (pair[0], pair[1])
            won[key] = won.get(key, 0.0) + result.wins[seat]
            games[key] = games.get(key, 0) + result.games
    return {pair: won[pair] / games[pair] for pair in won}
