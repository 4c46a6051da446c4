"""Background tasks run to their end, and are held until then."""

from __future__ import annotations

import asyncio
import gc

from shutbox.server.background import Background


def test_work_that_nobody_waits_for_is_done() -> None:
    async def both() -> list[int]:
        background, done = Background(), []

        async def work(number: int) -> None:
            await asyncio.sleep(0)
            done.append(number)

        for number in range(3):
            background.start(work(number))
        gc.collect()
        await asyncio.sleep(0.01)
        return done

    assert asyncio.run(both()) == [0, 1, 2]
