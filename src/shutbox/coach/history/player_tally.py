"""The games of one player added up, separately for each rule set and for games played alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from shutbox.coach.history.played_game import PlayedGame, Sitting
from shutbox.coach.history.streak import Streak, streak
from shutbox.rules import Format, RuleSet
from shutbox.value import Unit


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck of several games in one unit: their number, the average, and in how many there was more than none."""

    games: int
    mean: float
    lucky: int


@dataclass(frozen=True, slots=True)
class Tally:
    """The games of one player with one rule set, oldest first, and what they add up to.

    `cost` is the average loss of a choice, as a share of what was at stake.
    """

    rules: RuleSet
    format: Format
    games: tuple[PlayedGame, ...]
    sittings: tuple[Sitting, ...]
    won: int
    totals: tuple[int, ...]
    shut: int
    wins: Streak
    shuts: Streak
    choices: int
    cost: float | None
    luck: Mapping[Unit, Luck]

    @property
    def mean(self) -> float | None:
        """The average total of a turn."""
        return fmean(self.totals) if self.totals else None

    @property
    def counts(self) -> dict[int, int]:
        """How many turns left each total."""
        return dict(sorted(Counter(self.totals).items()))


def people(games: Iterable[PlayedGame]) -> dict[str, int]:
    """The people with the number of their games, most games first, of equals who played last."""
    ordered = sorted(games, key=lambda game: game.when, reverse=True)
    counts = Counter(seat.name for game in ordered for seat in game.seats if seat.person)
    return dict(counts.most_common())


def tallies(games: Iterable[PlayedGame], name: str) -> list[Tally]:
    """The tallies of a player, those with most games first."""
    groups: dict[object, list[tuple[PlayedGame, Sitting]]] = {}
    for game in sorted(games, key=lambda game: game.when):
        sitting = game.sitting(name)
        if sitting is not None:
            groups.setdefault(_kind(game), []).append((game, sitting))
    return sorted((_tally(group) for group in groups.values()), key=lambda tally: -len(tally.games))


def _kind(game: PlayedGame) -> object:
    """What games that are added up have in common; the number of rounds may differ."""
    return game.rules.name, game.rules.turn, replace(game.rules.game, rounds=1), game.format


def _tally(group: Sequence[tuple[PlayedGame, Sitting]]) -> Tally:
    games, sittings = tuple(game for game, _ in group), tuple(sitting for _, sitting in group)
    totals = tuple(total for sitting in sittings for total in sitting.totals)
    rated = [sitting.figures for sitting in sittings if sitting.figures is not None]
    choices = sum(each.choices for each in rated)
    return Tally(
        rules=games[-1].rules,
        format=games[-1].format,
        games=games,
        sittings=sittings,
        won=sum(sitting.won for sitting in sittings),
        totals=totals,
        shut=sum(sitting.shut for sitting in sittings),
        wins=streak(sitting.won for sitting in sittings),
        shuts=streak(total == 0 for total in totals),
        choices=choices,
        cost=sum(each.share for each in rated) / choices if choices else None,
        luck={unit: _luck(sittings, unit) for unit in Unit if any(each.unit is unit for each in rated)},
    )


def _luck(sittings: Iterable[Sitting], unit: Unit) -> Luck:
    lucks = [each.figures.luck for each in sittings if each.figures is not None and each.figures.unit is unit]
    return Luck(len(lucks), fmean(lucks), sum(luck > 0 for luck in lucks))
