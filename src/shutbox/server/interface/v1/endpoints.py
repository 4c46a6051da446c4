"""The handlers of the public interface. The types of its operation check each request before anything is done."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any, Protocol, TypeVar

import msgspec

from shutbox.errors import MOST_SAFE, NotationError, ShutboxError
from shutbox.play import write_record
from shutbox.play.table import OPEN, read_desk, record_of
from shutbox.rules import names
from shutbox.server.http import (
    JSON,
    KEPT,
    NDJSON,
    Answer,
    HttpError,
    Limits,
    Meter,
    Request,
    data_answer,
    encode,
    error_message,
)
from shutbox.server.identity import bearer_of, new_scoped_token, read_code
from shutbox.server.interface.api import Api
from shutbox.server.interface.inquiry import Inquiry, affordable_rules
from shutbox.server.interface.person import Person
from shutbox.server.interface.v1 import request_type as ask
from shutbox.server.interface.v1.operation import OPERATIONS, Operation
from shutbox.server.interface.v1.repetition import Repetitions, read_key
from shutbox.server.store import Store
from shutbox.server.table import Live, Registry, mine
from shutbox.server.think import computation, study
from shutbox.words import Words

Handler = Callable[[Request, str], Awaitable[Answer]]
Work = Callable[["Asked"], Awaitable[Answer]]
Data = dict[str, Any]
B = TypeVar("B")
SPOKEN_VERSION = 2
# What no other client may be shown may still be kept by the one that asked.
OWN = (("cache-control", "private, no-cache"),)
_WHERE = re.compile(r"(.*?) - at `([^`]*)`", re.DOTALL)


class Hall(Protocol):
    """Where clients are connected to tables."""

    def listen(self, request: Request, live: Live, since: int | None, seconds: float) -> Answer:
        """Everything that happens at a table from now on, as a long answer."""

    async def speak(self, request: Request, live: Live, message: Data) -> Data:
        """The answer to one command of a client that is perhaps not connected."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request whose form is right: what it names in its path, its query, its body."""

    request: Request
    part: str
    query: Any
    body: Any


