"""The finished games of the user, each a record in a file of its own in the user's data folder."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path

from shutbox.cli.terminal import FileError, create_private, file_error, read_text, rewrite
from shutbox.play import Record, write_record
from shutbox.user_folder import data_folder, make_private

FOLDER, SETTING, SUFFIX = "games", "games.json", ".shutbox"
VERSION = 1
_DATE = re.compile(r"(?<!\d)(\d{8}-\d{6})(?!\d)")
_FORM = "%Y%m%d-%H%M%S"


@dataclass(frozen=True, slots=True)
class KeptGame:
    """Where a game is kept, and whether it is the first one there."""

    path: Path
    first: bool


def games_folder() -> Path:
    """The folder of the finished games."""
    return data_folder() / FOLDER


def keeps_games() -> bool:
    """Whether finished games are kept: unless the user has declined."""
    try:
        return json.loads(read_text(str(data_folder() / SETTING)))["keep"] is not False
    except (FileError, ValueError, KeyError, TypeError):
        return True


def set_keeping(*, keep: bool) -> None:
    """Remembers whether finished games are kept from now on."""
    folder = data_folder()
    _make(folder)
    rewrite(str(folder / SETTING), json.dumps({"version": VERSION, "keep": keep}) + "\n")


def keep_game(record: Record, now: datetime) -> KeptGame:
    """Stores a finished game; only the user can read the file."""
    folder = games_folder()
    _make(folder)
    first, text = not game_files(folder), write_record(record)
    # An underscore comes after a full stop, so that the names are in the order of time.
    for ending in chain([""], (f"_{number}" for number in count(2))):
        path = folder / f"{now.strftime(_FORM)}{ending}{SUFFIX}"
        try:
            if create_private(path, text):
                return KeptGame(path, first)
        except OSError as error:
            raise file_error(str(path), error) from None
    raise AssertionError  # the numbers have no end


def _make(folder: Path) -> None:
    try:
        make_private(folder)
    except OSError as error:
        raise file_error(str(folder), error) from None


def game_files(folder: Path) -> list[Path]:
    """The files of records in a folder, oldest first; none if there is no folder."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file())
    except FileNotFoundError:
        return []
    except OSError as error:
        raise file_error(str(folder), error) from None


def game_date(path: Path) -> datetime:
    """When the game in a file ended, in local time: the date in its name, otherwise when the file was written."""
    for text in _DATE.findall(path.stem):
        try:
            return datetime.strptime(text, _FORM).astimezone()
        except ValueError:
            continue
    return datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone()


def forget_games() -> int:
    """Deletes the finished games, and returns their number."""
    files = game_files(games_folder())
    for path in files:
        path.unlink(missing_ok=True)
    return len(files)
