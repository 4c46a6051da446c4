"""What this terminal keeps for a server: the token of its device, and the seeds that it has sealed and not yet shown.

Each is a file of its own, so that several terminals of one person never undo each other's work.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from shutbox.cli.terminal.file import FileError, trouble
from shutbox.play.seal import SIZE, seat_seal
from shutbox.server.store.folder import make_private

FOLDER, TOKEN = "join", "token"
_WHOLE = re.compile(r"[\w-]{43}|[0-9a-f]{64}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Device:
    """A folder that nobody else can look into."""

    folder: Path

    def token(self, draw: Callable[[], str]) -> str:
        """The token for this server, drawn by it the first time."""
        return self._kept(TOKEN, draw)

    def renewed(self, draw: Callable[[], str]) -> str:
        """Another token, for a server that does not know the one that is kept here."""
        self._path(TOKEN).unlink(missing_ok=True)
        return self.token(draw)

    def seed(self, public: str, seat: int) -> bytes:
        """The seed of a seat, drawn here the first time; the same as long as it has not been shown."""
        return bytes.fromhex(self._kept(_seed(public, seat), lambda: secrets.token_hex(SIZE)))

    def seal(self, public: str, seat: int) -> str:
        """The seal of that seed."""
        return seat_seal(public, seat, self.seed(public, seat))

    def holds(self, public: str, seat: int, seal: str) -> bool:
        """Whether the seed behind a seal is here, and nobody has been shown it."""
        return self._path(_seed(public, seat)).exists() and self.seal(public, seat) == seal

    def drop(self, public: str, seat: int) -> None:
        """Lets go of a seed that everybody knows."""
        self._path(_seed(public, seat)).unlink(missing_ok=True)

    def _path(self, name: str) -> Path:
        return self.folder / name

    def _kept(self, name: str, draw: Callable[[], str]) -> str:
        """What a file holds, made if it is not there; whoever comes second takes what the first one has written."""
        path = self._path(name)
        try:
            if not path.exists():
                _create(path, draw())
            text = path.read_text(encoding="ascii", errors="replace").strip()
        except OSError as error:
            raise trouble(str(path), error) from None
        if not _WHOLE.fullmatch(text):
            raise FileError("join-device", file=str(path))
        return text


def device_of(data: Path, server: str) -> Device:
    """What is kept for a server; another server gets another token, for it could pretend to be this device."""
    return Device(data / FOLDER / quote(server, safe=""))


def _seed(public: str, seat: int) -> str:
    return f"seed-{public}-{seat + 1}"


def _create(path: Path, text: str) -> None:
    """A new file that is whole as soon as it has its name, and that nobody else can read."""
    make_private(path.parent)
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(f"{text}\n")
            file.flush()
            os.fsync(file.fileno())
        _name(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def _name(beside: Path, path: Path) -> None:
    """Gives a file its name, unless another has it already."""
    try:
        path.hardlink_to(beside)
    except FileExistsError:
        return
    except OSError:
        # Some systems have no links: there the last one wins, which matters only to whoever began at the same moment.
        beside.rename(path)
