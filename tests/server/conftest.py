"""A server that most of these tests share: tables are private, so that they do not disturb each other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, tables: Path) -> Iterator[Server]:
    """A server without limits on how much is asked of it."""
    folder = tmp_path_factory.mktemp("shared") / "data"
    with Server(folder, env={"SHUTBOX_LIMITS": "off", "SHUTBOX_CACHE": str(tables)}) as running:
        yield running
