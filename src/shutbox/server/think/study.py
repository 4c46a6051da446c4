"""Questions beside live play, answered in a worker: reports, values, measures, exercises, dice that were thrown.

Each function takes plain data and gives plain data, and knows nothing of tables. The coach is loaded by the worker that
needs it, not by the server.
"""

from __future__ import annotations

from random import Random
from typing import Any

from shutbox.errors import NotationError, ShutboxError
from shutbox.play import read_record
from shutbox.play.table import error_data
from shutbox.rules import RuleSet, changed, from_data, named, to_data
from shutbox.server.think.thinker import MOST_PRICE, priced_record

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

    return document(analyse(priced_record(record), budget=MOST_PRICE))


def booklet(record: str) -> Data:
    """The coach's report of a record, with all that one needs to leaf through the game."""
    from shutbox.coach import analyse
    from shutbox.coach import booklet as made

    return made(analyse(priced_record(record), budget=MOST_PRICE))


def measures(rules: Data, players: int, part: str | None = None) -> Data:
    """What a designer wants to know of a rule set: of its turn, of its start, or both."""
    from shutbox.tournament import measure

    made = from_data(rules)
    if part == "turn":
        return measure.turn_measures(made)
    wanted = measure.start_measures if part == "start" else measure.measures
    return wanted(made, players, MOST_PRICE)


def exercises(rules: Data, players: int, level: str | None, seed: str, count: int) -> list[Data]:
    """Situations to choose in, with everything that is shown after the choice."""
    from shutbox.coach import Level, exercise_data, random_exercise

    made, chance = from_data(rules), Random(seed)
    wanted, names = Level(level) if level else None, [str(number) for number in range(1, players + 1)]
    found = [
        random_exercise(made, names, f"{seed} {number}".encode(), chance.random, wanted, budget=MOST_PRICE)
        for number in range(count)
    ]
    return [exercise_data(each, budget=MOST_PRICE) for each in found]


def day(rules: Data, date: str) -> Data:
    """What a day brings everybody: a position to think about, and the seed of a game to play alone."""
    seed = f"daily {date}"
    (exercise,) = exercises(rules, 2, "hard", seed, 1)
    return {"date": date, "rules": rules["name"], "seed": seed, "perfect": perfect(rules, seed), "exercise": exercise}


def perfect(rules: Data, seed: str) -> int:
    """What the perfect player leaves standing with the dice of a seed, alone."""
    from shutbox.bots import bot
    from shutbox.play import decide, evolve, new_game, seeded_dice

    game, dice, player = new_game(from_data(rules), ["1"]), seeded_dice(seed), bot("perfect", Random(seed).random)
    while not game.over:
        game = evolve(game, decide(game, player.choose(game), dice))
    return game.total


def mistakes_of(record: str, player: str | None) -> list[Data]:
    """The situations of a record in which somebody chose badly."""
    from shutbox.coach import exercise_data, mistakes

    found = mistakes(priced_record(record), player, budget=MOST_PRICE)
    return [exercise_data(each, budget=MOST_PRICE) for each in found]


def verification(record: str) -> Data:
    """Whether a record is whole, whether its dice fit their envelope, and how often each face came up."""
    from shutbox.play import check_sealed, opening_data
    from shutbox.statistics import face_fairness, standing_throws

    try:
        read = read_record(record)
        opening = check_sealed(read)
    except ShutboxError as error:
        return {"ok": False, "error": {"code": error.code, "arguments": error_data(error)}}
    thrown = [event.faces for event in standing_throws(read).values()]
    fair = face_fairness(thrown, read.rules.turn.faces)
    return {
        "ok": True,
        "rules": read.rules.name,
        "players": [player.name for player in read.players],
        "events": len(read.events),
        "throws": len(thrown),
        "over": read.game.over,
        "envelope": opening_data(opening) if opening else None,
        "observed": fair.observed,
        "expected": fair.expected,
        "p": fair.p,
        "enough": fair.enough,
    }


def rule_data(rules: RuleSet) -> Data:
    """A rule set as plain data, and what it changes of the defaults."""
    return {"name": rules.name, "settings": to_data(rules, whole=True), "own": to_data(rules)}
