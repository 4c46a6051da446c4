"""Games that are over, for pages to look at."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tests.server.running import Choose, Server, begun, command_of, gone


def careless(view: dict[str, object], legal: list[dict[str, object]]) -> dict[str, object]:
    """The last thing that may be done: many small tiles, and so plenty of mistakes."""
    del view
    return command_of(legal[-1])


def played(server: Server, rules: object, people: int = 2, choose: Choose = careless) -> str:
    """The code of a table at which people have played to the end."""

    async def through() -> str:
        clients = await begun(server, rules, people)
        await asyncio.gather(*(client.play(choose) for client in clients))
        await gone(*clients)
        return clients[0].code.replace("-", "")

    # In a thread of its own, for the one of the test has the browser's loop.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(through())).result()
