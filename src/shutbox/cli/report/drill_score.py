"""What somebody has practised so far, in a small file of the user's data folder."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from shutbox.cli.terminal.file import FileError, read_text, rewrite, trouble
from shutbox.server.store.folder import make_private

FILE = "drill.json"
VERSION = 1


@dataclass(frozen=True, slots=True)
class Tally:
    """Exercises done, those done best, and the sum of the losses as shares of all that could be had."""

    done: int = 0
    best: int = 0
    lost: float = 0.0

    @property
    def mean(self) -> float:
        """The mean loss."""
        return self.lost / self.done if self.done else 0.0

    def with_loss(self, share: float) -> Tally:
        """The tally with one exercise more."""
        return replace(self, done=self.done + 1, best=self.best + (share == 0), lost=self.lost + share)


def kept_tally(folder: Path) -> Tally:
    """The tally so far; one that cannot be read begins anew."""
    try:
        data = json.loads(read_text(str(folder / FILE)))
        return Tally(int(data["done"]), int(data["best"]), float(data["lost"]))
    except (FileError, ValueError, KeyError, TypeError):
        return Tally()


def keep_tally(folder: Path, tally: Tally) -> None:
    """Writes the tally down."""
    try:
        make_private(folder)
    except OSError as error:
        raise trouble(str(folder), error) from None
    rewrite(str(folder / FILE), json.dumps({"version": VERSION, **asdict(tally)}) + "\n")