class Endpoints:
    """The handlers of all operations, by route."""

    def __init__(
        self, api: Api, inquiry: Inquiry, person: Person, registry: Registry, store: Store, hall: Hall, words: Words,
        limits: Limits, now: Callable[[], float],
    ) -> None:  # fmt: skip
        self._api = api
        self._inquiry = inquiry
        self._person = person
        self._registry = registry
        self._store = store
        self._hall = hall
        self._words = words
        self._own = Meter(limits.own)
        self._now = now
        self._repetitions = Repetitions(now)
        self._works: dict[str, Work] = {
            "listRules": self._passed("GET", "rules", inquiry.routes),
            "getRules": self._get_rules,
            "checkRules": self._passed("POST", "rules", inquiry.routes),
            "listMoves": self._moves,
            "countLines": self._perft,
            "solve": self._solve,
            "advise": self._advise,
            "analyse": self._passed("POST", "report", inquiry.routes),
            "verify": self._passed("POST", "verify", inquiry.routes),
            "verifyMany": self._verify_many,
            "listRecords": self._records,
            "createToken": self._create_token,
            "getToken": self._token,
            "deleteToken": self._delete_token,
            "createTable": self._create_table,
            "getTable": self._table,
            "getRecord": self._passed("GET", "tables/*/record", api.routes),
            "join": self._join,
            "act": self._act,
            "listen": self._listen,
            "about": self._passed("GET", "about", api.routes),
        }
        self.routes: dict[tuple[str, str], Handler] = {each.route: self._handler(each) for each in OPERATIONS}
        self.routes["GET", "v1/openapi.json"] = self._document
        self._text = files("shutbox").joinpath("openapi.json").read_bytes()

    def _handler(self, operation: Operation) -> Handler:
        """The handler of an operation: it checks the form of a request and the scope of its token first."""
        decoder = msgspec.json.Decoder(operation.body) if operation.body else None
        work = self._works[operation.name]

        async def handle(request: Request, part: str) -> Answer:
            _check_scope(request, operation.scope)
            query = _checked(lambda: msgspec.convert(request.query, operation.query, strict=False))
            body: Any = None
            if decoder is not None and operation.sends == JSON:
                body = _checked(lambda: _body(request, decoder))
            return await work(Asked(request, part, query, body))

        return handle

    def _passed(self, method: str, path: str, routes: dict[tuple[str, str], Handler]) -> Work:
        """The work of a path that was there before, for a request whose form was checked."""

        async def work(asked: Asked) -> Answer:
            return await routes[method, path](asked.request, asked.part)

        return work

    async def _document(self, _request: Request, _: str) -> Answer:
        return Answer(self._text, JSON, headers=KEPT)

    # Rule sets and positions

    async def _get_rules(self, asked: Asked) -> Answer:
        if asked.part not in names():
            raise HttpError("http-path")
        return data_answer(study.rule_data(study.asked_rules(asked.part)), headers=KEPT)

    async def _moves(self, asked: Asked) -> Answer:
        body: ask.MovesRequest = asked.body
        return await self._compute(asked, computation.moves_of, body.position, body.throw)

    async def _perft(self, asked: Asked) -> Answer:
        body: ask.PerftRequest = asked.body
        return await self._compute(asked, computation.count_lines, body.position, body.depth, body.divide)

    async def _solve(self, asked: Asked) -> Answer:
        body: ask.SolveRequest = asked.body
        return await self._compute(asked, computation.value_of, body.position, body.objective, body.distribution)

    async def _advise(self, asked: Asked) -> Answer:
        body: ask.AdviseRequest = asked.body
        return await self._compute(asked, computation.options_at, body.position, body.throw, body.objective)

    async def _compute(self, asked: Asked, work: Callable[..., Data], *arguments: object) -> Answer:
        rules = affordable_rules({"rules": asked.body.rules, "set": asked.body.set}, 1)
        return await self._inquiry.answer(asked.request, work, rules, *arguments)

    # Records

    async def _verify_many(self, asked: Asked) -> Answer:
        """Checks records one after the other; each is one question to the coach."""
        if asked.request.headers.get("content-type", "").split(";")[0].strip().lower() != NDJSON:
            raise HttpError("http-lines")
        lines = [line for line in asked.request.body.split(b"\n") if line.strip()]
        parts = None if asked.request.is_head else self._verified(asked.request, lines)
        return Answer(b"", NDJSON, parts=parts)

    async def _verified(self, request: Request, lines: list[bytes]) -> AsyncGenerator[bytes, None]:
        decoder = msgspec.json.Decoder(ask.RecordRequest)
        for number, line in enumerate(lines, 1):
            try:
                record = _checked(lambda text=line: decoder.decode(text)).record  # type: ignore[misc]
                found = await self._inquiry.think(request, study.verification, record)
            except ShutboxError as error:
                found = {"ok": False, "error": error_message(error, self._words)}
            yield encode({"v": 1, "line": number} | found) + b"\n"

    async def _records(self, asked: Asked) -> Answer:
        """The records of the games of a device, table by table."""
        request = asked.request
        request.meters["own"] = self._own, request.holder
        if not self._own.allows(request.holder, self._now()):
            raise HttpError("http-too-many")
        return Answer(b"", NDJSON, parts=None if request.is_head else self._kept(request.holder))

    async def _kept(self, holder: str) -> AsyncGenerator[bytes, None]:
        after = 0
        while rows := await self._store.belongings(holder, after):
            for row in rows:
                after = row.id
                entries = (await self._store.entries(row.id))[: row.count]
                if line := await asyncio.to_thread(_record_line, row.public, entries):
                    yield line

    # Tokens

    async def _create_token(self, asked: Asked) -> Answer:
        body: ask.TokenRequest = asked.body
        self._api.check_creation(asked.request)
        token = new_scoped_token(body.scopes)
        bearer = bearer_of(token)
        assert bearer is not None
        await self._store.remember(bearer.holder)
        return data_answer({"token": token, "device": bearer.holder, "scopes": list(bearer.scopes)}, 201)

    async def _token(self, asked: Asked) -> Answer:
        return data_answer({"device": asked.request.holder, "scopes": list(asked.request.scopes)})

    async def _delete_token(self, asked: Asked) -> Answer:
        if asked.part != asked.request.holder:
            raise HttpError("forget-device")
        return await self._person.forget(asked.request)

    # Tables

    async def _create_table(self, asked: Asked) -> Answer:
        create = self._api.routes["POST", "tables"]
        return await self._repetitions.once(asked.request, lambda: create(asked.request, ""))

    async def _live(self, asked: Asked) -> Live:
        code = read_code(asked.part)
        if code is None:
            raise HttpError("table-unknown")
        return await self._registry.live(code)

    async def _table(self, asked: Asked) -> Answer:
        request = replace(asked.request, query={"v": str(SPOKEN_VERSION)})
        return replace(await self._api.routes["GET", "tables/*"](request, asked.part), headers=OWN)

    async def _join(self, asked: Asked) -> Answer:
        """Takes a seat: the one that is named, or the first open one."""
        body, live = asked.body, await self._live(asked)
        key = read_key(asked.request) or secrets.token_hex(8)
        seat = body.seat if body.seat is not None else _open_seat(live)
        if f"{asked.request.holder}:{key}" in live.desk.answers:
            seat = next(iter(live.seats_of(asked.request.holder)), seat)
        seal = {"seal": body.seal} if body.seal else {}
        done = await self._say(asked, live, key, {"do": "sit", "seat": seat, "name": body.name, **seal})
        return data_answer({**done, "seat": seat})

    async def _act(self, asked: Asked) -> Answer:
        """Gives a command; its key is its id at the table."""
        command, live = asked.request.data(), await self._live(asked)
        unknown = [key for key in ("id", "v") if key in command]
        if unknown or command.get("do") == "hint":
            raise HttpError("request-field", where=unknown[0] if unknown else "do", why="not possible here")
        return data_answer(await self._say(asked, live, read_key(asked.request) or secrets.token_hex(8), command))

    async def _say(self, asked: Asked, live: Live, key: str, command: Data) -> Data:
        """The acknowledgement of a command; raises if it is refused."""
        message = {"n": live.desk.n, **command, "v": SPOKEN_VERSION, "id": key}
        answer = await self._hall.speak(asked.request, live, message)
        if not answer["ok"]:
            raise _refusal(answer["error"]["code"], answer["error"]["arguments"])
        return {key: value for key, value in answer.items() if key != "v"} | mine(live, asked.request.holder)

    async def _listen(self, asked: Asked) -> Answer:
        body: ask.EventsRequest = asked.query
        return self._hall.listen(asked.request, await self._live(asked), body.since, body.seconds)


