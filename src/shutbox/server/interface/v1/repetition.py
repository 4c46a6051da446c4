"""Keys of requests, so that a request that is sent again happens once (`Idempotency-Key`)."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import NamedTuple

from shutbox.server.http import Answer, HttpError, Request

# The header, the seconds for which an answer is remembered, and the number of answers.
HEADER, SECONDS, MOST = "idempotency-key", 600.0, 2000
_KEY = re.compile(r"[!-~]{1,40}")


def read_key(request: Request) -> str:
    """The key of a request, empty if it has none."""
    key = request.headers.get(HEADER, "")
    if HEADER in request.headers and not _KEY.fullmatch(key):
        raise HttpError("request-field", where="Idempotency-Key", why="1 to 40 visible ASCII characters")
    return key


class Remembered(NamedTuple):
    """An answer that comes or has come, what it was given for, and until when it is remembered."""

    answer: asyncio.Future[Answer]
    body: bytes
    until: float


class Repetitions:
    """The answers of this process to requests with a key, for a while."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._answers: dict[tuple[str, str, str], Remembered] = {}

    async def once(self, request: Request, make: Callable[[], Awaitable[Answer]]) -> Answer:
        """The answer to a request, made the first time; raises if its key was used for something else."""
        key = read_key(request)
        if not key:
            return await make()
        self._forget()
        name, body = (request.holder, request.path, key), sha256(request.body).digest()
        known = self._answers.get(name)
        if known is None:
            return await self._first(name, body, make)
        if known.body != body:
            raise HttpError("key-used", key=key)
        return await asyncio.shield(known.answer)

    async def _first(self, name: tuple[str, str, str], body: bytes, make: Callable[[], Awaitable[Answer]]) -> Answer:
        """Makes an answer and remembers it, unless the request is refused: then it may be tried again."""
        coming: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers[name] = Remembered(coming, body, self._now() + SECONDS)
        try:
            answer = await make()
        except BaseException as error:
            self._answers.pop(name, None)
            coming.set_exception(error if isinstance(error, Exception) else HttpError("server-busy"))
            coming.exception()  # nobody else may wait for it
            raise
        coming.set_result(answer)
        return answer

    def _forget(self) -> None:
        """Drops what is too old, and the oldest if there is too much."""
        now = self._now()
        while self._answers:
            oldest = next(iter(self._answers))
            if self._answers[oldest].until > now and len(self._answers) < MOST:
                return
            del self._answers[oldest]
