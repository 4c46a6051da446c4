"""The way to a server for commands on the same machine: it says in its data folder where it is and what opens the door.

A server writes the file when it serves (`announce`) and removes it when it stops (`withdraw`). It serves
`POST /admin/<what>` with a JSON object in and out, to whoever has the token and to nobody else: `backup` takes a
`path`, `forget` what `server.interface.service` says. An error is answered with its code and arguments and a status
from 400 on.
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
    """Where a server answers, and what it wants to see."""

    pid: int
    address: str
    token: str


def announce(folder: Path, address: str, token: str) -> None:
    """Says where this process serves: host and port as they are reached from this machine."""
    new = folder / f"{FILE}.new"
    new.unlink(missing_ok=True)
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        json.dump({"pid": os.getpid(), "address": address, "token": token}, file)
    new.replace(folder / FILE)


def withdraw(folder: Path) -> None:
    """Takes the announcement back."""
    with suppress(OSError):
        (folder / FILE).unlink()


def door(folder: Path) -> Door | None:
    """Where the server of a folder answers, None where nobody has said so."""
    try:
        data = json.loads((folder / FILE).read_text(encoding="ascii"))
        return Door(int(data["pid"]), str(data["address"]), str(data["token"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def is_allowed(token: str, header: str) -> bool:
    """Whether an Authorization header shows the token of this server."""
    return hmac.compare_digest(header.encode(), f"Bearer {token}".encode())


def ask(at: Door, what: str, **asked: object) -> dict[str, Any]:
    """What the server answers; what it refuses is raised here."""
    # A server has this module for `announce` alone, and starts sooner without it.
    from http.client import HTTPConnection, HTTPException

    connection = HTTPConnection(at.address, timeout=TIMEOUT)
    headers = {"Authorization": f"Bearer {at.token}", "Content-Type": "application/json"}
    try:
        connection.request("POST", f"/admin/{what}", json.dumps(asked), headers)
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
    return refused(str(error["code"]), error.get("arguments") or {})


def refused(code: str, arguments: dict[str, Any]) -> ShutboxError:
    """An error that came from elsewhere."""
    return ShutboxError(code, **arguments)
