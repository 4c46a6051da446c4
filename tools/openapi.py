"""Writes the OpenAPI document of the public interface into the package, from the types that check requests.

Needs the package: run it with the Python of .venv.
"""

from __future__ import annotations

import json
from pathlib import Path

from shutbox.server.interface.v1 import document

FILE = Path(__file__).parents[1] / "src" / "shutbox" / "openapi.json"


def text() -> str:
    """The document as it is stored."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
