"""The domain of each setting of a rule set, from which the controls of the rules designer are generated."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Any

from shutbox.rules.box import Box
from shutbox.rules.chance import takes_limit
from shutbox.rules.codec import BOXES, GAME, TURN, USUAL_LIMIT, WORDS
from shutbox.rules.ruleset import MOST_ROWS, NO_ROOM, RANGES, SERVES, Format, Range
from shutbox.rules.turn import OneDie, When


class Kind(Enum):
    """The type of a setting. The web app has a control for each."""

    BOX = "box"
    SET_UP = "set-up"
    WHOLE = "whole"
    WORD = "word"
    ONE_DIE = "one-die"
    CHOICE = "choice"
    CHANCE = "chance"
    FLAG = "flag"


@dataclass(frozen=True, slots=True)
class Domain:
    """The values that a setting can have: names, a range of numbers, and the number to suggest."""

    kind: Kind
    values: tuple[str, ...] = ()
    range: Range | None = None
    first: int | None = None


# The rules allow any limit for one die; the designer offers these.
_LIMITS = Range(0, 999)
# The number to suggest when a number replaces the word for none.
_FIRST = {"tiles": 2, "first_throw": 2, "unlucky": 7}


def _domain(name: str, default: object) -> Domain:
    match default:
        case Box():
            return Domain(Kind.BOX, tuple(BOXES))
        case OneDie():
            return Domain(Kind.ONE_DIE, tuple(each.value for each in When), _LIMITS, USUAL_LIMIT)
        case Enum():
            return Domain(Kind.CHOICE, tuple(each.value for each in type(default)))
        case Fraction():
            return Domain(Kind.CHANCE)
        case bool():
            return Domain(Kind.FLAG)
        case _ if name == "set_up":
            return Domain(Kind.SET_UP)
        case _ if name in WORDS:
            return Domain(Kind.WORD, (WORDS[name],), RANGES[name], _FIRST[name])
        case _:
            return Domain(Kind.WHOLE, (), RANGES[name])


DOMAINS = {name: _domain(name, each.default) for name, each in (TURN | GAME).items()}


def spellings(name: str) -> list[str]:
    """The values of a setting as they are typed; a value with a limit has the suggested limit, as in `standing:6`."""
    domain = DOMAINS[name]
    return [f"{value}:{domain.first}" if value in _conditions_with_limit(domain) else value for value in domain.values]


def _conditions_with_limit(domain: Domain) -> list[str]:
    """The conditions for one die that have a limit."""
    return [each.value for each in When if takes_limit(each)] if domain.kind is Kind.ONE_DIE else []


def formats(name: str) -> list[str]:
    """The formats in which a setting has a meaning."""
    return [each.value for each in Format if each in SERVES.get(name, Format)]


def axes() -> dict[str, dict[str, Any]]:
    """Every setting as plain data, for the controls of the web app; empty entries are left out."""
    return {name: {key: value for key, value in _axis(name) if value} for name in DOMAINS}


def _axis(name: str) -> list[tuple[str, Any]]:
    domain = DOMAINS[name]
    return [
        ("kind", domain.kind.value),
        ("values", domain.values),
        ("range", domain.range),
        ("first", domain.first),
        ("serves", formats(name) if name in SERVES else None),
        ("no_room", _no_room(name)),
        ("limited", _conditions_with_limit(domain)),
        ("rows", MOST_ROWS if domain.kind is Kind.BOX else None),
        ("boxes", {each: box.columns for each, box in BOXES.items()} if domain.kind is Kind.BOX else None),
    ]


def _no_room(name: str) -> dict[str, tuple[str, ...]]:
    """For each value of this setting, the other settings that must then keep their defaults."""
    own = {value: others for (setting, value), others in NO_ROOM.items() if setting == name}
    return {str(value.value if isinstance(value, Enum) else value): others for value, others in own.items()}
