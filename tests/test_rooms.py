"""Folders that one can look over: at most fifteen modules in each, and every package says what it is for."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src" / "shutbox"
MOST = 15
PACKAGES = sorted(path.parent for path in SRC.rglob("__init__.py"))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: str(path.relative_to(SRC.parent)))
def test_a_package_is_small_and_says_what_it_is_for(package: Path) -> None:
    assert len(list(package.glob("*.py"))) <= MOST
    assert ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8")))
