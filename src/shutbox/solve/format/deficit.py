"""Scores of a chase game of any number of players as rows of a table. Standard library only.

Only the points that each player lacks of the leader's matter, and beyond what can still be made up they do not matter.
They are counted as the winner's: where the others pay, each point of a winner moves everybody else as far.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeVar

from shutbox.rules import GameRules, NextStart, SuperBox, Tries

Deficits = tuple[int, ...]
Number = TypeVar("Number", int, float)
# The points for a round, and for one with a shut box.
WON, SHUT = 1, 2


def deficits(points: Sequence[int], left: int) -> Deficits:
    """What each place lacks, with so many rounds to come."""
    most = max(points)
    return tuple(min(most - each, SHUT * left + 1) for each in points)


def is_decided(lacks: Deficits, left: int) -> bool:
    """Whether the leader has won, however the rounds to come end."""
    return sum(each <= SHUT * left for each in lacks) == 1


Result = tuple[int | None, Deficits]


@lru_cache(maxsize=64)
def results(game: GameRules, players: int) -> tuple[Result, ...]:
    """The ways in which a round can end: the place of its winner, and the points of each place."""
    return tuple(_results(game, players))


def _results(game: GameRules, players: int) -> Iterator[Result]:
    for winner, worth in product(range(players), (WON, SHUT)):
        yield winner, tuple(worth * (place == winner) for place in range(players))
    if game.super_box is SuperBox.DRAW or game.tries is Tries.ONE_EACH:
        yield None, (0,) * players
    if game.super_box is SuperBox.BOTH_SCORE:
        for gains in product((0, SHUT), repeat=players):
            if sum(gains) > SHUT:
                yield from ((place, gains) for place in range(players) if gains[place])


@lru_cache(maxsize=64)
def turned_results(game: GameRules, players: int) -> tuple[tuple[int, ...], ...]:
    """The index of each result as others count the places: [place that the counting begins at][index]."""
    index = {result: number for number, result in enumerate(results(game, players))}

    def seen(winner: int | None, gains: Deficits, place: int) -> int:
        back = (players - place) % players
        return index[None if winner is None else (winner + place) % players, turned(gains, back)]

    return tuple(tuple(seen(*result, place) for result in index) for place in range(players))


def also_shut(game: GameRules, players: int, index: int, places: frozenset[int]) -> int:
    """The index of a result in which these places have shut the box as well, as `both-score` counts it."""
    winner, gains = results(game, players)[index]
    more = tuple(SHUT if place in places else gain for place, gain in enumerate(gains))
    return results(game, players).index((winner, more))


def starters(game: GameRules, players: int, winner: int | None) -> tuple[int, ...]:
    """The places of whom one begins the next round, each as likely."""
    match game.next_start:
        case NextStart.SAME:
            return (0,)
        case NextStart.THROW:
            return tuple(range(players))
        case NextStart.WINNER if winner is not None:
            return (winner,)
        case _:
            return (1 % players,)


def turned(row: Sequence[Number], place: int) -> tuple[Number, ...]:
    """A row over the places, as whoever begins the next round counts them."""
    return tuple(row[place:]) + tuple(row[:place])


def after_round(game: GameRules, lacks: Deficits, left: int, winner: int | None, gains: Deficits) -> list[Deficits]:
    """The scores that can follow a round, with `left` rounds to come after it."""
    then = deficits([gain - lack for gain, lack in zip(gains, lacks, strict=True)], left)
    return [turned(then, place) for place in starters(game, len(lacks), winner)]


@lru_cache(maxsize=64)
def scores(game: GameRules, start: Deficits, rounds: int) -> tuple[dict[Deficits, int], ...]:
    """The scores before a round by the number of rounds to come, each with its index, none that is decided."""
    levels: list[dict[Deficits, int]] = [{} for _ in range(rounds + 1)]
    now = {start}
    for left in range(rounds, 0, -1):
        open_now = sorted(each for each in now if not is_decided(each, left))
        levels[left] = {lacks: index for index, lacks in enumerate(open_now)}
        ends = results(game, len(start))
        now = {then for lacks in open_now for end in ends for then in after_round(game, lacks, left - 1, *end)}
    return tuple(levels)
