"""Requests that are sent again with the same key."""

from __future__ import annotations

import asyncio

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.http.request import Answer, HttpError, Request
from shutbox.server.interface.v1.repetition import MOST, SECONDS, Repetitions, read_key


def asked(key: str, body: bytes = b"{}", holder: str = "ann") -> Request:
    return Request("POST", "/api/v1/tables", {}, {"idempotency-key": key} if key else {}, "", body, holder)


class Maker:
    """Makes answers and counts them; refuses the first ones, if it should."""

    def __init__(self, refusals: int = 0) -> None:
        self.made = 0
        self.refusals = refusals

    async def __call__(self) -> Answer:
        await asyncio.sleep(0)
        if self.refusals:
            self.refusals -= 1
            raise HttpError("server-busy")
        self.made += 1
        return Answer(b"%d" % self.made)


def test_the_same_key_gets_the_same_answer_and_happens_once() -> None:
    async def through() -> list[bytes]:
        make, memory = Maker(), Repetitions(lambda: 0.0)
        together = await asyncio.gather(*(memory.once(asked("a"), make) for _ in range(3)))
        others = [await memory.once(asked(key, holder=holder), make) for key, holder in (("b", "ann"), ("a", "bo"))]
        without = [await memory.once(asked(""), make) for _ in range(2)]
        return [each.body for each in (*together, *others, *without)]

    assert asyncio.run(through()) == [b"1", b"1", b"1", b"2", b"3", b"4", b"5"]


def test_a_key_is_for_one_request() -> None:
    async def through() -> None:
        memory = Repetitions(lambda: 0.0)
        await memory.once(asked("a"), Maker())
        await memory.once(asked("a", b'{"x": 1}'), Maker())

    with pytest.raises(ShutboxError) as refusal:
        asyncio.run(through())
    assert refusal.value.code == "key-used"


def test_what_was_refused_can_be_tried_again() -> None:
    async def through() -> bytes:
        make, memory = Maker(refusals=1), Repetitions(lambda: 0.0)
        with pytest.raises(HttpError):
            await memory.once(asked("a"), make)
        return (await memory.once(asked("a"), make)).body

    assert asyncio.run(through()) == b"1"


def test_answers_are_forgotten_after_a_while_and_if_there_are_too_many() -> None:
    now = 0.0

    async def through() -> list[bytes]:
        nonlocal now
        make, memory = Maker(), Repetitions(lambda: now)
        found = [(await memory.once(asked("a"), make)).body]
        now = SECONDS + 1
        found.append((await memory.once(asked("a"), make)).body)
        for number in range(MOST):
            await memory.once(asked(f"k{number}"), make)
        found.append((await memory.once(asked("a"), make)).body)
        return found

    assert asyncio.run(through()) == [b"1", b"2", b"%d" % (MOST + 3)]


@pytest.mark.parametrize("key", ["x" * 41, "a b", "ä", ""])
def test_a_key_is_short_and_visible(key: str) -> None:
    with pytest.raises(HttpError) as refusal:
        read_key(Request("POST", "/api/v1/tables", {}, {"idempotency-key": key}, ""))
    assert refusal.value.code == "request-field"
