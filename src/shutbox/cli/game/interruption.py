"""Signal handling around a game, so that it can be saved before the program stops."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_STOPS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


@contextmanager
def stoppable() -> Iterator[None]:
    """Within this context SIGTERM and SIGHUP act like Ctrl-C."""
    with _with_handlers(dict.fromkeys(_STOPS, signal.default_int_handler)):
        yield


@contextmanager
def uninterruptible() -> Iterator[None]:
    """Within this context only SIGKILL ends the program."""
    with _with_handlers(dict.fromkeys([signal.SIGINT, *_STOPS], signal.SIG_IGN)):
        yield


@contextmanager
def _with_handlers(handlers: dict[int, Any]) -> Iterator[None]:
    before = {number: signal.getsignal(number) for number in handlers}
    for number, handler in handlers.items():
        # A signal that the parent process has set to be ignored stays ignored.
        if before[number] is not signal.SIG_IGN:
            signal.signal(number, handler)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
