"""The log of the server: one line of JSON for each event, without codes, tokens, names or secrets."""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from shutbox.server.http.request import Request


class Log:
    """Lines on a stream."""

    def __init__(
        self, stream: TextIO | None = None, now: Callable[[], float] = time, *, requests: bool = False
    ) -> None:
        self._stream = stream or sys.stderr
        self._now = now
        self._requests = requests

    def line(self, event: str, **more: object) -> None:
        """Writes one line; a log that cannot be written stops nobody."""
        data = {"at": round(self._now(), 3), "event": event, **more}
        # On a full disk the store fails too, and whoever reports that has to go on and stop the server.
        with suppress(OSError):
            print(json.dumps(data, default=str), file=self._stream, flush=True)

    def request(self, request: Request, route: str, status: int, size: int, seconds: float) -> None:
        """Writes what was asked and what came of it, if requests are logged; without addresses and codes."""
        if self._requests:
            about = {"method": request.method, "route": route, "status": status, "bytes": size}
            self.line("request", request=request.id, **about, ms=round(seconds * 1000, 1))

    def fault(self, error: BaseException, **more: object) -> None:
        """Writes where an internal error happened, without the data that was being handled."""
        frames = traceback.extract_tb(error.__traceback__)
        where = [f"{frame.name}:{frame.lineno}" for frame in frames[-4:]]
        self.line("fault", kind=type(error).__name__, where=where, **more)