def _body(request: Request, decoder: msgspec.json.Decoder[B]) -> B:
    """The body of a request in its form; to JSON Schema 2.0 is a whole number, and so it is here."""
    data = request.data()
    try:
        return decoder.decode(request.body or b"{}")
    except msgspec.ValidationError as error:
        if "got `float`" not in str(error):
            raise
    request.body = encode(_with_whole_numbers(data))
    return decoder.decode(request.body)


def _with_whole_numbers(value: Any) -> Any:
    match value:
        case dict():
            return {key: _with_whole_numbers(each) for key, each in value.items()}
        case list():
            return [_with_whole_numbers(each) for each in value]
        case float() if value.is_integer() and abs(value) <= MOST_SAFE:
            return int(value)
        case _:
            return value


def _refusal(code: str, arguments: Data) -> ShutboxError:
    """The error that a table has answered with."""
    return ShutboxError(code, **arguments)


def _open_seat(live: Live) -> int:
    seat = next((seat for seat, place in enumerate(live.table.places) if place.kind == OPEN), None)
    if seat is None:
        raise HttpError("seats-taken")
    return seat


def _check_scope(request: Request, scope: str | None) -> None:
    """Raises unless the token of a request may be used for this."""
    if scope is None:
        return
    if not request.holder:
        raise HttpError("device-unknown")
    if scope and scope not in request.scopes:
        raise HttpError("token-scope", scope=scope, scopes=list(request.scopes))


def _checked(read: Callable[[], B]) -> B:
    """What was read; raises in our own words if it has not the form that was asked for."""
    try:
        return read()
    except msgspec.ValidationError as error:
        found = _WHERE.fullmatch(str(error))
        why, where = (found[1], found[2]) if found else (str(error), "$")
        raise HttpError("request-field", where=where[:80], why=why[:200]) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise NotationError("wire-json") from None


def _record_line(public: str, entries: list[bytes]) -> bytes:
    """The record of a table as a line; empty if there is none, or if the table is damaged."""
    try:
        record = record_of(read_desk(entries).table)
    except ShutboxError:
        return b""
    if record is None:
        return b""
    return encode({"v": 1, "table": public, "over": record.game.over, "record": write_record(record)}) + b"\n"
