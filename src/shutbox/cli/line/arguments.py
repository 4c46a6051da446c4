"""What stands on a command line: commands as data, and what a user gave for each of their parts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from shutbox.errors import ShutboxError

# Only a letter after the dash makes an option: -1 is a number, and -23 may be a row of a box.
_OPTION = re.compile(r"--?[a-z].*", re.IGNORECASE | re.DOTALL)
HELP = ("-h", "--help")


class UsageError(ShutboxError):
    """A command line that asks for something which there is not."""


@dataclass(frozen=True, slots=True)
class Option:
    """A word that begins with two dashes; a flag has no value."""

    name: str
    value: str = ""
    repeated: bool = False
    topic: str = ""

    @property
    def about(self) -> str:
        """What its help is about: usually its name, unless another command means something else by it."""
        return self.topic or self.name

    @property
    def shown(self) -> str:
        """How it is written, with what stands for its value."""
        return f"--{self.name} {self.value}" if self.value else f"--{self.name}"


@dataclass(frozen=True, slots=True)
class Command:
    """What can be asked of the program; `several` of its last argument, if it says so.

    A module of the same name does it. `room` is the part of `shutbox.cli` that the module is in.
    """

    name: str
    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    examples: tuple[str, ...] = ()
    several: bool = False
    room: str = "command"

    @property
    def module(self) -> str:
        """The full name of the module."""
        return f"shutbox.cli.{self.room}.{self.name.replace('-', '_')}"

    @property
    def usage(self) -> str:
        """How it is called."""
        options = (f"[{each.shown}]{' ...' if each.repeated else ''}" for each in self.options)
        more = ["..."] if self.several else []
        names = [*self.required, *(f"[{each}]" for each in self.optional), *more]
        return " ".join(["shutbox", self.name, *names, *options])


@dataclass(frozen=True, slots=True)
class Given:
    """What a user gave to a command; `more` are further values of its last argument."""

    arguments: Mapping[str, str]
    options: Mapping[str, tuple[str, ...]]
    more: tuple[str, ...] = ()

    def flag(self, name: str) -> bool:
        """Whether a flag was given."""
        return name in self.options

    def value(self, name: str) -> str | None:
        """The value of an option, if it was given."""
        return self.options[name][0] if name in self.options else None

    def values(self, name: str) -> tuple[str, ...]:
        """All values of an option that can be repeated."""
        return self.options.get(name, ())


def near(word: str, known: Sequence[str]) -> str | None:
    """The known word that was probably meant."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, known, n=1)), None)


def wants_help(tokens: Sequence[str]) -> bool:
    """Whether help is asked for before anything that is not an option."""
    own = tokens[: tokens.index("--")] if "--" in tokens else tokens
    return any(token in HELP for token in own)


def given(command: Command, tokens: Sequence[str]) -> Given:
    """What the words after a command's name mean to it."""
    plain: list[str] = []
    options: dict[str, tuple[str, ...]] = {}
    rest = iter(tokens)
    for token in rest:
        if token == "--":
            plain += rest
        elif _OPTION.fullmatch(token):
            option, value = _option(command, token, rest)
            if option.name in options and not option.repeated:
                raise UsageError("option-twice", option=f"--{option.name}")
            options[option.name] = (*options.get(option.name, ()), value)
        else:
            plain.append(token)
    placed = _placed(command, plain)
    return Given(placed, options, tuple(plain[len(placed) :]))


def _option(command: Command, token: str, rest: Iterator[str]) -> tuple[Option, str]:
    name, equals, value = token.partition("=")
    option = _known(command, name)
    if not option.value and equals:
        raise UsageError("option-no-value", option=name, got=value)
    if option.value and not equals:
        value = next(rest, "--")
        if value == "--" or _OPTION.fullmatch(value):
            raise UsageError("option-needs-value", option=name, value=option.value)
    return option, value


def _known(command: Command, name: str) -> Option:
    known = {f"--{option.name}": option for option in command.options}
    if name in known:
        return known[name]
    if found := near(name, list(known)):
        raise UsageError("option-near", command=command.name, option=name, near=found)
    raise UsageError("option-unknown", command=command.name, option=name)


def _placed(command: Command, plain: list[str]) -> dict[str, str]:
    names = (*command.required, *command.optional)
    if len(plain) > len(names) and not command.several:
        raise UsageError("argument-extra", got=plain[len(names)], usage=command.usage)
    if len(plain) < len(command.required):
        raise UsageError("argument-missing", argument=command.required[len(plain)], usage=command.usage)
    return dict(zip(names, plain, strict=False))
