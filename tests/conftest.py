"""How hypothesis runs here, never against the clock and in CI always the same way, and where solved tables are kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

# How many examples a law is tried with; `./check --long` tries ten times as many.
EXAMPLES = int(os.environ.get("SHUTBOX_EXAMPLES", "60"))
settings.register_profile("shutbox", deadline=None, max_examples=EXAMPLES, derandomize="CI" in os.environ)
settings.load_profile("shutbox")

# Whatever this machine speaks, tests read English unless they ask for something else.
os.environ["SHUTBOX_LANG"] = "en"


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the tests of a run keep the tables that they solve: each is made once, by whoever needs it first."""
    own = tmp_path_factory.getbasetemp()
    # A worker's folder lies in that of the run.
    return (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "tables"


@pytest.fixture(autouse=True)
def _shared_tables(tables: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tables))
