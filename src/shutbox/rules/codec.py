"""Converts rule sets to and from plain data, for TOML, JSON, records and `--set`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from difflib import get_close_matches
from enum import Enum
from fractions import Fraction
from typing import Any

from shutbox.errors import Fault, NotationError, RulesError, brief
from shutbox.rules.box import Box, Position, read_box, read_position, write_position
from shutbox.rules.chance import takes_limit
from shutbox.rules.ruleset import RANGES, GameRules, RuleSet, impossible_goals
from shutbox.rules.turn import EVERYTHING, OneDie, TurnRules, When

Data = dict[str, Any]

_NINE = tuple(range(1, 10))
BOXES = {
    "nine": Box(tuple((value,) for value in _NINE)),
    "ten": Box(tuple((value,) for value in range(1, 11))),
    "twelve": Box(tuple((value,) for value in range(1, 13))),
    "double": Box(tuple((value, 10 - value) for value in _NINE)),
    "double-aligned": Box(tuple((value, value) for value in _NINE)),
    "triple": Box(tuple((value, 10 - value, value) for value in _NINE)),
}

TEXTS = ("name", "source", "about")
TURN = {each.name: each for each in fields(TurnRules) if each.init}
GAME = {each.name: each for each in fields(GameRules)}
SETTINGS = (*TURN, *GAME)
# The words that are written instead of the number 0.
WORDS = {"tiles": "any", "first_throw": "free", "unlucky": "none"}
# The default limit of a condition for one die.
USUAL_LIMIT = 6
# Python converts at most 4300 digits.
_NUMBER = re.compile(r"-?[0-9]{1,4000}")
# A decimal number or a fraction. With a longer exponent, Fraction would take too long to compute it.
_CHANCE = re.compile(r"[-+]?(?:(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]{1,2})?|[0-9]+/[0-9]+)")


class _ValueFaultError(Exception):
    """Raised for a value that a setting cannot have; carries the fault to report."""

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(code)
        self.fault = Fault(code, arguments)


def _whole(value: Any) -> int:
    """An int, or the digits of one as typed on a command line."""
    if isinstance(value, str) and _NUMBER.fullmatch(value):
        return int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise _ValueFaultError("setting-whole", got=_text(value))
    return value


def _flag(value: Any) -> bool:
    if isinstance(value, str):
        value = {"true": True, "yes": True, "false": False, "no": False}.get(value.lower(), value)
    if not isinstance(value, bool):
        raise _ValueFaultError("setting-flag", got=_text(value))
    return value


def _word(value: Any, name: str) -> int:
    """A whole number, or the word for none; 0 is not accepted, because it could be meant as a number."""
    if value == WORDS[name]:
        return 0
    try:
        number = _whole(value)
    except _ValueFaultError:
        number = 0
    if number == 0:
        low, high = RANGES[name]
        raise _ValueFaultError("setting-word", got=_text(value), word=WORDS[name], low=low, high=high)
    return number


def _chance(value: Any) -> Fraction:
    try:
        # Converted from text, so that 0.02 means 1/50 and not the nearest binary fraction.
        text = str(brief(value))
        if len(text) > 40 or not _CHANCE.fullmatch(text):
            raise ValueError
        chance = Fraction(text)
        if chance.denominator > 10**18:
            raise ValueError
        return chance
    except (ValueError, ZeroDivisionError):
        raise _ValueFaultError("setting-chance", got=_text(value)) from None


def _one_die(value: Any) -> OneDie:
    when, *rest = _text(value).split(":")
    try:
        condition = When(when)
        limit = _whole(rest.pop(0)) if takes_limit(condition) else 0
        forced = False if condition is When.NEVER or not rest else {"optional": False, "forced": True}[rest.pop(0)]
    except (ValueError, KeyError, IndexError, _ValueFaultError):
        raise _ValueFaultError("setting-one-die", got=_text(value), choices=_one_dies()) from None
    if rest:
        raise _ValueFaultError("setting-one-die", got=_text(value), choices=_one_dies())
    return OneDie(condition, limit, forced)


def _one_dies() -> str:
    """Every condition for one die, as an example of its spelling."""
    return ", ".join(write_one_die(OneDie(when, USUAL_LIMIT)) for when in When)


def _column(value: Any) -> tuple[int, ...]:
    return tuple(_whole(tile) for tile in value) if isinstance(value, list) else (_whole(value),)


def _box(value: Any) -> Box:
    """A box by name, by the notation of its full position, or as a list of columns."""
    if isinstance(value, str) and value in BOXES:
        return BOXES[value]
    try:
        if isinstance(value, str) and not value.startswith("["):
            return read_box(value)
        columns = json.loads(value) if isinstance(value, str) else value
        if not isinstance(columns, list):
            raise TypeError
        return Box(tuple(_column(column) for column in columns))
    except (NotationError, TypeError, ValueError, RecursionError, _ValueFaultError):
        raise _ValueFaultError("setting-box", got=_text(value), boxes=", ".join(BOXES)) from None


def _choice(kind: type[Enum]) -> Callable[[Any], Any]:
    def read(value: Any) -> Enum:
        try:
            return kind(value)
        except ValueError:
            choices = ", ".join(str(member.value) for member in kind)
            raise _ValueFaultError("setting-choice", got=_text(value), choices=choices) from None

    return read


def _text(value: Any) -> str:
    """A value as it is typed, or as an error shows it."""
    if isinstance(value := brief(value), str):
        return value
    try:
        return json.dumps(value, default=str)
    except (ValueError, RecursionError):  # a list of numbers that are too long for Python, or of lists of lists
        return type(value).__name__


def _reader(name: str, default: Any) -> Callable[[Any], Any]:
    special: dict[str, Callable[[Any], Any]] = {"box": _box, "one_die": _one_die, "off_mat_chance": _chance}
    if name in special:
        return special[name]
    if name in WORDS:
        return lambda value: _word(value, name)
    if isinstance(default, Enum):
        return _choice(type(default))
    return _flag if isinstance(default, bool) else _whole


_READERS = {name: _reader(name, each.default) for name, each in (TURN | GAME).items()}


def _unknown(data: Mapping[str, Any]) -> Iterator[Fault]:
    for name in data:
        if name not in SETTINGS and name not in TEXTS:
            near = get_close_matches(name, SETTINGS, n=1)
            code = "setting-unknown-near" if near else "setting-unknown"
            yield Fault(code, {"setting": name} | ({"near": near[0]} if near else {}))


def _texts(data: Mapping[str, Any]) -> Iterator[Fault]:
    for name in TEXTS:
        text = data.get(name, "")
        # A str may contain half of a surrogate pair, but such a str cannot be encoded.
        if not isinstance(text, str) or any("\ud800" <= letter <= "\udfff" for letter in text):
            yield Fault(
                "setting-text", {"setting": name, "got": _text(text).encode("ascii", "backslashreplace").decode()[:60]}
            )


def _has_notation(box: Box) -> bool:
    """Whether the positions of a box can be written: no column is empty, and no value too long."""
    low, high = RANGES["box"]
    return bool(box.columns) and all(column and all(low <= tile <= high for tile in column) for column in box.columns)


def _set_up(box: Box, value: Any) -> Position:
    try:
        return read_position(box, _text(value))
    except NotationError as error:
        raise _ValueFaultError("setting-set-up", got=_text(value), expected=write_position(box, box.full)) from error


def from_data(data: Mapping[str, Any], *, name: str = "house-rule", stored: bool = False) -> RuleSet:
    """The rule set that plain data describes; missing settings have their defaults. Raises with all faults.

    The rules of a `stored` game are accepted though their goal is impossible, because earlier versions accepted them.
    """
    errors = [*_unknown(data), *_texts(data)]
    values: Data = {}
    # The box is read first because the set-up is a position of it.
    for setting in [each for each in SETTINGS if each in data]:
        try:
            if setting == "set_up" and "box" in data and "box" not in values:
                continue
            if setting == "set_up":
                box = values.get("box", TurnRules().box)
                values[setting] = _set_up(box, data[setting]) if _has_notation(box) else EVERYTHING
            else:
                values[setting] = _READERS[setting](data[setting])
        except _ValueFaultError as error:
            errors.append(Fault(error.fault.code, {"setting": setting, **error.fault.arguments}))
    try:
        turn = TurnRules(**{key: value for key, value in values.items() if key in TURN})
        game = GameRules(**{key: value for key, value in values.items() if key in GAME})
        texts = {"name": name} | {key: data[key] for key in TEXTS if isinstance(data.get(key), str)}
        rules = RuleSet(turn=turn, game=game, **texts)
    except RulesError as error:
        raise RulesError([*errors, *error.faults]) from None
    if errors or (errors := [] if stored else impossible_goals(turn, game)):
        raise RulesError(errors)
    return rules


def _plain(name: str, value: Any, box: Box) -> Any:
    match name, value:
        case "box", _:
            return [list(column) for column in value.columns]
        case "set_up", _:
            return write_position(box, value)
        case "one_die", _:
            return write_one_die(value)
        case _, 0 if name in WORDS:
            return WORDS[name]
        case _, Enum():
            return value.value
        case _, Fraction():
            return str(value)
        case _:
            return value


def write_one_die(value: OneDie) -> str:
    """The condition for one die as it is spelled: `standing:6:optional`."""
    when = str(value.when.value)
    if value.when is When.NEVER:
        return when
    limit = [str(value.limit)] if takes_limit(value.when) else []
    return ":".join([when, *limit, "forced" if value.forced else "optional"])


def to_data(rules: RuleSet, *, whole: bool = False) -> Data:
    """A rule set as plain data: the settings that differ from the defaults, or all of them."""
    data: Data = {key: getattr(rules, key) for key in TEXTS if whole or key == "name" or getattr(rules, key)}
    plain = TurnRules(box=rules.turn.box)
    for part, default in ((rules.turn, plain), (rules.game, GameRules())):
        for setting in TURN if part is rules.turn else GAME:
            value = getattr(part, setting)
            same = value == getattr(default, setting) if setting != "box" else value == TurnRules().box
            if whole or not same:
                data[setting] = _plain(setting, value, rules.turn.box)
    return data


def changed(rules: RuleSet, changes: Mapping[str, Any]) -> RuleSet:
    """A rule set with some settings changed; in a changed box all tiles stand unless a set-up is given too."""
    data = to_data(rules)
    if "box" in changes:
        data.pop("set_up", None)
    return from_data(data | dict(changes), name=rules.name)


def from_toml(text: str, *, name: str = "house-rule") -> RuleSet:
    """The rule set that a TOML text describes."""
    import tomllib

    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number may also be too long for Python
        raise NotationError("toml-syntax", why=str(error)) from None
    return from_data(data, name=name)


def from_json(text: str, *, name: str = "house-rule", stored: bool = False) -> RuleSet:
    """The rule set that a JSON text describes; `stored` as in `from_data`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError("json-syntax", why=str(error)) from None
    if not isinstance(data, dict):
        raise NotationError("json-object", got=_text(data)[:40])
    return from_data(data, name=name, stored=stored)


def to_json(rules: RuleSet, *, whole: bool = False) -> str:
    """A rule set as one line of JSON."""
    return json.dumps(to_data(rules, whole=whole), ensure_ascii=False)


def to_toml(rules: RuleSet, *, whole: bool = False) -> str:
    """A rule set as TOML; its values are spelled as in JSON, except that TOML must also escape DEL."""
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in to_data(rules, whole=whole).items()]
    return "".join(lines).replace("\x7f", "\\u007f")
