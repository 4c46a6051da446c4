"""The fault codes that data meets with, and those that a module of the package can give."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import pytest

from shutbox.errors import RulesError
from shutbox.rules import from_data


def codes_of(data: Mapping[str, Any]) -> list[str]:
    """The codes of all faults of this data."""
    with pytest.raises(RulesError) as caught:
        from_data(data)
    return [fault.code for fault in caught.value.faults]


def codes_in(module: str) -> set[str]:
    """The codes of the faults that the source of a module makes."""
    source = files("shutbox.rules").joinpath(f"{module}.py").read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and node.args]
    makers = [node for node in calls if re.search("Fault", ast.unparse(node.func))]
    first = [node.args[0] for node in makers]
    return {node.value for node in first if isinstance(node, ast.Constant) and isinstance(node.value, str)}
