"""How commands on the same machine reach a server: a file in its data folder has its address and a token.

A server writes the file when it starts (`announce`) and removes it when it stops (`withdraw`). It answers
`POST /admin/<what>` with a JSON object as input and output, only for requests with the token. `backup` takes a `path`;
`server.interface.service` says what `forget` takes. The answer to an error has its code, its arguments and a status of
400 or more.
"""

from __future__ import annotations

import hmac
import json
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shutbox.errors import ShutboxError

FILE = "server.json"
TIMEOUT = 600.0


@dataclass(frozen=True, slots=True)
class Door:
    """The address of a server, and the token for its administration."""

    pid: int
    address: str
    token: str


def announce(folder: Path, address: str, token: str) -> None:
    """Writes the file for this process; `address` is host and port as seen from this machine."""
    new = folder / f"{FILE}.new"
    new.unlink(missing_ok=True)
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        json.dump({"pid": os.getpid(), "address": address, "token": token}, file)
    new.replace(folder / FILE)


def withdraw(folder: Path) -> None:
    """Removes the file, unless another process of the same folder has written it since."""
    at = door(folder)
    if at is None or at.pid == os.getpid():
        with suppress(OSError):
            (folder / FILE).unlink()


def door(folder: Path) -> Door | None:
    """The door of the server of a folder, None if no server has announced itself."""
    try:
        data = json.loads((folder / FILE).read_text(encoding="ascii"))
        return Door(int(data["pid"]), str(data["address"]), str(data["token"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def is_allowed(token: str, header: str) -> bool:
    """Whether an Authorization header has the token of this server."""
    return hmac.compare_digest(header.encode(), f"Bearer {token}".encode())


def ask(at: Door, what: str, **arguments: object) -> dict[str, Any]:
    """The answer of the server; raises the error that the server answers with."""
    # Imported here, because the server needs only `announce` and starts sooner without it.
    from http.client import HTTPConnection, HTTPException

    connection = HTTPConnection(at.address, timeout=TIMEOUT)
    headers = {"Authorization": f"Bearer {at.token}", "Content-Type": "application/json"}
    try:
        connection.request("POST", f"/admin/{what}", json.dumps(arguments), headers)
        response = connection.getresponse()
        data = json.loads(response.read())
    except (OSError, HTTPException, ValueError) as error:
        raise ShutboxError("admin-silent", address=at.address, why=str(error) or type(error).__name__) from None
    finally:
        connection.close()
    if response.status >= 400:
        raise _refusal(data)
    return dict(data)


def _refusal(data: Any) -> ShutboxError:
    error = data.get("error") if isinstance(data, dict) else None
    if not isinstance(error, dict) or "code" not in error:
        return ShutboxError("admin-refused")
    return remote_error(str(error["code"]), error.get("arguments") or {})


def remote_error(code: str, arguments: dict[str, Any]) -> ShutboxError:
    """The error that a server sent, as an exception."""
    return ShutboxError(code, **arguments)
