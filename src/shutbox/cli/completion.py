"""Completion of the command line in bash, zsh and fish, written from the commands as data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from shlex import quote

from shutbox.cli.line import HELP, KINDS, Choice, Command, Form, Kind, Option, Whole
from shutbox.words import Words

GLOBAL = ("--help", "--lang", "--version")
EVERYWHERE = ("--help", "--lang")


def completion_script(words: Words, shell: str, commands: Sequence[Command]) -> str:
    """The script that a shell reads; `shell` is one of `SHELLS`."""
    match shell:
        case "bash":
            return _BASH.format(**_parts(commands))
        case "zsh":
            return _ZSH.format(**_parts(commands))
        case _:
            return "\n".join(["# Completion of shutbox for fish.", *_fish(words, commands)])


def proposals(kind: Kind) -> tuple[str, ...]:
    """The words that a value can be, as far as they are known; none where a file or a text of one's own is meant."""
    match kind:
        case Choice():
            return tuple(kind.find())
        case Whole():
            return kind.words
        case Form.RULES | Form.RULES_LIST:
            from shutbox.rules import names

            return tuple(names())
        case Form.BOTS:
            from shutbox.bots import BOTS

            return BOTS
        case Form.SETTING | Form.AXIS:
            from shutbox.rules import SETTINGS

            return tuple(f"{name}=" for name in SETTINGS)
        case Form.OBJECTIVE:
            return ("mean", "shut", "below:")
        case _:
            return ()


def _first(commands: Iterable[Command]) -> str:
    """What can follow the name of the program."""
    return " ".join([*(command.name for command in commands), "help", *GLOBAL])


def _own_options(command: Command) -> tuple[str, ...]:
    return (*(f"--{option.name}" for option in command.options), *EVERYWHERE)


def _arguments(command: Command) -> tuple[str, ...]:
    """The words that an argument of a command can be."""
    names = (*command.required, *command.optional)
    return tuple(dict.fromkeys(word for name in names for word in proposals(KINDS[name])))


def _values(commands: Iterable[Command]) -> str:
    """Branches for the values of options: those that are known, and those that only the user knows."""
    known = {"*' --lang'": _locales()}
    unknown = []
    for command in commands:
        for option in (each for each in command.options if each.value):
            branch, found = quote(f"{command.name} --{option.name}"), proposals(option.value_kind)
            if found:
                known[branch] = found
            else:
                unknown.append(branch)
    lines = [f"        {branch}) reply {_words(found)}; return ;;" for branch, found in known.items()]
    return "\n".join([*lines, f"        {'|'.join(unknown)}) return ;;"])


def _parts(commands: Sequence[Command]) -> dict[str, str]:
    """What can come first, and the branches for the values of options, for options, and for arguments."""
    options = {command.name: _own_options(command) for command in commands}
    arguments = {command.name: found for command in commands if (found := _arguments(command))}
    return {
        "first": _first(commands),
        "values": _values(commands),
        "options": _branches(options),
        "arguments": _branches(arguments | {"help": tuple(options)}),
    }


def _branches(words: Mapping[str, Sequence[str]]) -> str:
    """A branch for each command."""
    return "\n".join(f"        {name}) reply {_words(each)} ;;" for name, each in words.items())


def _words(words: Iterable[str]) -> str:
    return " ".join(map(quote, words))


def _locales() -> tuple[str, ...]:
    from shutbox.words import locales

    return tuple(locales())


_BASH = """\
# Completion of shutbox for bash: eval "$(shutbox completion bash)"
_shutbox() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" command="${{COMP_WORDS[1]}}"
    reply() {{
        COMPREPLY=($(compgen -W "$*" -- "$word"))
        if [[ "${{COMPREPLY[0]}}" == *= ]]; then compopt -o nospace 2>/dev/null; fi
    }}
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        reply {first}
        return
    fi
    case "$command $before" in
{values}
    esac
    if [ "${{word#-}}" != "$word" ]; then
        case "$command" in
{options}
        esac
    else
        case "$command" in
{arguments}
        esac
    fi
}}
# Where it proposes nothing, files are completed.
complete -o bashdefault -o default -F _shutbox shutbox"""

_ZSH = """\
#compdef shutbox
# Completion of shutbox for zsh: eval "$(shutbox completion zsh)" after compinit
_shutbox() {{
    local command="${{words[2]}}" before="${{words[CURRENT-1]}}"
    reply() {{ compadd -- "$@"; }}
    if (( CURRENT == 2 )); then
        reply {first}
        return
    fi
    case "$command $before" in
{values}
    esac
    if [[ "${{words[CURRENT]}}" == -* ]]; then
        case "$command" in
{options}
        esac
    else
        case "$command" in
{arguments}
        esac
        _files
    fi
}}
compdef _shutbox shutbox"""


def _fish(words: Words, commands: Sequence[Command]) -> Iterable[str]:
    """One line for each command and each option, with what the help says of it."""
    for command in commands:
        about = words.text(f"help-command-{command.name}")
        yield f"complete -c shutbox -n __fish_use_subcommand -f -a {command.name} -d {_fish_text(about)}"
    for command in commands:
        here = f"complete -c shutbox -n '__fish_seen_subcommand_from {command.name}'"
        if found := _arguments(command):
            yield f"{here} -a {_fish_text(' '.join(found))}"
        for option in command.options:
            yield f"{here} -l {option.name}{_fish_value(option)} -d {_fish_text(_about(words, option))}"
    yield f"complete -c shutbox -x -l lang -a {_fish_text(' '.join(_locales()))} -d {_fish_text(_about_lang(words))}"
    for option_name in HELP[1:]:
        yield f"complete -c shutbox -f -l {option_name[2:]} -d {_fish_text(words.text('help-option-help'))}"


def _about(words: Words, option: Option) -> str:
    return words.text(f"help-option-{option.help_topic}")


def _about_lang(words: Words) -> str:
    return words.text("help-option-lang", languages=list(_locales()))


def _fish_value(option: Option) -> str:
    """How fish completes the value of an option: known words alone, files, or nothing for a flag."""
    if not option.value:
        return " -f"
    known = proposals(option.value_kind)
    return f" -x -a {_fish_text(' '.join(known))}" if known else " -r"


def _fish_text(text: str) -> str:
    """A text in single quotes, as fish reads them."""
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
