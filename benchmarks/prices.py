"""What each message and each request costs the event loop of a server, with the worst body that a search finds.

A server is put together in this process from its real parts, without a network: requests are given to its router,
messages to its hub, and sockets write to nowhere. A price is the processor time of the thread of the loop until the
answer is there, so it depends little on what else the machine does; it is compared with that of a fixed piece of
Python in the same moment. Threads and workers, where long work is done, are not part of it.

Every message and every path has an entry in `MESSAGES` or `PATHS`: bodies from which the search begins. It changes
them at random, always what was the dearest so far.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any, cast

from shutbox.play.classroom import Classroom, Join, Next
from shutbox.play.table import Desk
from shutbox.rules import Memory, Throw, TurnRules, moves, named, to_data
from shutbox.server import Background, Hub, Router, Tables, tables
from shutbox.server.http import UNLIMITED, Doorkeeper, Log, Metrics, home_policy, written_parts
from shutbox.server.identity import Devices, holder_of, new_token
from shutbox.server.interface import Admin, Api, Inquiry, Pages, Person, Teaching
from shutbox.server.interface.v1 import Endpoints
from shutbox.server.socket import Socket
from shutbox.server.store import Addition, Store, open_store
from shutbox.server.table import Bots, Chronicler, Live
from shutbox.server.think import Thinker
from shutbox.words import Words

Data = dict[str, Any]
# The most that a message or a request may cost the loop.
MOST = 0.005
# What the piece takes on the machine for which the limit is given: two cores of a small server, in 2026.
PIECE = 0.0012
HOST, GUESTS = "127.0.0.1", 60
TABLES = ("waiting", "seated", "sealed", "playing", "throwing", "long")
LONG = 1_000
# Any dice and any tiles: the longest texts that a message may have, and numbers at the end of what is allowed.
TEXTS = (
    "",
    "x",
    "9" * 1500,
    "1+" * 700 + "1",
    "é" * 60,
    "\U0001f3b2" * 40,
    "order:" + "1," * 600 + "1",
    "total:" + "9" * 199,
)
NUMBERS = (-1, 0, 1, 2, 11, 12, 999, 1000, 2**53, 10**30, 10**300, 1.5, True)
# The pupil who comes into the classroom while it is measured.
LATE = 59
# Nearly the most moves that a live table may have.
DEAR = {"name": "dear", "box": [[1]] * 8 + [[2]] * 2, "dice": 2, "faces": 6, "format": "running", "rounds": 9}


def piece() -> float:
    """The processor time of a fixed piece of Python."""
    begun = thread_time()
    kept = {number: (number, str(number)) for number in range(10_000)}
    sum(len(text) + number for number, text in sorted(kept.values(), reverse=True))
    return thread_time() - begun


def caches() -> list[Callable[[], object]]:
    """What empties each cache of rules, games and messages: whoever makes new rules meets empty ones."""
    found: list[Callable[[], object]] = []
    for name, module in list(sys.modules.items()):
        if name.startswith(("shutbox.rules.", "shutbox.play.", "shutbox.server.http.wire")) and "catalog" not in name:
            found += [each.cache_clear for each in vars(module).values() if hasattr(each, "cache_clear")]
            found += [each.found.clear for each in vars(module).values() if isinstance(each, Memory)]
    return found


class Nowhere:
    """A transport that writes to nobody."""

    def __init__(self) -> None:
        self.sent = 0

    def write(self, content: bytes) -> None:
        """Counts what is written."""
        self.sent += len(content)

    def __getattr__(self, name: str) -> Any:
        values = {"get_write_buffer_size": 0, "is_closing": False}
        return lambda *_, **__: values.get(name)


class Here(Thinker):
    """A thinker that works in a thread of this process, so that its answers are real and its time is not the loop's."""

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[str, Any] = {}

    async def think(self, work: Callable[..., Any], *arguments: object, **_: Any) -> Any:
        """The result of the work, done aside and once."""
        key = repr((work, arguments))
        if key not in self._known:
            self._known[key] = await asyncio.to_thread(work, *arguments)
        await asyncio.sleep(0)
        return self._known[key]


