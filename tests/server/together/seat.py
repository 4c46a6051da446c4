"""Many clients at two processes who want the last seat of a table at the same moment: one of them gets it."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

from shutbox.server.store.audit import audit_database
from tests.server.postgres.cluster import new_database
from tests.server.running import gone, lay
from tests.server.together.processes import Processes, processes

LAP = 20
Rush = Callable[[int, int], Counter[str]]


@contextmanager
def rush_of() -> Iterator[Rush]:
    """Lets so many clients want the last seats of so many tables, and counts their answers."""
    with (
        new_database() as url,
        tempfile.TemporaryDirectory(prefix="shutbox-seat-") as folder,
        processes(url, Path(folder)) as made,
    ):
        yield lambda clients, tables: asyncio.run(_rush(made, clients, tables))
        assert audit_database(url).faults == []


async def _rush(made: Processes, clients: int, tables: int) -> Counter[str]:
    found: Counter[str] = Counter()
    first = made.servers[0]
    tokens = [first.device() for _ in range(clients)]
    for _ in range(tables):
        code = str(lay(first, tokens[0], "nine", ["open"])["code"])
        crowd = [server.client(code, token) for server, token in zip(cycle(made.servers), tokens, strict=False)]
        await asyncio.gather(*(client.join() for client in crowd))
        answers = await asyncio.gather(*(client.do("sit", seat=0, name=f"P{n}") for n, client in enumerate(crowd)))
        codes = Counter("won" if each["ok"] else str(each["error"]["code"]) for each in answers)
        assert codes["won"] == 1, codes
        assert codes.keys() <= {"won", "stale", "seat-taken"}, codes
        winner = next(client for client, each in zip(crowd, answers, strict=True) if each["ok"])
        for client in crowd:
            await client.until(lambda each=client, least=winner.n: each.n >= least)  # type: ignore[misc]
            assert client.you == ([0] if client is winner else [])
        found += Counter(seats=1, clients=clients) + codes
        await gone(*crowd)
    return found
