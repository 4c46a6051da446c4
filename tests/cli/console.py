"""Runs the command line for tests, in this process or in a subprocess."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import IO
from unittest.mock import patch

from shutbox.cli import main
from tests.documents import check_output


class Keyboard(StringIO):
    """An input that is a terminal."""

    def isatty(self) -> bool:
        return True


@dataclass(frozen=True)
class Result:
    """The exit code and the output of a command."""

    code: int
    out: str
    err: str


def run(*tokens: str, typed: str = "", interactive: bool = False) -> Result:
    """Runs a command in this process."""
    out, err = StringIO(), StringIO()
    keyboard = Keyboard(typed) if interactive else StringIO(typed)
    with patch("sys.stdin", keyboard), redirect_stdout(out), redirect_stderr(err):
        code = main(tokens)
    check_output(tokens, out.getvalue(), err.getvalue())
    return Result(code, out.getvalue(), err.getvalue())


def error_line(result: Result, code: int = 2) -> str:
    """The error message of a command that wrote one error line and nothing else."""
    assert (result.code, result.out) == (code, "")
    assert result.err.count("\n") == 1
    if result.err.startswith("{"):
        return str(json.loads(result.err)["error"]["text"])
    assert result.err.startswith("shutbox: ")
    assert result.err.endswith("\n")
    return result.err.removeprefix("shutbox: ").removesuffix("\n")


def _environment(**changes: str) -> dict[str, str]:
    return os.environ | {"PYTHONUTF8": "1"} | changes


def without(folder: Path, *packages: str) -> dict[str, str]:
    """The variables of a process that finds none of these packages, and whose caches are empty."""
    folder.mkdir()
    hide = f"import sys\nsys.modules.update(dict.fromkeys({packages!r}))\n"
    (folder / "sitecustomize.py").write_text(hide)
    return {"PYTHONPATH": str(folder), "SHUTBOX_CACHE": str(folder / "empty")}


def process(*tokens: str, typed: str = "", **environment: str) -> Result:
    """Runs a command in a subprocess."""
    command = [sys.executable, "-m", "shutbox", *tokens]
    completed = subprocess.run(
        command,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=_environment(**environment),
        timeout=60,
        check=False,
    )
    check_output(tokens, completed.stdout, completed.stderr)
    return Result(completed.returncode, completed.stdout, completed.stderr)


class RunningCommand:
    """A subprocess that is sent answers while it runs."""

    def __init__(self, *tokens: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "shutbox", *tokens],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=_environment(),
        )

    def _stream(self, stream: IO[bytes] | None) -> IO[bytes]:
        assert stream is not None
        return stream

    def read_question(self) -> str:
        """The output up to the next question."""
        output = b""
        while not output.endswith(b" > "):
            letter = self._stream(self.process.stdout).read(1)
            assert letter, output.decode()
            output += letter
        return output.decode()

    def answer(self, text: str) -> str:
        """Sends an answer; the output up to the next question."""
        keys = self._stream(self.process.stdin)
        keys.write(text.encode() + b"\n")
        keys.flush()
        return self.read_question()

    def stop(self, signal: int) -> Result:
        """Sends a signal; the result of the command."""
        self.process.send_signal(signal)
        out, err = self.process.communicate(timeout=60)
        return Result(self.process.returncode, out.decode(), err.decode())


def typed_lines(*answers: str | Sequence[str]) -> str:
    """The answers as lines of input."""
    flat = [each for answer in answers for each in ([answer] if isinstance(answer, str) else answer)]
    return "".join(f"{each}\n" for each in flat)
