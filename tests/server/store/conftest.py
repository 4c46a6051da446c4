"""The two places where a store can be: these tests try both."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres.cluster import new_database
from tests.server.storing import Place


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """An empty place for a store."""
    if request.param == "sqlite":
        yield Place(tmp_path)
        return
    with new_database() as url:
        yield Place(tmp_path, url)
