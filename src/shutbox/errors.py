"""The errors of Shutbox: a stable code with arguments, which `words` turns into sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import log10
from typing import Any


class ShutboxError(Exception):
    """An error with a code for programs; `words` has the text for people."""

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.arguments = arguments

    def __reduce__(self) -> tuple[Any, ...]:
        # By default an exception is unpickled from its positional arguments only, but ours are keyword arguments.
        return _rebuilt, (type(self), self.__dict__)

    def __str__(self) -> str:
        arguments = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.code}: {arguments}" if arguments else self.code


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


class CorruptRecordError(ShutboxError):
    """A stored record with an event that could not have happened."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a rule set."""

    code: str
    arguments: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return str(ShutboxError(self.code, **self.arguments))


class RulesError(ShutboxError):
    """A rule set that cannot be played, with all its faults."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("rules-faults", count=len(self.faults), faults="; ".join(map(str, self.faults)))
