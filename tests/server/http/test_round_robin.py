"""Addresses take turns."""

from __future__ import annotations

import asyncio

from shutbox.server.http.round_robin import RoundRobin


async def passes(names: str, *, gone: str = "") -> list[str]:
    """Which addresses started in each pass of the event loop, if they all ask at once and some go away."""
    order, started = RoundRobin(), [""]

    async def request(name: str) -> None:
        await order.turn(name)
        started[-1] += name

    tasks = [asyncio.ensure_future(request(name)) for name in names]
    while not all(task.done() for task in tasks):
        await asyncio.sleep(0)
        started.append("")
        for name, task in zip(names, tasks, strict=True):
            if name in gone and not task.done():
                task.cancel()
    return [each for each in started if each]


def test_in_each_pass_one_request_of_each_address_starts() -> None:
    assert asyncio.run(passes("a")) == ["a"]
    assert asyncio.run(passes("abc")) == ["abc"]
    assert asyncio.run(passes("aaaabab")) == ["ab", "ab", "a", "a", "a"]


def test_who_has_gone_takes_no_turn() -> None:
    assert asyncio.run(passes("abbb", gone="b")) == ["ab"]
    assert asyncio.run(passes("aabbb", gone="b")) == ["ab", "a"]


def test_later_requests_start_at_once() -> None:
    async def twice() -> list[int]:
        order = RoundRobin()
        done = []
        for _ in range(3):
            await order.turn("a")
            await asyncio.sleep(0)
            done.append(order.waiting)
        return done

    assert asyncio.run(twice()) == [0, 0, 0]
