"""Commands as data: their arguments, options and kinds of values; and the arguments of one command line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from shutbox.cli.line.value_kind import KINDS, Kind
from shutbox.errors import ShutboxError


class UsageError(ShutboxError):
    """A command line that is not valid."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option; `value` is the placeholder of its value, empty for a flag.

    `kind` is the kind of its value, if the placeholder does not tell it. `excludes` are options and arguments that
    contradict it. If it `needs` options, it has no meaning without one of them.
    """

    name: str
    value: str = ""
    kind: Kind | None = None
    repeatable: bool = False
    topic: str = ""
    excludes: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()

    @property
    def value_kind(self) -> Kind:
        """The kind of its value."""
        return self.kind or KINDS[self.value]

    @property
    def help_topic(self) -> str:
        """The key of its help text: its name, or `topic` if the option means something else in other commands."""
        return self.topic or self.name

    @property
    def usage(self) -> str:
        """The option with the placeholder of its value."""
        return f"--{self.name} {self.value}" if self.value else f"--{self.name}"


@dataclass(frozen=True, slots=True)
class Command:
    """A command of the program. If it is `variadic`, its last argument can be repeated.

    The module of the same name in the package `room` of `shutbox.cli` runs it.
    """

    name: str
    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    examples: tuple[str, ...] = ()
    variadic: bool = False
    room: str = "command"

    @property
    def module(self) -> str:
        """The full name of the module."""
        return f"shutbox.cli.{self.room}.{self.name.replace('-', '_')}"

    @property
    def usage(self) -> str:
        """The usage line."""
        options = (f"[{each.usage}]{' ...' if each.repeatable else ''}" for each in self.options)
        more = ["..."] if self.variadic else []
        names = [*self.required, *(f"[{each}]" for each in self.optional), *more]
        return " ".join(["shutbox", self.name, *names, *options])


@dataclass(frozen=True, slots=True)
class Arguments:
    """The parsed arguments of a command; `extra` are further values of its last positional argument."""

    positional: Mapping[str, str]
    options: Mapping[str, tuple[str, ...]]
    extra: tuple[str, ...] = ()

    def flag(self, name: str) -> bool:
        """Whether an option was given."""
        return name in self.options

    def given(self, name: str) -> bool:
        """Whether an option or an argument was given."""
        return name in self.options or name in self.positional

    def value(self, name: str) -> str | None:
        """The value of an option, if it was given."""
        return self.options[name][0] if name in self.options else None

    def values(self, name: str) -> tuple[str, ...]:
        """All values of a repeatable option."""
        return self.options.get(name, ())
