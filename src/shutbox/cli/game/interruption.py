"""Signals around a game: what asks it to stop lets it be kept first."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_STOPS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


@contextmanager
def stoppable() -> Iterator[None]:
    """Within it, being ended or losing the terminal is like Ctrl-C."""
    with _handled(dict.fromkeys(_STOPS, signal.default_int_handler)):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """Within it, nothing but force ends the program."""
    with _handled(dict.fromkeys([signal.SIGINT, *_STOPS], signal.SIG_IGN)):
        yield


@contextmanager
def _handled(handlers: dict[int, Any]) -> Iterator[None]:
    before = {number: signal.getsignal(number) for number in handlers}
    for number, handler in handlers.items():
        # What whoever started the program has ignored stays ignored.
        if before[number] is not signal.SIG_IGN:
            signal.signal(number, handler)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
