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


def answers(lesson: str) -> tuple[str, dict[str, list[str]], str]:
    """What stands above the programs of a key, the rows of its tables by their first cells, and what is printed."""
    page = read(f"docs/teachers/key-{lesson}.md")
    plain, _, computed = page.partition("\n## How it is computed\n")
    assert "```" not in plain
    table = {
        cells[0].strip("*"): cells[1:]
        for line in plain.splitlines()
        if line.startswith("|") and not line.startswith("|---")
        for cells in [[cell.strip() for cell in line.strip("|").split("|")]]
    }
    return plain, table, "\n".join(block.text for block in blocks(computed, "pycon"))


def test_the_answers_of_lesson_1_are_those_that_are_computed() -> None:
    _, table, printed = answers("1")
    counts = dict(re.findall(r"^ ?(\d+)  (\d+)/36 ", printed, re.MULTILINE))
    in_hundred = dict(re.findall(r"^ ?(\d+)  \S+ +(\S+)$", printed, re.MULTILINE))
    assert dict(zip(table["sum"], table["fields"], strict=True)) == counts
    assert table["the sum that falls most often"] == [max(counts, key=lambda total: int(counts[total]))]
    for total in ("2", "7"):
        assert table[f"the probability of a {total}"][0].startswith(f"{counts[total]}/36")
        assert table[f"a {total} in 100 throws"] == [f"about {float(in_hundred[total]):.0f} times"]
    assert [table[str(one)] for one in range(1, 7)] == [[str(one + two) for two in range(1, 7)] for one in range(1, 7)]


def test_the_answers_of_lesson_2_are_those_that_are_computed() -> None:
    plain, table, printed = answers("2")
    lines = re.findall(r"^(\d and \d): \[(.*)\] (\d+)/36$", printed, re.MULTILINE)
    assert len(lines) == 6
    assert [[sums, count] for _, sums, count in lines] == [table[pair] for pair, _, _ in lines]
    asked = rows(read("docs/teachers/sheet-2.md"), "## 3. Compute")
    assert [row[0] for row in asked] == [pair for pair, _, _ in lines]
    assert (
        re.findall(r"more often than in (\d+) of 36", plain) == re.findall(r"^(\d+)/36 \[", printed, re.MULTILINE)[:1]
    )


def test_the_answers_of_lesson_3_are_those_that_are_computed() -> None:
    plain, table, printed = answers("3")
    left = dict(re.findall(r"^([1.][2.][3.]) (\S+)$", printed, re.MULTILINE))
    # A later table has a row of the same name: this is the first.
    assert "| left on average | " + " | ".join(left[tiles] for tiles in ("1..", ".2.", "..3")) in plain
    stay = {"1": ("2", left[".2."]), "2": ("1", left["1.."]), "2+1": ("none", "0"), "nothing": ("1 and 2", "3")}
    shut = re.findall(r"^\d shuts (\S+)$", printed, re.MULTILINE)
    assert table["tiles that stay"] == [stay[tiles][0] for tiles in shut]
    assert table["left on average"] == [stay[tiles][1] for tiles in shut]
    told = " ".join(plain.split())
    assert f"the tiles 1 and 3 leave {left['1.3']}, the tiles 2 and 3 leave {left['.23']}" in told
    assert f"the whole game leaves {left['123']}" in told


def test_a_hundred_throws_are_a_hundred() -> None:
    (block,) = blocks(read("docs/teachers/hundred-throws.md"), "pycon")
    assert len(re.findall(r"\b[1-6] [1-6]\b", block.text.partition("\n... ")[2])) == 100


def test_every_lesson_has_its_sheet_and_its_key() -> None:
    listed = rows("\n" + read("docs/teachers/index.md"), "# For teachers")
    assert [row[0] for row in listed] == [f"[{lesson}](lesson-{lesson}.md)" for lesson in LESSONS]
    assert all("sheet" in row[3] and "key" in row[3] for row in listed)
