"""The score of all exercises so far, in a small file in the user's data folder."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from shutbox.cli.terminal import FileError, file_error, read_text, rewrite
from shutbox.user_folder import make_private

FILE = "drill.json"
VERSION = 1


@dataclass(frozen=True, slots=True)
class DrillScore:
    """The number of exercises, of best answers, and the sum of losses, each as a share of the range of the value.

    The names of the fields are stored in the file.
    """

    done: int = 0
    best: int = 0
    lost: float = 0.0

    @property
    def mean(self) -> float:
        """The average loss."""
        return self.lost / self.done if self.done else 0.0

    def with_loss(self, share: float) -> DrillScore:
        """The score with one more exercise."""
        return replace(self, done=self.done + 1, best=self.best + (share == 0), lost=self.lost + share)


def load_score(folder: Path) -> DrillScore:
    """The stored score; an empty one if the file is missing or damaged."""
    try:
        data = json.loads(read_text(str(folder / FILE)))
        return DrillScore(int(data["done"]), int(data["best"]), float(data["lost"]))
    except (FileError, ValueError, KeyError, TypeError):
        return DrillScore()


def save_score(folder: Path, score: DrillScore) -> None:
    """Stores the score."""
    try:
        make_private(folder)
    except OSError as error:
        raise file_error(str(folder), error) from None
    rewrite(str(folder / FILE), json.dumps({"version": VERSION, **asdict(score)}) + "\n")
