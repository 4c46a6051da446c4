"""Players against each other: one player against each opponent, and who won most in each month."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from shutbox.coach.history.played_game import PlayedGame


@dataclass(frozen=True, slots=True)
class Rival:
    """An opponent: in how many games they met, and how many of them the player and the opponent won."""

    name: str
    kind: str
    games: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Champion:
    """Those who won most games of a month, written as 2026-11, and how many."""

    month: str
    names: tuple[str, ...]
    wins: int


def rivals(games: Iterable[PlayedGame], name: str) -> list[Rival]:
    """The opponents of a player, people and bots, most frequent first. A shared win counts for both."""
    met: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    lost: Counter[tuple[str, str]] = Counter()
    for game in games:
        own = game.sitting(name)
        if own is None:
            continue
        for seat in game.seats:
            if seat is not own:
                key = seat.name, seat.kind
                met[key] += 1
                won[key] += own.won
                lost[key] += seat.won
    return [Rival(*key, games, won[key], lost[key]) for key, games in met.most_common()]


def champions(games: Iterable[PlayedGame]) -> list[Champion]:
    """Who won most games among people in each month, latest month first."""
    months: dict[str, Counter[str]] = {}
    for game in games:
        if game.among_people:
            winners = [seat.name for seat in game.seats if seat.won and seat.person]
            months.setdefault(game.when.strftime("%Y-%m"), Counter()).update(winners)
    return [_champion(month, wins) for month, wins in sorted(months.items(), reverse=True) if wins]


def _champion(month: str, wins: Counter[str]) -> Champion:
    most = max(wins.values())
    return Champion(month, tuple(sorted(name for name, count in wins.items() if count == most)), most)