class Forgetful(Store):
    """A store that takes entries and keeps none once all is laid, so that a table can be measured again and again."""

    laid = False

    def append(self, addition: Addition) -> asyncio.Future[int]:
        """Goes all the way to the thread of the store and back."""
        if not self.laid:
            return super().append(addition)
        return self._writer.ask(lambda _: addition.before + len(addition.bodies))


@dataclass
class Place:
    """A server in this process, and the tables at which messages are measured."""

    store: Store
    live: Tables
    hub: Hub
    router: Router
    routes: dict[tuple[str, str], Any]
    token: str
    admin: str
    codes: dict[str, str] = field(default_factory=dict)
    desks: dict[str, Desk] = field(default_factory=dict)
    dealers: dict[str, Any] = field(default_factory=dict)
    lessons: dict[str, tuple[Classroom, int]] = field(default_factory=dict)
    caches: list[Callable[[], object]] = field(default_factory=caches)

    @property
    def holder(self) -> str:
        """The id of the device that asks."""
        return str(holder_of(self.token))

    async def table(self, name: str) -> Live:
        """A table as it was at first, with a fresh memory of what its views say."""
        live = await self.live.registry.live(self.codes[name])
        desk = self.desks[name]
        live.desk = Desk(desk.table, desk.n, dict(desk.answers))
        live.parts, live.history, live.vouch = written_parts(), None, None
        live.lock, live.dealer = asyncio.Lock(), self.dealers[name]
        return live

    def socket(self, live: Live, holder: str) -> Socket:
        """A connected client of a table."""
        socket = Socket(self.hub, server_state=None)
        socket._transport = cast(asyncio.Transport, Nowhere())
        socket.live, socket.holder = live, holder
        live.sockets.add(socket)
        return socket


async def place(folder: Path, words: Words) -> Place:
    """A server on a new store in a folder."""
    opened = await open_store(folder)
    store = Forgetful(opened.path, opened._writer, opened._lock, opened.key)
    log, metrics, policy, limits = Log(), Metrics(), home_policy((), HOST), UNLIMITED
    background, thinker, now = Background(log, metrics), Here(), asyncio.get_running_loop().time
    live = tables(store, thinker, Bots(thinker, thinker), background, metrics, log, words)
    devices, chronicler = Devices(store, now), Chronicler()
    doorkeeper = Doorkeeper(limits, metrics, words)
    parts = live.registry, live.executor, live.presence
    hub = Hub(*parts, devices, policy, live.school, limits, metrics, log, words, doorkeeper)
    api = Api(live.registry, live.executor, chronicler, store, limits, policy, now)
    inquiry, person = Inquiry(live.registry, chronicler, thinker, limits, now), Person(store, _no_device, limits, now)
    routes = api.routes | inquiry.routes | person.routes | Teaching(live.school, api, limits, policy, now).routes
    routes |= Endpoints(api, inquiry, person, live.registry, store, hub, words, limits, now).routes
    admin_token = new_token()
    admin = Admin(store, admin_token, _nobody)
    pages = Pages(live.registry, policy, api.may_guess, api.guessed)
    home = live.school.home
    router = Router(routes, pages, admin, devices, policy, home, limits, metrics, log, words, lambda: {"sockets": 1.0})
    token = new_token()
    await store.remember(str(holder_of(token)))
    made = Place(store, live, hub, router, routes, token, admin_token)
    await _lay(made)
    await _open_classroom(made)
    store.laid = True
    return made


async def _no_device(_: str, __: set[str]) -> None:
    """Nothing is forgotten in memory."""


async def _nobody(_: set[str]) -> None:
    """Tells nobody what was forgotten."""


