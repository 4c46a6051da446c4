"""The chances of streaks that the page about the dice shows are those of docs/dice.md."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_page_and_the_document_say_the_same() -> None:
    told = json.loads((ROOT / "web" / "src" / "learn" / "streaks.json").read_text(encoding="utf-8"))
    document = (ROOT / "docs" / "dice.md").read_text(encoding="utf-8")
    assert len(told) == 6
    for each in told.values():
        row = re.search(rf"^\| {re.escape(each['row'])} \|[^|]*\| ([\d.]+) % \| ([\d.]+) % \|$", document, re.MULTILINE)
        assert row, each["row"]
        shown = round(100 * each["next"], 2), round(100 * each["evening"], 2)
        assert shown == (float(row[1]), float(row[2]))
