"""Skips, with the reason, the tests of what has no release for this Python."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.envs.release import RELEASED, UNRELEASED

NEED_RELEASE = ("test_game.py", "test_openspiel.py")


class Unreleased(pytest.Module):
    """A module that is skipped before it is imported."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        pytest.skip(UNRELEASED, allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    if RELEASED or module_path.name not in NEED_RELEASE:
        return None
    skipped: pytest.Module = Unreleased.from_parent(parent, path=module_path)
    return skipped
