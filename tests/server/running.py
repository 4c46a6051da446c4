"""A real server process and real clients, for tests and for whoever wants to play against one.

    with Server(folder) as server:
        ann = server.client(await lay(server, "nine", ["open", "fewest-tiles"]))
        await ann.join()
        await ann.sit(0, "Ann")
        await ann.tell("start")
        await ann.play()

The clients know the contract in docs/server.md and nothing else: what they derive, they derive themselves.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from time import sleep
from typing import IO, Any, Protocol, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.documents import check_answer

Data = dict[str, Any]
# Only somebody who waits for what never comes waits so long.
PATIENCE = 120.0
# Tests ask for more in a second than a table of people does in an hour.
UNLIMITED = {"SHUTBOX_LIMITS": "off"}


def patched(module: str, change: str) -> tuple[str, ...]:
    """How a server is started that has another time in a module of `play.table`."""
    return (
        "-c",
        f"from importlib import import_module; import_module('shutbox.play.table.{module}').{change};"
        " from sys import exit; from shutbox.cli import main; exit(main())",
        "serve",
    )


# A server that fails whenever it refuses something, because the sentence for it cannot be made.
SPEECHLESS = (
    "-c",
    "from sys import exit; from shutbox.cli import main; from shutbox.words import Words; error = Words.error;"
    " Words.error = lambda words, each: error(words, each) if each.code == 'http-fault' else 1 // 0; exit(main())",
    "serve",
)


# A server at which the grace period of somebody who is away is over at once.
HASTY = patched("absence", "GRACE = 0.05")


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back for an HTTP request."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def data(self) -> Data:
        """The body as data."""
        found = json.loads(self.body)
        assert isinstance(found, dict)
        return found

    @property
    def code(self) -> str:
        """The code of the error that it says."""
        return str(self.data["error"]["code"])


class Server:
    """A server in a process of its own, on a folder that outlives it."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        port: int = 0,
        host: str = "127.0.0.1",
        env: Mapping[str, str] | None = None,
        before: Callable[[], None] | None = None,
        program: tuple[str, ...] = ("-m", "shutbox", "serve"),
    ) -> None:
        self.folder = folder
        self.port = port
        self.said: list[str] = []
        self.replies: list[Reply] = []
        self.process: subprocess.Popen[str] | None = None
        self._options = ("--host", host, "--port", str(port), *options)
        self._env = {**os.environ, **(UNLIMITED if env is None else env)}
        self._before = before
        self._program = program
        self._log = folder.parent / f"{folder.name}.log"

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        """The process, as the system knows it."""
        assert self.process is not None
        return self.process.pid

    @property
    def log(self) -> str:
        """Everything that the processes so far have written to their log."""
        return self._log.read_text(encoding="utf-8")

    def start(self) -> Self:
        """Starts the process, and waits until it says where it serves."""
        self.process = self._started()
        assert self.process.stdout is not None
        self.port = self._port(self.process.stdout)
        return self

    def start_and_kill(self, seconds: float) -> None:
        """Starts the process and kills it so soon that it may not be ready."""
        self.process = self._started()
        sleep(seconds)
        self.kill()

    def _started(self) -> subprocess.Popen[str]:
        command = [sys.executable, *self._program]
        with self._log.open("a", encoding="utf-8") as log:
            return subprocess.Popen(
                [*command, "--data", str(self.folder), *self._options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self._env,
                preexec_fn=self._before,
            )

    def _port(self, out: IO[str]) -> int:
        """The port in the first line; behind HTTPS the line names another address, and the log has the port."""
        line = out.readline()
        self.said.append(line)
        assert "http" in line, (line, self.log[-2000:])
        started = [json.loads(each) for each in self.log.splitlines() if '"event": "start"' in each]
        return int(started[-1]["port"])

    def kill(self) -> None:
        """Ends the process at once, as kill -9 does."""
        if self.process is not None:
            self.process.kill()
            self.ended()

    def stop(self) -> int:
        """Asks the process to stop; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self) -> int:
        """Waits until the process has ended; its exit code."""
        assert self.process is not None
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None and not self.process.stdout.closed:
            self.said += self.process.stdout.read().splitlines()
            self.process.stdout.close()
        return code

    def restart(self) -> None:
        """Kills the process and starts another on the same folder."""
        self.kill()
        self.start()

    # HTTP

    def connection(self) -> HTTPConnection:
        """A connection over which requests are sent."""
        return HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)

    def socket_to(self, path: str) -> Data:
        """Where a socket is opened, as arguments of `connect`."""
        return {"uri": f"ws://127.0.0.1:{self.port}{path}"}

    def ask(
        self,
        method: str,
        path: str,
        data: object = None,
        *,
        token: str = "",
        headers: Mapping[str, str] | None = None,
        body: bytes | None = None,
    ) -> Reply:
        """What the server answers to a request: JSON unless it is said otherwise."""
        connection = self.connection()
        sent = {"Content-Type": "application/json"} if method == "POST" else {}
        sent |= {"Authorization": f"Bearer {token}"} if token else {}
        content = json.dumps(data or {}).encode() if method == "POST" and body is None else body
        try:
            connection.request(method, path, content, {**sent, **(headers or {})})
            response = connection.getresponse()
            given = {key.lower(): value for key, value in response.getheaders()}
            reply = Reply(response.status, given, response.read())
        finally:
            connection.close()
        if given.get("content-type") == "application/json" and reply.body and "content-encoding" not in given:
            check_answer(method, path, reply.status, reply.data)
        self.replies.append(reply)
        return reply

    def device(self) -> str:
        """The token of a new device."""
        reply = self.ask("POST", "/api/devices", {"cookie": False})
        assert reply.status == 201, reply
        return str(reply.data["token"])

    def client(self, code: str = "", token: str = "", book: IO[str] | None = None) -> Client:
        """A client of a table, a new device unless it has a token."""
        return Client(self, code, token or self.device(), book)


class Asked(Protocol):
    """Whoever answers requests: a server, or several."""

    def ask(
        self,
        method: str,
        path: str,
        data: object = None,
        /,
        *,
        token: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> Reply:
        """What is answered to a request."""


def lay(server: Asked, token: str, rules: object, seats: list[str], **settings: object) -> Data:
    """A new table: its code and its public id."""
    given = {"rules": rules, "seats": seats, "settings": {"pace": 0, **settings}}
    reply = server.ask("POST", "/api/tables", given, token=token)
    assert reply.status == 201, reply
    return reply.data


def record(server: Server, code: str) -> str:
    """The record of a table."""
    reply = server.ask("GET", f"/api/tables/{code}/record")
    assert reply.status == 200, reply
    return reply.body.decode()


def seal_of(public: str, seat: int, seed: bytes) -> str:
    """The seal of a seed, as docs/dice.md says it."""
    return hashlib.sha256(f"shutbox seat 1\n{public}\n{seat + 1}\n".encode() + seed).hexdigest()


def first(view: Data, legal: list[Data]) -> Data:
    """The first thing that may be done, as a command says it."""
    del view
    return command_of(legal[0])


def command_of(offered: Data) -> Data:
    """The command for an action that is offered."""
    if offered["do"] == "throw":
        return {"do": "throw", "dice": offered["dice"]}
    return {"do": "play", "word": offered["word"]}


Choose = Callable[[Data, list[Data]], Data]


@dataclass(slots=True)
class Client:
    """A device at a table. It keeps every frame it was sent and every acknowledgement it was given."""

    server: Server
    code: str
    token: str
    book: IO[str] | None = None
    ws: ClientConnection | None = None
    frames: list[str] = field(default_factory=list)
    events: dict[int, Data] = field(default_factory=dict)
    acks: list[Data] = field(default_factory=list)
    seeds: dict[int, bytes] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    view: Data = field(default_factory=dict)
    legal: list[Data] = field(default_factory=list)
    you: list[int] = field(default_factory=list)
    host: bool = False
    present: list[int] = field(default_factory=list)
    watching: int = 0
    away: list[Data] = field(default_factory=list)
    deputy: int | None = None
    back: list[int] = field(default_factory=list)
    clock: float | None = None
    n: int = 0
    sent: int = 0
    closed: tuple[int, str] | None = None
    waiting: dict[str, asyncio.Future[Data]] = field(default_factory=dict)
    reader: asyncio.Task[None] | None = None

    # The connection

    async def join(self, **headers: str) -> Self:
        """Connects, and waits for the first message."""
        given = headers or {"Authorization": f"Bearer {self.token}"}
        self.ws = await connect(
            **self.server.socket_to(f"/ws/{self.code}"),
            additional_headers=given,
            compression=None,
            ping_interval=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=5,
        )
        self.closed, before = None, len(self.frames)
        self.reader = asyncio.create_task(self._read(self.ws))
        try:
            await self.until(lambda: len(self.frames) > before)
        except BaseException:
            # Whoever is called away while the table opens must not leave a socket behind.
            await self.leave()
            raise
        return self

    async def leave(self) -> None:
        """Goes away, as a closed laptop does."""
        if self.ws is not None:
            await self.ws.close()
        if self.reader is not None:
            await self.reader

    async def _read(self, ws: ClientConnection) -> None:
        try:
            async for text in ws:
                assert isinstance(text, str)
                self._hear(text)
        except ConnectionClosed:
            pass
        finally:
            self.closed = ws.close_code or 1006, ws.close_reason or ""
            for future in self.waiting.values():
                if not future.done():
                    future.set_exception(ConnectionResetError())
            self.waiting.clear()
            self.news.set()

    def _hear(self, text: str) -> None:
        self.frames.append(text)
        message = json.loads(text)
        if "event" in message:
            self.events[message["n"]] = message["event"]
        if "event" in message or "view" in message:
            self.n = max(self.n, message["n"])
        for key in ("view", "legal", "you", "host", "present", "watching", "away", "deputy", "back"):
            if key in message and "error" not in message:
                setattr(self, key, message[key])
        if "view" in message:
            self.clock = message.get("clock")
        self._answered(message)
        self.news.set()

    def _answered(self, message: Data) -> None:
        if message.get("ok") is True and "id" in message:
            self.acks.append(message)
            if self.book is not None:
                self.book.write(json.dumps({"code": self.code, **message}) + "\n")
                self.book.flush()
        if "ok" in message:
            # Messages that cannot be read have no id; one at a time is enough for a test of them.
            name = message.get("id") or next(iter(self.waiting), "")
            future = self.waiting.pop(str(name), None)
            if future is not None and not future.done():
                future.set_result(message)

    async def until(self, true: Callable[[], object], seconds: float = PATIENCE) -> None:
        """Waits until something is true of what was heard."""
        async with asyncio.timeout(seconds):
            while not true():
                if self.closed is not None:
                    raise ConnectionResetError(self.closed)
                self.news.clear()
                await self.news.wait()

    async def gone(self) -> tuple[int, str]:
        """Waits until the server has closed the connection; with which code and reason."""
        async with asyncio.timeout(PATIENCE):
            while self.closed is None:
                self.news.clear()
                await self.news.wait()
        return self.closed

    # Messages

    async def send(self, text: str | bytes) -> None:
        """Sends a frame as it is."""
        assert self.ws is not None
        await self.ws.send(text)

    async def raw(self, message: Data) -> Data:
        """The answer to a message as it is."""
        future: asyncio.Future[Data] = asyncio.get_running_loop().create_future()
        name = str(message.get("id"))
        self.waiting[name] = future
        try:
            await self.send(json.dumps(message))
            async with asyncio.timeout(PATIENCE):
                return await future
        except ConnectionClosed as error:
            raise ConnectionResetError from error
        finally:
            # Nobody waits for it any more, and nobody should be told that it failed.
            future.cancel()
            self.waiting.pop(name, None)

    def command(self, do: str, **more: object) -> Data:
        """A command with an id of its own, having seen what was heard so far."""
        self.sent += 1
        return {"v": 1, "id": f"{self.sent}-{secrets.token_hex(4)}", "n": self.n, "do": do, **more}

    async def do(self, do: str, **more: object) -> Data:
        """The answer to a command, once everything that came of it was heard."""
        answer = await self.raw(self.command(do, **more))
        if answer["ok"]:
            await self.until(lambda: self.n >= answer["n"])
        return answer

    async def tell(self, do: str, **more: object) -> Data:
        """The acknowledgement of a command, given again whenever something else came first."""
        while True:
            answer = await self.do(do, **more)
            if answer["ok"]:
                return answer
            if answer["error"]["code"] != "stale":
                raise AssertionError(answer)
            await self.until(lambda least=answer["n"]: self.n >= least)  # type: ignore[misc]

    async def refused(self, do: str, **more: object) -> str:
        """The code with which a command is refused; the table is as it was."""
        answer = await self.do(do, **more)
        return "" if answer["ok"] else str(answer["error"]["code"])

    async def since(self, n: int) -> list[Data]:
        """Every entry after a count, as the server tells them."""
        assert self.ws is not None
        name, begin = f"since-{secrets.token_hex(4)}", len(self.frames)
        await self.send(json.dumps({"do": "since", "n": n, "id": name}))
        await self.until(lambda: any(name in frame for frame in self.frames[begin:]))
        heard = [json.loads(frame) for frame in self.frames[begin:]]
        return [message for message in heard if "event" in message]

    # Play

    @property
    def stage(self) -> str:
        """How far the table is."""
        return str(self.view["stage"])

    @property
    def game(self) -> Data:
        """The game as a screen shows it."""
        found = self.view["game"]
        assert isinstance(found, dict)
        return found

    async def sit(self, seat: int, name: str, *, sealed: bool = True) -> None:
        """Takes a seat, with the seal of a seed."""
        self.seeds[seat] = secrets.token_bytes(32)
        sealed = sealed and self.view["settings"]["dice"] == "sealed"
        seal = {"seal": seal_of(self.view["public"], seat, self.seeds[seat])} if sealed else {}
        await self.tell("sit", seat=seat, name=name, **seal)

    async def seal(self) -> None:
        """Seals a seed for each of its seats."""
        for seat in self.you:
            self.seeds[seat] = secrets.token_bytes(32)
            await self.tell("seal", seat=seat, seal=seal_of(self.view["public"], seat, self.seeds[seat]))

    async def reveal(self) -> None:
        """Shows the seeds of its seats, once they are asked for."""
        await self.until(lambda: self.stage != "waiting")
        for seat in self.you:
            place = self.view["seats"][seat]
            if self.stage == "sealing" and place["seal"] and not place["seed"]:
                await self.tell("reveal", seat=seat, seed=self.seeds[seat].hex())

    def my_turn(self) -> bool:
        """Whether the game waits for this device."""
        return self.stage == "playing" and self.game["at"] in self.you

    async def act(self, choose: Choose = first) -> Data:
        """What it says to one choice of its own, when it is asked."""
        await self.until(self.my_turn)
        wanted = choose(self.view, self.legal)
        return await self.do(**wanted)

    async def play(self, choose: Choose = first) -> None:
        """Plays its seats until the table has ended."""
        await self.reveal()
        while True:
            await self.until(lambda: self.my_turn() or self.ended)
            if self.ended:
                return
            answer = await self.act(choose)
            assert answer["ok"] or answer["error"]["code"] == "stale", answer
            if not answer["ok"]:
                await self.until(lambda least=answer["n"]: self.n >= least)  # type: ignore[misc]

    @property
    def ended(self) -> bool:
        """Whether nothing more will be played, and the envelope of its dice is open."""
        return self.stage in ("over", "abandoned") and bool(self.view["secret"] or not self.view["commitment"])


async def table(
    server: Server, rules: object, people: int = 2, bots: tuple[str, ...] = (), **settings: object
) -> list[Client]:
    """The clients of a new table, all seated, before its start; the first of them is the host."""
    tokens = [server.device() for _ in range(people)]
    code = lay(server, tokens[0], rules, ["open"] * people + list(bots), **settings)["code"]
    clients = [server.client(code, token) for token in tokens]
    for seat, client in enumerate(clients):
        await client.join()
        await client.sit(seat, ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")[seat])
    return clients


async def begun(
    server: Server, rules: object, people: int = 2, bots: tuple[str, ...] = (), **settings: object
) -> list[Client]:
    """The clients of a new table whose game has begun."""
    clients = await table(server, rules, people, bots, **settings)
    await clients[0].tell("start")
    for client in clients:
        await client.reveal()
    for client in clients:
        await client.until(lambda each=client: each.stage == "playing")  # type: ignore[misc]
    return clients


async def gone(*clients: Client) -> None:
    """Lets clients go."""
    for client in clients:
        await client.leave()
