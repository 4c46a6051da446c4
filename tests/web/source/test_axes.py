"""The designer has every setting that the rules have; tests/words says the same of its words."""

from __future__ import annotations

import re
from pathlib import Path

import axes

from shutbox.rules.codec import SETTINGS
from shutbox.rules.domain import Kind

WEB = Path(__file__).parents[3] / "web" / "src"


def source(name: str) -> str:
    """The text of a file of the web app."""
    return next(WEB.rglob(name)).read_text(encoding="utf-8")


def quoted(pattern: str, text: str) -> list[str]:
    """What stands in quotes in the first place that a pattern finds."""
    found = re.search(pattern, text, re.DOTALL)
    assert found
    return re.findall(r'"([a-z_-]+)"', found[0])


def test_the_file_of_axes_is_what_the_rules_say() -> None:
    assert axes.FILE.read_text(encoding="utf-8") == axes.text(), "run .venv/bin/python tools/axes.py"


def test_the_designer_has_a_control_for_every_setting() -> None:
    # The set-up is tapped on the box.
    assert sorted([*quoted("const PARTS.*?};", source("DesignPage.tsx")), "set_up"]) == sorted(SETTINGS)
    # The compiler demands a control for each kind.
    assert quoted("export type Kind.*?;", source("axis.ts")) == [kind.value for kind in Kind]
