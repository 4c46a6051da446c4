"""What programs ask for a position: its moves, counts of lines, its value, its options.

The functions take and return plain data, for a worker (`server.think`). Their documents are those of the commands of
the same names.
"""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter
from typing import Any

from shutbox.errors import IllegalActionError
from shutbox.play import Game, Phase, move_data, new_game
from shutbox.rules import (
    Move,
    Position,
    RuleSet,
    Throw,
    TurnRules,
    after_move,
    dice_counts,
    from_data,
    levels,
    lines,
    moves,
    read_position,
    throws,
    write_position,
    write_throw,
)
from shutbox.server.think.thinker import too_dear
from shutbox.solve import read_objective, require_solver

Data = dict[str, Any]
# So many positions times throws are expanded for a count of lines: about ten seconds of one core.
MOST_EXPANDED = 300_000


def moves_of(rules: Data, position: str, throw: list[int]) -> Data:
    """All legal moves for a throw at a position."""
    rule_set = from_data(rules)
    at = read_position(rule_set.turn.box, position)
    faces = legal_throw(rule_set, at, throw)
    found = [_move_data(rule_set, at, move) for move in moves(rule_set.turn, at, faces)]
    return _head(rule_set, at) | {"throw": list(faces), "moves": found}


def count_lines(rules: Data, position: str | None, depth: int, divided: object) -> Data:
    """The number of sequences of throws and moves of a length, also by the first throw and move."""
    rule_set = from_data(rules)
    turn, at = rule_set.turn, _position(rule_set, position)
    counts = _head(rule_set, at) | {"depth": depth, "count": _count(rule_set, at, depth, MOST_EXPANDED)}
    if divided:
        first = list(lines(turn, at)) if depth else []
        left = MOST_EXPANDED // max(1, len(first))
        counts["divide"] = [
            {"throw": list(throw)}
            | _move_data(rule_set, at, move)
            | {"count": _count(rule_set, after_move(at, move), depth - 1, left)}
            for throw, move in first
        ]
    return counts


def value_of(rules: Data, position: str | None, objective: str, distributed: object) -> Data:
    """What a position of a turn is worth, and the chance of every final total."""
    require_solver()
    from shutbox.solve import distribution, solve_turn

    began, rule_set, aim = perf_counter(), from_data(rules), read_objective(objective)
    at, solved = _position(rule_set, position), solve_turn(rule_set.turn, aim)
    found = _head(rule_set, at) | {"objective": aim.spelling, "horizon": "turn", "value": float(solved.values[at])}
    found |= {"bound": solved.bound} if solved.bound else {}
    found |= {"positions": solved.graph.size, "moves": int(solved.graph.after.size)}
    if distributed:
        found["distribution"] = {str(total): chance for total, chance in distribution(solved, at).items()}
    return found | {"seconds": round(perf_counter() - began, 6)}


def options_at(rules: Data, position: str, throw: list[int], objective: str) -> Data:
    """The options at a position, best first, and what each costs against the best; with a throw the ways to use it."""
    from shutbox.coach import option_data, ranking
    from shutbox.value import options

    rule_set, aim = from_data(rules), read_objective(objective)
    game = _game_at(rule_set, read_position(rule_set.turn.box, position), throw)
    found = options(game, aim)
    head = _head(rule_set, game.position) | {"throw": list(game.throw), "seat": found.seat}
    return head | {
        "horizon": found.horizon.value,
        "unit": found.unit.value,
        "options": [
            option_data(game, found, each) | {"best": each is found.best, "seats": None} for each in ranking(found)
        ],
    }


def legal_throw(rules: RuleSet, position: Position, faces: list[int]) -> Throw:
    """A throw; raises if this number of dice is not allowed at the position, or a die has no such face."""
    counts = dice_counts(rules.turn, position)
    throw = tuple(sorted(faces))
    if len(throw) not in counts:
        notation = write_position(rules.turn.box, position)
        raise IllegalActionError("moves-dice", got=len(throw), allowed=list(counts), position=notation)
    if not all(1 <= face <= rules.turn.faces for face in throw):
        raise IllegalActionError("throw-faces", got=write_throw(throw), faces=rules.turn.faces)
    return throw


def _game_at(rules: RuleSet, position: Position, faces: list[int]) -> Game:
    """The game of one player at a position, after a throw if there is one."""
    notation = write_position(rules.turn.box, position)
    if position == 0:
        raise IllegalActionError("advise-shut", position=notation)
    game = replace(new_game(rules, ["1"]), position=position)
    if not faces:
        return game
    throw = legal_throw(rules, position, faces)
    if not moves(rules.turn, position, throw):
        raise IllegalActionError("advise-miss", position=notation, throw=write_throw(throw))
    return replace(game, phase=Phase.SHUT, throw=throw)


def _position(rules: RuleSet, text: str | None) -> Position:
    return rules.turn.set_up if text is None else read_position(rules.turn.box, text)


def _head(rules: RuleSet, position: Position) -> Data:
    return {"rules": rules.name, "position": write_position(rules.turn.box, position)}


def _move_data(rules: RuleSet, position: Position, move: Move) -> Data:
    data = move_data(rules.turn, position, move)
    return {key: data[key] for key in ("tiles", "rows", "after")}


def _count(rules: RuleSet, position: Position, depth: int, most: int) -> int:
    """The number of sequences of a length; raises if to count them would take too long."""
    price, expanded = _throws(rules.turn), 0
    for level, positions in enumerate(levels(rules.turn, position)):
        if level == depth or not positions:
            return positions.total()
        expanded += len(positions) * price
        if expanded > most:
            raise too_dear(rules, 1)
    raise AssertionError  # the levels have no end


def _throws(turn: TurnRules) -> int:
    """The number of throws at the start, by every number of dice that may be thrown."""
    return sum(len(throws(dice, turn.faces)) for dice in dice_counts(turn, turn.set_up))
