"""Connected clients: everybody sees who is present, and a client that was away gets all missed entries."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.server.marathon import long_table
from tests.server.running import Data, Server, gone, table


def shown(body: bytes) -> Data:
    """A stored entry as everybody is told."""
    return {key: value for key, value in json.loads(body).items() if key not in ("by", "cmd")}


def test_everything_since_any_gap_is_told_whatever_its_length(tmp_path: Path) -> None:
    code, token, entries = asyncio.run(long_table(tmp_path / "data", 5000))

    async def asked(server: Server) -> None:
        ann, watcher = server.client(code, token), server.client(code)
        await ann.join()
        await watcher.join()
        assert ann.n == 5000
        for seen in (0, 1, 499, 500, 501, 2500, 4999, 5000):
            heard = await watcher.since(seen)
            assert [message["n"] for message in heard] == list(range(seen + 1, 5001))
            assert [message["event"] for message in heard] == [shown(body) for body in entries[seen:]]
        for odd in (-1, 5001, "0", None, True, 1.0):
            await watcher.send(json.dumps({"do": "since", "n": odd, "id": "odd"}))
        await watcher.until(lambda: sum('"wire-since"' in frame for frame in watcher.frames) == 6)
        # While somebody catches up the game goes on, and nothing is missed or told twice.
        begin = len(watcher.frames)
        await watcher.send(json.dumps({"do": "since", "n": 0, "id": "all"}))
        for _ in range(10):
            await ann.tell("report", faces=[1, 2])
            await ann.tell("play", word="undo")
        await watcher.until(lambda: watcher.n == 5020)
        heard = [json.loads(frame) for frame in watcher.frames[begin:]]
        numbers = [message["n"] for message in heard if "event" in message]
        # What came before the server heard the question is told again.
        assert numbers[numbers.index(1) :] == list(range(1, 5021))
        await gone(ann, watcher)

    with Server(tmp_path / "data") as server:
        asyncio.run(asked(server))


def test_everybody_sees_who_is_there(server: Server) -> None:
    async def seen() -> None:
        ann, bo = await table(server, "nine", 2)
        await ann.until(lambda: ann.present == [0, 1] and ann.watching == 0)
        watcher = server.client(ann.code)
        await watcher.join()
        await ann.until(lambda: ann.watching == 1)
        await watcher.until(lambda: watcher.present == [0, 1])
        second = server.client(ann.code, bo.token)
        await second.join()
        await bo.leave()
        # A seat is there as long as one of its tabs is.
        await watcher.leave()
        await ann.until(lambda: ann.watching == 0)
        assert ann.present == [0, 1]
        await second.leave()
        await ann.until(lambda: ann.present == [0])
        await gone(ann)

    asyncio.run(seen())
