"""Counts and times of a running server, in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
HELP = {
    "commands": "commands that were acknowledged",
    "refused": "commands that were refused, by code",
    "events": "entries stored",
    "connections": "connections accepted",
    "limited": "requests and messages over a limit, by limit",
    "requests": "HTTP requests, by status",
    "damaged": "tables that were put aside because their entries or their secret were changed in the store",
    "faults": "tasks and requests that failed unexpectedly, by where",
    "resyncs": "slow clients brought up to date",
    "thoughts": "bots' and coach's thoughts, by outcome",
}


class Metrics:
    """Counts and times since the start."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        """Counts something that happened."""
        self._counts[name, label] += by

    def took(self, seconds: float) -> None:
        """Adds the time of a command from its arrival to its acknowledgement."""
        self._buckets[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self, **gauges: float) -> str:
        """All figures, one on each line."""
        return "\n".join([*self._counters(), *self._histogram(), *self._gauges(gauges)]) + "\n"

    def _counters(self) -> Iterator[str]:
        for name, about in HELP.items():
            yield f"# HELP shutbox_{name}_total {about}"
            yield f"# TYPE shutbox_{name}_total counter"
            counts = {label: count for (each, label), count in self._counts.items() if each == name}
            for label, count in sorted((counts or {"": 0}).items()):
                yield f"shutbox_{name}_total{_braces(label)} {count}"

    def _histogram(self) -> Iterator[str]:
        yield "# HELP shutbox_command_seconds from a command's arrival to its acknowledgement"
        yield "# TYPE shutbox_command_seconds histogram"
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._buckets, strict=True):
            total += count
            yield f'shutbox_command_seconds_bucket{{le="{bound}"}} {total}'
        yield f"shutbox_command_seconds_sum {self._seconds:.6f}"
        yield f"shutbox_command_seconds_count {total}"

    @staticmethod
    def _gauges(gauges: dict[str, float]) -> Iterator[str]:
        for name, value in gauges.items():
            yield f"# TYPE shutbox_{name} gauge"
            yield f"shutbox_{name} {value:g}"


def _braces(label: str) -> str:
    return f'{{kind="{label}"}}' if label else ""
