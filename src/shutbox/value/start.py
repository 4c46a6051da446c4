"""Throwing for the start: how likely it is that each seat will begin."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from shutbox.play import Game, SeatNumber, start_dice, start_ties
from shutbox.rules import throws


def starters(game: Game) -> dict[SeatNumber, Fraction]:
    """The chance of each seat to begin, given what has been thrown for it so far."""
    depth, tied = start_ties(game)
    known = {seat: rolls[depth] for seat, rolls in enumerate(game.tally.rolls) if seat in tied and len(rolls) > depth}
    return {seat: _chance(_totals(game), known, seat, len(tied)) for seat in tied}


def _totals(game: Game) -> dict[int, Fraction]:
    dice, faces = start_dice(game), game.rules.turn.faces
    chances: dict[int, Fraction] = {}
    for throw, weight in throws(dice, faces):
        chances[sum(throw)] = chances.get(sum(throw), Fraction(0)) + Fraction(weight, faces**dice)
    return chances


def _chance(totals: dict[int, Fraction], known: dict[int, int], seat: int, count: int) -> Fraction:
    own = {known[seat]: Fraction(1)} if seat in known else totals
    others = [value for other, value in known.items() if other != seat]
    unknown = count - 1 - len(others)
    chance = Fraction(0)
    for value, likely in own.items():
        if any(other > value for other in others):
            continue
        lower = sum((share for total, share in totals.items() if total < value), Fraction(0))
        for ties in range(unknown + 1):
            # Those who tie throw again on equal terms, so each of them begins as often as another.
            share = comb(unknown, ties) * totals[value] ** ties * lower ** (unknown - ties)
            chance += likely * share / (1 + ties + others.count(value))
    return chance
