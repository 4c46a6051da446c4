"""Mutants: which changes there are, and which tests try them in which order."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.docs.page import ROOT

sys.path.append(str(ROOT / "benchmarks"))
mutation: Any = import_module("mutation")
mutants: Any = import_module("mutants")

CODE = b'''
"""A text."""

from x import y

LIMIT: int = 3


@y(1)
def f(a: int, b: str = "no") -> bool:
    """Another."""
    if a < LIMIT and b:
        raise ValueError(f"{a + 1}")
    return a == 2
'''


def changed(code: bytes) -> set[tuple[str, str]]:
    """What stood there, and what stands there instead."""
    return {(code[each.begin : each.end].decode(), each.new) for each in mutation.mutants("f.py", code)}


def test_every_part_that_runs_has_its_mutants_and_nothing_else_has() -> None:
    assert changed(CODE) == {
        ("3", "(4)"),
        ("3", "(2)"),
        ('"no"', "'n'"),
        ("a < LIMIT", "(a <= LIMIT)"),
        ("a < LIMIT and b", "(a < LIMIT or b)"),
        ("a < LIMIT and b", "(not (a < LIMIT and b))"),
        ('raise ValueError(f"{a + 1}")', "pass"),
        ("return a == 2", "return None"),
        ("a == 2", "(a != 2)"),
        ("2", "(3)"),
        ("2", "(1)"),
    }


@pytest.mark.parametrize(
    ("code", "new"),
    [
        ("a += 1", {"a -= 1", "pass", "(2)", "(0)"}),
        ("min(a)", {"(max(a))", "pass"}),
        ("x = a if b else c", {"(c if b else a)"}),
        ("x = [a for a in b if a]", {"(not (a))"}),
        ("x = a[0] // -b", {"(a[0] * -b)", "(b)", "(1)", "(-1)"}),
        ("x = True", {"False"}),
        ("x = not a", {"(a)"}),
        ("while a:\n    break", {"continue"}),
        ("x = 'é' + a is None", {"(" + "'é' + a is not None)", "''"}),
        ("x = a not in b", {"(a in b)"}),
    ],
)
def test_a_change_is_one_of_these(code: str, new: set[str]) -> None:
    assert {each for _, each in changed(code.encode())} == new


def test_every_mutant_of_the_project_is_a_program_and_has_a_name_of_its_own() -> None:
    for name, target in mutants.TARGETS.items():
        found = mutants.all_mutants(target)
        assert len({each.key for each in found}) == len(found) > 300, name
        for each in found[:: len(found) // 40]:
            text = (ROOT / each.path).read_bytes()
            assert each.apply(text) != text
            ast.parse(each.apply(text))


def test_a_larger_sample_contains_a_smaller_one() -> None:
    assert mutants.sample("dice", 200, 16)[:20] == mutants.sample("dice", 20, 16)
    assert mutants.sample("dice", 20, 16) != mutants.sample("dice", 20, 17)


def test_the_tests_of_a_line_come_in_order_and_those_of_its_module_first() -> None:
    seconds = {"t/test_b.py::one": 1.0, "t/test_a.py::two": 2.0, "t/test_b.py::three": 0.5, "t/test_c.py::four": 0.1}
    known = mutants.Baseline(seconds, {"src/b.py": {7: ["t/test_b.py::one", "t/test_a.py::two", "t/test_b.py::three"]}})
    mutant = mutation.Mutant("src/b.py", 7, 0, 1, "", "text")
    assert known.stages(mutant) == [["t/test_b.py::three", "t/test_b.py::one"], ["t/test_a.py::two"]]
    elsewhere = mutation.Mutant("src/d.py", 1, 0, 1, "", "text")
    assert known.stages(elsewhere) == [sorted(seconds, key=lambda test: seconds[test])]


@pytest.fixture
def worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A worker whose copy of the tree has three tests and nothing else."""
    monkeypatch.setattr(mutants, "copy_tree", lambda folder: folder.mkdir())
    found = mutants.Worker(tmp_path / "copy")
    (tmp_path / "copy" / "test_it.py").write_text(
        "import time\n"
        "def test_passes(): pass\n"
        "def test_fails(): assert 0\n"
        "def test_waits(): time.sleep(2)\n"
        "def test_computes():\n    while True: pass\n",
        encoding="utf-8",
    )
    yield found
    found.stop()


@pytest.mark.parametrize(
    ("name", "patience", "busy", "code"),
    [
        ("passes", 30, 20, 0),
        ("fails", 30, 20, 1),
        # Nobody is late because the machine does something else.
        ("waits", 1, 60, 0),
        ("waits", 1, 0.5, None),
        ("computes", 2, 60, None),
    ],
)
def test_what_takes_too_long_by_the_processor_or_for_ever_by_the_clock_is_late(
    worker: Any, monkeypatch: pytest.MonkeyPatch, name: str, patience: float, busy: float, code: int | None
) -> None:
    monkeypatch.setattr(mutants, "BUSY", busy)
    assert worker.code([f"test_it.py::test_{name}"], mutants.FEW, patience) == code


def test_the_interval_is_that_of_wilson() -> None:
    assert mutants.wilson(0, 0) == (0.0, 1.0)
    assert mutants.wilson(90, 100) == pytest.approx((0.8256, 0.9448), abs=1e-4)
    assert mutants.wilson(100, 100)[1] == pytest.approx(1.0)
