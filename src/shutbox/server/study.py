"""Questions beside live play, answered in a worker: reports, values, measures, exercises, dice that were thrown.

Each function takes plain data and gives plain data, and knows nothing of tables.
"""

from __future__ import annotations

from random import Random
from typing import Any

from shutbox.coach.drill import Exercise, Level, invented
from shutbox.coach.reason import Reason, reasons
from shutbox.errors import NotationError, ShutboxError
from shutbox.play import Game, new_game, read_record
from shutbox.play.desk import error_data
from shutbox.play.view import action_data, view
from shutbox.rules import RuleSet, changed, from_data, named, read_position, to_data, write_throw
from shutbox.rules.chance import dice_counts
from shutbox.solve.objective import MEAN, Objective, read_objective
from shutbox.value import Option, Options

Data = dict[str, Any]


def asked_rules(told: object, changes: object = None) -> RuleSet:
    """The rule set that a request names or spells out, with its changes."""
    if not isinstance(told, str | dict) or not isinstance(changes or {}, dict):
        raise NotationError("table-rules")
    rules = named(told) if isinstance(told, str) else from_data(told)
    settings = {str(key): str(value) for key, value in dict(changes or {}).items()}  # type: ignore[call-overload]
    return changed(rules, settings) if settings else rules


def report(record: str) -> Data:
    """The coach's report of a record."""
    from shutbox.coach import analyse, document

    return document(analyse(read_record(record)))


def booklet(record: str) -> Data:
    """The coach's report of a record, with all that one needs to leaf through the game."""
    from shutbox.coach import analyse
    from shutbox.coach.booklet import booklet as made

    return made(analyse(read_record(record)))


def explored(rules: Data, position: str, objective: str) -> Data:
    """What a position is worth, before and after every throw, and how the turn may end."""
    from shutbox.solve.turn import distribution, solve_turn
    from shutbox.value import after_throws, options

    made = from_data(rules)
    aim = read_objective(objective)
    at = read_position(made.turn.box, position)
    game = _situated(made, at)
    found = options(game, aim) if at else None
    ways = {dice: after_throws(game, dice, aim) for dice in dice_counts(made.turn, at)} if at else {}
    chances = distribution(solve_turn(made.turn, aim), at)
    return {
        "position": position,
        "objective": aim.spelling,
        "unit": found.unit.value if found else "total",
        "dice": [] if found is None else [_option(game, found, each) for each in found.options],
        "throws": [
            {"dice": dice, "throw": write_throw(throw), "weight": weight, "value": seats[0]}
            for dice, rows in ways.items()
            for throw, weight, seats in rows
        ],
        "distribution": {str(total): chance for total, chance in chances.items()},
    }


def used(rules: Data, position: str, throw: list[int], objective: str) -> Data:
    """Every way to use a throw at a position, with its value."""
    from dataclasses import replace

    from shutbox.play.game import Phase
    from shutbox.value import options

    made = from_data(rules)
    at = read_position(made.turn.box, position)
    game = replace(_situated(made, at), phase=Phase.SHUT, throw=tuple(sorted(throw)))
    found = options(game, read_objective(objective))
    return {"unit": found.unit.value, "options": [_option(game, found, each) for each in found.options]}


def _situated(rules: RuleSet, position: int) -> Game:
    from dataclasses import replace

    return replace(new_game(rules, ["1"]), position=position)


def measures(rules: Data, players: int) -> Data:
    """What a designer wants to know of a rule set."""
    from shutbox.tournament.measure import measured

    return measured(from_data(rules), players)


def exercises(rules: Data, players: int, level: str | None, seed: str, count: int) -> list[Data]:
    """Situations to choose in, with everything that is shown after the choice."""
    made, chance = from_data(rules), Random(seed)
    wanted = Level(level) if level else None
    return [
        exercise_data(invented(made, players, f"{seed} {number}".encode(), chance.random, wanted))
        for number in range(count)
    ]


def mistakes_of(record: str, player: str | None) -> list[Data]:
    """The situations of a record in which somebody chose badly."""
    from shutbox.coach.drill import mistakes

    return [exercise_data(each) for each in mistakes(read_record(record), player)]


def exercise_data(each: Exercise) -> Data:
    """An exercise as plain data."""
    found = each.options
    return {
        "level": each.level.value,
        "view": view(each.game),
        "horizon": found.horizon.value,
        "unit": found.unit.value,
        "options": [
            _option(each.game, found, option)
            | {
                "share": each.share(option),
                "judgement": each.judgement(option).value,
                "reasons": [_reason(reason) for reason in reasons(each.game, found, option)],
            }
            for option in sorted(found.options, key=found.loss)
        ],
    }


def _reason(reason: Reason) -> Data:
    return {"kind": reason.kind, "args": dict(reason.args)}


def _option(game: Game, found: Options, option: Option) -> Data:
    return action_data(game, option.action) | {"value": option.seats[found.seat], "loss": found.loss(option)}


def verified(record: str) -> Data:
    """Whether a record is whole, and whether its dice fit their envelope."""
    from shutbox.play.events import Thrown
    from shutbox.play.fairness import face_fairness
    from shutbox.play.seal import check_sealed

    try:
        read = read_record(record)
        opening = check_sealed(read)
    except ShutboxError as error:
        return {"ok": False, "error": {"code": error.code, "arguments": error_data(error)}}
    faces = [event.faces for event in read.events if isinstance(event, Thrown)]
    fair = face_fairness(faces, read.rules.turn.faces)
    return {
        "ok": True,
        "rules": read.rules.name,
        "events": len(read.events),
        "throws": len(faces),
        "sealed": opening is not None,
        "open": bool(opening and opening.envelope.open),
        "fit": opening.fit if opening else 0,
        "observed": fair.observed,
        "expected": fair.expected,
        "p": fair.p,
    }


def rule_data(rules: RuleSet) -> Data:
    """A rule set as plain data, and what it changes of the defaults."""
    return {"name": rules.name, "settings": to_data(rules, whole=True), "own": to_data(rules)}


def aim_of(text: object) -> Objective:
    """The objective that a request names, the least mean total if none."""
    return read_objective(str(text)) if text is not None else MEAN
