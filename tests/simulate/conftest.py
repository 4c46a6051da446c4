"""Tables that these tests make are kept in a folder of their own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def _tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(autouse=True)
def _own_tables(_tables: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(_tables))
