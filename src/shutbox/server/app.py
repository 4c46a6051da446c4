"""The application: HTTP requests to the interface, sockets to the tables, everything else refused."""

from __future__ import annotations

import asyncio

from shutbox import __version__
from shutbox.errors import NotationError, ShutboxError
from shutbox.server.api import Api, Handler
from shutbox.server.counter import Admin
from shutbox.server.keeper import Keeper
from shutbox.server.limit import Limits, Meter
from shutbox.server.live import Live
from shutbox.server.log import Log
from shutbox.server.metric import Metrics
from shutbox.server.page import page
from shutbox.server.policy import Policy
from shutbox.server.request import (
    TEXT,
    Answer,
    HttpError,
    Receive,
    Request,
    Scope,
    Send,
    body_of,
    data_answer,
    request_of,
    respond,
    status_of,
)
from shutbox.server.socket import LATER, POLICY, Socket
from shutbox.server.token import holder_of, read_code
from shutbox.server.wire import decoded, encoded, told
from shutbox.words import Words

LOOPBACK = ("127.0.0.1", "::1")


class App:
    """An ASGI application."""

    def __init__(
        self, keeper: Keeper, api: Api, policy: Policy, limits: Limits, metrics: Metrics, log: Log, words: Words,
        admin: Admin,
    ) -> None:  # fmt: skip
        self._keeper = keeper
        self._api = api
        self._policy = policy
        self._limits = limits
        self._metrics = metrics
        self._log = log
        self._words = words
        self._admin = admin
        self._requests = Meter(limits.request)
        self._connects = Meter(limits.connect)
        self._sockets = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request or one socket."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)

    # HTTP

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = request_of(scope)
        try:
            answer = await self._answer(request, receive)
        except ShutboxError as error:
            answer = self._refusal(error)
        except Exception as error:
            self._log.fault(error, path=_route(request.path))
            answer = self._refusal(HttpError("http-fault"))
        self._metrics.count("requests", str(answer.status))
        cookies = [(b"set-cookie", self._policy.set_cookie(value).encode()) for _, value in request.given]
        await respond(send, answer, [*self._policy.headers(), *cookies])

    def _refusal(self, error: ShutboxError) -> Answer:
        return data_answer({"ok": False, "error": told(error, self._words)}, status_of(error))

    async def _answer(self, request: Request, receive: Receive) -> Answer:
        loop = asyncio.get_running_loop()
        if not self._requests.allows(request.address, loop.time()):
            self._metrics.count("limited", "request")
            raise HttpError("http-too-many")
        if request.path.startswith("/admin/"):
            self._admin.check(request)
            request.body = await body_of(receive, self._limits.body)
            return await self._admin.answer(request)
        self._check_source(request)
        if plain := self._plain(request):
            return plain
        handler, part = self._routed(request)
        request.body = await body_of(receive, self._limits.body)
        request.holder = self._holder(request)
        return await handler(request, part)

    def _plain(self, request: Request) -> Answer | None:
        """The pages that are no part of the interface."""
        if request.method != "GET":
            return None
        if request.path == "/health":
            return data_answer({"ok": True, "shutbox": __version__})
        if request.path == "/metrics" and request.address in LOOPBACK:
            gauges = {"sockets": float(self._sockets), "tables_live": float(self._keeper.count)}
            return Answer(self._metrics.text(**gauges).encode(), TEXT)
        return page(request)

    def _check_source(self, request: Request) -> None:
        """Refuses what was meant for another server, and what a page elsewhere makes a browser send."""
        host, origin = request.headers.get("host", ""), request.headers.get("origin")
        if not self._policy.allows_host(host):
            raise HttpError("http-host", got=host[:80])
        if origin is not None and not self._policy.allows_origin(origin, host):
            raise HttpError("http-origin", got=origin[:80])
        # Following a link from elsewhere to a page is what links are for.
        opened = request.method == "GET" and request.headers.get("sec-fetch-mode") == "navigate"
        if not opened and request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise HttpError("http-origin", got="another site")

    def _routed(self, request: Request) -> tuple[Handler, str]:
        """The handler of a path, and the part of the path that varies."""
        parts = request.path.removeprefix("/api/").split("/")
        if not request.path.startswith("/api/") or len(parts) > 3:
            raise HttpError("http-path")
        part = parts[1] if len(parts) > 1 else ""
        pattern = "/".join([parts[0], *("*" for _ in parts[1:2]), *parts[2:]])
        known = [method for method, path in self._api.routes if path == pattern]
        if not known:
            raise HttpError("http-path")
        if request.method not in known:
            raise HttpError("http-method", allowed=known)
        return self._api.routes[request.method, pattern], part

    def _holder(self, request: Request) -> str:
        """The device that a request proves to come from, empty if none."""
        scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
        token = bearer if scheme.lower() == "bearer" else self._policy.read_cookie(request.headers.get("cookie", ""))
        return holder_of(token) or ""

    # Sockets

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        request = request_of(scope)
        try:
            live = await self._admitted(request)
        except ShutboxError as error:
            # Before it is accepted a socket can only be refused with a status; the code goes in the log.
            self._metrics.count("refused", error.code)
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        await self._seated(live, request, receive, send)

    async def _admitted(self, request: Request) -> Live:
        now = asyncio.get_running_loop().time()
        if self._sockets >= self._limits.sockets or not self._connects.allows(request.address, now):
            self._metrics.count("limited", "connect")
            raise HttpError("http-too-many")
        self._check_source(request)
        bearer = "authorization" in request.headers
        # A browser always names its origin; a client without one must prove itself in a way that no page can.
        if "origin" not in request.headers and not bearer:
            raise HttpError("http-origin", got="none")
        request.holder = self._holder(request)
        if not request.holder:
            raise HttpError("device-unknown")
        code = read_code(request.path.removeprefix("/ws/"))
        if code is None:
            raise HttpError("table-unknown")
        live = await self._keeper.live(code)
        if len(live.sockets) >= self._limits.at_table:
            raise HttpError("table-full")
        return live

    async def _seated(self, live: Live, request: Request, receive: Receive, send: Send) -> None:
        socket = Socket(request.holder, request.address, send, self._limits.outbox, lambda: encoded(live.state()))
        self._sockets += 1
        self._metrics.count("connections")
        try:
            self._keeper.join(live, socket)
            await self._listen(live, socket, receive)
        finally:
            self._sockets -= 1
            socket.closed = True
            self._keeper.leave(live, socket)

    async def _listen(self, live: Live, socket: Socket, receive: Receive) -> None:
        seated = bool(live.seats_of(socket.holder)) or live.table.host == socket.holder
        player, spectator = Meter(self._limits.player), Meter(self._limits.spectator)
        loop = asyncio.get_running_loop()
        while not socket.closed:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            seated = seated or bool(live.seats_of(socket.holder))
            if not (player if seated else spectator).allows("", loop.time()):
                self._metrics.count("limited", "player" if seated else "spectator")
                await socket.close(POLICY)
                return
            await self._message(live, socket, message.get("text"))

    async def _message(self, live: Live, socket: Socket, text: str | None) -> None:
        try:
            if text is None or len(text.encode(errors="replace")) > self._limits.frame:
                raise NotationError("wire-frame", most=self._limits.frame)
            data = decoded(text)
            if data.get("do") == "since":
                await self._keeper.since(live, socket, data)
            elif data.get("do") == "ping":
                socket.push(encoded({"v": 1, "pong": data.get("id")}))
            else:
                await self._keeper.command(live, socket, data)
        except ShutboxError as error:
            socket.push(encoded({"v": 1, "ok": False, "n": live.desk.n, "error": told(error, self._words)}))
        except Exception as error:
            self._log.fault(error, path="socket")
            await socket.close(LATER)


def _route(path: str) -> str:
    """The part of a path that may stand in a log: no code."""
    return "/".join(path.split("/")[:3])
