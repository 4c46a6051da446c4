"""How much work this machine can do at once. Standard library only."""

from __future__ import annotations

import os


def cores() -> int:
    """How many threads or processes can run at the same time; a limit set for this process counts."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