async def _lay(made: Place) -> None:
    """Lays tables: one that waits, one about to begin, one with sealed dice, two with many moves, and a long one."""
    asked = {
        "waiting": ("shut-the-box", ["open"] * 12, {}),
        "seated": ("shut-the-box", ["open"] * 12, {}),
        "sealed": ("nine", ["open"] * 2, {}),
        "playing": (DEAR, ["open", "open"], {"dice": "typed", "undo": True}),
        "throwing": (DEAR, ["open", "open"], {"dice": "typed", "undo": True}),
        "long": ("nine", ["open"], {"dice": "typed", "undo": True, "coach": "each"}),
    }
    for name, (rules, seats, settings) in asked.items():
        body = {"rules": rules, "seats": seats, "settings": settings}
        status, answer = await request(made, "POST", "/api/tables", body)
        assert status == 201, answer
        made.codes[name] = json.loads(answer)["code"].replace("-", "")
        live = await made.live.registry.live(json.loads(answer)["code"].replace("-", ""))
        if name != "waiting":
            await _play(made, live, name)
        made.desks[name], made.dealers[name] = live.desk, live.dealer
        holder = made.holder
        for number in range(GUESTS):
            made.socket(live, holder if number == 0 else f"{number:032x}")


async def _open_classroom(made: Place) -> None:
    """Opens a classroom in its first round, with one pupil less than it can have; this device is the teacher."""
    body = {"title": "n" * 24, "rounds": 20, "expected": 60}
    status, answer = await request(made, "POST", "/api/classrooms", body)
    assert status == 201, answer
    data = json.loads(answer)
    made.codes["classroom"], made.codes["key"] = data["code"], data["key"]
    lesson = await made.live.school.find(data["code"])
    for number in range(LATE):
        await made.live.school.perform(lesson, f"{number:032x}", Join(f"{'n' * 20}{number}"))
    await made.live.school.perform(lesson, made.holder, Next(1))
    for holder in (made.holder, *(f"{number:032x}" for number in range(LATE + 1))):
        socket = Socket(made.hub, server_state=None)
        socket._transport = cast(asyncio.Transport, Nowhere())
        socket.lesson, socket.holder = lesson, holder
        lesson.sockets.add(socket)


