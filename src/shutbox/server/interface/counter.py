"""The HTTP endpoint for commands on the same machine: `interface.service`, protected by a token in a private file."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from shutbox.server.http import Answer, HttpError, Request, data_answer
from shutbox.server.interface.service import answer
from shutbox.server.store import Forgotten, Store, is_allowed


class Admin:
    """Answers `POST /admin/<what>` for requests with the token of this run."""

    def __init__(self, store: Store, token: str, forgotten: Callable[[set[str]], Awaitable[None]]) -> None:
        self._store = store
        self._token = token
        self._forgotten = forgotten

    def check(self, request: Request) -> None:
        """Raises if the token is wrong, before the body of the request is read."""
        if request.method != "POST" or not is_allowed(self._token, request.headers.get("authorization", "")):
            raise HttpError("http-path")

    async def answer(self, request: Request) -> Answer:
        """The result of the task in the path."""
        gone: list[Forgotten] = []
        result = await answer(self._store, request.path.removeprefix("/admin/"), request.data(), gone.append)
        for each in gone:
            await self._forgotten(each.changed)
        return data_answer(result)
