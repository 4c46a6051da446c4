"""What a client may ask about games, read from its data: the function that answers, and its arguments.

A server gives them to a worker; where there is no server, they are called at once (`shutbox.offline`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, NamedTuple

from shutbox.errors import NotationError
from shutbox.rules import RuleSet, named, names, to_data
from shutbox.server.think import study, survey
from shutbox.server.think.opinion import check_price

Data = dict[str, Any]
MOST_EXERCISES, MOST_PLAYERS = 10, 8
PARTS = ("turn", "start")
LEVELS = ("easy", "medium", "hard")
DAILY = ("double-shutter", "nine", "shut-the-box", "twelve", "double-shutter", "ten", "nine-sum6")


class Question(NamedTuple):
    """A question: the function that answers it, and its arguments."""

    work: Callable[..., Data]
    arguments: tuple[object, ...]

    def answer(self) -> Data:
        """The answer."""
        return self.work(*self.arguments)


def rule_list() -> Data:
    """Every rule set of the catalogue."""
    return {"rules": [study.rule_data(named(name)) for name in names()]}


def rule(data: Mapping[str, Any]) -> Data:
    """A rule set with changes, validated; raises with every fault if there are some."""
    return study.rule_data(study.asked_rules(data.get("rules"), data.get("set")))


def explore(data: Mapping[str, Any]) -> Question:
    """A position, or a throw there."""
    rules = _affordable_rules(data, 1)
    position, aim = str(data.get("position", "")), str(data.get("objective", "mean"))
    throw = data.get("throw")
    if throw is None:
        return Question(survey.exploration, (rules, position, aim))
    if not isinstance(throw, list) or not all(type(face) is int for face in throw):
        raise NotationError("throw-syntax", got=str(throw)[:40])
    return Question(survey.throw_options, (rules, position, throw, aim))


def measure(data: Mapping[str, Any]) -> Question:
    """The measures of a rule set."""
    players, part = _whole(data, "players", 2, MOST_PLAYERS, 2), data.get("part")
    if part not in (None, *PARTS):
        raise NotationError("setting-choice", setting="part", got=str(part)[:20], choices=", ".join(PARTS))
    return Question(study.measures, (_affordable_rules(data, players), players, part))


def handout(data: Mapping[str, Any]) -> Question:
    """What the rules of a game on paper need."""
    return Question(study.handout, (_affordable_rules(data, 1),))


def exercises(data: Mapping[str, Any]) -> Question:
    """Exercises of a level."""
    players, count = _whole(data, "players", 1, MOST_PLAYERS, 2), _whole(data, "count", 1, MOST_EXERCISES, 1)
    level, seed = data.get("level"), str(data.get("seed", ""))[:80]
    if level not in (None, *LEVELS):
        raise NotationError("drill-level", got=str(level)[:20], levels=list(LEVELS))
    return Question(study.exercises, (_affordable_rules(data, players), players, level, seed, count))


def mistakes(data: Mapping[str, Any]) -> Question:
    """The mistakes of a player in a record, as exercises."""
    player = data.get("player")
    return Question(study.mistakes_of, (record_in(data), player and str(player)))


def day(today: date) -> Question:
    """The position and the game of a day."""
    rules = to_data(named(DAILY[today.toordinal() % len(DAILY)]), whole=True)
    return Question(study.day, (rules, today.isoformat()))


def record_in(data: Mapping[str, Any]) -> str:
    """The record that a client sent; raises if there is none."""
    record = data.get("record")
    if not isinstance(record, str):
        raise NotationError("record-none", got="")
    return record


def _affordable_rules(data: Mapping[str, Any], players: int) -> Data:
    """The rules of a question as data; raises if they are too expensive."""
    rules: RuleSet = study.asked_rules(data.get("rules"), data.get("set"))
    check_price(rules, players)
    return to_data(rules, whole=True)


def _whole(data: Mapping[str, Any], key: str, low: int, high: int, usual: int) -> int:
    value = data.get(key, usual)
    if type(value) is not int or not low <= value <= high:
        raise NotationError("option-range", option=key, low=low, high=high, got=str(value)[:20])
    return value
