"""The processor: how many cores it has, and whether it is compiling. Standard library only."""

from __future__ import annotations

import os

# How many compilations are under way: one may need another.
_compilations = [0]


def cores() -> int:
    """The number of processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_compiling() -> bool:
    """Whether a loop is being compiled, which happens once on a machine."""
    return _compilations[0] > 0


def note_compilation(*, begins: bool) -> None:
    """Notes that a compilation begins or ends."""
    _compilations[0] += 1 if begins else -1
