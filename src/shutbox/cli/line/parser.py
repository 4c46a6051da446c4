"""Parses the tokens of a command line, and checks their form and which of them go together."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from shutbox.cli.line.arguments import Arguments, Command, Option, UsageError
from shutbox.cli.line.form import check_value
from shutbox.cli.line.value_kind import KINDS
from shutbox.errors import nearest

# An option has a letter after the dash, because -1 is a number, and -23 may be a row of a box.
_OPTION = re.compile(r"--?[a-z].*", re.IGNORECASE | re.DOTALL)
HELP = ("-h", "--help")


def wants_help(tokens: Sequence[str]) -> bool:
    """Whether the help option is given before `--`."""
    own = tokens[: tokens.index("--")] if "--" in tokens else tokens
    return any(token in HELP for token in own)


def wants_json(tokens: Sequence[str]) -> bool:
    """Whether a command is asked for JSON, also by a line that cannot be parsed."""
    return "--json" in (tokens[1 : list(tokens).index("--")] if "--" in tokens else tokens[1:])


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
    args = Arguments(positional, options, tuple(plain[len(positional) :]))
    _check_arguments(args)
    _check_combinations(command, args)
    return args


def _parse_option(command: Command, token: str, rest: Iterator[str]) -> tuple[Option, str]:
    name, equals, value = token.partition("=")
    option = _find_option(command, name)
    if not option.value and equals:
        raise UsageError("option-no-value", option=name, got=value)
    if option.value and not equals:
        value = next(rest, "--")
        if value == "--" or _OPTION.fullmatch(value):
            raise UsageError("option-needs-value", option=name, value=option.value)
    if option.value:
        check_value(name, option.value_kind, value)
    return option, value


def _find_option(command: Command, name: str) -> Option:
    known = {f"--{option.name}": option for option in command.options}
    if name in known:
        return known[name]
    if suggestion := nearest(name, list(known)):
        raise UsageError("option-near", command=command.name, option=name, near=suggestion)
    raise UsageError("option-unknown", command=command.name, option=name)


def _positional(command: Command, plain: list[str]) -> dict[str, str]:
    names = (*command.required, *command.optional)
    if len(plain) > len(names) and not command.variadic:
        raise UsageError("argument-extra", got=plain[len(names)], usage=command.usage)
    if len(plain) < len(command.required):
        raise UsageError("argument-missing", argument=command.required[len(plain)], usage=command.usage)
    return dict(zip(names, plain, strict=False))


def _check_arguments(args: Arguments) -> None:
    """Raises if an argument does not have the form of its kind."""
    names = [*args.positional]
    names += names[-1:] * len(args.extra)
    for name, text in zip(names, (*args.positional.values(), *args.extra), strict=True):
        check_value(name, KINDS[name], text)


def _check_combinations(command: Command, args: Arguments) -> None:
    """Raises if an option contradicts another one or an argument, or has no meaning without another one."""
    for option in command.options:
        if not args.flag(option.name):
            continue
        for other in option.excludes:
            if args.given(other):
                raise UsageError("option-together", option=_spelling(option.name), other=_spelling(other))
        if option.needs and not any(map(args.given, option.needs)):
            others = " / ".join(map(_spelling, option.needs))
            raise UsageError("option-needs", option=_spelling(option.name), others=others)


def _spelling(name: str) -> str:
    """An option with its dashes; the name of an argument, which is in capitals, as it is."""
    return name if name.isupper() else f"--{name}"
