"""A long run in pieces: after each piece its sums are written down, so that it can be interrupted and goes on there."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

STATES = Path(__file__).parents[3] / "build" / "faults"


@dataclass
class Campaign:
    """The pieces of a run that are done, how long they took, and the sums of what they counted."""

    path: Path
    pieces: int = 0
    seconds: float = 0.0
    sums: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, path: Path) -> Campaign:
        """The campaign as it stands in a file, a new one if there is none."""
        return cls(path, **json.loads(path.read_text(encoding="utf-8"))) if path.exists() else cls(path)

    def run(self, pieces: int, piece: Callable[[int], Mapping[str, int]]) -> None:
        """Does pieces by number until so many are done."""
        while self.pieces < pieces:
            begin = time.perf_counter()
            counts = piece(self.pieces)
            self.pieces += 1
            self.seconds += time.perf_counter() - begin
            self.sums = {key: self.sums.get(key, 0) + counts.get(key, 0) for key in {**self.sums, **counts}}
            self._write()
            print(self.line, flush=True)

    @property
    def line(self) -> str:
        """What was done so far, in a line."""
        counted = ", ".join(f"{key} {count:,}" for key, count in self.sums.items())
        return f"{self.path.stem}: {counted}; {self.seconds:.0f} s, {os.cpu_count()} cores, {time.strftime('%Y-%m-%d')}"

    def _write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(".part")
        state = {"pieces": self.pieces, "seconds": self.seconds, "sums": self.sums}
        part.write_text(json.dumps(state), encoding="utf-8")
        part.replace(self.path)