async def _play(made: Place, live: Live, name: str) -> None:
    """Begins a game: one with a throw that allows many moves, or one of many entries."""
    first = next(iter(live.sockets), None) or made.socket(live, made.holder)
    wishes: list[Data] = [{"do": "sit", "seat": seat, "name": f"Name {seat}"} for seat in range(len(live.table.places))]
    wishes += [{"do": "start", "without_seals": True}] if name != "seated" else []
    faces = _dearest(live.table.rules.turn)
    wishes += [{"do": "report", "faces": faces}] if name in ("playing", "long") else []
    wishes += [{"do": "play", "word": "undo"}, {"do": "report", "faces": faces}] * (LONG // 2 if name == "long" else 0)
    for number, wish in enumerate(wishes):
        message = {"v": 1, "id": f"p{number}", "n": live.desk.n, **wish}
        await made.live.executor.command(live, first, message)
    assert live.desk.n >= len(wishes), (live.desk.n, len(wishes))


def _dearest(turn: TurnRules) -> list[int]:
    """The throw with the most moves at the start."""
    throws: list[Throw] = [(low, high) for high in range(1, turn.faces + 1) for low in range(1, high + 1)]

    def many(throw: Throw) -> int:
        return len(moves(turn, turn.set_up, throw))

    dearest: Throw = max(throws, key=many)
    return list(dearest)


async def request(made: Place, method: str, path: str, body: object = None, query: str = "") -> tuple[int, bytes]:
    """The answer to a request: its status and its body."""
    content = b"" if body is None else json.dumps(body).encode()
    token = made.admin if path.startswith("/admin/") else made.token
    headers = [(b"host", HOST.encode()), (b"content-type", b"application/json"), (b"accept-encoding", b"gzip")]
    headers.append((b"authorization", f"Bearer {token}".encode()))
    scope = {"type": "http", "method": method, "path": path, "query_string": query.encode(), "headers": headers}
    sent: list[Data] = []

    given = iter([{"type": "http.request", "body": content, "more_body": False}])

    async def receive() -> Data:
        # Whoever has sent the request has gone, so that no long answer goes on.
        return next(given, {"type": "http.disconnect"})

    async def send(message: Data) -> None:
        sent.append(message)

    await made.router({**scope, "client": (HOST, 1)}, receive, send)
    return sent[0]["status"], sent[1]["body"]


# What is measured


@dataclass(frozen=True)
class Item:
    """Something that a client can send: bodies to begin with, and how one of them is sent."""

    name: str
    bodies: tuple[Any, ...]
    send: Callable[[Place, Any], Awaitable[Callable[[], Awaitable[object]]]]
    most: int


def _message(do: str, *bodies: Data) -> Item:
    """A message of the socket, at each table in turn."""
    begun = [{"v": 1, "id": "x" * 40, "n": 0, "do": do, **body} for body in bodies or ({},)]
    each = tuple({"table": name, **body} for name in TABLES for body in begun)

    async def send(made: Place, body: Any) -> Callable[[], Awaitable[object]]:
        live = await made.table(body.get("table", "playing"))
        socket = next(each for each in live.sockets if each.holder == made.holder)
        seen = {"n": live.desk.n} if body.get("n") == 0 and do != "since" else {}
        text = json.dumps({key: value for key, value in (body | seen).items() if key != "table"}).encode()
        return lambda: made.hub.receive(socket, text)

    return Item(do, each, send, 4096)


def _wish(do: str, *bodies: Data, pupil: int | None = None) -> Item:
    """A message in a classroom, of its teacher or a pupil; each is a new command in the state of the beginning."""

    async def send(made: Place, body: Any) -> Callable[[], Awaitable[object]]:
        lesson = await made.live.school.find(made.codes["classroom"])
        who = made.holder if pupil is None else f"{pupil:032x}"
        socket = next(each for each in lesson.sockets if each.holder == who)
        before, n = made.lessons.setdefault("classroom", (lesson.classroom, lesson.n))
        lesson.classroom, lesson.n = before, n
        lesson.answers.clear()
        text = json.dumps({"v": 1, "id": "x" * 40, "do": do, **body}).encode()
        return lambda: made.hub.receive(socket, text)

    return Item(f"classroom {do}", bodies or ({},), send, 4096)


def _path(method: str, pattern: str, *bodies: Any) -> Item:
    """A request; `*` stands for the code of each table in turn."""
    begun = bodies or ({},)
    names = TABLES if "*" in pattern else ("",)
    each = tuple({"table": name, "body": body} for name in names for body in begun)

    async def send(made: Place, body: Any) -> Callable[[], Awaitable[object]]:
        name = body.get("table", "")
        if name:
            await made.table(name)
        room = made.codes["classroom"] if "classrooms/" in pattern else ""
        path = pattern.replace("*", room or made.codes.get(name, "x"))
        return lambda: request(made, method, path, body.get("body") if method == "POST" else None, _query(body))

    return Item(f"{method} {pattern}", each, send, 65_536)


def _query(body: Data) -> str:
    """The query of a GET request: the texts and numbers of its body."""
    given = body.get("body")
    pairs = given.items() if isinstance(given, dict) else ()
    return "&".join(f"{key}={value}" for key, value in pairs if isinstance(value, str | int))[:4000]


SEAL = "ab" * 32
RULES = ("nine", "double-shutter", "last-one-standing", DEAR, to_data(named("double-shutter"), whole=True))
RECORD = {"record": "shutbox 1\n" + "x" * 60_000}
_SEATS = ({"seat": 0}, {"seat": 11})
MESSAGES = {
    item.name: item
    for item in (
        _message("sit", *({**seat, "name": "n" * 40, "seal": SEAL} for seat in _SEATS)),
        _message("seal", *({**seat, "seal": SEAL} for seat in _SEATS)),
        _message("stand", *_SEATS),
        _message("remove", *_SEATS),
        _message("fill", *({**seat, "bot": "perfect", "name": "n" * 40} for seat in _SEATS)),
        _message("return", *_SEATS),
        _message("start", {}, {"without_seals": True}),
        _message("reveal", *({**seat, "seed": SEAL} for seat in _SEATS)),
        _message("throw", {"dice": 1}, {"dice": 2}),
        _message("report", {"faces": [3, 4]}, {"faces": [1] * 900}, {"sum": 12}, {"faces": [1, 1], "hold": True}),
        _message("lay", *({"word": word, "dice": 2} for word in ("1", "1+1", "1@1+2@9", "2@9+2@10", *TEXTS))),
        _message("play", *({"word": word} for word in ("undo", "1+1", "1@1+2@9", "end", *TEXTS))),
        _message(
            "correct",
            *(
                {**seat, "round": number, "turn": 0, "word": word, "cut": cut}
                for seat in _SEATS
                for number in (1, 900)
                for word in ("total:17", "total:0", TEXTS[0])
                for cut in (False, True)
            ),
        ),
        _message("rename", *({**seat, "name": "n" * 40} for seat in _SEATS)),
        _message("order", {"seats": [1, 0]}, {"seats": list(range(900))}),
        _message("leave", *_SEATS),
        _message("hint"),
        _message("close"),
        _message("rematch"),
        _message("again", {}, {"yes": False}),
        _message("since", {"n": 0}, {"n": 10**30}),
        _message("ping", {"id": "x" * 3000}),
        _message("say", {"seat": 0, "say": "luck"}, {"seat": 0, "say": "nudge"}, {"seat": 11, "say": "x" * 3000}),
        _message("nothing", {"what": [[]] * 500}),
    )
}
LESSONS = {
    item.name: item
    for item in (
        _wish("join", {"name": "n" * 24}, {"name": "e\u0301" * 90}, pupil=LATE),
        _wish("rename", {"pupil": 0, "name": "m" * 24}),
        _wish("remove", {"pupil": 0}),
        _wish("switch", {"option": "exact", "on": True}, {"option": "x" * 200, "on": False}),
        _wish("next", {"round": 2}),
        _wish("predict", {"total": 12}, pupil=0),
        _wish("part", {"pupil": 0}, pupil=0),
        _wish("pause", {"on": True}),
        _wish("finish", {"round": 1}),
    )
}
PATHS = {
    item.name: item
    for item in (
        _path("POST", "/api/devices", {"cookie": False}, {"cookie": True}),
        _path("POST", "/api/tables", *({"rules": each, "seats": ["open"] * 12, "settings": {}} for each in RULES)),
        _path("GET", "/api/tables/*", {"v": "1"}),
        _path("GET", "/api/tables/*/record"),
        _path("GET", "/api/tables/*/story"),
        _path("GET", "/api/tables/*/times"),
        _path("GET", "/api/tables/*/qr"),
        _path("GET", "/api/tables/*/seal"),
        _path("GET", "/api/key"),
        _path("POST", "/api/tables/*/spoken"),
        _path("POST", "/api/tables/*/transfer", {"seat": 0}),
        _path("POST", "/api/transfers", {"code": "x" * 60_000, "transfer": "y" * 1000}),
        _path("POST", "/api/spoken", {"spoken": "123456"}, {"spoken": "1" * 60_000}),
        _path("GET", "/api/mine"),
        _path("GET", "/api/export", {"after": 0}),
        # A device that really deletes itself could ask for nothing more.
        _path("POST", "/api/forget", {"device": "x" * 60_000}),
        _path("GET", "/api/log", {"last": 1000}, {"from": 1}),
        _path("GET", "/api/about"),
        _path("GET", "/api/rules"),
        _path("POST", "/api/rules", *({"rules": each, "set": {"rounds": 3}} for each in RULES)),
        _path("GET", "/api/tables/*/report"),
        _path("POST", "/api/report", RECORD),
        _path("GET", "/api/tables/*/booklet"),
        _path("POST", "/api/booklet", RECORD),
        _path("GET", "/api/tables/*/report.html", {"lang": "ru"}),
        _path("POST", "/api/explore", {"rules": "nine", "position": "123", "throw": [1, 2]}, {"rules": DEAR}),
        _path("POST", "/api/measure", {"rules": "nine", "players": 2, "part": "turn"}),
        _path("POST", "/api/handout", {"rules": "nine"}),
        _path("POST", "/api/exercises", {"rules": "nine", "players": 2, "count": 1}),
        _path("POST", "/api/mistakes", RECORD),
        _path("GET", "/api/daily"),
        _path("POST", "/api/verify", RECORD),
        _path("GET", "/api/v1/rules"),
        _path("GET", "/api/v1/rules/*"),
        _path("POST", "/api/v1/rules", *({"rules": each, "set": {"rounds": 3}} for each in RULES)),
        _path("POST", "/api/v1/moves", *({"rules": each, "position": "123456789", "throw": [3, 5]} for each in RULES)),
        _path("POST", "/api/v1/perft", *({"rules": each, "depth": 2, "divide": True} for each in RULES)),
        _path("POST", "/api/v1/solve", *({"rules": each, "distribution": True} for each in RULES)),
        _path("POST", "/api/v1/advise", *({"rules": each, "position": "123456789"} for each in RULES)),
        _path("POST", "/api/v1/analyse", RECORD),
        _path("POST", "/api/v1/verify", RECORD),
        _path("POST", "/api/v1/records", RECORD),
        _path("GET", "/api/v1/records"),
        _path("POST", "/api/v1/tokens", {"scopes": ["create", "play", "watch"]}, {"scopes": ["x" * 1000] * 900}),
        _path("GET", "/api/v1/tokens"),
        _path("DELETE", "/api/v1/tokens/*"),
        _path("POST", "/api/v1/tables", *({"rules": each, "seats": ["open"] * 12} for each in RULES)),
        _path("GET", "/api/v1/tables/*"),
        _path("GET", "/api/v1/tables/*/record"),
        _path("POST", "/api/v1/tables/*/seats", {"name": "n" * 40, "seal": SEAL}, {"name": "n" * 40, "seat": 11}),
        _path(
            "POST",
            "/api/v1/tables/*/commands",
            {"do": "throw", "dice": 2},
            *({"do": "play", "word": word} for word in TEXTS),
        ),
        _path("GET", "/api/v1/tables/*/events", {"seconds": 0}, {"seconds": 0, "since": 0}),
        _path("GET", "/api/v1/about"),
        _path("GET", "/api/v1/openapi.json"),
        _path("POST", "/api/classrooms", *({"title": "x", "rules": each, "options": {}} for each in RULES)),
        _path("GET", "/api/classrooms/*"),
        _path("POST", "/api/classrooms/*/teach", {"key": "x" * 60_000}),
        _path("POST", "/api/classrooms/*/remote", {"key": "x" * 60_000}),
        _path("GET", "/api/classrooms/*/qr"),
        _path("GET", "/api/classrooms/*/csv"),
        _path("GET", "/"),
        _path("GET", "/t/x"),
        _path("GET", "/t/*"),
        _path("GET", "/t/*/report"),
        _path("GET", "/health"),
        _path("GET", "/metrics"),
        _path("GET", "/nowhere"),
        _path("POST", "/admin/forget", {"table": "x" * 60_000, "dry": True}, {"days": 0, "dry": True}),
        _path("POST", "/admin/backup", {"path": "x" * 60_000}),
    )
}


# The search


def mutant(body: Any, chance: Random) -> Any:
    """A body with one value somewhere in it changed."""
    changed = deepcopy(body)
    spots = [(key, changed) for key in changed if key != "table"]
    for _ in range(chance.randrange(4)):
        key, within = chance.choice(spots)
        inner = within[key]
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner))) if isinstance(inner, list) else []
        if not keys:
            break
        spots = [(each, inner) for each in keys]
    key, within = chance.choice(spots)
    within[key] = _other(within[key], chance)
    return changed


