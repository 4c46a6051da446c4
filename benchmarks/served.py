"""A server in a process of its own, for benchmarks and tools."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO

Process = subprocess.Popen[str]


def started(folder: Path, environment: Mapping[str, str], log: IO[str] | int, *options: str) -> tuple[Process, str]:
    """The process of a server on a folder, and its address once it serves."""
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "shutbox",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--data",
            str(folder),
            *options,
        ],
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        env={**os.environ, **environment},
    )
    assert process.stdout is not None
    return process, process.stdout.readline().strip().split()[-1]


@contextmanager
def served(folder: Path, **environment: str) -> Iterator[str]:
    """The address of a server, which stops at the end."""
    process, address = started(folder, environment, subprocess.DEVNULL)
    try:
        yield address
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
