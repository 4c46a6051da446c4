"""Clients of a table without a WebSocket."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from hypothesis import given
from hypothesis import strategies as st

from shutbox.server.http.limit import Limits
from shutbox.server.socket.connection import Endpoint
from shutbox.server.socket.frame import LATER, frame_bytes
from shutbox.server.socket.listener import Listener, Speaker, texts


class Hall:
    """Tells a client the state again when it has fallen behind."""

    limits = Limits(outbox=1000)

    def resync(self, socket: Any) -> None:
        """The state, as a short text."""
        socket.push(frame_bytes(b"state"))


def listener() -> Listener:
    return Listener(cast(Endpoint, Hall()))


@given(st.lists(st.integers(0, 300) | st.integers(65_530, 65_540), max_size=4))
def test_texts_are_found_in_frames_of_every_length(sizes: list[int]) -> None:
    contents = [bytes([size % 256]) * size for size in sizes]
    assert list(texts(b"".join(map(frame_bytes, contents)))) == contents


def test_messages_come_as_lines_in_order_until_the_end() -> None:
    async def heard() -> list[bytes]:
        client = listener()
        client.push(frame_bytes(b"one") + frame_bytes(b"two"))
        asyncio.get_running_loop().call_later(0.01, client.push, frame_bytes(b"three"))
        asyncio.get_running_loop().call_later(0.02, client.beat)
        asyncio.get_running_loop().call_later(0.03, client.close, LATER)
        return [part async for part in client.lines()]

    assert asyncio.run(heard()) == [b"one\ntwo\n", b"three\n", b"\n"]


def test_a_client_that_falls_behind_gets_the_state_and_what_comes_then() -> None:
    async def heard() -> list[bytes]:
        client = listener()
        for number in range(200):
            client.push(frame_bytes(b"%050d" % number))
        lines = client.lines()
        found = [await anext(lines)]
        client.push(frame_bytes(b"after"))
        client.close(LATER)
        client.push(frame_bytes(b"nobody hears this"))
        return found + [part async for part in lines]

    assert asyncio.run(heard()) == [b"state\n", b"after\n"]


def test_a_long_answer_waits_for_the_reader() -> None:
    async def heard() -> list[bytes]:
        client = listener()

        async def write() -> None:
            for number in range(100):
                await client.push_slowly(frame_bytes(b"%050d" % number))
            client.close(LATER)

        writing = asyncio.create_task(write())
        found = [line async for part in client.lines() for line in part.splitlines()]
        await writing
        return found

    assert asyncio.run(heard()) == [b"%050d" % number for number in range(100)]


def test_a_speaker_keeps_the_first_message_alone() -> None:
    async def said() -> bytes:
        client = Speaker(cast(Endpoint, Hall()))
        client.push(frame_bytes(b"answer") + frame_bytes(b"news"))
        client.push(frame_bytes(b"more"))
        return client.answer

    assert asyncio.run(said()) == b"answer"