def _other(value: Any, chance: Random) -> Any:
    """Another value in the place of one, of the same kind more often than not."""
    size = chance.choice((1, 2, 12, 100, 900, 3000, 20_000))
    kinds: list[Callable[[], Any]] = [
        lambda: chance.choice(TEXTS),
        lambda: chance.choice(NUMBERS),
        lambda: [value] * min(size, 900),
        lambda: {f"key{number}": value for number in range(min(size, 900))},
        lambda: chance.choice('xé1,+"\\') * size,
        lambda: chance.choice(RULES),
        lambda: None,
    ]
    if isinstance(value, str):
        kinds += [lambda: value * chance.choice((2, 3, 10)), lambda: value[: len(value) // 2]] * 2
    if isinstance(value, int):
        kinds += [lambda: value + chance.choice((-1, 1, 10)), lambda: chance.choice(NUMBERS)] * 2
    return chance.choice(kinds)()


@dataclass(frozen=True)
class Price:
    """What the dearest body found for an item costs, in seconds of the machine for which the limit is given."""

    name: str
    seconds: float
    tries: int
    body: Any


async def once(made: Place, item: Item, body: Any) -> float:
    """The processor time that a body takes of the loop; 0 if it is too long to be sent."""
    if len(json.dumps(body)) > item.most:
        return 0.0
    work = await item.send(made, body)
    for empty in made.caches:
        empty()
    begun = thread_time()
    await work()
    took = thread_time() - begun
    # What goes on in the background, like advice, is done before the next one.
    await asyncio.sleep(0)
    return took


async def twice(made: Place, item: Item, body: Any) -> float:
    """The lesser of two measurements, because any single one may be disturbed."""
    return min(await once(made, item, body), await once(made, item, body))


async def priced(made: Place, item: Item, rounds: int, chance: Random) -> Price:
    """The price of the dearest body that a search finds: all bodies to begin with, then changes of the dearest."""
    for body in item.bodies:
        # The first time something is imported or made for good.
        await once(made, item, body)
    found = [(await twice(made, item, body), number, body) for number, body in enumerate(item.bodies)]
    worst, _, body = max(found, key=lambda each: each[:2])
    for _ in range(rounds):
        other = mutant(body, chance)
        if await once(made, item, other) > worst and (took := await twice(made, item, other)) > worst:
            worst, body = took, other
    # A single measurement may have been disturbed: the least of several has not.
    scale = PIECE / min(piece() for _ in range(5))
    least = min([await once(made, item, body) for _ in range(5)])
    return Price(item.name, least * scale, len(found) + rounds, body)


async def prices(rounds: int, seed: int = 1, names: tuple[str, ...] = ()) -> list[Price]:
    """The prices of all messages and paths, or of some."""
    with tempfile.TemporaryDirectory() as folder:
        made = await place(Path(folder), Words())
        chance = Random(seed)
        gc.collect()
        gc.disable()
        try:
            items = [
                item
                for item in (*MESSAGES.values(), *LESSONS.values(), *PATHS.values())
                if not names or item.name in names
            ]
            return [await priced(made, item, rounds, chance) for item in items]
        finally:
            gc.enable()
            await made.store.close()
