"""CONTRIBUTING names the files that a change touches: few, and files that there are."""

from __future__ import annotations

import re
from textwrap import indent

import pytest

from shutbox.rules import When, chance
from tests.docs.page import blocks, exists, read, rows

PAGE = read("CONTRIBUTING.md")
CHANGES = {
    change: re.findall(r"`([^`]+)`", files) for change, files, _ in rows(PAGE, "## Which files a change touches")
}
TRIALS = [trial for _, _, trial in rows(PAGE, "## Which files a change touches")]
MOST = 5


def test_the_ten_usual_changes_are_there() -> None:
    assert list(CHANGES) == [
        "a bot",
        "a value of an axis",
        "a language",
        "a command",
        "a page",
        "a message on the wire",
        "a table of the store",
        "a figure of the report",
        "a metric",
        "an error",
    ]


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_touches_few_files(change: str) -> None:
    files = [file for file in CHANGES[change] if not file.startswith("src/shutbox/words/")]
    assert 1 <= len(files) <= MOST


@pytest.mark.parametrize("change", CHANGES)
def test_a_file_that_a_change_touches_exists_or_is_like_one_that_does(change: str) -> None:
    assert [file for file in CHANGES[change] if not exists(file)] == []


def test_the_example_of_a_condition_is_a_case_that_the_rules_could_have() -> None:
    (example,) = (block.text for block in blocks(PAGE, "python"))
    # LOWEST is what somebody would add; HIGHEST stands for it.
    case = indent(example.replace("LOWEST", "HIGHEST"), " " * 8)
    names = dict(vars(chance))
    exec(f"def row(when, limit):\n    match when:\n{case}", names)
    row = names["row"](When.HIGHEST, 6)
    assert row.takes_limit
    assert [row.count(tiles) for tiles in ((), (7, 8), (2, 6), (5, 1))] == [0, 0, 1, 2]


@pytest.mark.parametrize("trial", TRIALS)
def test_what_tries_a_change_exists(trial: str) -> None:
    program, *paths = trial.strip("`").split()
    assert program == "./check"
    assert [path for path in paths if not exists(path)] == []
