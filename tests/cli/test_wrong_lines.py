"""Every wrong command line is refused in one line of the right language, before anything is written or solved."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from zlib import crc32

import pytest

from shutbox.cli.line.arguments import Command, Option
from shutbox.cli.line.parser import parse_arguments
from shutbox.cli.line.value_kind import KINDS, Form
from shutbox.cli.program import COMMANDS
from shutbox.words import locales
from tests.cli.console import Result, error_line, process, run
from tests.cli.wrong_lines import (
    EVERY,
    RIGHT,
    WRONG,
    WrongLine,
    arguments_of,
    program_lines,
    right_line,
    right_value,
    write_odd_files,
    wrong_values,
)

OTHERS = [locale for locale in locales() if locale != "en"]
OPTIONS = [(command, option) for command in COMMANDS.values() for option in command.options]
# What takes long to import.
HEAVY = ("numpy", "numba", "distributed", "uvicorn", "websockets")
# Runs every line in one process, and names those that were the first to import something heavy.
FRESH = """
import json, os, sys
from pathlib import Path
from tests.cli.console import run
from tests.cli.wrong_lines import EVERY
heavy, found = sys.argv[1].split(","), {}
for lines in EVERY.values():
    for line in lines:
        run(*line.tokens)
        for name in heavy:
            if name in sys.modules:
                found.setdefault(name, line.tokens)
print(json.dumps(found))
"""


@pytest.fixture(autouse=True)
def _odd_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_odd_files(tmp_path)
    # Tables that other tests solve meanwhile are not what these lines write.
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("SHUTBOX_DATA", str(tmp_path / "data"))


@pytest.fixture
def _no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> int:
        raise AssertionError("a server would start")

    monkeypatch.setattr("shutbox.cli.network.serve._port", refuse)


def contents(folder: Path) -> list[tuple[str, int]]:
    """The names and times of everything below a folder."""
    return sorted((str(path), path.lstat().st_mtime_ns) for path in folder.rglob("*"))


def refused(result: Result) -> bool:
    """Whether a command wrote one line that explains, and nothing else."""
    lines = result.err.splitlines()
    beginnings = ("shutbox: ", '{"v": 1, "error": ')
    return (result.code, result.out, len(lines)) == (2, "", 1) and lines[0].startswith(beginnings)


def accepted(lines: Iterable[WrongLine], folder: Path) -> list[str]:
    """What is wrong and was not refused as it should be."""
    found, before = [], contents(folder)
    for line in lines:
        english = run("--lang", "en", *line.tokens)
        other = run("--lang", OTHERS[crc32(line.what.encode(errors="replace")) % len(OTHERS)], *line.tokens)
        if not refused(english) or not refused(other) or english.err == other.err or contents(folder) != before:
            found.append(f"{line.what}: {english} {other}")
    return found


def test_every_form_has_values_that_are_right_and_wrong() -> None:
    assert set(RIGHT) == set(WRONG) == set(Form)
    assert all(WRONG.values())


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_and_argument_has_a_kind(name: str) -> None:
    command = COMMANDS[name]
    kinds = [option.value_kind for option in command.options if option.value]
    kinds += [KINDS[argument] for argument in (*command.required, *command.optional)]
    assert all(wrong_values(kind) for kind in kinds)


@pytest.mark.parametrize("name", COMMANDS)
def test_what_goes_together_names_options_and_arguments_of_the_command(name: str) -> None:
    command = COMMANDS[name]
    known = {*command.required, *command.optional, *(option.name for option in command.options)}
    assert {other for option in command.options for other in (*option.excludes, *option.needs)} <= known


@pytest.mark.parametrize(("command", "option"), OPTIONS, ids=lambda each: each.name)
def test_what_stands_beside_a_wrong_value_is_right(command: Command, option: Option) -> None:
    assert parse_arguments(command, right_line(command, option)[1:]).flag(option.name)


@pytest.mark.usefixtures("_no_server")
@pytest.mark.parametrize("name", COMMANDS)
def test_every_wrong_line_of_a_command_is_refused_in_one_line(name: str, tmp_path: Path) -> None:
    assert accepted(EVERY[name], tmp_path) == []


def test_every_line_that_is_wrong_before_its_command_is_refused_in_one_line(tmp_path: Path) -> None:
    before = contents(tmp_path)
    assert [line.what for line in program_lines() if not refused(run(*line.tokens))] == []
    assert contents(tmp_path) == before


@pytest.mark.parametrize("name", ["join", "host"])
def test_a_wrong_line_is_refused_before_a_server_is_asked(name: str) -> None:
    assert [line.what for line in EVERY[name] if "no server answers" in run(*line.tokens).err] == []


def test_no_wrong_line_imports_what_takes_long() -> None:
    root = Path(__file__).parents[2]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(root), str(root / "src")]), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", FRESH, ",".join(HEAVY)],
        capture_output=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
        check=True,
    )
    assert json.loads(done.stdout) == {}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_real_command_refuses_a_wrong_line(name: str) -> None:
    # Another kind of wrong line for each command; what holds a zero byte cannot be passed to a process.
    lines = [line.tokens for line in EVERY[name] if not any("\0" in token for token in line.tokens)]
    tokens = lines[crc32(name.encode()) % len(lines)]
    assert error_line(process(*tokens)) == error_line(run(*tokens))


def test_the_examples_of_the_issue_are_refused() -> None:
    lines = {
        ("drill", "--from", "game.shutbox", "--player", "Zed"): 'nobody in these games is called "Zed"',
        ("drill", "nine", "--player", "Ann"): "--player means nothing without --from",
        (
            "advise",
            "nine",
            "123456789",
            "--objective",
            "mean",
            "--players",
            "2",
        ): "--objective and --players contradict",
        (
            "advise",
            "nine",
            "123456789",
            "--players",
            "3",
            "--starter",
            "1",
        ): "--starter means nothing without --to-beat",
        ("tournament", "--rules", ""): "--rules must not be empty",
        ("simulate", "nine", "--players", ","): "--players has an empty item",
        ("tournament", "--bots", "club,,random"): "--bots has an empty item",
        ("sweep", "nine", "--axis", "tiles="): "--axis names a setting and the values to try",
        ("sweep", "nine", "--dask", "nonsense"): "--dask must be an address like tcp://",
        ("play", "nine", "--save", ""): "--save must not be empty",
        ("simulate", "nine", "--players", "club", "--games", "1_000"): "--games must be a whole number from 1 to",
        ("solve", "nine", "--game", "--players", "２"): "--players must be a whole number from 1 to 12",
    }
    for tokens, text in lines.items():
        assert error_line(run(*tokens)).startswith(text)


def test_required_arguments_have_right_values() -> None:
    for command in COMMANDS.values():
        assert list(arguments_of(command)) == list(command.required)
        assert all(right_value(KINDS[name]) for name in command.required)
