"""What a long run has done so far: lines of JSON, so that a run which was interrupted goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def read_lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a file, without one whose writing was interrupted."""
    if not path.exists():
        return []
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def add_line(path: Path, data: dict[str, Any]) -> None:
    """Adds a line to a file, and ends one before it whose writing was interrupted."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        size = file.seek(0, 2)
        file.seek(max(size - 1, 0))
        if size and file.read(1) != b"\n":
            file.write(b"\n")
        file.write(json.dumps(data).encode() + b"\n")
