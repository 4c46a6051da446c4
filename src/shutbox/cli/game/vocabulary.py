"""The commands that can be typed in a game or at a live table: their words in the player's language and in English."""

from __future__ import annotations

from enum import Enum
from functools import cache
from unicodedata import combining, normalize

from shutbox.words import Words

# Letters without an accent that Unicode does not take apart.
_PLAIN = str.maketrans({"æ": "ae", "ø": "o", "œ": "oe", "ł": "l"})


class Command(Enum):
    """A command; its words are in `command.ftl`."""

    HELP = "help"
    SAVE = "save"
    QUIT = "quit"
    UNDO = "undo"
    HINT = "hint"
    LEAVE = "leave"
    RENAME = "rename"
    ORDER = "order"
    TAKE = "take"
    THROW = "throw"
    SUM = "sum"
    TOTAL = "total"
    OFF = "off"
    RAISE = "raise"
    END = "end"
    WHO = "who"
    SHOW = "show"
    SIT = "sit"
    STAND = "stand"
    REMOVE = "remove"
    FILL = "fill"
    RETURN = "return"
    START = "start"
    CLOSE = "close"
    LINK = "link"
    SPOKEN = "spoken"
    MOVE = "move"
    REMATCH = "rematch"


def command_word(words: Words, command: Command) -> str:
    """The word of a command that is shown to the player."""
    return command_words(words, command)[0]


def command_words(words: Words, command: Command) -> tuple[str, ...]:
    """All words of a command in one language."""
    return tuple(words.text(f"command-{command.value}").split())


def read_command(words: Words, text: str) -> tuple[Command | None, str]:
    """The command that a text begins with, if it is one, and the rest of the text."""
    first, _, rest = text.strip().partition(" ")
    return _commands(words).get(plain_word(first)), rest.strip()


@cache
def _commands(words: Words) -> dict[str, Command]:
    """The commands by their words, in this language and in English."""
    return {
        plain_word(word): command
        for language in (Words(), words)
        for command in Command
        for word in command_words(language, command)
    }


def plain_word(word: str) -> str:
    """A word without regard to case and accents."""
    letters = normalize("NFKD", word.casefold().translate(_PLAIN))
    return "".join(letter for letter in letters if not combining(letter)).casefold()
