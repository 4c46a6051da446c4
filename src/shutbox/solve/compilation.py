"""Compiles loops over arrays with numba; the machine code is cached on disk if a folder can be written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba import njit

Loop = TypeVar("Loop", bound=Callable[..., Any])


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
