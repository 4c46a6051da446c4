"""The throws that may come next in a game, each with its exact chance."""

from __future__ import annotations

from fractions import Fraction

from shutbox.play import Game, Phase, turn_throw
from shutbox.rules import Throw as Faces
from shutbox.rules import TurnRules, throws

OFF: Faces = ()


def outcomes(rules: TurnRules) -> tuple[Faces, ...]:
    """Every outcome of a throw in its fixed order: all dice, then one die, then a die off the mat."""
    every = [throw for throw, _ in throws(rules.dice, rules.faces)]
    if rules.dice > 1:
        every += [throw for throw, _ in throws(1, rules.faces)]
    return (*every, OFF) if rules.off_mat_chance else tuple(every)


def chances(game: Game, dice: int) -> dict[Faces, Fraction]:
    """What a throw of so many dice can show now; none of its faces where a die leaves the mat."""
    faces = game.rules.turn.faces
    free = {throw: Fraction(weight, faces**dice) for throw, weight in throws(dice, faces)}
    if game.phase is Phase.START:
        return free
    off = game.rules.turn.off_mat_chance
    on = {throw: (1 - off) * chance for throw, chance in (_bound(game, dice) or free).items() if off < 1}
    return on | {OFF: off} if off else on


def _bound(game: Game, dice: int) -> dict[Faces, Fraction] | None:
    """The chances where everybody gets the same dice and this throw has been seen; None where it is free.

    One die is the first of all as they were drawn, so it is any of them alike; all dice are the one and others.
    """
    most, faces = game.rules.turn.dice, game.rules.turn.faces
    seen = {len(throw): throw for throw in game.shown.get(turn_throw(game), ())}
    if dice in seen:
        return {seen[dice]: Fraction(1)}
    if most in seen:
        return {(face,): Fraction(seen[most].count(face), most) for face in set(seen[most])}
    if 1 in seen:
        return {
            tuple(sorted((*seen[1], *rest))): Fraction(weight, faces ** (most - 1))
            for rest, weight in throws(most - 1, faces)
        }
    return None
