"""Writes what the settings of a rule set can be, as `shutbox.rules` says it, for the designer of the web app.

Needs the package: run it with the Python of .venv.
"""

from __future__ import annotations

import json
from pathlib import Path

from shutbox.rules import axes

FILE = next((Path(__file__).parents[1] / "web" / "src").rglob("axes.json"))


def text() -> str:
    """The file's text: a line for each setting."""
    lines = [f"  {json.dumps(name)}: {json.dumps(axis)}" for name, axis in axes().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
