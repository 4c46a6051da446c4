"""A benchmark that lacks a package says so in one line, with the command that installs it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from benchmarks.needs import INSTALL
from tests.docs.page import ROOT, read
from tests.envs.release import RELEASED

PROGRAM = re.compile(r"\.venv/bin/python (?:benchmarks/(\w+)\.py|-m benchmarks\.(\w+))")
NEEDED = re.compile(r"^with packages\((.*)\):$", re.MULTILINE)
# What another benchmark runs, with words of its own.
PARTS = {"mutant_tests"}
# These need the project alone.
PLAIN = {"plain_turn", "play", "sealed_games", "store"}
# Of what this one needs, some has no release for the newest Python.
UNRELEASED = set() if RELEASED else {"envs"}
NAMED = [("server", "psutil"), ("envs", "gymnasium"), ("envs", "pettingzoo"), ("web", "playwright")]


def programs() -> dict[str, list[str]]:
    """How each benchmark is run, as the first lines of its file say."""
    found = {}
    for path in sorted((ROOT / "benchmarks").glob("*.py")):
        if told := PROGRAM.search(path.read_text(encoding="utf-8")):
            assert path.stem in told.groups(), path
            found[path.stem] = told[0].split()[1:]
    return found


PROGRAMS = programs()


def without(program: str, names: set[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """What a benchmark does where these packages cannot be imported."""
    hidden = f"import sys\nsys.modules.update(dict.fromkeys({sorted(names)!r}))\n"
    (folder / "sitecustomize.py").write_text(hidden, encoding="utf-8")
    return done(program, environment={"PYTHONPATH": str(folder)})


def done(program: str, *options: str, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """What a benchmark did, within seconds."""
    line = [sys.executable, *options, *PROGRAMS[program]]
    given = {**os.environ, **(environment or {})}
    return subprocess.run(line, cwd=ROOT, env=given, capture_output=True, text=True, timeout=60, check=False)


def missing(told: subprocess.CompletedProcess[str], program: str) -> set[str]:
    """The packages that a benchmark names in its one line."""
    assert (told.returncode, told.stdout) == (2, ""), told.stderr
    found = re.fullmatch(rf"{program}\.py: not installed: ([\w, ]+); {re.escape(INSTALL)} installs .*\n", told.stderr)
    assert found, told.stderr
    return set(found[1].split(", "))


def test_every_program_says_how_it_is_run() -> None:
    mains = {path.stem for path in (ROOT / "benchmarks").glob("*.py") if "__main__" in path.read_text("utf-8")}
    assert set(PROGRAMS) == mains - PARTS


@pytest.mark.parametrize("program", PROGRAMS)
def test_where_nothing_is_installed_a_benchmark_says_so(program: str) -> None:
    assert missing(done(program, "-S"), program)


@pytest.mark.parametrize("program", sorted(set(PROGRAMS) - PLAIN - UNRELEASED))
def test_where_the_project_stands_alone_a_benchmark_names_what_it_lacks(program: str, tmp_path: Path) -> None:
    others = set(packages_distributions()) - {"shutbox"}
    assert missing(without(program, others, tmp_path), program) <= others


@pytest.mark.parametrize(("program", "package"), [each for each in NAMED if each[0] not in UNRELEASED])
def test_what_only_check_installs_is_named_after_a_plain_start(program: str, package: str, tmp_path: Path) -> None:
    assert missing(without(program, {package}, tmp_path), program) == {package}


def test_check_installs_every_package_that_a_benchmark_names() -> None:
    extras = tomllib.loads(read("pyproject.toml"))["project"]["optional-dependencies"]
    ensured = re.findall(r"\bensure\((.*)\)", read("check"))[0]
    installed = {re.split(r"[^\w-]", each)[0] for extra in quoted(ensured) for each in extras[extra]}
    needed = {name for path in PROGRAMS for name in quoted("".join(NEEDED.findall(read(f"benchmarks/{path}.py"))))}
    assert {"psutil", "numba", "playwright"} <= needed <= installed


def quoted(text: str) -> list[str]:
    """The names between quotation marks."""
    return re.findall(r'"([\w-]+)"', text)
