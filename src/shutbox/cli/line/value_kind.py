"""The kinds of values on a command line, as data: the parser, the help and the tests read them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

# The largest number that can be typed; it has nine digits.
MOST = 999_999_999


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number in a range, or one of these words in its place."""

    low: int = 0
    high: int = MOST
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several words; they are looked up when they are needed, because that imports the module that has them."""

    find: Callable[[], Sequence[str]]


@dataclass(frozen=True, slots=True)
class NewFile:
    """The path of a file to write; its name ends in one of the suffixes, if there are any."""

    suffixes: tuple[str, ...] = ()


class Form(Enum):
    """A text of a known form; the value is its placeholder in the help."""

    RULES = "RULES"
    RULES_FILE = "RULES-FILE"
    RULES_LIST = "RULES,RULES"
    POSITION = "POSITION"
    THROW = "THROW"
    OBJECTIVE = "AIM"
    SETTING = "KEY=VALUE"
    AXIS = "KEY=VALUES"
    FILE = "FILE"
    FOLDER = "FOLDER"
    SEED = "SEED"
    NAME = "NAME"
    NAMES = "NAMES"
    BOTS = "BOTS"
    SEATS = "SEATS"
    POINTS = "POINTS"
    TABLE_URL = "URL"
    SERVER_URL = "SERVER"
    PUBLIC_URL = "PUBLIC"
    HOST = "HOST"
    CLUSTER = "CLUSTER"
    ID = "ID"
    CODE = "CODE"
    SERVER_KEY = "KEY"
    DATABASE = "DATABASE"
    DATE = "DATE"


Kind = Whole | Choice | NewFile | Form
SHELLS = ("bash", "zsh", "fish")
PATHS = (Form.FILE, Form.FOLDER, Form.RULES, Form.RULES_FILE, Form.RULES_LIST)
LISTS = (Form.RULES_LIST, Form.NAMES, Form.BOTS, Form.SEATS, Form.POINTS)
# The kind of a value by its placeholder, for arguments and for options that do not name their kind.
KINDS: Mapping[str, Kind] = {form.value: form for form in Form} | {
    "DEPTH": Whole(),
    "TOTAL": Whole(),
    "TABLE": NewFile((".csv", ".npz")),
    "CARD": NewFile((".svg",)),
    "SHELL": Choice(lambda: SHELLS),
    "COPY": NewFile(),
    "PAGE": NewFile(),
    "OUT": Form.FOLDER,
}


def holds_path(kind: Kind) -> bool:
    """Whether a value may be the path of a file, which need not be valid text."""
    return isinstance(kind, NewFile) or kind in PATHS
