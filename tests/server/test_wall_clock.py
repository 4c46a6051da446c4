"""The time of day is not believed on one reading."""

from __future__ import annotations

import json
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.server.http import Log
from shutbox.server.wall_clock import DAY, PLAUSIBLE, WallClock

STORED = 1_700_000_000.0
YEAR = 365 * DAY


class Clocks:
    """Both clocks of a machine, and what is logged of them."""

    def __init__(self, wall: float) -> None:
        self.wall, self.ticks, self.stream = wall, 5.0, StringIO()
        self.clock = WallClock(lambda: self.wall, lambda: self.ticks, Log(self.stream))
        self.clock.learn(STORED)

    def wait(self, seconds: float) -> float:
        """The time after some seconds."""
        self.wall += seconds
        self.ticks += seconds
        return self.clock.now()

    @property
    def events(self) -> list[str]:
        return [json.loads(line)["event"] for line in self.stream.getvalue().splitlines()]


@pytest.mark.parametrize("off", [0.0, 60.0, DAY, PLAUSIBLE - 1])
def test_a_server_that_was_off_for_a_while_believes_its_clock(off: float) -> None:
    clocks = Clocks(STORED + off)
    assert clocks.wait(1) == pytest.approx(STORED + off + 1)
    assert clocks.events == []


def test_a_server_that_was_off_for_longer_than_is_plausible_goes_on_from_the_store() -> None:
    clocks = Clocks(STORED + PLAUSIBLE + 1)
    assert clocks.wait(1) == STORED + 1
    assert clocks.events == ["clock-doubted"]


def test_an_empty_store_says_nothing_about_the_time() -> None:
    clocks = Clocks(5000.0)
    clocks.clock = WallClock(lambda: clocks.wall, lambda: clocks.ticks, Log(clocks.stream))
    clocks.clock.learn(0)
    assert clocks.wait(3) == 5003.0


def test_a_clock_a_year_ahead_is_believed_after_a_day() -> None:
    clocks = Clocks(STORED + YEAR)
    assert clocks.wait(10) == STORED + 10
    assert clocks.wait(DAY - 100) == pytest.approx(STORED + DAY - 90)
    assert clocks.events == ["clock-doubted"]
    assert clocks.wait(100) == pytest.approx(STORED + YEAR + DAY + 10)
    assert clocks.events == ["clock-doubted", "clock-believed"]


def test_a_clock_that_is_put_right_meanwhile_was_never_believed() -> None:
    clocks = Clocks(STORED + YEAR)
    clocks.wait(DAY / 2)
    clocks.wall -= YEAR
    assert clocks.wait(60) == pytest.approx(STORED + DAY / 2 + 60)
    assert clocks.events == ["clock-doubted", "clock-believed"]


def test_a_jump_while_running_begins_the_day_anew() -> None:
    clocks = Clocks(STORED)
    clocks.wait(3 * DAY)
    clocks.wall += YEAR
    assert clocks.wait(60) == pytest.approx(STORED + 3 * DAY + 60)
    assert clocks.wait(DAY) == pytest.approx(STORED + YEAR + 4 * DAY + 60)


def test_with_a_clock_of_1970_time_goes_on_from_the_store() -> None:
    clocks = Clocks(12.0)
    assert clocks.wait(10) == STORED + 10
    assert clocks.wait(9 * DAY) == pytest.approx(STORED + 9 * DAY + 10)
    assert clocks.events == ["clock-doubted"]


@given(st.floats(0, 4e9), st.lists(st.tuples(st.floats(0, 1e6), st.floats(-1e9, 1e9)), max_size=8))
def test_time_never_goes_back(wall: float, steps: list[tuple[float, float]]) -> None:
    clocks, last = Clocks(wall), STORED
    for seconds, jump in steps:
        clocks.wall += jump
        now = clocks.wait(seconds)
        assert now >= last
        last = now
