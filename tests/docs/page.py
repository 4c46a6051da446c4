"""Runs pages of documentation as tests: the fenced blocks must work, and print what the page shows.

`sh`: commands, one on each line; each must exit with 0, and gets no input.
`console`: after `$ ` a command, below it exactly its output, typed answers after ` > `; `...` stands for any lines.
`pycon`: a session at Python's prompt; the sessions of a page are one, and print what the page shows.
`toml`, `python`, `text` whose first line is `# file: NAME`: a file for the commands after it.
`text` that begins with `$ `: a command at a terminal, where it asks; the answers stand after ` >`.
`bash`: commands that need another machine, a network or hours; tests/docs/blocks checks what they are given.
All blocks of a page run in one empty folder, from top to bottom. A server or a client of one would never end: of
`./shutbox serve`, `join` and `host` the line is only parsed.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple

from shutbox.cli.line import parse_arguments
from shutbox.cli.program import COMMANDS
from tests.cli.terminal_player import Player

ROOT = Path(__file__).parent.parent.parent
_BLOCK = re.compile(r"^( *)```([a-z]+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"# file: (\S+)\n")
_ANY_NAME = re.compile("FOLDER|ROOM|NAME")
_ANSWER = re.compile(r" >(?: (.*))?")
LEFT_OUT = "..."
ENDLESS = ("serve", "join", "host")


class Block(NamedTuple):
    """A fenced block: its language and its text."""

    kind: str
    text: str


def read(name: str) -> str:
    """The text of a page."""
    return (ROOT / name).read_text(encoding="utf-8")


def exists(name: str) -> bool:
    """Whether there is such a file or folder; words in capitals stand for any name."""
    return any(ROOT.glob(_ANY_NAME.sub("*", name)))


def blocks(text: str, *kinds: str) -> list[Block]:
    """The fenced blocks of a text, of these kinds if any are named."""
    found = [Block(kind, dedent(inner)) for _, kind, inner in _BLOCK.findall(text)]
    return [block for block in found if not kinds or block.kind in kinds]


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without its first two lines."""
    under = text.partition(f"\n{heading}\n")[2]
    assert under, heading
    lines = re.search(r"^\|.*?(?=^[^|]|\Z)", under, re.MULTILINE | re.DOTALL)
    assert lines, heading
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[0].splitlines()[2:]]


def try_out(text: str, folder: Path) -> None:
    """Runs everything in a page, in this folder."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(text):
        if block.kind == "pycon":
            _talk(block.text, names, folder)
        elif found := _FILE.match(block.text):
            (folder / found[1]).write_text(block.text, encoding="utf-8")
        elif block.kind == "text" and block.text.startswith("$ "):
            _sit(block.text, folder)
        elif block.kind == "sh":
            for line in block.text.splitlines():
                if _is_parsed(line):
                    continue
                done = _done(line, "", folder)
                assert done.returncode == 0, f"{line}\n{done.stdout}"
        elif block.kind == "console":
            for command, shown in _shown(block.text):
                _compare(command, shown, folder)


def _talk(text: str, names: dict[str, Any], folder: Path) -> None:
    """A session at Python's prompt, with the names of the sessions before it."""
    session = doctest.DocTestParser().get_doctest(text, names, "page", None, 0)
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    reports: list[str] = []
    with chdir(folder), _importable(folder):
        runner.run(session, out=reports.append, clear_globs=False)
    assert not runner.failures, "".join(reports)
    names.update(session.globs)


@contextmanager
def _importable(folder: Path) -> Iterator[None]:
    """Within it, the modules of a folder can be imported, as at a prompt that was opened there."""
    sys.path.insert(0, str(folder))
    known = {*sys.modules}
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in {*sys.modules} - known:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(folder)):
                del sys.modules[name]


def _sit(text: str, folder: Path) -> None:
    """A command of ./shutbox at a terminal: it asks what the page shows, in this order."""
    ((command, shown),) = _shown(text)
    program, *words = shlex.split(command)
    assert program == "./shutbox"
    with chdir(folder), Player(folder.with_name(f"{folder.name}-data"), *words, terminal=True) as player:
        for line in shown:
            question, begins, answer = line.partition(" >")
            player.read_until(f"{question}{begins} ")
            if begins:
                player.type(answer.strip())


def _shown(text: str) -> Iterator[tuple[str, list[str]]]:
    """Each command of a transcript with the lines under it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, *lines = part.splitlines()
        yield command, [line.rstrip() for line in lines]


def _is_parsed(line: str) -> bool:
    """Whether a line is one that would never end; raises if its command would not take it."""
    program, *words = shlex.split(line)
    if program != "./shutbox" or not words or words[0] not in ENDLESS:
        return False
    parse_arguments(COMMANDS[words[0]], words[1:])
    return True


def _compare(command: str, shown: list[str], folder: Path) -> None:
    answers = [found[1] or "" for line in shown if (found := _ANSWER.search(line))]
    printed = _done(command, "".join(f"{answer}\n" for answer in answers), folder).stdout
    got = "".join(f"{line.rstrip()}\n" for line in printed.splitlines())
    pattern = "".join("(?:.*\n)*?" if line == LEFT_OUT else re.escape(f"{line}\n") for line in shown)
    assert re.fullmatch(pattern, got), f"$ {command}\n{got}"


def _done(command: str, typed: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A command of a page, run with this Python in place of the one that ./shutbox would set up."""
    python = shlex.quote(sys.executable)
    # A check within a check would never end, nor a server: of these only the help is asked.
    command = re.sub(r"^\./shutbox$", "./shutbox --help", command)
    own = command.replace(".venv/bin/python", python).replace("./shutbox", f"{python} -m shutbox")
    own = re.sub(r"^\./check.*", f"{shlex.quote(str(ROOT / 'check'))} --help", own)
    # What a page keeps is its own.
    environment = os.environ | {"PYTHONUTF8": "1", "SHUTBOX_DATA": str(folder.with_name(f"{folder.name}-data"))}
    done = subprocess.run(
        own,
        shell=True,
        cwd=folder,
        env=environment,
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    done.stdout = done.stdout.replace(str(ROOT / "shutbox"), "./shutbox")
    return done
