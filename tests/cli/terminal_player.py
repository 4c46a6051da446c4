"""Terminals at live tables as subprocesses, with pipes or with a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
from fcntl import ioctl
from pathlib import Path
from threading import Condition, Thread
from time import monotonic, sleep
from typing import Self

from tests.cli.console import Result

TIMEOUT = 120.0
LINK = re.compile(r"http://\S+/[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}")


class Player:
    """`shutbox` with these arguments and its own data folder; `output` is everything it has written so far."""

    def __init__(self, folder: Path, *tokens: str, terminal: bool = False) -> None:
        self.output = ""
        self._read = 0
        self._changed = Condition()
        folder.mkdir(exist_ok=True)
        environment = os.environ | {"PYTHONUTF8": "1", "SHUTBOX_DATA": str(folder), "TERM": "xterm"}
        command = [sys.executable, "-m", "shutbox", *tokens]
        self._open(command, environment, terminal=terminal)
        Thread(target=self._listen, daemon=True).start()

    def _open(self, command: list[str], environment: dict[str, str], *, terminal: bool) -> None:
        self.slave: int | None = None
        if terminal:
            self._out, self.slave = pty.openpty()
            self._in = self._out
            ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 80, 0, 0))
            stdin = stdout = self.slave
        else:
            stdin, self._in = os.pipe()
            self._out, stdout = os.pipe()
        self.process = subprocess.Popen(
            command, stdin=stdin, stdout=stdout, stderr=subprocess.STDOUT, env=environment, start_new_session=True
        )
        if not terminal:
            os.close(stdin)
            os.close(stdout)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(TIMEOUT)

    def _listen(self) -> None:
        data = b"."
        while data:
            try:
                data = os.read(self._out, 4096)
            except OSError:
                data = b""
            with self._changed:
                self.output += data.decode(errors="replace")
                self._changed.notify_all()

    def read_until(self, *texts: str) -> str:
        """Waits for one of these texts; the output since the last wait, up to the end of the text."""
        end = monotonic() + TIMEOUT
        with self._changed:
            while True:
                ends = [at + len(each) for each in texts if (at := self.output.find(each, self._read)) >= 0]
                if ends:
                    begin, self._read = self._read, min(ends)
                    return self.output[begin : self._read]
                assert monotonic() < end, f"{texts} did not come:\n{self.output[-3000:]}"
                assert self.process.poll() is None or self._changed.wait(0.5), f"{texts}: ended:\n{self.output[-3000:]}"
                self._changed.wait(0.1)

    def type(self, *lines: str) -> Self:
        """Types lines."""
        os.write(self._in, "".join(f"{line}\n" for line in lines).encode())
        return self

    def press(self, keys: str) -> Self:
        """Presses keys, and no Enter after them."""
        os.write(self._in, keys.encode())
        return self

    @property
    def link(self) -> str:
        """The link of the table, which the host sees."""
        self.read_until("In a terminal:\n", "In a terminal:\r\n")
        return str(LINK.findall(self.output)[-1])

    def open_question(self) -> str | None:
        """The new output if it ends with a question that has not been answered."""
        with self._changed:
            if not self.output.endswith(" > ") or self._read == len(self.output):
                return None
            begin, self._read = self._read, len(self.output)
            return self.output[begin:]

    def close(self) -> None:
        """Closes the input."""
        os.close(self._in)

    def end(self, *lines: str) -> Result:
        """Types lines and closes the input; the result of the command."""
        self.type(*lines).close()
        return self.wait()

    def wait(self) -> Result:
        """Waits until the command exits; its result."""
        code = self.process.wait(TIMEOUT)
        with self._changed:
            self._changed.wait_for(lambda: False, 0.2)
        return Result(code, self.output, "")

    def interrupt(self) -> Result:
        """Sends Ctrl-C; the result of the command."""
        self.process.send_signal(signal.SIGINT)
        return self.wait()


def simple_answer(question: str) -> str | None:
    """A simple valid answer to a question."""
    if "Enter starts" in question or "Enter throws" in question or "Enter shuts" in question:
        return ""
    return "1" if "which tiles?" in question else None


def play_together(*players: Player) -> None:
    """Plays a game to its end by answering every question."""
    end, over = monotonic() + TIMEOUT, set[Player]()
    while len(over) < len(players):
        for player in players:
            question = player.open_question()
            if question is not None and question.endswith("rematch, save or quit > "):
                over.add(player)
            elif question is not None and (line := simple_answer(question)) is not None:
                player.type(line)
        assert monotonic() < end, "\n=====\n".join(player.output[-2000:] for player in players)
        sleep(0.005)
