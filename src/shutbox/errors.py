"""The errors of Shutbox: a stable code with arguments. `words` has the sentences in all languages, `str` in English."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import log10
from typing import Any

from shutbox.sentence import sentence


class ShutboxError(Exception):
    """An error with a code for programs; `words` has the text for people."""

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.arguments = arguments

    def __reduce__(self) -> tuple[Any, ...]:
        # By default an exception is unpickled from its positional arguments only, but ours are keyword arguments.
        return _rebuilt, (type(self), self.__dict__)

    @property
    def sentence(self) -> str:
        """What happened and what to do, in English; the code with its arguments if the catalogue is not there."""
        return sentence(self.code, self.arguments) or notation(self.code, self.arguments)

    def __str__(self) -> str:
        text = self.sentence
        return text if text.startswith(self.code) else f"{text} [{self.code}]"


def notation(code: str, arguments: Mapping[str, object]) -> str:
    """A code with its arguments, for programs and logs."""
    text = ", ".join(f"{name}={value!r}" for name, value in arguments.items())
    return f"{code}: {text}" if text else code


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is most similar, if any."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, list(known), n=1)), None)


def _rebuilt(kind: type[ShutboxError], state: dict[str, Any]) -> ShutboxError:
    error = kind.__new__(kind, state["code"], state["arguments"])
    error.__dict__.update(state)
    return error


def shown(value: object) -> str:
    """A value from outside as an error shows it; only its type if it could be endless."""
    if isinstance(value, str):
        return value[:40]
    small = value is None or isinstance(value, float | int)
    return str(brief(value)).lower() if small else type(value).__name__


# The largest whole number that every program can read from JSON without rounding it.
MOST_SAFE = 2**53 - 1


def brief(value: Any) -> Any:
    """A whole number as an error shows it: `1.000e30` if it is too long to be read; else the value itself."""
    if not isinstance(value, int) or abs(value) <= MOST_SAFE:
        return value
    # Not by way of a text of all digits, because Python limits their number.
    power = int(log10(abs(value))) - 4
    digits = str(abs(value) // 10**power)
    return f"{'-' * (value < 0)}{digits[0]}.{digits[1:4]}e{power + len(digits) - 1}"


class NotationError(ShutboxError):
    """A text with a syntax error."""


class IllegalActionError(ShutboxError):
    """An action that is well-formed but not allowed now."""


class WrongTypeError(ShutboxError, TypeError):
    """An argument of a type that cannot be used here."""


def wrong_type(argument: str, wanted: str, got: object) -> WrongTypeError:
    """The error for an argument of a wrong type; `wanted` says what it must be, as code or in a few words."""
    return WrongTypeError("argument-type", argument=argument, wanted=wanted, got=_described(got))


def _described(value: object) -> str:
    """A value with its type, shortly."""
    kind = type(value).__name__
    return f"{kind} {value!r:.40}" if isinstance(value, str | int | float) and value is not None else kind


class CorruptRecordError(ShutboxError):
    """A stored record with an event that could not have happened."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a rule set."""

    code: str
    arguments: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return notation(self.code, self.arguments)


class RulesError(ShutboxError):
    """A rule set that cannot be played, with all its faults."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("rules-faults", count=len(self.faults), faults="; ".join(map(str, self.faults)))

    @property
    def sentence(self) -> str:
        """The sentences of all faults."""
        return "; ".join(ShutboxError(fault.code, **fault.arguments).sentence for fault in self.faults)

    def __str__(self) -> str:
        return f"{self.sentence} [{', '.join(fault.code for fault in self.faults)}]"
