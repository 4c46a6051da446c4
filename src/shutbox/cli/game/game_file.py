"""Keeping a game in a file, and how to go on with it."""

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
from shutbox.cli.game.local_game import Sitting
from shutbox.cli.line.language import repeated
from shutbox.cli.terminal.file import FileError, create, read_text, rewrite
from shutbox.play import Record, read_record, write_record
from shutbox.words import Words


def stored(path: str) -> Record:
    """The record in a file."""
    return read_record(read_text(path))


def kept(sitting: Sitting, *, now: str = "") -> Sitting:
    """The sitting after its record has been written to its file, or to a new one."""
    text = write_record(sitting.record)
    if sitting.path is None:
        return replace(sitting, path=_new_file(text, now or time.strftime("%Y%m%d-%H%M%S")))
    rewrite(sitting.path, text)
    return sitting


def _new_file(text: str, now: str) -> str:
    """The name of a new file that holds the text, here or, where nothing may be written, among temporary files."""
    try:
        return _named_by_time(Path(), text, now)
    except FileError:
        return _named_by_time(Path(tempfile.gettempdir()), text, now)


def _named_by_time(folder: Path, text: str, now: str) -> str:
    endings = chain([""], (f"-{number}" for number in count(2)))
    names = (folder / f"shutbox-{now}{ending}.shutbox" for ending in endings)
    path = str(next(name for name in names if not name.exists()))
    create(path, text)
    return path


def program(called: str, package: Path, here: Path) -> str:
    """How the program was called, as it can be typed again."""
    if not called.endswith("__main__.py"):
        return (
            quote(called) if os.sep in called and Path(called).parent.as_posix() not in _path() else Path(called).name
        )
    script = package.parent.parent / "shutbox"
    if not script.is_file():
        return "python -m shutbox"
    return "./shutbox" if script.parent == here else quote(str(script))


def _path() -> list[str]:
    return os.environ.get("PATH", "").split(os.pathsep)


def again(*tokens: str) -> str:
    """The program as it can be called again, with these words after it."""
    return " ".join([program(sys.argv[0], Path(shutbox.__file__).parent, Path.cwd()), *map(quote, tokens)])


def go_on(words: Words, path: str) -> str:
    """The command that goes on with the game in a file, in the same language."""
    return again("play", "--resume", f"./{path}" if path.startswith("-") else path, *repeated(words.locale))
