"""Measures the published games for two players, for the page that compares a house rule with them.

    .venv/bin/python -m benchmarks.published

writes web/src/design/published.json; tests/web/source/test_published.py measures again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from benchmarks.needs import packages

with packages("numba", "numpy"):
    from shutbox.rules import named
    from shutbox.tournament import measures

GAMES = ("double-shutter", "double-shutter-2008", "last-one-standing", "shut-the-box", "ferme-ta-boite", "nine")
SHOWN = ("mean", "shut", "shut_most", "opener", "unit", "horizon", "throws", "choices", "skill")
OUT = Path(__file__).parents[1] / "web" / "src" / "design" / "published.json"


def figures(row: dict[str, Any]) -> dict[str, Any]:
    """The measures that are shown, with the digits that are."""
    return {key: round(row[key], 6) if isinstance(row[key], float) else row[key] for key in SHOWN if key in row}


def main() -> None:
    """Writes the figures of every published game, one to a line."""
    lines = [f"  {json.dumps(name)}: {json.dumps(figures(measures(named(name), 2)))}" for name in GAMES]
    OUT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
