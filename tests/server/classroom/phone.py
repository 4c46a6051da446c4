"""Clients of classrooms for tests: a teacher's screen and pupils' phones, over real sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from websockets.asyncio.client import connect

from tests.server.running import Server, command_of

Data = dict[str, Any]


class Phone:
    """A client of a classroom, or of a table."""

    def __init__(self, ws: Any) -> None:
        self.ws = ws
        self.view: Data = {}
        self.sent = 0

    async def until(self, true: Callable[[Data], object]) -> Data:
        """Waits for a message of which something is true."""
        async with asyncio.timeout(60):
            while True:
                message: Data = json.loads(await self.ws.recv())
                self.view = message.get("classroom", self.view)
                if true(message):
                    return message

    async def do(self, do: str, **more: object) -> Data:
        """The answer to a command."""
        self.sent += 1
        name = f"c{self.sent}"
        await self.ws.send(json.dumps({"v": 1, "id": name, "do": do, **more}))
        return await self.until(lambda message: message.get("id") == name)

    async def see(self, true: Callable[[Data], object]) -> Data:
        """Waits until something is true of what is shown."""
        if not self.view or not true(self.view):
            await self.until(lambda message: "classroom" in message and true(message["classroom"]))
        return self.view


@asynccontextmanager
async def phone(server: Server, path: str, token: str) -> AsyncIterator[Phone]:
    """A client that is connected."""
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(**server.socket_to(path), additional_headers=headers, compression=None, proxy=None) as ws:
        yield Phone(ws)


def pupil_device(server: Server, code: str) -> str:
    """The token of a new device, which is counted for the classroom."""
    reply = server.ask("POST", "/api/devices", {"cookie": False, "classroom": code})
    assert reply.status == 201, reply
    return str(reply.data["token"])


def opened(server: Server, **more: object) -> tuple[str, str, str]:
    """A new classroom: its code, the teacher's key and device."""
    token = server.device()
    reply = server.ask("POST", "/api/classrooms", {"title": "Class 7b", **more}, token=token)
    assert reply.status == 201, reply
    return reply.data["code"], reply.data["key"], token


def _is_later(n: int, message: Data) -> bool:
    """Whether a message says what may be done after more than so many entries."""
    return "legal" in message and message["n"] > n


async def play(server: Server, code: str, token: str) -> None:
    """Plays a turn to its end at a table, always by the first thing that may be done."""
    async with phone(server, f"/ws/{code}", token) as table:
        message = await table.until(lambda message: "legal" in message)
        while message["legal"]:
            wish = command_of(message["legal"][0])
            await table.ws.send(json.dumps({"v": 1, "id": f"t{message['n']}", "n": message["n"], **wish}))
            message = await table.until(partial(_is_later, message["n"]))
