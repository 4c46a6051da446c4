"""A survey of a position: its value before and after every throw, how the turn may end, every way to use a throw.

The functions take and return plain data, for a worker (`server.think`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from shutbox.errors import NotationError
from shutbox.play import Game, Phase, action_data, new_game
from shutbox.rules import (
    MOST_DICE,
    Buys,
    Position,
    RuleSet,
    TurnRules,
    dice_counts,
    from_data,
    plain_total,
    read_position,
    score,
    throws,
    write_throw,
)
from shutbox.rules import Throw as Faces
from shutbox.solve import MEAN, SHUT, Objective, library, read_objective
from shutbox.solve.portable import turn_endings

Data = dict[str, Any]
# The maximum number of throws that are listed one by one.
MOST_THROWS = 500


def exploration(rules: Data, position: str, objective: str) -> Data:
    """The value of a position, before and after every throw, and how the turn may end."""
    from shutbox.coach import option_data
    from shutbox.value import options

    rule_set, aim = from_data(rules), read_objective(objective)
    library.require_turn(rule_set.turn)
    at = read_position(rule_set.turn.box, position)
    game = _game_at(rule_set, at)
    choices = options(game, aim) if at else None
    chances = _endings(rule_set, aim, at)
    return {
        "position": position,
        "total": plain_total(score(rule_set.turn, at)),
        "objective": aim.spelling,
        "unit": choices.unit.value if choices else "total",
        "values": {each.spelling: _value(rule_set, each, at) for each in (MEAN, SHUT, aim)},
        "dice": [option_data(game, choices, each) for each in choices.options] if choices else [],
        "by": "sum" if rule_set.turn.buys is Buys.SUM else "throw",
        "throws": list(_throws(game, aim)) if at else [],
        "distribution": {str(total): chance for total, chance in chances.items()},
    }


def _value(rules: RuleSet, aim: Objective, at: Position) -> float:
    """The value of a turn at a position."""
    if not library.has_solver():
        return library.turn(rules, aim).tables["values"].at(at, 0)
    from shutbox.solve import solve_turn

    return float(solve_turn(rules.turn, aim).values[at])


def _endings(rules: RuleSet, aim: Objective, at: Position) -> dict[int, float]:
    """The chance of each total with which a turn ends that goes on from a position."""
    if not library.has_solver():
        return turn_endings(rules.turn, aim, at)
    from shutbox.solve import distribution, solve_turn

    return distribution(solve_turn(rules.turn, aim), at)


def throw_options(rules: Data, position: str, throw: list[int], objective: str) -> Data:
    """Every way to use a throw at a position, with its value."""
    from shutbox.coach import option_data
    from shutbox.value import options

    rule_set = from_data(rules)
    if not 1 <= len(throw) <= rule_set.turn.dice or not all(1 <= face <= rule_set.turn.faces for face in throw):
        raise NotationError("throw-faces", got=write_throw(tuple(throw[:MOST_DICE])), faces=rule_set.turn.faces)
    game = _game_after(_game_at(rule_set, read_position(rule_set.turn.box, position)), tuple(sorted(throw)))
    choices = options(game, read_objective(objective))
    return {"unit": choices.unit.value, "options": [option_data(game, choices, each) for each in choices.options]}


def _game_at(rules: RuleSet, position: Position) -> Game:
    return replace(new_game(rules, ["1"]), position=position)


def _game_after(game: Game, throw: Faces) -> Game:
    return replace(game, phase=Phase.SHUT, throw=throw)


def _throws(game: Game, aim: Objective) -> Iterator[Data]:
    """Every throw with its weight, its best use, and the value of the turn after that."""
    from shutbox.value import after_throw

    for dice in dice_counts(game.rules.turn, game.position):
        for throw, weight in _distinct_throws(game.rules.turn, dice):
            value = after_throw(game, throw, aim)[0]
            best = _best(_game_after(game, throw), aim)
            yield {"dice": dice, "throw": write_throw(throw), "weight": weight, "value": value, "best": best}


def _best(game: Game, aim: Objective) -> str | None:
    """The best tiles to shut in notation, None if none can be shut."""
    from shutbox.value import options

    choices = options(game, aim)
    return str(action_data(game, choices.best.action)["word"]) if choices.options else None


def _distinct_throws(turn: TurnRules, dice: int) -> list[tuple[Faces, int]]:
    """The throws that differ in what they can shut, with their weights: one for each sum if only the sum counts."""
    all_throws = throws(dice, turn.faces)
    if turn.buys is not Buys.SUM:
        return list(all_throws) if len(all_throws) <= MOST_THROWS else []
    weights: Counter[int] = Counter()
    some: dict[int, Faces] = {}
    for throw, weight in all_throws:
        weights[sum(throw)] += weight
        some.setdefault(sum(throw), throw)
    return [(some[total], weights[total]) for total in sorted(some)]
