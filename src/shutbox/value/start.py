"""The chance of each seat to begin when players throw for the start."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from shutbox.play import Game, SeatNumber, start_dice, start_ties
from shutbox.rules import throws


def starters(game: Game) -> dict[SeatNumber, Fraction]:
    """The chance of each seat to begin, given the throws for the start so far."""
    depth, tied = start_ties(game)
    sums = {seat: rolls[depth] for seat, rolls in enumerate(game.tally.rolls) if seat in tied and len(rolls) > depth}
    return {seat: _chance(_totals(game), sums, seat, len(tied)) for seat in tied}


def _totals(game: Game) -> dict[int, Fraction]:
    dice, faces = start_dice(game), game.rules.turn.faces
    chances: dict[int, Fraction] = {}
    for throw, weight in throws(dice, faces):
        chances[sum(throw)] = chances.get(sum(throw), Fraction(0)) + Fraction(weight, faces**dice)
    return chances


def _chance(totals: dict[int, Fraction], sums: dict[int, int], seat: int, count: int) -> Fraction:
    own = {sums[seat]: Fraction(1)} if seat in sums else totals
    others = [value for other, value in sums.items() if other != seat]
    unknown = count - 1 - len(others)
    chance = Fraction(0)
    for value, likely in own.items():
        if any(other > value for other in others):
            continue
        lower = sum((share for total, share in totals.items() if total < value), Fraction(0))
        for ties in range(unknown + 1):
            # Players who tie throw again, and each of them is equally likely to begin.
            share = comb(unknown, ties) * totals[value] ** ties * lower ** (unknown - ties)
            chance += likely * share / (1 + ties + others.count(value))
    return chance
