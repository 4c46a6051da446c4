"""Streaks."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import groupby

from hypothesis import given
from hypothesis import strategies as st

from shutbox.coach.history.streak import Streak, day_streak, streak

TODAY = date(2026, 11, 18)


@given(st.lists(st.booleans()))
def test_a_streak_is_the_longest_run_and_the_last_one(truths: list[bool]) -> None:
    runs = [(truth, len(list(run))) for truth, run in groupby(truths)]
    longest = max((length for truth, length in runs if truth), default=0)
    assert streak(truths) == Streak(runs[-1][1] if runs and runs[-1][0] else 0, longest)


@given(st.sets(st.integers(0, 30)))
def test_days_in_a_row_are_those_of_a_calendar(ago: set[int]) -> None:
    played = streak(day in ago for day in range(30, -1, -1))
    begun = streak(day in ago for day in range(30, 0, -1))
    found = day_streak((TODAY - timedelta(day) for day in ago), TODAY)
    # Who has not played today yet has not broken the streak.
    assert found == Streak(played.now or begun.now, played.longest)


def test_two_games_of_a_day_are_one_day() -> None:
    assert day_streak([TODAY, TODAY], TODAY) == Streak(1, 1)
    assert day_streak([], TODAY) == Streak()
