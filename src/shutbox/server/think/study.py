"""Questions outside live play, answered in a worker: reports, values, measures, exercises, checks of dice.

Each function takes and returns plain data, and knows nothing of tables. Only the worker imports the coach, not the
server.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

from shutbox.errors import NotationError, ShutboxError
from shutbox.json_schema import DOCUMENT_VERSION
from shutbox.play import Game, read_record, view
from shutbox.play.table import error_data
from shutbox.rules import SETTINGS, TEXTS, RuleSet, changed, from_data, named, to_data
from shutbox.server.think.opinion import MOST_PRICE, priced_record
from shutbox.solve import MEAN, library
from shutbox.solve.portable import turn_endings

Data = dict[str, Any]


def written(work: Callable[..., Data], *arguments: object) -> bytes:
    """The answer of a function as JSON; the worker writes it, because to hand over and write a long one takes long."""
    from shutbox.server.http import encode

    return encode({"v": DOCUMENT_VERSION} | work(*arguments))


def asked_rules(spec: object, changes: object = None) -> RuleSet:
    """The rule set that a request names or spells out, with its changes."""
    if not isinstance(spec, str | dict) or not isinstance(changes or {}, dict):
        raise NotationError("table-rules")
    rules = named(spec) if isinstance(spec, str) else from_data(_first(spec))
    settings = {str(key): str(value) for key, value in _first(dict(changes or {})).items()}  # type: ignore[call-overload]
    return changed(rules, settings) if settings else rules


def _first(settings: Data) -> Data:
    """The first settings, one more than there are: of more, one is unknown, and to find all of them takes long."""
    return dict(islice(settings.items(), len(SETTINGS) + len(TEXTS) + 1))


def report(record: str) -> Data:
    """The coach's report of a record."""
    from shutbox.coach import analyse, document

    return document(analyse(priced_record(record), budget=MOST_PRICE))


def booklet(record: str) -> Data:
    """The coach's report of a record, with everything that a page needs to step through the game."""
    from shutbox.coach import analyse
    from shutbox.coach import booklet as made

    return made(analyse(priced_record(record), budget=MOST_PRICE))


def report_page(record: str, locale: str) -> bytes:
    """The booklet of a record as one page that opens offline."""
    from shutbox.server.http import report_parts
    from shutbox.words import Words, page

    return page(Words(locale), booklet(record), *report_parts()).encode()


def measures(rules: Data, players: int, part: str | None = None) -> Data:
    """The measures of a rule set for the designer: of its turn, of its start, or both."""
    # First, because where there is no solver there need be no tournaments either.
    library.require_solver()
    from shutbox.tournament import measure

    rule_set = from_data(rules)
    if part == "turn":
        return measure.turn_measures(rule_set)
    compute = measure.start_measures if part == "start" else measure.measures
    return compute(rule_set, players, MOST_PRICE)


def handout(rules: Data) -> Data:
    """What the rules of a game on paper need: an example of a turn, and what the best play leaves."""
    from shutbox.coach.strategy import turn_example

    rule_set = from_data(rules)
    library.require_turn(rule_set.turn)
    if library.has_solver():
        from shutbox.tournament import measure

        figures = measure.turn_measures(rule_set)
        return turn_example(rule_set.turn) | {"mean": figures["mean"], "shut": figures["shut"]}
    chances = turn_endings(rule_set.turn, MEAN, rule_set.turn.set_up)
    mean = sum(total * chance for total, chance in chances.items())
    return turn_example(rule_set.turn) | {"mean": mean, "shut": chances.get(0, 0.0)}


def exercises(rules: Data, players: int, level: str | None, seed: str, count: int) -> Data:
    """Exercises, with everything that is shown after the choice."""
    return {"exercises": _exercises(rules, players, level, seed, count)}


def _exercises(rules: Data, players: int, level: str | None, seed: str, count: int) -> list[Data]:
    from shutbox.coach import Level, exercise_data, random_exercise

    rule_set, chance = from_data(rules), Random(seed)
    difficulty, names = Level(level) if level else None, [str(number) for number in range(1, players + 1)]
    situations = [
        random_exercise(rule_set, names, f"{seed} {number}".encode(), chance.random, difficulty, budget=MOST_PRICE)
        for number in range(count)
    ]
    return [exercise_data(each, budget=MOST_PRICE) for each in situations]


def day(rules: Data, date: str) -> Data:
    """The exercise of the day, and the seed of its game for one player with what the perfect player leaves there."""
    seed = f"daily {date}"
    (exercise,) = _exercises(rules, 2, "hard", seed, 1)
    game = perfect(rules, seed)
    played = {"perfect": game.total, "left": view(game)["position"]}
    return {"date": date, "rules": rules["name"], "seed": seed, **played, "exercise": exercise}


def perfect(rules: Data, seed: str) -> Game:
    """A solitaire game of the perfect player with the dice of a seed, played to its end."""
    from shutbox.bots import bot
    from shutbox.play import decide, evolve, new_game, seeded_dice

    game, dice, player = new_game(from_data(rules), ["1"]), seeded_dice(seed), bot("perfect", Random(seed).random)
    while not game.over:
        game = evolve(game, decide(game, player.choose(game), dice))
    return game


def mistakes_of(record: str, player: str | None) -> Data:
    """The situations of a record in which a player made a mistake, as exercises."""
    from shutbox.coach import exercise_data, mistakes

    situations = mistakes(priced_record(record), player, budget=MOST_PRICE)
    return {"exercises": [exercise_data(each, budget=MOST_PRICE) for each in situations]}


def verification(record: str) -> Data:
    """Whether a record is intact, whether its dice fit their envelope, and how often each face was thrown."""
    from shutbox.play import check_sealed, opening_data
    from shutbox.statistics import face_fairness, standing_throws

    try:
        parsed = read_record(record)
        opening = check_sealed(parsed)
    except ShutboxError as error:
        return {"ok": False, "error": {"code": error.code, "arguments": error_data(error)}}
    throws = [event.faces for event in standing_throws(parsed).values()]
    fair = face_fairness(throws, parsed.rules.turn.faces)
    return {
        "ok": True,
        "rules": parsed.rules.name,
        "players": [player.name for player in parsed.players],
        "events": len(parsed.events),
        "throws": len(throws),
        "over": parsed.game.over,
        "envelope": opening_data(opening) if opening else None,
        "observed": fair.observed,
        "expected": fair.expected,
        "p": fair.p,
        "enough": fair.enough,
    }


def rule_data(rules: RuleSet) -> Data:
    """A rule set as plain data, and its differences from the defaults."""
    return {"name": rules.name, "settings": to_data(rules, whole=True), "own": to_data(rules)}
