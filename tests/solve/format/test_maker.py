"""Each maker gives the tables that its readers name. That they are right is tested where they are solved."""

from __future__ import annotations

import subprocess
import sys

import pytest

from shutbox.rules import from_data
from shutbox.solve.format.kind import Kind
from shutbox.solve.format.problem import Problem
from shutbox.solve.format.solved_format import row_of

TABLES = {
    Kind.ONE_TURN: ["totals", "leads", "plays", "opened"],
    Kind.RUNNING: ["totals", "won", "second", "after"],
    Kind.MANY_RUNNING: ["totals", "before1", "before2"],
    Kind.DUEL: ["totals", "won", "tried", "after", "drawn"],
    Kind.MANY_CHASE: ["before1", "before2"],
    Kind.BY_TURN: ["totals", "opened"],
    Kind.BY_ROUND: ["before1", "before2", "level"],
    Kind.CHASE: ["totals", "held", "opened"],
    Kind.STANDING: ["won"],
}


@pytest.mark.parametrize("kind", TABLES)
def test_a_maker_gives_its_tables_and_reports_progress_to_the_end(kind: Kind) -> None:
    row = row_of(kind)
    seen: list[tuple[int, int]] = []
    limit = {"limit": 2} if kind is Kind.STANDING else {}
    # A box that no other test asks about, because what is in memory is made without progress.
    rules = from_data({"box": [2, 3, 4], "dice": 1, "faces": 5, "format": row.formats[0].value} | limit)
    found = row.make(Problem(kind, rules, 2, 2), lambda done, whole: seen.append((done, whole)))
    assert list(found) == TABLES[kind]
    assert seen
    assert all(done <= whole for done, whole in seen)


def test_the_rows_are_read_without_numpy() -> None:
    code = "import sys, shutbox.solve.format.solved_format, shutbox.solve.library; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
