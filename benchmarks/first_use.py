"""Measures how long people wait in a terminal on first use: nothing solved yet, nothing compiled.

    .venv/bin/python benchmarks/first_use.py [--compiled]

With `--compiled`, the machine code of an earlier run is used, as from the second game on.
"""

from __future__ import annotations

import os
import pty
import struct
import subprocess
import sys
import tempfile
import termios
from contextlib import redirect_stdout
from dataclasses import dataclass
from fcntl import ioctl
from io import StringIO
from pathlib import Path
from time import monotonic

from clock import Report
from needs import packages

with packages("numba", "numpy"):
    import shutbox  # noqa: F401

PROMPT = " > "
# A bot at the largest box, one at the usual box, and hints where the whole game takes long to solve.
GAMES = (
    ("triple, a person and a bot", ("play", "triple", "--players", "Ann,@club", "--rounds", "5"), 5.0, None),
    ("triple, the bot named first", ("play", "triple", "--players", "@perfect,Ann", "--rounds", "5"), 5.0, None),
    ("last-one-standing of four", ("play", "last-one-standing", "--players", "Ann,Bo,Cy,Di"), 5.0, 3.0),
    ("double-shutter of two", ("play", "double-shutter", "--players", "Ann,Bo", "--rounds", "5"), 5.0, None),
)


@dataclass
class Terminal:
    """A command at a pseudo-terminal, and what it has shown."""

    process: subprocess.Popen[bytes]
    screen: int
    shown: str = ""

    def wait(self, *, question: bool) -> float:
        """The seconds until something new is shown, or until it ends with a question."""
        begun, before = monotonic(), len(self.shown)
        while len(self.shown) == before or (question and not self.shown.endswith(PROMPT)):
            self.shown += os.read(self.screen, 65536).decode(errors="replace")
        return monotonic() - begun

    def type(self, line: str) -> None:
        """Types a line, and takes its echo."""
        os.write(self.screen, f"{line}\n".encode())
        echo = len(self.shown)
        while "\n" not in self.shown[echo:]:
            self.shown += os.read(self.screen, 65536).decode(errors="replace")


def begin(tokens: tuple[str, ...], folder: Path, compiled: Path) -> Terminal:
    """Starts a command with an empty cache."""
    screen, slave = pty.openpty()
    ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 80, 0, 0))
    own = {"SHUTBOX_CACHE": str(folder / "tables"), "SHUTBOX_DATA": str(folder / "data"), "SHUTBOX_LANG": "en"}
    environment = os.environ | own | {"NUMBA_CACHE_DIR": str(compiled)}
    command = [sys.executable, "-m", "shutbox", *tokens, "--dice", "system"]
    process = subprocess.Popen(
        command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
    )
    os.close(slave)
    return Terminal(process, screen)


def measure(
    report: Report, name: str, tokens: tuple[str, ...], most: float, hint: float | None, compiled: Path
) -> None:
    """Prints the seconds to the first sign of life, to the first question and to the first hint."""
    with tempfile.TemporaryDirectory() as folder:
        terminal = begin(tokens, Path(folder), compiled)
        try:
            sign = terminal.wait(question=False)
            report.line(f"{name}: first sign of life", sign, "s", most=1)
            rest = 0.0 if terminal.shown.endswith(PROMPT) else terminal.wait(question=True)
            report.line(f"{name}: first question", sign + rest, "s", most=most)
            terminal.type("hint")
            sign = terminal.wait(question=False)
            report.line(f"{name}: sign of life of a hint", sign, "s", most=0.3)
            rest = 0.0 if terminal.shown.endswith(PROMPT) else terminal.wait(question=True)
            report.line(f"{name}: first hint", sign + rest, "s", most=hint)
        finally:
            terminal.process.kill()
            terminal.process.wait()


def main() -> None:
    """Prints the figures of first use."""
    report = Report()
    with tempfile.TemporaryDirectory() as shared:
        for number, (name, tokens, most, hint) in enumerate(GAMES):
            if "--compiled" in sys.argv:
                with redirect_stdout(StringIO()):
                    measure(Report(), name, tokens, most, hint, Path(shared))
                measure(report, f"compiled: {name}", tokens, most, hint, Path(shared))
            else:
                measure(report, name, tokens, most, hint, Path(shared) / str(number))
    report.exit()


if __name__ == "__main__":
    main()
