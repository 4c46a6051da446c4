"""The throw that follows an option, and the moves that it allows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from shutbox.coach.reachability import Place, places, shut_by
from shutbox.play import Action, Game, Phase, ThrowDice, evolve
from shutbox.rules import Format, Position, TurnRules, moves, throws
from shutbox.value import options


@dataclass(frozen=True, slots=True)
class Ahead:
    """A future throw: the position before it, and the number of dice."""

    position: Position
    dice: int

    def outcomes(self, rules: TurnRules) -> int:
        """The number of outcomes of the dice."""
        return int(rules.faces**self.dice)

    def count(self, rules: TurnRules, fits: Callable[[tuple[int, ...]], bool]) -> int:
        """The number of outcomes of the dice whose legal moves satisfy `fits`."""
        outcomes = throws(self.dice, rules.faces)
        return sum(weight for throw, weight in outcomes if fits(moves(rules, self.position, throw)))

    def hits(self, rules: TurnRules) -> dict[Place, int]:
        """For each standing tile, the number of outcomes of the dice that can shut it."""
        hits = dict.fromkeys(places(rules, self.position), 0)
        for throw, weight in throws(self.dice, rules.faces):
            possible = moves(rules, self.position, throw)
            for place in {place for move in possible for place in shut_by(rules, self.position, move)}:
                hits[place] += weight
        return hits


def ahead(game: Game, action: Action, *, budget: float = inf) -> Ahead | None:
    """The throw after an option, with the best number of dice; None if the turn (or shared round) ends first."""
    if isinstance(action, ThrowDice):
        return Ahead(game.position, action.dice)
    after = evolve(game, action)
    same = after.tally.round == game.tally.round and after.tally.turns == game.tally.turns
    shared = game.format is Format.LAST_ONE_STANDING
    if after.phase is not Phase.THROW or not same or (after.at != game.at and not shared):
        return None
    best = options(after, budget=budget).best.action
    assert isinstance(best, ThrowDice)
    return Ahead(after.position, best.dice)
