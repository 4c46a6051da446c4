"""A process that has imported the server once and forks it: a start takes milliseconds instead of most of a second.

What runs is the command `shutbox serve` in a process of its own, with its own store, sockets and threads. Only the
imports are those of its parent.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import pkgutil
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import IO, Any, Self

from shutbox.cli.line import system_language
from shutbox.words import Words
from tests.server.running import PATIENCE, UNLIMITED, Server

PR_SET_PDEATHSIG = 1
# In place of a constant: how many seconds the clock of a server is ahead.
AHEAD = "ahead"
# In place of a constant: how many may watch a table of a server without other limits.
ONLOOKERS = "onlookers"
_ROOT = Path(__file__).parents[3]


class Child:
    """A server that was forked; it is used like `subprocess.Popen`."""

    def __init__(self, nursery: Nursery, pid: int, out: IO[str]) -> None:
        self.pid = pid
        self.stdout = out
        self._nursery = nursery
        self._code: int | None = None

    def send_signal(self, number: int) -> None:
        """Sends a signal, unless the process has ended."""
        if self._code is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """Ends the process at once."""
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float | None = None) -> int:
        """Waits for the end of the process; its exit code."""
        if self._code is None:
            self._code = int(self._nursery.ask({"wait": self.pid}, timeout=timeout))
        return self._code


class Nursery:
    """The process that forks servers."""

    def __init__(self, env: Mapping[str, str] = MappingProxyType({})) -> None:
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, "-m", "tests.server.faults.nursery", str(theirs.fileno())]
        path = os.pathsep.join([str(_ROOT), str(_ROOT / "src")])
        self._process = subprocess.Popen(
            command, pass_fds=[theirs.fileno()], env={**os.environ, **env, "PYTHONPATH": path}
        )
        theirs.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()
        self._process.wait(PATIENCE)

    def ask(self, request: dict[str, Any], files: tuple[int, ...] = (), timeout: float | None = PATIENCE) -> str:
        """What the process answers."""
        self._socket.settimeout(timeout)
        socket.send_fds(self._socket, [json.dumps(request).encode()], files)
        return self._socket.recv(100).decode()

    def fork(self, arguments: list[str], env: Mapping[str, str], constants: Mapping[str, object], log: int) -> Child:
        """A new server, with some constants of its modules replaced."""
        reader, writer = os.pipe()
        pid = int(self.ask({"run": arguments, "env": dict(env), "constants": dict(constants)}, (writer, log)))
        os.close(writer)
        return Child(self, pid, os.fdopen(reader, encoding="utf-8"))


class ForkedServer(Server):
    """A server that a nursery starts."""

    def __init__(
        self,
        nursery: Nursery,
        folder: Path,
        *options: str,
        env: Mapping[str, str] = MappingProxyType({}),
        constants: Mapping[str, object] = MappingProxyType({}),
    ) -> None:
        super().__init__(folder, *options, env={**UNLIMITED, **env})
        self._nursery = nursery
        self._constants = constants

    def _started(self) -> Any:
        with self._log.open("a", encoding="utf-8") as log:
            arguments = ["serve", "--data", str(self.folder), *self._options]
            return self._nursery.fork(arguments, self._env, self._constants, log.fileno())


def _serve_forks(requests: socket.socket) -> None:
    """Forks and waits as it is asked to, until nobody can ask any more."""
    while True:
        text, files, _, _ = socket.recv_fds(requests, 1 << 20, 2)
        match json.loads(text or b"{}"):
            case {"run": arguments, "env": env, "constants": constants}:
                pid = os.fork()
                if pid == 0:
                    requests.close()
                    _replace(constants)
                    _become_server(arguments, env, *files)
                for file in files:
                    os.close(file)
                requests.send(b"%d" % pid)
            case {"wait": pid}:
                requests.send(b"%d" % os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
            case _:
                return


def _replace(constants: Mapping[str, object]) -> None:
    for name, value in constants.items():
        if name == AHEAD:
            _set_clock(value)
            continue
        if name == ONLOOKERS:
            _set_onlookers(value)
            continue
        module, _, constant = name.rpartition(".")
        assert hasattr(import_module(module), constant)
        setattr(import_module(module), constant, value)


def _set_clock(seconds: Any) -> None:
    """Lets the clock of the machine be so many seconds ahead of what it is, for the server."""
    run = import_module("shutbox.server.run")
    right = run.WallClock
    setattr(run, "WallClock", lambda clock, *others: right(lambda: clock() + seconds, *others))  # noqa: B010


def _set_onlookers(count: Any) -> None:
    run = import_module("shutbox.server.run")
    setattr(run, "UNLIMITED", replace(run.UNLIMITED, onlookers=count))  # noqa: B010


def _become_server(arguments: list[str], env: dict[str, str], out: int, log: int) -> None:
    from shutbox.cli import main

    # A server ends with its nursery, and that with whoever uses it.
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    os.dup2(out, 1)
    os.dup2(log, 2)
    sys.stdout, sys.stderr = (os.fdopen(file, "w", encoding="utf-8") for file in (1, 2))
    os.closerange(3, 64)
    os.environ.clear()
    os.environ.update(env)
    code = main(arguments)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def _import_all() -> None:
    """Imports what the server imports before it answers."""
    others = ["uvloop", "uvicorn.protocols.http.httptools_impl"]
    for package in ("shutbox.server", "shutbox.cli.network", "shutbox.cli.line"):
        others += [each.name for each in pkgutil.walk_packages(import_module(package).__path__, f"{package}.")]
    for name in others:
        import_module(name)
    # The catalogue of words is read when the first of them is needed.
    assert Words(system_language()).text("join-lost")
    gc.freeze()


if __name__ == "__main__":
    _import_all()
    _serve_forks(socket.socket(fileno=int(sys.argv[1])))
