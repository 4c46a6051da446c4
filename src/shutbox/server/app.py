"""The application: HTTP requests to the interface, sockets to the tables, everything else refused."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

from shutbox import __version__
from shutbox.errors import ShutboxError
from shutbox.play.table.right import sits_here
from shutbox.server.http.limit import Bucket, Limits, Meter
from shutbox.server.http.log import Log
from shutbox.server.http.metric import Metrics
from shutbox.server.http.page import page
from shutbox.server.http.policy import Policy, is_own
from shutbox.server.http.request import (
    FIGURES,
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
from shutbox.server.http.wire import decoded, told
from shutbox.server.identity.device import Devices
from shutbox.server.identity.token import holder_of, read_code
from shutbox.server.interface.api import Api, Handler
from shutbox.server.interface.counter import Admin
from shutbox.server.socket.connection import Socket
from shutbox.server.socket.frame import LATER, POLICY
from shutbox.server.socket.handshake import accepted, check, refused
from shutbox.server.table.keeper import Keeper
from shutbox.server.table.live import Live
from shutbox.words import Words

PARTS = 200


class App:
    """An ASGI application."""

    def __init__(
        self, keeper: Keeper, api: Api, policy: Policy, limits: Limits, metrics: Metrics, log: Log, words: Words,
        admin: Admin, devices: Devices,
    ) -> None:  # fmt: skip
        self._keeper = keeper
        self._api = api
        self._policy = policy
        self.limits = limits
        self.loop = asyncio.get_running_loop()
        self.sockets: set[Socket] = set()
        self._outbox: list[Socket] = []
        self._metrics = metrics
        self._log = log
        self._words = words
        self._admin = admin
        self._devices = devices
        self._requests = Meter(limits.request)
        self._connects = Meter(limits.connect)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request; sockets come through `server.socket.connection`."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)

    # HTTP

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = request_of(scope)
        if request.method == "HEAD":  # uvicorn leaves the body out
            request.method = "GET"
        try:
            answer = await self._answer(request, receive)
        except ShutboxError as error:
            answer = self._refusal(error)
        except Exception as error:
            self._log.fault(error, path=route(request.path))
            answer = self._refusal(HttpError("http-fault"))
        self._metrics.count("requests", str(answer.status))
        cookies = [(b"set-cookie", self._policy.set_cookie(value).encode()) for _, value in request.given]
        await respond(send, answer, cookies)

    def _refusal(self, error: ShutboxError) -> Answer:
        """What is answered to a request that is refused, and what it may try instead."""
        status = status_of(error)
        instead = {
            405: ("allow", ", ".join(_methods(error))),
            429: ("retry-after", "10"),
            401: ("www-authenticate", "Bearer"),
        }
        headers = (instead[status],) if status in instead else ()
        return data_answer({"ok": False, "error": told(error, self._words)}, status, headers)

    async def _answer(self, request: Request, receive: Receive) -> Answer:
        if (found := self._for_us(request)) is not None:
            return found
        request.address = self._policy.sender(request)
        if not self._requests.allows(request.address, self.loop.time()):
            self._metrics.count("limited", "request")
            raise HttpError("http-too-many")
        if request.path.startswith("/admin/"):
            self._admin.check(request)
            request.body = await body_of(receive, self.limits.body, self.limits.seconds)
            return await self._admin.answer(request)
        self._check_source(request)
        if plain := self._plain(request):
            return plain
        handler, part = self._routed(request)
        request.body = await body_of(receive, self.limits.body, self.limits.seconds)
        request.holder = await self._holder(request)
        return await handler(request, part)

    def _for_us(self, request: Request) -> Answer | None:
        """What whoever runs the server asks on the machine itself, whatever its public name is."""
        if request.method != "GET" or not is_own(request):
            return None
        if request.path == "/metrics":
            gauges = {"sockets": float(len(self.sockets)), "tables_live": float(self._keeper.count)}
            return Answer(self._metrics.text(**gauges).encode(), FIGURES)
        return _health() if request.path == "/health" else None

    def _plain(self, request: Request) -> Answer | None:
        """The pages that are no part of the interface."""
        if request.method != "GET":
            return None
        return _health() if request.path == "/health" else page(request)

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

    async def _holder(self, request: Request) -> str:
        """The device that a request proves to come from, empty if none."""
        token, _ = self._policy.token_of(request)
        holder = holder_of(token)
        return holder if holder is not None and await self._devices.known(holder) else ""

    # Sockets

    async def opened(self, socket: Socket, request: Request) -> bytes:
        """What a client is answered who wants to come in; the socket has a table if it may."""
        try:
            check(request)
            live = await self._admitted(request)
        except ShutboxError as error:
            self._metrics.count("refused", error.code)
            return refused(self._refusal(error), self._policy.headers())
        socket.live, socket.holder, socket.address = live, request.holder, request.address
        return accepted(request)

    async def _admitted(self, request: Request) -> Live:
        now, request.address = self.loop.time(), self._policy.sender(request)
        if len(self.sockets) >= self.limits.sockets or not self._connects.allows(request.address, now):
            self._metrics.count("limited", "connect")
            raise HttpError("http-too-many")
        self._check_source(request)
        bearer = "authorization" in request.headers
        # A browser always names its origin; a client without one must prove itself in a way that no page can.
        if "origin" not in request.headers and not bearer:
            raise HttpError("http-origin", got="none")
        request.holder = await self._holder(request)
        if not request.holder:
            raise HttpError("device-unknown")
        code = read_code(request.path.removeprefix("/ws/"))
        if code is None:
            raise HttpError("table-unknown")
        live = await self._keeper.live(code)
        self._check_room(live, request.holder)
        return live

    def _check_room(self, live: Live, holder: str) -> None:
        """Refuses an onlooker where there are many, and a device that is here often; whoever plays here has a place."""
        own = sum(socket.holder == holder for socket in live.sockets)
        onlookers = sum(not sits_here(live.table, socket.holder) for socket in live.sockets)
        crowded = onlookers >= self.limits.onlookers and not sits_here(live.table, holder)
        if crowded or own >= self.limits.of_device:
            raise HttpError("table-full")

    def entered(self, socket: Socket) -> None:
        """A client has come to its table."""
        assert socket.live is not None
        self.sockets.add(socket)
        self._metrics.count("connections")
        self._keeper.join(socket.live, socket)

    def left(self, socket: Socket) -> None:
        """A client has gone."""
        assert socket.live is not None
        self.sockets.discard(socket)
        self._keeper.leave(socket.live, socket)

    def post(self, socket: Socket) -> None:
        """Has a client sent what waits for it, together with all others to whom something is to be said just now.

        One write after the other takes the system a third of what each takes alone: whoever reads at the other end is
        woken once, and goes on reading meanwhile.
        """
        if not self._outbox:
            self.loop.call_soon(self._deliver)
        self._outbox.append(socket)

    def _deliver(self) -> None:
        """Sends what waits, of all clients."""
        sockets, self._outbox = self._outbox, []
        for socket in sockets:
            socket.flush()

    def slow(self, socket: Socket) -> None:
        """A client that had fallen behind reads again, and gets the state as it is now."""
        assert socket.live is not None
        self._metrics.count("resyncs")
        socket.tell(socket.live.state())

    async def heard(self, socket: Socket, text: bytes) -> None:
        """A client has said something."""
        live = socket.live
        assert live is not None
        if not self.allows(socket):
            socket.close(POLICY)
            return
        try:
            await self._message(live, socket, decoded(text))
        except ShutboxError as error:
            socket.tell({"v": 1, "ok": False, "n": live.desk.n, "error": told(error, self._words)})
        except Exception as error:
            self._log.fault(error, path="socket")
            socket.close(LATER)

    def allows(self, socket: Socket) -> bool:
        """Whether a client may say something more just now: a player more often than somebody who looks on."""
        assert socket.live is not None
        now = monotonic()
        seated = sits_here(socket.live.table, socket.holder)
        rate = self.limits.player if seated else self.limits.spectator
        if socket.bucket is None:
            socket.bucket = Bucket(rate.count, now)
        allowed = socket.bucket.allows(rate, now)
        if not allowed:
            self._metrics.count("limited", "player" if seated else "spectator")
        return allowed

    async def _message(self, live: Live, socket: Socket, data: dict[str, Any]) -> None:
        match data.get("do"):
            case "since":
                await self._keeper.since(live, socket, data)
            case "ping":
                socket.tell({"v": 1, "pong": data.get("id")})
            case _:
                await self._keeper.command(live, socket, data)

    async def dismiss_strangers(self) -> None:
        """Lets go of whoever is connected with a device that is no longer known."""
        for socket in list(self.sockets):
            if not await self._devices.known(socket.holder):
                socket.close(POLICY)

    async def pulse(self, seconds: float) -> None:
        """Asks every client for a sign of life once in so many seconds, a few at a time, for ever."""
        while True:
            everybody = list(self.sockets)
            size = max(1, -(-len(everybody) // PARTS))
            parts = [everybody[begin : begin + size] for begin in range(0, len(everybody), size)]
            for part in parts or [[]]:
                for socket in part:
                    socket.beat()
                await asyncio.sleep(seconds / max(1, len(parts)))


def _methods(error: ShutboxError) -> list[str]:
    found = error.arguments.get("allowed")
    return [str(each) for each in found] if isinstance(found, list) else []


def _health() -> Answer:
    return data_answer({"ok": True, "shutbox": __version__})


def route(path: str) -> str:
    """The part of a path that may stand in a log: no code."""
    return "/".join(path.split("/")[: 3 if path.startswith("/api/") else 2])
