"""The lessons for teachers last 45 minutes, and every fraction of an answer key is one that its program prints."""

from __future__ import annotations

import re

import pytest

from tests.docs.page import blocks, read, rows

LESSONS = ("1", "2", "3")
_FRACTION = re.compile(r"\b\d+/\d+\b")


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_lasts_45_minutes_and_goes_from_prediction_to_throws_to_the_answer(lesson: str) -> None:
    page = read(f"docs/teachers/lesson-{lesson}.md")
    plan = re.findall(r"^\| (\d+) \| (.*) \|$", page, re.MULTILINE)
    assert sum(int(minutes) for minutes, _ in plan) == 45
    steps = [found[1] for _, what in plan if (found := re.match(r"\*\*(.+?)\.\*\*", what))]
    assert [step.split()[-1] for step in steps] == ["Predict", steps[1].split()[-1], "answer"]
    assert steps[1].startswith("A hundred")


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_fractions_of_a_key_are_those_that_its_program_prints(lesson: str) -> None:
    page = read(f"docs/teachers/key-{lesson}.md")
    printed = " ".join(block.text for block in blocks(page, "pycon"))
    prose = re.sub(r"^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL)
    assert _FRACTION.findall(prose)
    assert {*_FRACTION.findall(prose)} <= {*_FRACTION.findall(printed)}


def test_a_hundred_throws_are_a_hundred() -> None:
    (block,) = blocks(read("docs/teachers/hundred-throws.md"), "pycon")
    assert len(re.findall(r"\b[1-6] [1-6]\b", block.text.partition("\n... ")[2])) == 100


def test_every_lesson_has_its_sheet_and_its_key() -> None:
    listed = rows("\n" + read("docs/teachers/index.md"), "# For teachers")
    assert [row[0] for row in listed] == [f"[{lesson}](lesson-{lesson}.md)" for lesson in LESSONS]
    assert all("sheet" in row[3] and "key" in row[3] for row in listed)
