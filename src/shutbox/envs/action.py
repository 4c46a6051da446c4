"""The action index: one number for each action of a rule set, the same at every position and in every environment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np

from shutbox.errors import IllegalActionError
from shutbox.play import Action, Game, Penalty, Shut, Take, ThrowDice, legal
from shutbox.rules import NO_LIMIT, Behind, Buys, Format, Move, OffMat, RuleSet, TurnRules, When, throws
from shutbox.rules import Throw as Faces

Array = np.ndarray[Any, Any]
# The tiles of a move and what they come to: their sum, or their values, by what the rules buy with.
Spent = tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ActionIndex:
    """The actions of a rule set in their fixed order: numbers of dice, moves, taking the point, penalties."""

    actions: tuple[Action, ...]
    dice: tuple[int, ...]
    moves: tuple[Move, ...]
    places: dict[Action, int] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "places", {action: place for place, action in enumerate(self.actions)})

    def __len__(self) -> int:
        return len(self.actions)

    @property
    def first_move(self) -> int:
        """The place of the first move."""
        return len(self.dice)

    def encode(self, action: Action) -> int:
        """The number of an action."""
        if action not in self.places:
            raise IllegalActionError("action-unknown", got=str(action), most=len(self) - 1)
        return self.places[action]

    def decode(self, number: int) -> Action:
        """The action of a number."""
        if not 0 <= number < len(self):
            raise IllegalActionError("action-unknown", got=str(number), most=len(self) - 1)
        return self.actions[number]

    def legal(self, game: Game) -> list[int]:
        """The numbers of what the player to act may do, ascending."""
        return sorted(self.encode(action) for action in legal(game))

    def mask(self, game: Game) -> Array:
        """A one for every number that is legal now."""
        mask = np.zeros(len(self), np.int8)
        mask[self.legal(game)] = 1
        return mask


@lru_cache(maxsize=64)
def action_index(rules: RuleSet) -> ActionIndex:
    """The action index of a rule set."""
    dice, moves = known_dice(rules.turn), known_moves(rules.turn)
    actions: list[Action] = [*map(ThrowDice, dice), *map(Shut, moves)]
    if rules.game.format is Format.LAST_ONE_STANDING:
        actions.append(Take())
    if rules.turn.off_mat is OffMat.CHOOSE:
        actions += [Penalty(OffMat.RAISE), Penalty(OffMat.END)]
    return ActionIndex(tuple(actions), dice, moves)


def known_dice(rules: TurnRules) -> tuple[int, ...]:
    """The numbers of dice that a turn knows, the full number first."""
    return (rules.dice,) if rules.one_die.when is When.NEVER else (rules.dice, 1)


def known_moves(rules: TurnRules) -> tuple[Move, ...]:
    """Every move that some throw buys at some position: fewest tiles first, then the greater number first."""
    kind, most = _purchase(rules)
    partial: dict[tuple[int, int], set[Spent]] = {(0, 0): {()}}
    for column, weight in zip(rules.box.columns, rules.box.weights, strict=True):
        grown = {key: set(found) for key, found in partial.items()}
        for gone, values in _runs(rules, column):
            for (tiles, move), found in partial.items():
                if tiles + gone <= most:
                    spent = {kind(each + values) for each in found if sum(each + values) <= rules.highest_throw}
                    grown.setdefault((tiles + gone, move + gone * weight), set()).update(spent)
        partial = {key: found for key, found in grown.items() if found}
    wanted = _purchases(rules)
    return tuple(Move(move) for _, move in sorted(_bought(partial, wanted), key=lambda each: (each[0], -each[1])))


def _bought(partial: dict[tuple[int, int], set[Spent]], wanted: set[Spent]) -> Iterator[tuple[int, int]]:
    return (key for key, found in partial.items() if key[0] and found & wanted)


def _purchase(rules: TurnRules) -> tuple[Callable[[Spent], Spent], int]:
    """What is kept of the values of tiles that go together, and how many may."""
    limit = rules.highest_throw if rules.tiles == NO_LIMIT else rules.tiles
    match rules.buys:
        case Buys.SUM:
            return lambda values: (sum(values),), limit
        case Buys.EXACT:
            return lambda values: tuple(sorted(values)), min(limit, rules.dice)
        case Buys.THAI:
            return lambda values: values, 1


def _runs(rules: TurnRules, column: tuple[int, ...]) -> Iterator[tuple[int, Spent]]:
    """How tiles of a column can go together, from whichever stands in front: their number and their values."""
    reach = 1 if rules.behind is Behind.NEXT_THROW else len(column)
    for gone in range(1, reach + 1):
        for front in range(len(column) - gone + 1):
            yield gone, column[front : front + gone]


def _purchases(rules: TurnRules) -> set[Spent]:
    """What the throws of all known numbers of dice buy."""
    every = [throw for dice in known_dice(rules) for throw, _ in throws(dice, rules.faces)]
    lucky = [throw for throw in every if sum(throw) != rules.unlucky]
    return {spent for throw in lucky for spent in _buys(rules, throw)}


def _buys(rules: TurnRules, throw: Faces) -> set[Spent]:
    match rules.buys:
        case Buys.SUM:
            return {(sum(throw),)}
        case Buys.EXACT:
            return {throw, (sum(throw),)}
        case Buys.THAI:
            return {(face,) for face in throw} | {(sum(throw),)}
