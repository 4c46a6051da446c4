"""The router: passes each HTTP request to its handler, and refuses all others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import ceil

from shutbox import __version__
from shutbox.errors import ShutboxError
from shutbox.server.http import (
    FIGURES,
    Answer,
    HttpError,
    Limits,
    Log,
    Meter,
    Metrics,
    Policy,
    Receive,
    Request,
    RoundRobin,
    Scope,
    Send,
    body_of,
    check_host,
    check_source,
    data_answer,
    delivery,
    id_header,
    is_file,
    is_own,
    refusal_answer,
    request_id,
    request_of,
    respond,
)
from shutbox.server.identity import Devices, holder_of, read_code
from shutbox.server.interface import Admin, Handler, Pages
from shutbox.words import Words

Routes = dict[tuple[str, str], Handler]
Figures = Callable[[], dict[str, float]]
# What requests of a device in a classroom are counted by; empty for all others.
Home = Callable[[str], str]
# A long answer counts as several requests, one for each of so many bytes.
PRICED = 16_384
# So much of a path is logged.
LOGGED = 100
# The version of the interface for other programs, in its paths.
VERSION = "v1"
# The seconds after which a busy server may be asked again.
WAIT = 10


class Router:
    """An ASGI application for HTTP; `server.socket.connection` handles sockets."""

    def __init__(
        self, routes: Routes, pages: Pages, admin: Admin, devices: Devices, policy: Policy, home: Home,
        limits: Limits, metrics: Metrics, log: Log, words: Words, figures: Figures,
    ) -> None:  # fmt: skip
        self._routes = routes
        self._pages = pages
        self._admin = admin
        self._devices = devices
        self._policy = policy
        self._home = home
        self._limits = limits
        self._metrics = metrics
        self._log = log
        self._words = words
        self._figures = figures
        self._requests, self._files = Meter(limits.request), Meter(limits.file)
        self._class_requests = Meter(limits.class_request)
        self._order = RoundRobin()
        self._now = asyncio.get_running_loop().time

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        request, began = request_of(scope), self._now()
        request.id = request_id(self._policy, request)
        if request.method == "HEAD":  # uvicorn leaves the body out
            request.method, request.is_head = "GET", True
        try:
            answer = await delivery(request, await self._answer_or_refusal(request, receive))
        except Exception as error:
            self._log.fault(error, path=route(request.path), request=request.id)
            self._metrics.count("faults", "request")
            answer = refusal_answer(HttpError("http-fault"), self._words)
        took = self._now() - began
        self._metrics.count("requests", str(answer.status))
        self._metrics.took("request", took)
        self._log.request(request, route(request.path), answer.status, len(answer.body), took)
        cookies = [(b"set-cookie", self._policy.set_cookie(value).encode()) for _, value in request.given]
        rates = _rate_headers(request, self._now()) if is_versioned(request.path) else []
        await respond(send, answer, [id_header(request), *rates, *cookies], receive)

    async def _answer_or_refusal(self, request: Request, receive: Receive) -> Answer:
        try:
            return await self._answer(request, receive)
        except ShutboxError as error:
            if not is_versioned(request.path):
                return refusal_answer(error, self._words)
            return refusal_answer(error, self._words, 422, _wait(request, self._now()))

    async def _answer(self, request: Request, receive: Receive) -> Answer:
        check_host(request)
        if (answer := self._local(request)) is not None:
            return answer
        request.address = self._policy.sender(request)
        await self._order.turn(request.address)
        meter, sender = request.meters["request"] = self._meter(request)
        if not meter.allows(sender, self._now()):
            self._metrics.count("limited", "request")
            raise HttpError("http-too-many")
        if request.path.startswith("/admin/"):
            self._admin.check(request)
            request.body = await body_of(receive, self._limits.body, self._limits.seconds)
            return await self._admin.answer(request)
        check_source(self._policy, request)
        if plain := await self._plain(request):
            return plain
        handler, part = self._route(request)
        request.body = await body_of(receive, self._limits.body, self._limits.seconds)
        token = self._policy.token_of(request)[0]
        if is_versioned(request.path):
            request.holder, request.scopes = await self._devices.bearer(token)
        else:
            # The token of a program is for the versioned interface alone, where its scopes are checked.
            request.holder = await self._devices.holder(token)
        answer = await handler(request, part)
        meter.charge(sender, len(answer.body) // PRICED, self._now())
        return answer

    def _meter(self, request: Request) -> tuple[Meter, str]:
        """What limits a request, and for whom: a class may share an address, and files of the app cost little."""
        if is_file(request.path):
            return self._files, request.address
        if home := self._home(holder_of(self._policy.token_of(request)[0]) or ""):
            return self._class_requests, home
        return self._requests, request.address

    def _local(self, request: Request) -> Answer | None:
        """The answer to a request of the administrator on the same machine, whatever the public name of the server."""
        if request.method != "GET" or not is_own(request):
            return None
        if request.path == "/metrics":
            return Answer(self._metrics.text(**self._figures()).encode(), FIGURES)
        return _health() if request.path == "/health" else None

    async def _plain(self, request: Request) -> Answer | None:
        """The pages that are not part of the interface."""
        if request.method != "GET":
            return None
        return _health() if request.path == "/health" else await self._pages.answer(request)

    def _route(self, request: Request) -> tuple[Handler, str]:
        """The handler of a path, and the part of the path that varies."""
        version = f"{VERSION}/" if is_versioned(request.path) else ""
        parts = request.path.removeprefix("/api/").removeprefix(version).split("/")
        if not request.path.startswith("/api/") or len(parts) > 3:
            raise HttpError("http-path")
        part = parts[1] if len(parts) > 1 else ""
        pattern = version + "/".join([parts[0], *("*" for _ in parts[1:2]), *parts[2:]])
        methods = [method for method, path in self._routes if path == pattern]
        if not methods:
            raise HttpError("http-path")
        if request.method not in methods:
            raise HttpError("http-method", allowed=methods)
        return self._routes[request.method, pattern], part


def is_versioned(path: str) -> bool:
    """Whether a path is one of the public interface, which other programs build on."""
    return path.startswith(f"/api/{VERSION}/")


def _wait(request: Request, now: float) -> int:
    """The seconds after which a request that one limit too many has refused may be sent again."""
    seconds = max((meter.wait(sender, now) for meter, sender in request.meters.values()), default=0.0)
    return ceil(seconds) or WAIT


def _rate_headers(request: Request, now: float) -> list[tuple[bytes, bytes]]:
    """The limits that were applied to a request, and what is left of each (draft-ietf-httpapi-ratelimit-headers)."""
    policies, left = [], []
    for name, (meter, sender) in request.meters.items():
        if meter.rate.count:
            count, seconds = meter.remaining(sender, now)
            policies.append(f'"{name}";q={meter.rate.count:.0f};w={meter.rate.seconds:.0f}')
            left.append(f'"{name}";r={count};t={ceil(seconds)}')
    if not policies:
        return []
    return [(b"ratelimit-policy", ", ".join(policies).encode()), (b"ratelimit", ", ".join(left).encode())]


def _health() -> Answer:
    return data_answer({"ok": True, "shutbox": __version__})


def route(path: str) -> str:
    """The part of a path that may be logged: without codes of tables, wherever somebody wrote one."""
    count = 4 if is_versioned(path) else 3 if path.startswith("/api/") else 2
    parts = path[:LOGGED].split("/")[:count]
    return "/".join("*" if read_code(part) else part for part in parts)
