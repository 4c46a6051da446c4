"""Opens the web browser; finds the server that is already running."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Thread


def running_server(folder: Path) -> str | None:
    """The URL of the server that uses this data folder, if there is one and it answers."""
    from shutbox.server.store import door

    entry = door(folder)
    return f"http://{entry.address}" if entry and _answers(entry.address) else None


def _answers(address: str) -> bool:
    from http.client import HTTPConnection, HTTPException

    connection = HTTPConnection(address, timeout=2)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def browse(address: str, patience: float = 0) -> None:
    """Opens a URL in the browser, if there is a display."""
    if not has_display():
        return
    import webbrowser

    # In a thread, because some browsers block. A caller that exits right after this gives it some time (`patience`).
    opening = Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    opening.join(patience)


def has_display() -> bool:
    """Whether a browser would open a window. A text browser would take over the terminal."""
    if sys.platform in ("darwin", "win32") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
