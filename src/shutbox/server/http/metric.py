"""Counts and times of a running server, in the text format that Prometheus reads."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import process_time, time

from shutbox import __version__

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
HELP = {
    "commands": "commands that were acknowledged",
    "refused": "commands that were refused, by code",
    "events": "entries stored",
    "classrooms": "classrooms opened",
    "connections": "connections accepted",
    "limited": "requests and messages over a limit, by limit",
    "requests": "HTTP requests, by status",
    "damaged": "tables that were put aside because their entries or their secret were changed in the store",
    "faults": "tasks and requests that failed unexpectedly, by where",
    "resyncs": "slow clients brought up to date",
    "thoughts": "bots' and coach's thoughts, by outcome",
}
TIMES = {
    "command": "from a command's arrival to its acknowledgement",
    "request": "from an HTTP request's arrival to its answer",
}
# What is measured when somebody looks. What ends with `_total` is a counter, everything else is a gauge. The names that
# begin with `process_` are those that programs usually have.
FIGURES_NOW = {
    "shutbox_sockets": "sockets that are open",
    "shutbox_sockets_most": "sockets that may be open",
    "shutbox_tables_live": "tables in memory",
    "shutbox_classrooms_live": "classrooms in memory",
    "shutbox_commits_total": "transactions of the store",
    "shutbox_commit_seconds_total": "time of these transactions",
    "shutbox_disk_free_bytes": "what is free where the data folder is",
    "process_cpu_seconds_total": "processor time",
    "process_resident_memory_bytes": "memory",
    "process_start_time_seconds": "when the process began, in seconds since 1970",
}
_MEMORY = Path("/proc/self/statm")
_VERSION = (
    "# HELP shutbox_version the version that runs\n# TYPE shutbox_version gauge\n"
    f'shutbox_version{{version="{__version__}"}} 1'
)


class Metrics:
    """Counts and times since the start."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._buckets = {name: [0] * (len(BOUNDS) + 1) for name in TIMES}
        self._seconds = dict.fromkeys(TIMES, 0.0)
        self._began = time()

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        """Counts something that happened."""
        self._counts[name, label] += by

    def took(self, name: str, seconds: float) -> None:
        """Adds a time."""
        self._buckets[name][bisect_left(BOUNDS, seconds)] += 1
        self._seconds[name] += seconds

    def text(self, **now: float) -> str:
        """All figures, one on each line, with those of this moment."""
        histograms = [line for name in TIMES for line in self._histogram(name)]
        own = {**now, **self._of_process()}
        return "\n".join([_VERSION, *self._counters(), *histograms, *_figures_now(own)]) + "\n"

    def _of_process(self) -> dict[str, float]:
        cpu = {"process_cpu_seconds_total": process_time(), "process_start_time_seconds": self._began}
        return cpu | memory_of_process()

    def _counters(self) -> Iterator[str]:
        for name, about in HELP.items():
            yield f"# HELP shutbox_{name}_total {about}"
            yield f"# TYPE shutbox_{name}_total counter"
            counts = {label: count for (each, label), count in self._counts.items() if each == name}
            for label, count in sorted((counts or {"": 0}).items()):
                yield f"shutbox_{name}_total{_braces(label)} {count}"

    def _histogram(self, name: str) -> Iterator[str]:
        yield f"# HELP shutbox_{name}_seconds {TIMES[name]}"
        yield f"# TYPE shutbox_{name}_seconds histogram"
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._buckets[name], strict=True):
            total += count
            yield f'shutbox_{name}_seconds_bucket{{le="{bound}"}} {total}'
        yield f"shutbox_{name}_seconds_sum {self._seconds[name]:.6f}"
        yield f"shutbox_{name}_seconds_count {total}"


def _figures_now(values: dict[str, float]) -> Iterator[str]:
    for name, about in FIGURES_NOW.items():
        if name in values:
            yield f"# HELP {name} {about}"
            yield f"# TYPE {name} {'counter' if name.endswith('_total') else 'gauge'}"
            yield f"{name} {values[name]:.12g}"


def memory_of_process() -> dict[str, float]:
    """The memory that this process has now, where the system says it."""
    try:
        pages = int(_MEMORY.read_text(encoding="ascii").split()[1])
    except OSError:  # no Linux
        return {}
    return {"process_resident_memory_bytes": float(pages * os.sysconf("SC_PAGE_SIZE"))}


def _braces(label: str) -> str:
    return f'{{kind="{label}"}}' if label else ""
