"""`shutbox think`: which database, and what it says."""

from __future__ import annotations

import pytest

from tests.cli.console import error_line, run


@pytest.mark.parametrize(
    ("line", "said"), [(["think"], "say for which database"), (["think", "--database", "x"], "PostgreSQL database")]
)
def test_a_database_is_needed(line: list[str], said: str) -> None:
    assert said in error_line(run(*line))
