"""Checks the commands of pages that cannot run in a test: for them a machine would be needed, a network, or an hour.

Each program is one of the project, whose own parser reads the arguments, or one of `FOREIGN`. Files of the project
exist.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator

from shutbox.cli.line import parse_arguments
from shutbox.cli.program import COMMANDS
from shutbox.words import locales
from tests.docs.page import ROOT

# Programs of others, whose options nothing here can check; tests/hosting/test_page.py says where some are tried.
FOREIGN = {"cd", "cp", "curl", "dask", "docker", "git", "grep", "install", "journalctl", "ln", "ls", "mv"} | {
    "nginx",
    "pip",
    "psql",
    "rm",
    "systemctl",
    "useradd",
    "uvx",
}
AS_SOMEBODY = re.compile(r"^sudo (-u \w+ )?")
_PYTHON = re.compile(r"(?:\S*/)?python3?")
_WORD = re.compile("-{0,2}[a-z][a-z-]*")
BETWEEN = {"&&", "|", "(", ")"}
OWN_FOLDERS = ("benchmarks/", "docs/", "examples/", "hosting/", "src/", "tests/", "tools/", "web/")
# Reads the lines of its input with the parser of the program that each begins with, and stops there.
PARSED = """
import argparse, runpy, shlex, sys

class Parsed(Exception):
    pass

parse = argparse.ArgumentParser.parse_args

def stop(self, *arguments, **options):
    parse(self, *arguments, **options)
    raise Parsed

argparse.ArgumentParser.parse_args = stop
folders, failed = list(sys.path), []
for line in sys.stdin.read().splitlines():
    sys.argv = shlex.split(line)
    sys.path[:] = [sys.argv[0].rpartition("/")[0], *folders]
    try:
        runpy.run_path(sys.argv[0], run_name="__main__")
    except Parsed:
        continue
    except SystemExit as stopped:
        print(stopped, file=sys.stderr)
    failed.append(line)
sys.exit("not taken: " + "; ".join(failed) if failed else 0)
"""


def commands(text: str) -> Iterator[list[str]]:
    """The words of each command of a block; who runs it is left out."""
    for line in text.replace("\\\n", " ").splitlines():
        lexer = shlex.shlex(AS_SOMEBODY.sub("", line), posix=True, punctuation_chars=True)
        lexer.whitespace_split, lexer.commenters = True, ""
        words: list[str] = []
        for word in [*lexer, "&&"]:
            if word not in BETWEEN:
                words.append(word)
            elif words:
                yield words
                words = []


def fault(words: list[str]) -> str:
    """What is wrong with a command; empty if nothing is, or if only its own parser can tell."""
    first, *rest = words
    name = first.rpartition("/")[2]
    if missing := [word for word in words if word.startswith(OWN_FOLDERS) and not (ROOT / word).exists()]:
        return f"there is no {missing[0]}"
    if name == "shutbox":
        # Raises with the sentence that a person would read.
        parse_arguments(COMMANDS[rest[0]] if rest else COMMANDS["serve"], rest[1:])
        return ""
    if name == "check":
        return (
            "" if all(word.startswith("tests/") or word in ("--fix", "--long") for word in rest) else "no such option"
        )
    found = program(words)
    if found is None:
        return "" if name in FOREIGN else f"{name} is unknown"
    path, given = found
    if takes_options(path):
        return ""
    # A program without a parser looks for words by itself, so they stand in it, or name languages and their files.
    source = (ROOT / path).read_text(encoding="utf-8")
    named = {*locales(), *(each.stem for each in (ROOT / "src/shutbox/words/en").glob("*.ftl"))}
    unknown = [word for word in given if _WORD.fullmatch(word) and f'"{word}"' not in source and word not in named]
    return f"{path} does not know {unknown[0]}" if unknown else ""


def program(words: list[str]) -> tuple[str, list[str]] | None:
    """The file in the project that a command runs, if it does, and what it is given."""
    match words:
        case [python, "-m", module, *given] if _PYTHON.fullmatch(python):
            path = module.replace(".", "/")
            return (f"{path}/__main__.py" if (ROOT / path).is_dir() else f"{path}.py"), given
        case [python, path, *given] if _PYTHON.fullmatch(python):
            return path, given
        case [path, *given] if path.startswith(OWN_FOLDERS):
            return path, given
    return None


def takes_options(path: str) -> bool:
    """Whether a program of the project reads its arguments with a parser."""
    return ".parse_args(" in (ROOT / path).read_text(encoding="utf-8")


def with_parser(words: list[str]) -> str | None:
    """A command as a line for `parse`, if it runs a program that has a parser."""
    found = program(words)
    return shlex.join([found[0], *found[1]]) if found and takes_options(found[0]) else None


def parse(lines: list[str]) -> str:
    """Reads the arguments of programs with their own parsers; what they say against it."""
    done = subprocess.run(
        [sys.executable, "-c", PARSED],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if done.returncode == 0 else done.stderr
