"""The user's browser, and a server that it can be shown."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Thread


def running(folder: Path) -> str | None:
    """The address of the server that has this folder open, if there is one and it answers."""
    from shutbox.server.store.admin import door

    found = door(folder)
    return f"http://{found.address}" if found and _answers(found.address) else None


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
    """Opens an address in the browser, where there is a screen for one."""
    if not on_screen():
        return
    import webbrowser

    # Beside everything else, for some browsers keep whoever opens them waiting; who ends after this gives it a moment.
    opening = Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    opening.join(patience)


def on_screen() -> bool:
    """Whether a browser would have a window: one in the terminal would take it from us."""
    if sys.platform in ("darwin", "win32") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
