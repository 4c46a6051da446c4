"""Secrets that this device stores for a server: its token, and the seeds that it has sealed and not yet revealed.

Each is in a separate file, so that several terminals of one user do not overwrite each other's data.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from shutbox.cli.terminal import FileError, create_private, file_error
from shutbox.play import SIZE, seat_seal
from shutbox.user_folder import make_private

FOLDER, TOKEN = "join", "token"
_VALID = re.compile(r"[\w-]{43}|[0-9a-f]{64}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Credentials:
    """The secrets for one server, in a folder that only the user can read."""

    folder: Path

    def token(self, draw: Callable[[], str]) -> str:
        """The stored token; the first time a new one, made by `draw`."""
        return self._read_or_create(TOKEN, draw)

    def renew_token(self, draw: Callable[[], str]) -> str:
        """Replaces the stored token, because the server does not know it any more."""
        self._path(TOKEN).unlink(missing_ok=True)
        return self.token(draw)

    def seed(self, public: str, seat: int) -> bytes:
        """The seed of a seat, drawn the first time; the same until it is dropped."""
        return bytes.fromhex(self._read_or_create(_seed(public, seat), lambda: secrets.token_hex(SIZE)))

    def seal(self, public: str, seat: int) -> str:
        """The seal of that seed."""
        return seat_seal(public, seat, self.seed(public, seat))

    def holds(self, public: str, seat: int, seal: str) -> bool:
        """Whether the seed of this seal is stored here."""
        return self._path(_seed(public, seat)).exists() and self.seal(public, seat) == seal

    def drop(self, public: str, seat: int) -> None:
        """Deletes a seed that has been revealed."""
        self._path(_seed(public, seat)).unlink(missing_ok=True)

    def _path(self, name: str) -> Path:
        return self.folder / name

    def _read_or_create(self, name: str, draw: Callable[[], str]) -> str:
        """The content of a file, which is created if it is missing; if two processes create it, the first one wins."""
        path = self._path(name)
        try:
            if not path.exists():
                make_private(path.parent)
                create_private(path, f"{draw()}\n")
            text = path.read_text(encoding="ascii", errors="replace").strip()
        except OSError as error:
            raise file_error(str(path), error) from None
        if not _VALID.fullmatch(text):
            raise FileError("join-device", file=str(path))
        return text


def credentials_for(data: Path, server: str) -> Credentials:
    """The secrets for a server. Each server has its own token, because it could impersonate the device elsewhere."""
    return Credentials(data / FOLDER / quote(server, safe=""))


def _seed(public: str, seat: int) -> str:
    return f"seed-{public}-{seat + 1}"
