"""What the server says of itself: one line of JSON for each thing worth knowing. No code, token, name or secret."""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable
from time import time
from typing import TextIO


class Log:
    """Lines on a stream."""

    def __init__(self, stream: TextIO | None = None, now: Callable[[], float] = time) -> None:
        self._stream = stream or sys.stderr
        self._now = now

    def line(self, event: str, **more: object) -> None:
        """Writes one line."""
        told = {"at": round(self._now(), 3), "event": event, **more}
        print(json.dumps(told, default=str), file=self._stream, flush=True)

    def fault(self, error: BaseException, **more: object) -> None:
        """Writes where a fault of ours came from, without what was being handled."""
        frames = traceback.extract_tb(error.__traceback__)
        where = [f"{frame.name}:{frame.lineno}" for frame in frames[-4:]]
        self.line("fault", kind=type(error).__name__, where=where, **more)
