"""The door for commands of the same machine: `interface.service` behind the token that only its owner can read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from shutbox.server.http import Answer, HttpError, Request, data_answer
from shutbox.server.interface.service import answer
from shutbox.server.store import Forgotten, Store, is_allowed


class Admin:
    """Answers `POST /admin/<what>` to whoever shows the token of this run."""

    def __init__(self, store: Store, token: str, forgotten: Callable[[set[str]], Awaitable[None]]) -> None:
        self._store = store
        self._token = token
        self._forgotten = forgotten

    def check(self, request: Request) -> None:
        """Refuses everybody else before anything of the request is read."""
        if request.method != "POST" or not is_allowed(self._token, request.headers.get("authorization", "")):
            raise HttpError("http-path")

    async def answer(self, request: Request) -> Answer:
        """What comes of the task that a path names."""
        gone: list[Forgotten] = []
        done = await answer(self._store, request.path.removeprefix("/admin/"), request.data(), gone.append)
        for each in gone:
            await self._forgotten({row.public for row in each.tables})
        return data_answer(done)
