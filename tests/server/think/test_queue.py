"""The queue of a worker: senders take turns, and nobody has more than a share of it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.think.queue import ITSELF, OF_ADDRESS, OF_DEVICE, FairQueue, Sender

ANN, BO, CY = (Sender(f"192.0.2.{number}", "phone") for number in range(3))


def run(work: Coroutine[Any, Any, list[Any]]) -> list[Any]:
    return asyncio.run(work)


async def served(queue: FairQueue, senders: list[Sender], done: list[Sender]) -> None:
    """Lets all senders ask, in this order; `done` are those that were served, in the order of their turns."""

    async def ask(sender: Sender) -> None:
        await queue.enter(sender)
        await asyncio.sleep(0)
        done.append(sender)
        queue.leave(sender)

    await asyncio.gather(*(ask(sender) for sender in senders))


def test_senders_take_turns_however_much_one_of_them_asks() -> None:
    async def order() -> list[Any]:
        done: list[Sender] = []
        await served(FairQueue(1, 100), [ITSELF, *[ANN] * OF_DEVICE, BO, BO, CY], done)
        return done

    assert run(order()) == [ITSELF, ANN, BO, CY, ANN, BO, *[ANN] * (OF_DEVICE - 2)]


def test_nobody_has_more_than_a_share() -> None:
    async def refusals() -> list[Any]:
        queue, codes = FairQueue(1, 1000), []
        await queue.enter(ITSELF)
        phones = [Sender("192.0.2.9", str(number)) for number in range(OF_ADDRESS + 1)]
        for sender in [*[ANN] * (OF_DEVICE + 1), *phones]:
            task = asyncio.create_task(queue.enter(sender))
            await asyncio.sleep(0)
            if task.done():
                with pytest.raises(ShutboxError) as raised:
                    task.result()
                codes.append((sender, raised.value.code))
        assert queue.count == 1 + OF_DEVICE + OF_ADDRESS
        # A share that is used up delays nobody else.
        other = asyncio.create_task(queue.enter(BO))
        await asyncio.sleep(0)
        assert not other.done()
        return codes

    assert run(refusals()) == [(ANN, "think-share"), (Sender("192.0.2.9", str(OF_ADDRESS)), "think-share")]


def test_more_than_may_wait_are_refused() -> None:
    async def code() -> list[Any]:
        queue = FairQueue(1, 1)
        await queue.enter(ANN)
        with pytest.raises(ShutboxError) as raised:
            await queue.enter(BO)
        queue.leave(ANN)
        await queue.enter(BO)
        return [raised.value.code]

    assert run(code()) == ["think-busy"]


@pytest.mark.parametrize("late", [False, True])
def test_a_turn_of_somebody_who_has_gone_is_that_of_the_next(*, late: bool) -> None:
    async def order() -> list[Any]:
        queue = FairQueue(1, 9)
        await queue.enter(ITSELF)
        gone, next_one = asyncio.create_task(queue.enter(ANN)), asyncio.create_task(queue.enter(BO))
        await asyncio.sleep(0)
        if late:
            queue.leave(ITSELF)
            gone.cancel()
        else:
            gone.cancel()
            await asyncio.sleep(0)
            queue.leave(ITSELF)
        await next_one
        assert queue.count == 1
        queue.leave(BO)
        return [queue.count]

    assert run(order()) == [0]
