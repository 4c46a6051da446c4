"""Compiles loops over arrays with numba; the machine code is kept in the user's cache folder."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import numba
from numba.core import event

from shutbox.solve.processor import note_compilation
from shutbox.user_folder import cache_folder

FOLDER = "compiled"
Loop = TypeVar("Loop", bound=Callable[..., Any])


class _Watch(event.Listener):
    """Notes when numba compiles; what comes from the folder of compiled code is not compiled."""

    def on_start(self, _: Any) -> None:
        """A compilation begins."""
        note_compilation(begins=True)

    def on_end(self, _: Any) -> None:
        """A compilation ends."""
        note_compilation(begins=False)


event.register("numba:compile", _Watch())  # type: ignore[no-untyped-call]


def compiled(loop: Loop) -> Loop:
    """A loop as machine code; it is compiled at the first call."""
    function: Loop = _compile(loop)
    return function


def inlined(loop: Loop) -> Loop:
    """A loop that is inlined into every compiled loop that calls it."""
    function: Loop = _compile(loop, inline="always")
    return function


def _compile(loop: Any, **options: Any) -> Any:
    try:
        with _own_folder():
            return numba.njit(cache=True, nogil=True, **options)(loop)
    except RuntimeError:
        # No folder can be written, so every process compiles for itself.
        return numba.njit(nogil=True, **options)(loop)


@contextmanager
def _own_folder() -> Iterator[None]:
    """Names the folder of the machine code while a loop is decorated; other users of numba do not notice."""
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = os.environ.get("NUMBA_CACHE_DIR") or str(cache_folder() / FOLDER)
    try:
        yield
    finally:
        config.CACHE_DIR = before
