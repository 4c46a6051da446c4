"""The possible next throws of a game, each with its exact chance."""

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
    """The possible throws of this number of dice with their chances; the empty throw means a die off the mat."""
    faces = game.rules.turn.faces
    free = {throw: Fraction(weight, faces**dice) for throw, weight in throws(dice, faces)}
    if game.phase is Phase.START:
        return free
    off = game.rules.turn.off_mat_chance
    on = {throw: (1 - off) * chance for throw, chance in (_same_dice_chances(game, dice) or free).items() if off < 1}
    return on | {OFF: off} if off else on


def _same_dice_chances(game: Game, dice: int) -> dict[Faces, Fraction] | None:
    """The chances if everybody has the same dice and this throw has been shown before; None otherwise.

    A single die is the first of all dice in random order, so it is equally likely to be any of them.
    """
    most, faces = game.rules.turn.dice, game.rules.turn.faces
    by_count = {len(throw): throw for throw in game.shown.get(turn_throw(game), ())}
    if dice in by_count:
        return {by_count[dice]: Fraction(1)}
    if most in by_count:
        return {(face,): Fraction(by_count[most].count(face), most) for face in set(by_count[most])}
    if 1 in by_count:
        return {
            tuple(sorted((*by_count[1], *rest))): Fraction(weight, faces ** (most - 1))
            for rest, weight in throws(most - 1, faces)
        }
    return None
