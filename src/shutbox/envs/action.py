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
# What a move needs of a throw: the sum of its tiles, or their values, depending on `Buys`.
Cost = tuple[int, ...]


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
        """The number of the first move."""
        return len(self.dice)

    def encode(self, action: Action) -> int:
        """The number of an action; raises if the rule set has no such action."""
        if action not in self.places:
            raise IllegalActionError("action-unknown", got=str(action), most=len(self) - 1)
        return self.places[action]

    def decode(self, number: int) -> Action:
        """The action with this number; raises if there is none."""
        if not 0 <= number < len(self):
            raise IllegalActionError("action-unknown", got=str(number), most=len(self) - 1)
        return self.actions[number]

    def legal(self, game: Game) -> list[int]:
        """The numbers of the legal actions, ascending."""
        return sorted(self.encode(action) for action in legal(game))

    def mask(self, game: Game) -> Array:
        """An array with 1 for every legal action and 0 for the others."""
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
    """The numbers of dice that a turn may use, the full number first."""
    return (rules.dice,) if rules.one_die.when is When.NEVER else (rules.dice, 1)


def known_moves(rules: TurnRules) -> tuple[Move, ...]:
    """Every move that some throw allows at some position: fewest tiles first, then the greater int first."""
    kind, most = _purchase(rules)
    partial: dict[tuple[int, int], set[Cost]] = {(0, 0): {()}}
    for column, weight in zip(rules.box.columns, rules.box.weights, strict=True):
        larger = {key: set(costs) for key, costs in partial.items()}
        for shut_count, values in _runs(rules, column):
            for (tiles, move), costs in partial.items():
                if tiles + shut_count <= most:
                    more = {kind(each + values) for each in costs if sum(each + values) <= rules.highest_throw}
                    larger.setdefault((tiles + shut_count, move + shut_count * weight), set()).update(more)
        partial = {key: costs for key, costs in larger.items() if costs}
    payable = _purchases(rules)
    return tuple(Move(move) for _, move in sorted(_affordable(partial, payable), key=lambda each: (each[0], -each[1])))


def _affordable(partial: dict[tuple[int, int], set[Cost]], purchases: set[Cost]) -> Iterator[tuple[int, int]]:
    return (key for key, costs in partial.items() if key[0] and costs & purchases)


def _purchase(rules: TurnRules) -> tuple[Callable[[Cost], Cost], int]:
    """The function from the values of tiles to their cost, and the highest number of tiles in a move."""
    limit = rules.highest_throw if rules.tiles == NO_LIMIT else rules.tiles
    match rules.buys:
        case Buys.SUM:
            return lambda values: (sum(values),), limit
        case Buys.EXACT:
            return lambda values: tuple(sorted(values)), min(limit, rules.dice)
        case Buys.THAI:
            return lambda values: values, 1


def _runs(rules: TurnRules, column: tuple[int, ...]) -> Iterator[tuple[int, Cost]]:
    """The runs of tiles of a column that one move can shut, from any front tile: their number and their values."""
    reach = 1 if rules.behind is Behind.NEXT_THROW else len(column)
    for shut_count in range(1, reach + 1):
        for front in range(len(column) - shut_count + 1):
            yield shut_count, column[front : front + shut_count]


def _purchases(rules: TurnRules) -> set[Cost]:
    """The costs that some throw can pay."""
    every = [throw for dice in known_dice(rules) for throw, _ in throws(dice, rules.faces)]
    lucky = [throw for throw in every if sum(throw) != rules.unlucky]
    return {cost for throw in lucky for cost in _buys(rules, throw)}


def _buys(rules: TurnRules, throw: Faces) -> set[Cost]:
    match rules.buys:
        case Buys.SUM:
            return {(sum(throw),)}
        case Buys.EXACT:
            return {throw, (sum(throw),)}
        case Buys.THAI:
            return {(face,) for face in throw} | {(sum(throw),)}
