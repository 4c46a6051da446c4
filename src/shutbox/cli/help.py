"""Help for the program and for each command."""

from __future__ import annotations

from collections.abc import Iterable

from shutbox.cli.line import MOST, Command, Option, Whole
from shutbox.cli.terminal import align, paragraph
from shutbox.words import Words, locales

_EXAMPLES = (
    "shutbox",
    "shutbox play double-shutter --players Ann,Bo",
    "shutbox moves nine 123456789 3,5",
    "shutbox advise nine 123456789 3,5",
)


def _section(title: str, lines: list[str]) -> list[str]:
    return ["", title, *lines] if lines else []


def _indent(lines: Iterable[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _table(rows: list[tuple[str, str]], width: int) -> list[str]:
    return align(rows, width) if rows else []


def command_help(words: Words, command: Command, width: int) -> str:
    """The help of a command: description, usage, arguments, options, examples."""
    names = [(name, words.text(f"help-argument-{name.lower()}")) for name in (*command.required, *command.optional)]
    options = [(option.usage, option_text(words, option)) for option in command.options]
    return "\n".join(
        [
            *paragraph(words.text(f"help-command-{command.name}"), width),
            *_section(words.text("help-usage"), _fold_usage(command.usage, width)),
            *_section(words.text("help-arguments"), _table(names, width)),
            *_section(
                words.text("help-options"), _table([*options, _language_row(words), _option_row(words, "help")], width)
            ),
            *_section(words.text("help-examples"), _indent(command.examples)),
        ]
    )


def option_text(words: Words, option: Option) -> str:
    """What an option means, with the range of its number."""
    text = words.text(f"help-option-{option.help_topic}")
    match option.kind:
        case Whole(low=low, high=high) if high < MOST:
            return words.text("help-range", text=text, low=str(low), high=str(high))
    return text


def _fold_usage(usage: str, width: int) -> list[str]:
    """A usage line, wrapped between its parts."""
    lines = [" "]
    # The content of a bracket stays in one line.
    for part in usage.replace(" [", "\n[").replace(" ...", "\t...").split("\n"):
        if len(lines[-1]) + len(part) >= width:
            lines.append("     ")
        lines[-1] += f" {part}"
    return [line.replace("\t", " ") for line in lines]


def _option_row(words: Words, option: str) -> tuple[str, str]:
    return f"--{option}", words.text(f"help-option-{option}")


def _language_row(words: Words) -> tuple[str, str]:
    return "--lang CODE", words.text("help-option-lang", languages=list(locales()))


def _general_rows(words: Words) -> list[tuple[str, str]]:
    return [_language_row(words), _option_row(words, "help"), _option_row(words, "version")]


def _variable_rows(words: Words) -> list[tuple[str, str]]:
    return [
        ("SHUTBOX_DATA", words.text("help-variable-data")),
        ("SHUTBOX_CACHE", words.text("help-variable-cache")),
    ]


def program_help(words: Words, commands: Iterable[Command], width: int) -> str:
    """The help of the program, with its commands."""
    rows = [(command.name, words.text(f"help-command-{command.name}")) for command in commands]
    return "\n".join(
        [
            *paragraph(words.text("help-program"), width),
            *_section(words.text("help-usage"), ["  shutbox [COMMAND] [--lang CODE] [--help] [--version]"]),
            *_section(words.text("help-commands"), _table(rows, width)),
            *_section(words.text("help-options"), _table(_general_rows(words), width)),
            *_section(words.text("help-variables"), _table(_variable_rows(words), width)),
            *_section(words.text("help-examples"), _indent(_EXAMPLES)),
            "",
            *paragraph(words.text("help-more"), width),
        ]
    )
