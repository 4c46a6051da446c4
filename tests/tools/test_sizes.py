"""The table of sizes counts what is there."""

from __future__ import annotations

from pathlib import Path

import pytest
import sizes

TEXT = '''
def short():
    """Says nothing of its length."""
    return 1


class Box:
    async def long(self):
        first = 1
        second = 2
        return first + second
'''


def test_a_function_counts_its_lines_without_its_docstring() -> None:
    assert list(sizes.function_sizes(TEXT)) == [1, 3]


def test_a_spread_is_median_ninth_decile_and_greatest() -> None:
    assert sizes.spread([*range(1, 12)]) == "6, 10, 11"
    assert sizes.spread([]) == "none"


def test_every_room_is_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    assert sizes.main([]) == 0
    rows = [line.split(" | ") for line in capsys.readouterr().out.splitlines() if line.startswith("| ")]
    packages = {path.parent for path in (sizes.ROOT / "src").rglob("__init__.py")}
    assert len(rows) == len(packages) + 2
    assert {len(row) for row in rows} == {5}
    assert rows[-1][0] == "| all"
    assert int(rows[-1][1]) == sum(int(row[1]) for row in rows[1:-1])


def test_an_unknown_commit_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert sizes.main(["no-such-commit"]) == 2
    assert "'no-such-commit' is no commit" in capsys.readouterr().err


def test_the_fullest_folder_leaves_data_aside(tmp_path: Path) -> None:
    for name in ("a/one.py", "a/two.py", "data/1.py", "data/2.py", "data/3.py", "b/one.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert sizes.most_files(tmp_path) == (2, tmp_path / "a")
