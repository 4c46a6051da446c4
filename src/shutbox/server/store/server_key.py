"""The key with which a server signs: one file in its folder, which only the user can read; it is in no backup."""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from pathlib import Path

from shutbox.errors import ShutboxError
from shutbox.play.seal import SigningKey
from shutbox.server.store.folder import keep_names

KEY_FILE = "server.key"
SECRET_SIZE = 32
_FORM = re.compile(r"[0-9a-f]{64}\n?")


def server_key(folder: Path | None) -> SigningKey:
    """The key of the server with this folder, drawn the first time; None draws one that is not kept."""
    if folder is None:
        return SigningKey(secrets.token_bytes(SECRET_SIZE))
    path = folder / KEY_FILE
    try:
        if not path.exists():
            _create(path)
        text = path.read_text(encoding="ascii", errors="replace")
    except OSError as error:
        raise ShutboxError("store-open", path=str(path), why=str(error.strerror)) from None
    if not _FORM.fullmatch(text):
        raise ShutboxError("server-key", path=str(path))
    return SigningKey(bytes.fromhex(text))


def _create(path: Path) -> None:
    """Writes a new key, which is complete or not there; one that another process has written meanwhile stays."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii", newline="\n") as file:
            file.write(f"{secrets.token_hex(SECRET_SIZE)}\n")
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            path.hardlink_to(draft)
        keep_names(path.parent)
    finally:
        draft.unlink()
