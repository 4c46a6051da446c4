"""docs/hosting.md names every file, every limit and every figure, and shows commands that exist."""

from __future__ import annotations

import re
import shlex

import pytest

from shutbox.cli.program import COMMANDS
from shutbox.server.http.metric import FIGURES_NOW, HELP, TIMES
from tests.docs.page import ROOT, blocks, read, rows

PAGE = read("docs/hosting.md")
NGINX = (ROOT / "hosting" / "nginx.conf").read_text(encoding="utf-8")
LINES = [line for block in blocks(PAGE, "bash") for line in block.text.splitlines()]
# Where the tests try what a program does, or why they do not: they would change the machine, or need another one.
TRIED = {
    "shutbox": "tests/hosting/test_drill.py",
    "psql": "tests/hosting/test_postgres.py",
    "nginx": "tests/hosting/test_nginx.py",
    "dask": "tests/tournament/test_two_machines.py",
    "python3": "tests/hosting/test_install.py",
    "tools/release.py": "tests/tools/test_release.py",
    "curl": "tests/hosting/test_drill.py",
    "systemctl": "tests/hosting/test_units.py",
    "docker": "tests/hosting/test_container.py",
}
PLAIN = {"cp", "ln", "install", "mv", "rm", "useradd", "journalctl"}


def program(line: str) -> list[str]:
    """The words of a command, without who runs it."""
    words = shlex.split(re.sub(r"^sudo (-u \w+ )?", "", line))
    return words[1:] if words[0] == ".venv/bin/python" else words


def test_every_file_is_in_the_table_and_every_file_of_the_table_is_there() -> None:
    named = {name for row in rows(f"\n{PAGE}", "# Hosting") for name in re.findall(r"`([^`]+)`", row[0])}
    assert named == {path.name for path in (ROOT / "hosting").iterdir() if path.is_file()}


@pytest.mark.parametrize("line", LINES)
def test_a_command_is_tried_somewhere_and_its_files_exist(line: str) -> None:
    words = program(line)
    name = words[0].rpartition("/")[2] if words[0].startswith("/") else words[0]
    assert name in PLAIN or (ROOT / TRIED[name]).is_file(), name
    for word in words:
        if word.startswith("hosting/"):
            assert (ROOT / word).is_file(), word


@pytest.mark.parametrize("line", [line for line in LINES if program(line)[0].endswith("shutbox")])
def test_a_command_of_shutbox_has_the_options_that_it_is_given(line: str) -> None:
    _, name, *words = program(line)
    options = {f"--{each.name}" for each in COMMANDS[name].options}
    assert {word for word in words if word.startswith("--")} <= options


def test_the_limits_of_the_proxy_are_those_of_its_file() -> None:
    told = [cell for row in rows(PAGE, "## The proxy") for cell in re.findall(r"`([^`]+)`", row[0])]
    assert len(told) > 10
    for directive in told:
        assert re.search(rf"^\s*{re.escape(directive)};", NGINX, re.MULTILINE), directive


def test_every_figure_is_explained() -> None:
    told = {name for row in rows(PAGE, "## What is measured") for name in re.findall(r"`(\w+)`", row[0])}
    counted = {f"shutbox_{name}_total" for name in HELP} | {f"shutbox_{name}_seconds" for name in TIMES}
    assert told == counted | FIGURES_NOW.keys() | {"shutbox_version"}


def test_the_units_that_are_started_are_there() -> None:
    started = {
        word for line in LINES if "systemctl" in line for word in line.split() if re.search(r"\.(service|timer)$", word)
    }
    files = {path.name for path in (ROOT / "hosting").iterdir()}
    assert {re.sub(r"@\d", "@", unit) for unit in started} - {"nginx.service"} <= files
