"""Commands as data, and a parser for their arguments and options."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from shutbox.errors import ShutboxError

# An option has a letter after the dash, because -1 is a number, and -23 may be a row of a box.
_OPTION = re.compile(r"--?[a-z].*", re.IGNORECASE | re.DOTALL)
HELP = ("-h", "--help")


class UsageError(ShutboxError):
    """A command line that is not valid."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option; `value` is the placeholder of its value, empty for a flag."""

    name: str
    value: str = ""
    repeatable: bool = False
    topic: str = ""

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

    def value(self, name: str) -> str | None:
        """The value of an option, if it was given."""
        return self.options[name][0] if name in self.options else None

    def values(self, name: str) -> tuple[str, ...]:
        """All values of a repeatable option."""
        return self.options.get(name, ())


def nearest_word(word: str, known: Sequence[str]) -> str | None:
    """The known word that is most similar, if any."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, known, n=1)), None)


def wants_help(tokens: Sequence[str]) -> bool:
    """Whether the help option is given before `--`."""
    own = tokens[: tokens.index("--")] if "--" in tokens else tokens
    return any(token in HELP for token in own)


def parse_arguments(command: Command, tokens: Sequence[str]) -> Arguments:
    """Parses the tokens after the name of a command."""
    plain: list[str] = []
    options: dict[str, tuple[str, ...]] = {}
    rest = iter(tokens)
    for token in rest:
        if token == "--":
            plain += rest
        elif _OPTION.fullmatch(token):
            option, value = _parse_option(command, token, rest)
            if option.name in options and not option.repeatable:
                raise UsageError("option-twice", option=f"--{option.name}")
            options[option.name] = (*options.get(option.name, ()), value)
        else:
            plain.append(token)
    positional = _positional(command, plain)
    return Arguments(positional, options, tuple(plain[len(positional) :]))


def _parse_option(command: Command, token: str, rest: Iterator[str]) -> tuple[Option, str]:
    name, equals, value = token.partition("=")
    option = _find_option(command, name)
    if not option.value and equals:
        raise UsageError("option-no-value", option=name, got=value)
    if option.value and not equals:
        value = next(rest, "--")
        if value == "--" or _OPTION.fullmatch(value):
            raise UsageError("option-needs-value", option=name, value=option.value)
    return option, value


def _find_option(command: Command, name: str) -> Option:
    known = {f"--{option.name}": option for option in command.options}
    if name in known:
        return known[name]
    if suggestion := nearest_word(name, list(known)):
        raise UsageError("option-near", command=command.name, option=name, near=suggestion)
    raise UsageError("option-unknown", command=command.name, option=name)


def _positional(command: Command, plain: list[str]) -> dict[str, str]:
    names = (*command.required, *command.optional)
    if len(plain) > len(names) and not command.variadic:
        raise UsageError("argument-extra", got=plain[len(names)], usage=command.usage)
    if len(plain) < len(command.required):
        raise UsageError("argument-missing", argument=command.required[len(plain)], usage=command.usage)
    return dict(zip(names, plain, strict=False))
