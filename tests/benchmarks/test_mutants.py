"""Mutants: which changes there are, and which tests try them in which order."""

from __future__ import annotations

import ast
import resource
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
mutant_tests: Any = import_module("mutant_tests")

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


NESTED = b'''
LIMIT = 3


class A:
    size = 4

    @y
    def f(self, a=5):
        """A text."""
        if (a
                > 6):
            return 7
        def g(b=8):
            return b + 9
        return g
'''


@pytest.mark.parametrize(
    ("number", "statement", "function"),
    [
        (3, [2], None),
        (4, [6], None),
        (5, [9], None),
        (6, [11, 12], ("A.f", 8)),
        (7, [13], ("A.f", 8)),
        (8, [14], ("A.f", 8)),
        (9, [15], ("A.f", 8)),
    ],
)
def test_a_mutant_belongs_to_a_statement_and_to_the_outermost_function_whose_body_it_is_in(
    number: int, statement: list[int], function: tuple[str, int] | None
) -> None:
    larger = [each for each in mutation.mutants("f.py", NESTED) if each.kind == "constant+1"]
    (mutant,) = [each for each in larger if each.new == f"({number + 1})"]
    found = mutation.surroundings(mutant, NESTED)
    assert (list(found.statement), found.function) == (statement, function)
    assert found.body == (frozenset(range(10, 17)) if function else frozenset())


def test_the_tests_of_a_line_come_in_order_and_those_of_its_module_first() -> None:
    seconds = {"t/test_b.py::one": 1.0, "t/test_a.py::two": 2.0, "t/test_b.py::three": 0.5, "t/test_c.py::four": 0.1}
    lines = {"src/b.py": {7: ["t/test_b.py::one", "t/test_a.py::two"], 8: ["t/test_c.py::four"]}}
    known = mutants.Baseline(seconds, lines, {})
    mutant, own = mutation.Mutant("src/b.py", 7, 0, 1, "", "text"), ["t/test_b.py::three", "t/test_b.py::one"]

    def at(*statement: int, function: tuple[str, int] | None = ("f", 1)) -> Any:
        return mutation.Surroundings(statement, function, frozenset())

    assert known.first(mutant, at(6, 7)) == ["t/test_b.py::one", "t/test_a.py::two"]
    assert known.last(mutant, at(6, 7)) == [*own, "t/test_c.py::four", "t/test_a.py::two"]
    # All tests, because an import runs it, or no test is known to.
    del lines["src/b.py"][8]
    everything = [*own, "t/test_c.py::four", "t/test_a.py::two"]
    assert known.first(mutant, at(1)) == known.first(mutant, at(7, function=None)) == everything
    assert known.last(mutant, at(7, function=None)) == everything
    assert known.last(mutant, at(7)) == [*own, "t/test_a.py::two"]
    elsewhere = mutation.Mutant("src/d.py", 1, 0, 1, "", "text")
    assert known.last(elsewhere, at(1)) == sorted(seconds, key=lambda each: seconds[each])


def test_a_quick_run_leaves_out_the_longest_tests() -> None:
    seconds = {"t/test_b.py::long": 1.0, **{f"t/test_b.py::{number}": 0.5 for number in range(20)}}
    known = mutants.Baseline(seconds, {"src/b.py": {7: list(seconds)}}, {}).quick()
    rest = [f"t/test_b.py::{number}" for number in range(20)]
    assert (list(known.seconds), known.lines) == (rest, {"src/b.py": {7: rest}})


MODULE = """
def made():
    return 3


MADE = made()


def asked(number):
    return number > 3
"""
TESTS = """
import time
from hypothesis import given, strategies
from shutbox.it import MADE, asked


def test_made(): assert MADE == 3
def test_asked(): assert asked(4)
def test_waits(): time.sleep(2)
def test_computes():
    while True: pass


@given(strategies.integers(0, 5))
def test_law(number): assert asked(number) == (number > 3)
"""


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A worker whose copy of the tree has one module and its tests."""
    folder = tmp_path_factory.mktemp("mutants") / "copy"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mutants, "copy_tree", lay)
        found = mutants.Worker(folder, ["test_it.py"])
    yield found
    found.stop()


def lay(folder: Path) -> None:
    """A small tree."""
    (folder / "src/shutbox").mkdir(parents=True)
    (folder / "src/shutbox/__init__.py").touch()
    (folder / "src/shutbox/it.py").write_text(MODULE, encoding="utf-8")
    (folder / "test_it.py").write_text(TESTS, encoding="utf-8")


def recorded(worker: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The servers that a worker will have used."""
    used: list[str] = []
    code = worker.code

    def noted(server: str, *rest: Any) -> Any:
        used.append(server)
        return code(server, *rest)

    monkeypatch.setattr(worker, "code", noted)
    return used


