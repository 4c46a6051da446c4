"""Every error of Shutbox: a stable code with arguments; the ways in turn them into sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any


class ShutboxError(Exception):
    """An error that a program knows by its code and a person reads through `words`."""

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.arguments = arguments

    def __reduce__(self) -> tuple[Any, ...]:
        # An exception is rebuilt from its positional arguments alone, and ours come by name.
        return _rebuilt, (type(self), self.__dict__)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.code}: {told}" if told else self.code


def _rebuilt(kind: type[ShutboxError], state: dict[str, Any]) -> ShutboxError:
    error = kind.__new__(kind, state["code"], state["arguments"])
    error.__dict__.update(state)
    return error


def shown(value: object) -> str:
    """A value that came from outside as an error names it: of what could be endless only the kind."""
    if isinstance(value, str):
        return value[:40]
    small = value is None or isinstance(value, float) or (isinstance(value, int) and value.bit_length() < 64)
    return str(value).lower() if small else type(value).__name__


class NotationError(ShutboxError):
    """A text that is not even syntax."""


class IllegalActionError(ShutboxError):
    """Well-formed, but not allowed now."""


class CorruptRecordError(ShutboxError):
    """A stored record that says something which could not have happened."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a rule set."""

    code: str
    arguments: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return str(ShutboxError(self.code, **self.arguments))


class RulesError(ShutboxError):
    """A rule set that cannot be played, with every fault and not only the first."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("rules-faults", count=len(self.faults), faults="; ".join(map(str, self.faults)))
