"""Background tasks run to their end, are held until then, and do not fail unseen."""

from __future__ import annotations

import asyncio
import gc
import json
from io import StringIO

import pytest

from shutbox.errors import ShutboxError
from shutbox.server import background as module
from shutbox.server.background import Background
from shutbox.server.http import Log, Metrics


def test_work_that_nobody_waits_for_is_done() -> None:
    async def both() -> list[int]:
        background, done = Background(Log(), Metrics()), []

        async def work(number: int) -> None:
            await asyncio.sleep(0)
            done.append(number)

        for number in range(3):
            background.start(work(number))
        gc.collect()
        await asyncio.sleep(0.01)
        return done

    assert asyncio.run(both()) == [0, 1, 2]


async def fail() -> None:
    await asyncio.sleep(0)
    raise ZeroDivisionError


def test_work_that_fails_is_logged_and_counted() -> None:
    stream, metrics = StringIO(), Metrics()

    async def both() -> None:
        await Background(Log(stream), metrics).start(fail())

    asyncio.run(both())
    line = json.loads(stream.getvalue())
    assert (line["event"], line["kind"], line["path"]) == ("fault", "ZeroDivisionError", "fail")
    assert 'shutbox_faults_total{kind="fail"} 1' in metrics.text()


def test_that_the_store_has_failed_is_said_once_and_not_by_each_task() -> None:
    stream, metrics = StringIO(), Metrics()

    async def work() -> None:
        raise ShutboxError("store-failed", why="")

    async def both() -> None:
        await Background(Log(stream), metrics).start(work())

    asyncio.run(both())
    assert stream.getvalue() == ""
    assert "faults_total{" not in metrics.text()


def test_work_that_must_never_end_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.0)
    begun: list[int] = []

    async def work() -> None:
        begun.append(len(begun))
        await fail()

    async def some_time() -> None:
        task = Background(Log(StringIO()), Metrics()).keep_up("work", work)
        while len(begun) < 3:
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(some_time())
