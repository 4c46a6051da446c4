"""How loops over arrays are compiled: once for all processes of a user, where the machine code can be kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba import njit

Loop = TypeVar("Loop", bound=Callable[..., Any])


def compiled(loop: Loop) -> Loop:
    """A loop as machine code, made when it is first called."""
    found: Loop = _compiled(loop)
    return found


def inlined(loop: Loop) -> Loop:
    """A loop that is written out wherever another compiled loop calls it."""
    found: Loop = _compiled(loop, inline="always")
    return found


def _compiled(loop: Any, **options: Any) -> Any:
    try:
        return njit(cache=True, nogil=True, **options)(loop)
    except RuntimeError:
        # Neither the package nor the user's home can be written: every process compiles for itself.
        return njit(nogil=True, **options)(loop)
