"""The fixed environment of every run, the settings of hypothesis, and the folder of solved tables."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings
from isolation import isolate

# How many examples a law is tried with; `./check --long` tries ten times as many.
EXAMPLES = int(os.environ.get("SHUTBOX_EXAMPLES", "60"))
settings.register_profile("shutbox", deadline=None, max_examples=EXAMPLES, derandomize="CI" in os.environ)
settings.load_profile("shutbox")


PAGES = Path(__file__).parent / "web"
COMPILED = Path(__file__).parent.parent / "build" / "compiled"


def _is_worker(config: pytest.Config) -> bool:
    """Whether this is a process of pytest-xdist, which was started from a known environment."""
    return hasattr(config, "workerinput")


def pytest_configure(config: pytest.Config) -> None:
    """Keep the machine out of the run, before tests are imported and workers started."""
    if _is_worker(config):
        isolate(os.environ["HOME"])
    else:
        home = TemporaryDirectory(prefix="shutbox-home-", ignore_cleanup_errors=True)
        config.add_cleanup(home.cleanup)
        isolate(home.name)
    # Every run has a cache folder of its own, and compiling all loops takes a minute.
    os.environ.setdefault("NUMBA_CACHE_DIR", str(COMPILED))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the pages last: after them, a process has an event loop that never ends, and other tests need their own."""
    items.sort(key=lambda item: PAGES in item.path.parents)


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Path:
    """Where the tests of a run keep the tables that they solve: each is made once, by whoever needs it first."""
    if shared := os.environ.get("SHUTBOX_TABLES"):
        return Path(shared)
    own = tmp_path_factory.getbasetemp()
    # A worker's folder lies in that of the run.
    return (own.parent if _is_worker(pytestconfig) else own) / "tables"


@pytest.fixture(autouse=True)
def _shared_tables(tables: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tables))
