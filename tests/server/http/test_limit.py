"""How much one sender may ask."""

from __future__ import annotations

import resource
from dataclasses import fields

from hypothesis import given
from hypothesis import strategies as st

from shutbox.server.http.limit import OTHER_FILES, UNLIMITED, Bucket, Limits, Meter, Rate, affordable


@given(st.lists(st.floats(0, 30), max_size=200), st.integers(1, 20), st.integers(1, 20))
def test_in_no_span_of_time_is_more_allowed_than_the_rate_and_what_was_saved(
    pauses: list[float], count: int, seconds: int
) -> None:
    meter, now, allowed = Meter(Rate(count, seconds)), 100.0, []
    for pause in pauses:
        now += pause
        if meter.allows("a", now):
            allowed.append(now)
    for begin in allowed:
        within = [moment for moment in allowed if begin <= moment <= begin + seconds]
        assert len(within) <= 2 * count


def test_senders_are_counted_each_for_itself_and_forgotten_when_they_are_quiet() -> None:
    meter = Meter(Rate(2, 10))
    assert [meter.allows(sender, 100.0) for sender in "aabab"] == [True, True, True, False, True]
    assert meter.allows("a", 105.0)
    assert not meter.allows("a", 105.0)
    assert meter.allows("c", 130.0)
    assert set(meter.buckets) == {"c"}


def test_what_was_charged_must_come_back_before_anything_is_allowed() -> None:
    meter = Meter(Rate(10, 10))
    assert meter.allows("a", 100.0)
    meter.charge("a", 14, 100.0)
    assert not meter.allows("a", 105.0)
    # A sender in debt is not forgotten, however long the others have been quiet.
    assert meter.allows("b", 110.5)
    assert set(meter.buckets) == {"a", "b"}
    assert meter.allows("a", 110.5)
    free = Meter(Rate(0, 1))
    free.charge("a", 100, 1.0)
    assert free.allows("a", 1.0)


def test_what_is_left_and_when_more_is_allowed_can_be_told() -> None:
    meter = Meter(Rate(10, 20))
    assert meter.remaining("a", 100.0) == (10, 0.0)
    for _ in range(10):
        meter.allows("a", 100.0)
    assert meter.remaining("a", 100.0) == (0, 20.0)
    assert meter.wait("a", 100.0) == 2.0
    assert meter.remaining("a", 104.0) == (2, 16.0)
    assert meter.wait("a", 104.0) == 0.0
    meter.charge("a", 7, 104.0)
    assert meter.remaining("a", 104.0) == (0, 30.0)
    assert meter.wait("a", 104.0) == 12.0
    assert Meter(Rate(0, 1)).wait("a", 1.0) == 0.0


def test_nothing_is_counted_where_there_is_no_limit() -> None:
    meter = Meter(Rate(0, 1))
    assert all(meter.allows("a", 1.0) for _ in range(1000))
    assert not meter.buckets
    assert Bucket(0, 0).allows(Rate(0, 1), 0)


def test_without_limits_only_sizes_are_kept() -> None:
    usual = Limits()
    for each in fields(Limits):
        value = getattr(UNLIMITED, each.name)
        free = value.count == 0 if isinstance(value, Rate) else value == 0
        assert free if isinstance(value, Rate) or each.name == "of_address" else value == getattr(usual, each.name)


def test_no_more_sockets_are_promised_than_the_system_gives() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        limits = affordable(Limits())
        now = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert limits.sockets + OTHER_FILES <= now
        assert limits.sockets == min(Limits().sockets, before[1] - OTHER_FILES)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_one_can_ask_whether_there_is_one_left_without_taking_it() -> None:
    meter = Meter(Rate(2, 10))
    assert all(meter.has("a", 100.0) for _ in range(5))
    assert [meter.allows("a", 100.0) for _ in range(2)] == [True, True]
    assert not meter.has("a", 104.0)
    assert meter.has("a", 106.0)
    assert Meter(Rate(0, 1)).has("a", 1.0)
