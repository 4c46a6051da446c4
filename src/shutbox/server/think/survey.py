"""A position surveyed: what it is worth before and after every throw, how the turn may end, every way to use a throw.

Plain data in, plain data out, for a worker (server.think).
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
    read_position,
    score,
    throws,
    write_throw,
)
from shutbox.rules import Throw as Faces
from shutbox.solve import MEAN, SHUT, Objective, read_objective

Data = dict[str, Any]
# Nobody reads more throws than this one by one.
MOST_THROWS = 500


def exploration(rules: Data, position: str, objective: str) -> Data:
    """What a position is worth, before and after every throw, and how the turn may end."""
    from shutbox.coach import option_data
    from shutbox.solve import distribution, solve_turn
    from shutbox.value import options

    made, aim = from_data(rules), read_objective(objective)
    at = read_position(made.turn.box, position)
    game = _situated(made, at)
    found = options(game, aim) if at else None
    chances = distribution(solve_turn(made.turn, aim), at)
    return {
        "position": position,
        "total": score(made.turn, at),
        "objective": aim.spelling,
        "unit": found.unit.value if found else "total",
        "values": {each.spelling: float(solve_turn(made.turn, each).values[at]) for each in (MEAN, SHUT, aim)},
        "dice": [option_data(game, found, each) for each in found.options] if found else [],
        "by": "sum" if made.turn.buys is Buys.SUM else "throw",
        "throws": list(_throws(game, aim)) if at else [],
        "distribution": {str(total): chance for total, chance in chances.items()},
    }


def used(rules: Data, position: str, throw: list[int], objective: str) -> Data:
    """Every way to use a throw at a position, with its value."""
    from shutbox.coach import option_data
    from shutbox.value import options

    made = from_data(rules)
    if not 1 <= len(throw) <= made.turn.dice or not all(1 <= face <= made.turn.faces for face in throw):
        raise NotationError("throw-faces", got=write_throw(tuple(throw[:MOST_DICE])), faces=made.turn.faces)
    game = _thrown(_situated(made, read_position(made.turn.box, position)), tuple(sorted(throw)))
    found = options(game, read_objective(objective))
    return {"unit": found.unit.value, "options": [option_data(game, found, each) for each in found.options]}


def _situated(rules: RuleSet, position: Position) -> Game:
    return replace(new_game(rules, ["1"]), position=position)


def _thrown(game: Game, throw: Faces) -> Game:
    return replace(game, phase=Phase.SHUT, throw=throw)


def _throws(game: Game, aim: Objective) -> Iterator[Data]:
    """Every throw with its weight, the best use of it, and what the turn is worth after that."""
    from shutbox.value import after_throw

    for dice in dice_counts(game.rules.turn, game.position):
        for throw, weight in _told_apart(game.rules.turn, dice):
            value = after_throw(game, throw, aim)[0]
            best = _best(_thrown(game, throw), aim)
            yield {"dice": dice, "throw": write_throw(throw), "weight": weight, "value": value, "best": best}


def _best(game: Game, aim: Objective) -> str | None:
    """The best tiles to shut in notation, None where none can be."""
    from shutbox.value import options

    found = options(game, aim)
    return str(action_data(game, found.best.action)["word"]) if found.options else None


def _told_apart(turn: TurnRules, dice: int) -> list[tuple[Faces, int]]:
    """The throws that differ in what they shut, with their weights: one for each sum where only the sum counts."""
    found = throws(dice, turn.faces)
    if turn.buys is not Buys.SUM:
        return list(found) if len(found) <= MOST_THROWS else []
    weights: Counter[int] = Counter()
    some: dict[int, Faces] = {}
    for throw, weight in found:
        weights[sum(throw)] += weight
        some.setdefault(sum(throw), throw)
    return [(some[total], weights[total]) for total in sorted(some)]
