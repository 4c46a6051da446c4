"""Compiles loops over arrays with numba; the machine code is cached on disk if a folder can be written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba import njit
from numba.core import event

from shutbox.solve.processor import note_compilation

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
        return njit(cache=True, nogil=True, **options)(loop)
    except RuntimeError:
        # Neither the package nor the user's home can be written, so every process compiles for itself.
        return njit(nogil=True, **options)(loop)