def test_what_takes_too_long_by_the_processor_is_ended_and_what_waits_is_not(worker: Any) -> None:
    for server in ("collected", mutants.FEW):
        assert worker.code(server, {"test_it.py::test_waits": 0.0}, 1.0, {}) == 0
        assert (
            worker.code(server, {"test_it.py::test_asked": 0.0, "test_it.py::test_computes": 0.0}, 1.0, {})
            in mutants.SLOW
        )


def test_tests_that_do_not_exist_notice_nothing(worker: Any) -> None:
    with pytest.raises(SystemExit, match=r"no such tests: test_it\.py::test_nothing"):
        worker.code("collected", {"test_it.py::test_nothing": 0.0}, 1.0, {})


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: dict[str, float] = {}
    monkeypatch.setattr(mutant_tests.signal, "setitimer", lambda _, seconds: limits.update(clock=seconds))
    monkeypatch.setattr(mutant_tests.resource, "setrlimit", lambda _, pair: limits.update(processor=pair[0]))
    mutant_tests.limit(2.0)
    spent = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
    assert limits["clock"] == mutant_tests.BUSY + 20
    assert spent + 4 < limits["processor"] <= spent + mutant_tests.PATIENCE + 4


@pytest.mark.parametrize(
    ("number", "state", "servers"),
    [
        # Run by an import: only a fresh one shows it.
        ("(4)", "killed", [mutants.FEW]),
        # Noticed by the law alone.
        ("(number >= 3)", "killed", ["collected"]),
        ("return None", "killed", ["collected"]),
    ],
)
def test_a_change_is_noticed_by_tests_that_have_imported_it_before_or_do_it_anew(
    worker: Any, monkeypatch: pytest.MonkeyPatch, number: str, state: str, servers: list[str]
) -> None:
    path, asked, made = "src/shutbox/it.py", MODULE.index("return number"), MODULE.index("return 3")
    found = mutation.mutants(path, MODULE.encode())
    mutant = next(each for each in found if each.new == number and (number == "(4)") == (made <= each.begin < asked))
    mutant = mutant if number != "return None" else next(x for x in found if x.begin == asked and x.new == number)
    tests = [f"test_it.py::test_{name}" for name in ("asked", "law", "made")]
    known = mutants.Baseline(dict.fromkeys(tests, 0.1), {path: {10: tests[:2]}}, {path: [2, 3, 6, 9]})
    used = recorded(worker, monkeypatch)
    assert worker.attempt(mutant, known) == state
    assert used == servers
    assert (worker.folder / path).read_text("utf-8") == MODULE


def test_what_no_test_notices_survives_and_was_tried_with_many_examples(
    worker: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, tests = "src/shutbox/it.py", ["test_it.py::test_asked"]
    mutant = next(each for each in mutation.mutants(path, MODULE.encode()) if each.new == "(number >= 3)")
    known = mutants.Baseline(dict.fromkeys(tests, 0.1), {path: {10: tests}}, {path: [2, 3, 6, 9]})
    used = recorded(worker, monkeypatch)
    assert worker.attempt(mutant, known, quick=True) == mutants.HASTY
    assert used == ["collected"]
    assert worker.attempt(mutant, known) == mutants.SURVIVED
    assert used == ["collected", "collected", mutants.MANY]


def test_the_interval_is_that_of_wilson() -> None:
    assert mutants.wilson(0, 0) == (0.0, 1.0)
    assert mutants.wilson(90, 100) == pytest.approx((0.8256, 0.9448), abs=1e-4)
    assert mutants.wilson(100, 100)[1] == pytest.approx(1.0)
