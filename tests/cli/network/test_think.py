"""`shutbox think`: which database, and what it says."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.console import error_line, run


@pytest.mark.parametrize(
    ("line", "said"), [(["think"], "say for which database"), (["think", "--database", "x"], "PostgreSQL database")]
)
def test_a_database_is_needed(line: list[str], said: str) -> None:
    assert said in error_line(run(*line))


@pytest.mark.skipif(find_spec("psycopg") is None, reason="psycopg has no release for this Python yet")
@pytest.mark.parametrize(
    "line",
    [["think"], ["serve", "--port", "0", "--host", "127.0.0.1"], ["backup", "copy.db"], ["export-games", "games"]],
)
def test_a_database_that_does_not_answer_may_do_so_at_the_next_try(line: list[str], tmp_path: Path) -> None:
    # So it has an exit code of its own, after which systemd tries again.
    words = [str(tmp_path / word) if word in ("copy.db", "games") else word for word in line]
    more = ["--data", str(tmp_path)] if line[0] == "serve" else []
    done = run(*words, *more, "--database", "postgresql:///games?host=/nowhere")
    assert done.code == 3
    assert "no connection to the database postgresql:///nowhere/games" in done.err
    assert len(done.err.splitlines()) == 1
