"""The coach's figures of games that were looked at before, in the user's cache folder."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from shutbox.cli.terminal import FileError, read_text, rewrite
from shutbox.coach.history import Figures
from shutbox.user_folder import cache_folder
from shutbox.value import Unit

FOLDER, SUFFIX = "figures", ".json"
# Raise it if the coach values something differently: figures of another version are computed again.
VERSION = 1


def load_figures(key: str, seats: int) -> tuple[Figures, ...] | None:
    """The stored figures of a game with so many seats; None if there are none, or if they are damaged."""
    try:
        data = json.loads(read_text(str(_path(key))))
        found = tuple(_read(row) for row in data["seats"])
        return found if data["version"] == VERSION and len(found) == seats else None
    except (FileError, ValueError, KeyError, TypeError, RecursionError):
        return None


def store_figures(key: str, figures: Sequence[Figures]) -> None:
    """Stores the figures of a game; if that fails, they are computed again next time."""
    text = json.dumps({"version": VERSION, "seats": [_row(each) for each in figures]})
    with suppress(OSError, FileError):
        _path(key).parent.mkdir(parents=True, exist_ok=True)
        rewrite(str(_path(key)), f"{text}\n")


def clear_figures() -> int:
    """Deletes all stored figures, and returns the number of games."""
    files = list(_path("").parent.glob(f"*{SUFFIX}"))
    for path in files:
        path.unlink(missing_ok=True)
    return len(files)


def _path(key: str) -> Path:
    return cache_folder() / FOLDER / f"{key}{SUFFIX}"


def _row(figures: Figures) -> list[object]:
    unit = figures.unit.value if figures.unit else None
    return [figures.choices, figures.share, unit, figures.loss, figures.luck]


def _read(row: Sequence[object]) -> Figures:
    choices, share, unit, loss, luck = row
    return Figures(
        int(str(choices)), float(str(share)), None if unit is None else Unit(unit), float(str(loss)), float(str(luck))
    )
