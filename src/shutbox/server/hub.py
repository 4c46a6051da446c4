"""The hub of all sockets: admits clients to their tables, receives their messages, and sends pending messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from functools import partial
from http import HTTPStatus
from itertools import chain
from time import monotonic
from typing import Any

from shutbox.errors import NotationError, ShutboxError
from shutbox.play.table import VERSION, read_version, sits_here
from shutbox.server.classroom import Lesson, School
from shutbox.server.http import (
    NDJSON,
    Answer,
    Doorkeeper,
    HttpError,
    Limits,
    Log,
    Meter,
    Metrics,
    Policy,
    Request,
    RoundRobin,
    check_host,
    check_source,
    decode,
    error_message,
    id_header,
    refusal_answer,
    request_id,
)
from shutbox.server.identity import Devices, holder_of, read_code
from shutbox.server.socket import LATER, POLICY, Listener, Socket, Speaker, acceptance, check, rejection
from shutbox.server.table import Executor, Live, Presence, Registry
from shutbox.words import Words

PARTS = 200
# Tells a proxy to pass each line on as it comes.
UNBUFFERED = (("x-accel-buffering", "no"),)
CLASSROOMS = "/ws/classrooms/"


class Hub:
    """All connections of a server."""

    def __init__(
        self, registry: Registry, executor: Executor, presence: Presence, devices: Devices, policy: Policy,
        school: School, limits: Limits, metrics: Metrics, log: Log, words: Words, doorkeeper: Doorkeeper,
    ) -> None:  # fmt: skip
        self._registry = registry
        self._executor = executor
        self._presence = presence
        self._devices = devices
        self._policy = policy
        self._school = school
        self._metrics = metrics
        self._log = log
        self._words = words
        self._doorkeeper = doorkeeper
        self._connects, self._class_connects = Meter(limits.connect), Meter(limits.class_connect)
        self._order, self._turns = RoundRobin(), RoundRobin()
        self._players, self._spectators = Meter(limits.player), Meter(limits.spectator)
        self._talks = Meter(limits.say)
        self._outbox: list[Socket] = []
        self.limits = limits
        self.loop = asyncio.get_running_loop()
        self.sockets: set[Socket] = set()

    async def admit(self, socket: Socket, request: Request) -> bytes:
        """The answer to the handshake of a client; the socket gets a table if the client is admitted."""
        request.id = socket.request_id = request_id(self._policy, request)
        began = self.loop.time()
        try:
            status, answer = await self._acceptance_or_refusal(socket, request)
        except Exception as error:
            self._log.fault(error, path="handshake", request=request.id)
            self._metrics.count("faults", "handshake")
            status, answer = self._reject(request, HttpError("http-fault"))
        self._log.request(request, "/ws", status, len(answer), self.loop.time() - began)
        return answer

    async def _acceptance_or_refusal(self, socket: Socket, request: Request) -> tuple[int, bytes]:
        try:
            check(request)
            version = read_version(request.query.get("v"))
            place = await self._place(request)
        except ShutboxError as error:
            return self._reject(request, error)
        if isinstance(place, Lesson):
            socket.lesson = place
        else:
            socket.live = place
        socket.holder, socket.address = request.holder, request.address
        socket.version = version
        return HTTPStatus.SWITCHING_PROTOCOLS, acceptance(request)

    def _reject(self, request: Request, error: ShutboxError) -> tuple[int, bytes]:
        self._metrics.count("refused", error.code)
        answer = refusal_answer(error, self._words)
        return answer.status, rejection(answer, [id_header(request), *self._policy.headers()])

    async def _place(self, request: Request) -> Live | Lesson:
        """The table or the classroom that a client connects to; raises if it may not."""
        now, request.address = self.loop.time(), self._policy.sender(request)
        await self._order.turn(request.address)
        if len(self.sockets) >= self.limits.sockets or not self._may_connect(request, now):
            self._metrics.count("limited", "connect")
            raise HttpError("http-too-many")
        check_host(request)
        check_source(self._policy, request)
        bearer = "authorization" in request.headers
        # A browser always names its origin; a client without one must prove itself in a way that no page can.
        if "origin" not in request.headers and not bearer:
            raise HttpError("http-origin", got="none")
        request.holder = await self._devices.holder(self._policy.token_of(request)[0])
        if not request.holder:
            raise HttpError("device-unknown")
        if request.path.startswith(CLASSROOMS):
            return await self._lesson(request)
        code = read_code(request.path.removeprefix("/ws/"))
        if code is None:
            raise HttpError("table-unknown")
        live = await self._registry.live(code)
        self._check_room(live, request.holder)
        return live

    def _may_connect(self, request: Request, now: float) -> bool:
        """Whether a client may connect: devices of a classroom count for it, because they may share an address."""
        home = self._school.home(holder_of(self._policy.token_of(request)[0]) or "")
        return self._class_connects.allows(home, now) if home else self._connects.allows(request.address, now)

    async def _lesson(self, request: Request) -> Lesson:
        code = request.path.removeprefix(CLASSROOMS)
        lesson = await self._school.visit(code, request.address, request.holder)
        connected = [socket.holder for socket in lesson.sockets]
        strange = not self._school.home(request.holder) and len(connected) >= self.limits.of_class
        if strange or connected.count(request.holder) >= self.limits.of_device:
            raise HttpError("table-full")
        return lesson

    def _check_room(self, live: Live, holder: str) -> None:
        """Raises if this would be one onlooker or one connection of this device too many."""
        connected = list(chain((socket.holder for socket in live.sockets), *live.elsewhere.values()))
        own = connected.count(holder)
        onlookers = sum(not sits_here(live.table, each) for each in connected)
        crowded = onlookers >= self.limits.onlookers and not sits_here(live.table, holder)
        if crowded or own >= self.limits.of_device:
            raise HttpError("table-full")

    def listen(self, request: Request, live: Live, since: int | None, seconds: float) -> Answer:
        """Everything that happens at a table from now on, as a long answer; with `since` what happened before, too."""
        if len(self.sockets) >= self.limits.sockets or not self._connects.allows(request.address, self.loop.time()):
            self._metrics.count("limited", "connect")
            raise HttpError("http-too-many")
        self._check_room(live, request.holder)
        if since is not None and not 0 <= since <= live.desk.n:
            raise NotationError("wire-since", now=live.desk.n)
        listener = Listener(self)
        listener.live, listener.holder, listener.address = live, request.holder, request.address
        listener.request_id = request.id
        parts = None if request.is_head else self._lines(listener, live, since, seconds)
        return Answer(b"", NDJSON, headers=UNBUFFERED, parts=parts, stop=partial(listener.close, LATER))

    async def _lines(
        self, listener: Listener, live: Live, since: int | None, seconds: float
    ) -> AsyncGenerator[bytes, None]:
        end, work = partial(listener.close, LATER), None
        self.enter(listener)
        self._doorkeeper.endings.add(end)
        timer = self.loop.call_later(seconds, end)
        if since is not None:
            work = self.loop.create_task(self._tell_since(listener, live, since))
        try:
            async for part in listener.lines():
                yield part
        finally:
            timer.cancel()
            self._doorkeeper.endings.discard(end)
            end()
            if work is not None:
                work.cancel()
            self.leave(listener)

    async def _tell_since(self, listener: Listener, live: Live, since: int) -> None:
        try:
            message = {"n": since, "id": "since"}
            await self._presence.catch_up(live, listener, message, partial(self.allows, listener))
        except ShutboxError:
            listener.close(LATER)

    async def speak(self, request: Request, live: Live, message: dict[str, Any]) -> dict[str, Any]:
        """The answer to one command of a client that is perhaps not connected."""
        speaker = Speaker(self)
        speaker.live, speaker.holder, speaker.address = live, request.holder, request.address
        if not self.allows(speaker):
            raise HttpError("http-too-many")
        await self._executor.command(live, speaker, message)
        if not speaker.answer:
            # The table was loaded again at this moment.
            raise HttpError("server-busy")
        return decode(speaker.answer)

    def enter(self, socket: Socket) -> None:
        """Called when a client has connected to its table."""
        self.sockets.add(socket)
        self._metrics.count("connections")
        if socket.lesson is not None:
            self._school.join(socket.lesson, socket)
            return
        assert socket.live is not None
        self._presence.join(socket.live, socket)

    def leave(self, socket: Socket) -> None:
        """Called when a client has disconnected."""
        self.sockets.discard(socket)
        if socket.lesson is not None:
            self._school.leave(socket.lesson, socket)
            return
        assert socket.live is not None
        self._presence.leave(socket.live, socket)

    def disconnect(self, address: str) -> None:
        """Called when a connection of an address has ended."""
        self._doorkeeper.leave(address)

    def post(self, socket: Socket) -> None:
        """Schedules the pending messages of a client, to be written together with those of all other clients.

        Consecutive writes take a third of the time of single ones, because the reader at the other end wakes up once
        and continues reading.
        """
        if not self._outbox:
            self.loop.call_soon(self._deliver)
        self._outbox.append(socket)

    def _deliver(self) -> None:
        """Sends the pending messages of all clients."""
        sockets, self._outbox = self._outbox, []
        for socket in sockets:
            socket.flush()

    def resync(self, socket: Socket) -> None:
        """Sends the current state to a client that had fallen behind and reads again."""
        self._metrics.count("resyncs")
        if socket.lesson is not None:
            socket.tell(socket.lesson.state(socket.holder))
            return
        assert socket.live is not None
        socket.tell(socket.live.state())

    async def receive(self, socket: Socket, text: bytes) -> None:
        """Handles a message of a client."""
        if not self.allows(socket):
            socket.close(POLICY)
            return
        try:
            if socket.lesson is not None:
                await self._lesson_message(socket.lesson, socket, text)
                return
            assert socket.live is not None
            await self._message_or_refusal(socket.live, socket, text)
        except Exception as error:
            self._log.fault(error, path="socket", request=socket.request_id)
            self._metrics.count("faults", "socket")
            socket.close(LATER)

    async def turn(self, socket: Socket) -> None:
        """Waits until one more message of a client that sends several at once may be handled: addresses take turns."""
        await self._turns.turn(socket.address)

    async def _lesson_message(self, lesson: Lesson, socket: Socket, text: bytes) -> None:
        try:
            data = decode(text)
        except ShutboxError as error:
            socket.tell({"v": VERSION, "ok": False, "n": lesson.n, "error": error_message(error, self._words)})
            return
        if data.get("do") == "ping":
            socket.tell({"v": VERSION, "pong": data.get("id")})
        else:
            await self._school.command(lesson, socket, data)

    async def _message_or_refusal(self, live: Live, socket: Socket, text: bytes) -> None:
        try:
            await self._message(live, socket, decode(text))
        except ShutboxError as error:
            socket.tell({"v": VERSION, "ok": False, "n": live.desk.n, "error": error_message(error, self._words)})

    def allows(self, socket: Socket) -> bool:
        """Whether the rate limit of a client allows one more message; players have a higher one than onlookers."""
        now, place = monotonic(), socket.live or socket.lesson
        assert place is not None
        player = socket.live is not None and sits_here(socket.live.table, socket.holder)
        meter = self._players if player else self._spectators
        # By device and table, so that nobody starts anew by connecting again.
        allowed = meter.allows(f"{socket.holder} {place.id}", now)
        if not allowed:
            self._metrics.count("limited", "player" if player else "spectator")
        return allowed

    async def _message(self, live: Live, socket: Socket, data: dict[str, Any]) -> None:
        match data.get("do"):
            case "since":
                await self._presence.catch_up(live, socket, data, partial(self.allows, socket))
            case "ping":
                socket.tell({"v": VERSION, "pong": data.get("id")})
            case "say":
                self._say(live, socket, data)
            case _:
                await self._executor.command(live, socket, data)

    def _say(self, live: Live, socket: Socket, data: dict[str, Any]) -> None:
        """Passes a reaction on, unless its device says too much at this table."""
        if not self._talks.allows(f"{live.id} {socket.holder}", self.loop.time()):
            self._metrics.count("limited", "say")
            raise HttpError("http-too-many")
        self._presence.say(live, socket, data)

    def dismiss(self, holder: str) -> None:
        """Closes the connections of a device that is no longer known."""
        for socket in [each for each in self.sockets if each.holder == holder]:
            socket.close(POLICY)

    async def dismiss_strangers(self) -> None:
        """Closes the connections of devices that are no longer known."""
        for socket in list(self.sockets):
            if not await self._devices.is_known(socket.holder):
                socket.close(POLICY)

    async def pulse(self, seconds: float) -> None:
        """Pings every client once in this number of seconds, a few at a time, for ever."""
        while True:
            everybody = list(self.sockets)
            size = max(1, -(-len(everybody) // PARTS))
            parts = [everybody[begin : begin + size] for begin in range(0, len(everybody), size)]
            for part in parts or [[]]:
                for socket in part:
                    socket.beat()
                await asyncio.sleep(seconds / max(1, len(parts)))
