"""Runs a command as an ordinary user inside a root folder, in mount and process namespaces that end with it.

However it ends, no mount and no process is left over. The host's half is `Enclosure`; the other half is this file run
as the first process of the namespaces: it mounts, starts the command, passes signals on and reaps.

Standard library only.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from types import FrameType
from typing import IO

UID = 1000
USER = "player"
HOME = f"/home/{USER}"
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
NAMESPACES = ("unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation", "private")
DEVICES = ("null", "zero", "full", "random", "urandom", "tty")
LINKS = {"fd": "/proc/self/fd", "stdin": "fd/0", "stdout": "fd/1", "stderr": "fd/2", "ptmx": "pts/ptmx"}
NETWORK = ("/etc/resolv.conf", "/etc/hosts")
# As little shared memory as a container has by default.
SHARED_MEMORY = "64m"
DIES_WITH_PARENT = 1


@dataclass(frozen=True)
class Enclosure:
    """A root folder, with what it is lent while a command runs."""

    root: str
    environment: dict[str, str]
    files: dict[str, str]
    mounts: tuple[str, ...]

    def start(self, command: list[str], folder: str, log: IO[str]) -> subprocess.Popen[str]:
        """Start a command in a folder of the root; what it writes goes to the log."""
        process = subprocess.Popen(
            [*NAMESPACES, sys.executable, "-I", os.path.realpath(__file__)],
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=log,
            text=True,
            preexec_fn=dies_with_parent(),
        )
        assert process.stdin is not None
        with process.stdin as pipe:
            json.dump({**asdict(self), "command": command, "folder": folder}, pipe)
        return process

    def run(self, command: list[str], folder: str, log: IO[str]) -> int:
        """The exit code of a command."""
        process = self.start(command, folder, log)
        try:
            return process.wait()
        finally:
            end(process)


def send(process: subprocess.Popen[str], number: int) -> None:
    """Send a signal to the first process inside, which passes it on to the command."""
    with open(f"/proc/{process.pid}/task/{process.pid}/children", encoding="ascii") as file:
        for inner in file.read().split():
            os.kill(int(inner), number)


def end(process: subprocess.Popen[str]) -> None:
    """Kill everything inside, and wait until it is gone."""
    if process.poll() is None:
        send(process, signal.SIGKILL)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:  # there was nobody inside yet
        process.kill()
        process.wait()


def dies_with_parent() -> Callable[[], None]:
    """What a child calls so that it is killed when this process ends, in whatever way."""
    prctl = ctypes.CDLL(None, use_errno=True).prctl
    return lambda: prctl(DIES_WITH_PARENT, signal.SIGKILL)


def permitted() -> bool:
    """Whether this process may make namespaces and mounts."""
    return subprocess.run([*NAMESPACES, "--mount-proc", "true"], capture_output=True).returncode == 0


def last_words(path: str, count: int = 30) -> str:
    """The last lines of a file."""
    with open(path, encoding="utf-8", errors="replace") as file:
        return "".join(file.readlines()[-count:])


# The first process of the namespaces


def main() -> int:
    """Mount, run, reap: the exit code of the command that was read from stdin."""
    plan = json.load(sys.stdin)
    mount_all(plan["root"], plan["mounts"])
    write_files(plan["root"], plan["files"])
    child = os.fork()
    if child == 0:
        become_user(plan)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, passed_on(child))
    return reap(child)


def mount_all(root: str, paths: list[str]) -> None:
    """The file systems that a running system has, and read-only what the root is lent."""
    mount("--types", "proc", "proc", root + "/proc")
    mount("--types", "tmpfs", "--options", "mode=755", "tmpfs", root + "/run")
    mount("--types", "tmpfs", "--options", "mode=755", "tmpfs", root + "/dev")
    for device in DEVICES:
        bind(f"/dev/{device}", f"{root}/dev/{device}")
    os.makedirs(root + "/dev/shm")
    os.makedirs(root + "/dev/pts")
    mount("--types", "tmpfs", "--options", f"mode=1777,size={SHARED_MEMORY}", "tmpfs", root + "/dev/shm")
    mount("--types", "devpts", "--options", "newinstance,ptmxmode=0666,mode=620", "devpts", root + "/dev/pts")
    for name, target in LINKS.items():
        os.symlink(target, f"{root}/dev/{name}")
    for path in [path for path in (*NETWORK, *paths) if os.path.exists(path)]:
        bind(os.path.realpath(path), root + path)
        mount("--options", "remount,bind,ro", root + path)


def bind(source: str, target: str) -> None:
    """Show a file or folder of the host at a place in the root, which is made if it is not there."""
    if os.path.isdir(source):
        os.makedirs(target, exist_ok=True)
    else:
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.islink(target):
            os.remove(target)
        with open(target, "a", encoding="ascii"):
            pass
    mount("--bind", source, target)


def mount(*arguments: str) -> None:
    subprocess.run(["mount", *arguments], check=True)


def write_files(root: str, files: dict[str, str]) -> None:
    """Files for the user's eyes only; they lie in memory, if they lie in /run."""
    for path, text in files.items():
        os.makedirs(os.path.dirname(root + path), exist_ok=True)
        with open(os.open(root + path, os.O_WRONLY | os.O_CREAT, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
        os.chown(root + path, UID, UID)


def become_user(plan: dict[str, object]) -> None:
    """Go on as the command, as an ordinary user in the root, with a session of its own and nothing to read."""
    os.setsid()
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP, signal.SIGPIPE):
        signal.signal(number, signal.SIG_DFL)  # whoever starts this in the background ignores some of them
    os.chroot(str(plan["root"]))
    os.setgroups([])
    os.setgid(UID)
    os.setuid(UID)
    os.chdir(str(plan["folder"]))
    os.dup2(os.open("/dev/null", os.O_RDONLY), 0)
    command, lent = plan["command"], plan["environment"]
    assert isinstance(command, list)
    assert isinstance(lent, dict)
    own = {"HOME": HOME, "USER": USER, "LOGNAME": USER, "SHELL": "/bin/sh", "PATH": PATH, "TERM": "dumb"}
    os.execvpe(command[0], command, {**lent, **own})


def passed_on(child: int) -> Callable[[int, FrameType | None], None]:
    """A handler that sends the same signal to the child."""
    return lambda number, _: os.kill(child, number)


def reap(child: int) -> int:
    """Wait for whatever ends, as the first process must; the exit code of the child when it does."""
    while True:
        ended, status = os.wait()
        if ended == child:
            code = os.waitstatus_to_exitcode(status)
            return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main())
