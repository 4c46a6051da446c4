"""Saves a game to a file, and gives the command that resumes it."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from dataclasses import replace
from itertools import chain, count
from pathlib import Path
from shlex import quote

import shutbox
from shutbox.cli.game.local_game import LocalGame
from shutbox.cli.line import language_option
from shutbox.cli.terminal import FileError, create, read_text, rewrite
from shutbox.play import Record, read_record, write_record
from shutbox.words import Words


def load_record(path: str) -> Record:
    """The record in a file."""
    return read_record(read_text(path))


def save_game(local: LocalGame, *, now: str = "") -> LocalGame:
    """Writes the record to the file of the game, or to a new file; the game with its path."""
    text = write_record(local.record)
    if local.path is None:
        return replace(local, path=_new_file(text, now or time.strftime("%Y%m%d-%H%M%S")))
    rewrite(local.path, text)
    return local


def _new_file(text: str, now: str) -> str:
    """Writes the text to a new file in the current folder, or in the temporary folder if that fails; its path."""
    try:
        return _create_dated(Path(), text, now)
    except FileError:
        return _create_dated(Path(tempfile.gettempdir()), text, now)


def _create_dated(folder: Path, text: str, now: str) -> str:
    endings = chain([""], (f"-{number}" for number in count(2)))
    names = (folder / f"shutbox-{now}{ending}.shutbox" for ending in endings)
    path = str(next(name for name in names if not name.exists()))
    create(path, text)
    return path


def program_name(argv0: str, package: Path, here: Path) -> str:
    """The program as the user would type it in a shell."""
    if not argv0.endswith("__main__.py"):
        return (
            quote(argv0)
            if os.sep in argv0 and Path(argv0).parent.as_posix() not in _search_path()
            else Path(argv0).name
        )
    script = package.parent.parent / "shutbox"
    if not script.is_file():
        return "python -m shutbox"
    return "./shutbox" if script.parent == here else quote(str(script))


def _search_path() -> list[str]:
    return os.environ.get("PATH", "").split(os.pathsep)


def shell_command(*tokens: str) -> str:
    """A shell command that calls this program with these arguments."""
    return " ".join([program_name(sys.argv[0], Path(shutbox.__file__).parent, Path.cwd()), *map(quote, tokens)])


def resume_command(words: Words, path: str) -> str:
    """The shell command that resumes the game in a file, in the same language."""
    return shell_command(
        "play", "--resume", f"./{path}" if path.startswith("-") else path, *language_option(words.locale)
    )
