"""Timing for the benchmarks: the best of several runs, compared with a required figure."""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter


def best_of(times: int, work: Callable[[], object]) -> float:
    """The seconds of the fastest of several runs: what the machine needs when nothing disturbs it."""
    found = []
    for _ in range(times):
        begun = perf_counter()
        work()
        found.append(perf_counter() - begun)
    return min(found)


@dataclass
class Report:
    """Lines of figures, and whether all were reached."""

    missed: int = 0

    def line(self, name: str, got: float, unit: str, *, most: float | None = None, least: float | None = None) -> None:
        """Shows a figure beside what it must be."""
        good = (most is None or got <= most) and (least is None or got >= least)
        self.missed += not good
        wanted = f"at most {most:g}" if most is not None else f"at least {least:g}" if least is not None else "-"
        mark = "ok  " if good else "MISS"
        print(f"{mark} {name:<58} {got:>12,.3f} {unit:<12} {wanted}", flush=True)

    def ratio(self, name: str, got: float) -> None:
        """Shows how many times faster something is than what stands beside it."""
        print(f"     {name:<58} {got:>12,.1f} times faster", flush=True)

    def memory(self, most: float) -> None:
        """Shows the peak memory of this process."""
        self.line("peak memory", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, "MiB", most=most)

    def exit(self) -> None:
        """Ends the program, with 1 if a figure was missed."""
        sys.exit(1 if self.missed else 0)
