"""The errors of Shutbox: a stable code with arguments, which `words` turns into sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
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
    small = value is None or isinstance(value, float) or (isinstance(value, int) and value.bit_length() < 64)
    return str(value).lower() if small else type(value).__name__


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
