"""Interrupts or kills long-running commands."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import sleep

from tests.cli.console import Result


def interrupt_command(tokens: Sequence[str], journal: Path, lines: int, with_signal: int) -> Result:
    """Sends a signal to a command and its children once the journal has this many lines; its result."""
    pipe, command = subprocess.PIPE, [sys.executable, "-m", "shutbox", *tokens]
    with subprocess.Popen(command, text=True, start_new_session=True, stdout=pipe, stderr=pipe) as process:
        while not journal.exists() or journal.read_bytes().count(b"\n") < lines:
            assert process.poll() is None
            sleep(0.005)
        os.killpg(process.pid, with_signal)
        out, err = process.communicate(timeout=60)
    return Result(process.returncode, out, err)


def kill_command(tokens: Sequence[str], journal: Path, lines: int) -> bytes:
    """Kills a command once its journal has this many lines; the complete lines of the journal."""
    assert interrupt_command(tokens, journal, lines, signal.SIGKILL).code == -signal.SIGKILL
    journal_text = journal.read_bytes()
    return journal_text[: journal_text.rfind(b"\n") + 1]
