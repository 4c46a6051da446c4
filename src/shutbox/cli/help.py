"""Help for the program and for each command."""

from __future__ import annotations

from collections.abc import Iterable

from shutbox.cli.line.arguments import Command
from shutbox.cli.terminal.grid import aligned, paragraph
from shutbox.words import Words, locales

_EXAMPLES = (
    "shutbox",
    "shutbox play double-shutter --players Ann,Bo",
    "shutbox moves nine 123456789 3,5",
    "shutbox advise nine 123456789 3,5",
)


def _section(title: str, lines: list[str]) -> list[str]:
    return ["", title, *lines] if lines else []


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _table(rows: list[tuple[str, str]], width: int) -> list[str]:
    return aligned(rows, width) if rows else []


def command_help(words: Words, command: Command, width: int) -> str:
    """What a command does, its usage, its arguments and options, and examples."""
    names = [(name, words.text(f"help-argument-{name.lower()}")) for name in (*command.required, *command.optional)]
    options = [(option.shown, words.text(f"help-option-{option.about}")) for option in command.options]
    return "\n".join(
        [
            *paragraph(words.text(f"help-command-{command.name}"), width),
            *_section(words.text("help-usage"), _hanging(command.usage, width)),
            *_section(words.text("help-arguments"), _table(names, width)),
            *_section(words.text("help-options"), _table([*options, _language(words), _own(words, "help")], width)),
            *_section(words.text("help-examples"), _indented(command.examples)),
        ]
    )


def _hanging(usage: str, width: int) -> list[str]:
    """A usage line, folded between its parts."""
    lines = [" "]
    # A bracket and what it holds stay together.
    for part in usage.replace(" [", "\n[").replace(" ...", "\t...").split("\n"):
        if len(lines[-1]) + len(part) >= width:
            lines.append("     ")
        lines[-1] += f" {part}"
    return [line.replace("\t", " ") for line in lines]


def _own(words: Words, option: str) -> tuple[str, str]:
    return f"--{option}", words.text(f"help-option-{option}")


def _language(words: Words) -> tuple[str, str]:
    return "--lang CODE", words.text("help-option-lang", languages=list(locales()))


def _general(words: Words) -> list[tuple[str, str]]:
    return [_language(words), _own(words, "help"), _own(words, "version")]


def program_help(words: Words, commands: Iterable[Command], width: int) -> str:
    """What the program does, and its commands."""
    rows = [(command.name, words.text(f"help-command-{command.name}")) for command in commands]
    return "\n".join(
        [
            *paragraph(words.text("help-program"), width),
            *_section(words.text("help-usage"), ["  shutbox [COMMAND] [--lang CODE] [--help] [--version]"]),
            *_section(words.text("help-commands"), _table(rows, width)),
            *_section(words.text("help-options"), _table(_general(words), width)),
            *_section(words.text("help-examples"), _indented(_EXAMPLES)),
            "",
            *paragraph(words.text("help-more"), width),
        ]
    )
