"""Streaks: how often something happened in a row, now and at most."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import pairwise


@dataclass(frozen=True, slots=True)
class Streak:
    """The length of the current streak, and of the longest."""

    now: int = 0
    longest: int = 0


def streak(truths: Iterable[bool]) -> Streak:
    """The streaks of what is true, in the order of time."""
    now = longest = 0
    for truth in truths:
        now = now + 1 if truth else 0
        longest = max(longest, now)
    return Streak(now, longest)


def day_streak(days: Iterable[date], today: date) -> Streak:
    """The streaks of days in a row; a current one has yesterday or today as its last day."""
    ordered = sorted(set(days))
    if not ordered:
        return Streak()
    follows = [True, *(later - earlier == timedelta(1) for earlier, later in pairwise(ordered))]
    now = longest = 0
    for each in follows:
        now = now + 1 if each else 1
        longest = max(longest, now)
    return Streak(now if today - ordered[-1] <= timedelta(1) else 0, longest)
