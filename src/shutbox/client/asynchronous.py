"""A client for asyncio."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Mapping, Sequence
from contextlib import aclosing, asynccontextmanager
from types import TracebackType
from typing import Self, cast
from urllib.parse import urlsplit

from shutbox.client.bot_seat import OVERTAKEN, BotSeat, Choose
from shutbox.client.call import (
    BUSY,
    PATIENCE,
    SILENCE,
    TRIES,
    ApiError,
    Call,
    RuleSet,
    command,
    faces,
    get,
    post,
    post_lines,
    refusal,
    rules_call,
    table_path,
    waiting_seconds,
)
from shutbox.client.document_type import Data, Done, Forgotten, Holder, KeptRecord, NewTable, NewToken, Seated
from shutbox.client.measured_loss import Loss, measured_loss
from shutbox.client.reply import Reply, opened

Changes = Mapping[str, object] | None


class AsyncClient:
    """A server as a program sees it. Each request has a connection of its own, so many can be under way."""

    def __init__(self, server: str, token: str = "") -> None:
        parts = urlsplit(server)
        self._secure, self._place = parts.scheme == "https", parts.netloc or parts.path
        self.token = token

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        """Does nothing, because no connection is kept."""

    @asynccontextmanager
    async def _reply(self, call: Call) -> AsyncIterator[Reply]:
        context = ssl.create_default_context() if self._secure else None
        async with opened(self._place, context, call, call.head(self.token), SILENCE) as reply:
            yield reply

    async def _data(self, call: Call) -> Data:
        found: Data = json.loads(await self._answer(call))
        return found

    async def _answer(self, call: Call) -> bytes:
        """The answer to a request, which is sent again if it got none or the server was busy."""
        waited, tried = 0.0, 0
        while True:
            try:
                async with self._reply(call) as reply:
                    body = await reply.read()
            except OSError:
                tried += 1
                if tried >= TRIES:
                    raise
                await asyncio.sleep(waiting_seconds(None, tried))
                continue
            if reply.status not in BUSY or waited >= PATIENCE:
                if reply.status >= 400:
                    raise refusal(reply.status, body)
                return body
            pause = waiting_seconds(reply.headers.get("retry-after"), 0)
            waited += pause
            await asyncio.sleep(pause)

    async def _lines(self, call: Call, *, retry: bool = True) -> AsyncGenerator[Data, None]:
        """The documents in the lines of a long answer."""
        waited = 0.0
        while True:
            async with self._reply(call) as reply:
                if reply.status < 400:
                    async for line in reply.lines():
                        if line.strip():
                            yield json.loads(line)
                    return
                body, seconds = await reply.read(), reply.headers.get("retry-after")
            if reply.status not in BUSY or waited >= PATIENCE or not (retry or seconds):
                raise refusal(reply.status, body)
            pause = waiting_seconds(seconds, 0)
            waited += pause
            await asyncio.sleep(pause)

    # The server and its rule sets

    async def about(self) -> Data:
        """Version, rule sets, bots and address of the server."""
        return await self._data(get("about"))

    async def rules(self) -> list[Data]:
        """Every rule set of the catalogue."""
        found: list[Data] = (await self._data(get("rules")))["rules"]
        return found

    async def check_rules(self, rules: RuleSet, changes: Changes = None) -> Data:
        """A rule set with all its settings; raises with every fault if it cannot be played."""
        return await self._data(rules_call("rules", rules, changes))

    # Positions

    async def moves(self, rules: RuleSet, position: str, throw: Sequence[int], changes: Changes = None) -> Data:
        """The legal moves of a throw."""
        return await self._data(rules_call("moves", rules, changes, position=position, throw=faces(throw)))

    async def perft(
        self, rules: RuleSet, depth: int, position: str | None = None, *, divide: bool = False, changes: Changes = None
    ) -> Data:
        """The number of sequences of throws and moves."""
        call = rules_call("perft", rules, changes, depth=depth, position=position, divide=divide)
        return await self._data(call)

    async def solve(
        self, rules: RuleSet, position: str | None = None, objective: str = "mean", *, distribution: bool = False,
        changes: Changes = None,
    ) -> Data:  # fmt: skip
        """What a position of a turn is worth."""
        more = {"position": position, "objective": objective, "distribution": distribution}
        return await self._data(rules_call("solve", rules, changes, **more))

    async def advise(
        self, rules: RuleSet, position: str, throw: Sequence[int] | None = None, objective: str = "mean",
        changes: Changes = None,
    ) -> Data:  # fmt: skip
        """The options at a position, best first."""
        more = {"position": position, "throw": faces(throw), "objective": objective}
        return await self._data(rules_call("advise", rules, changes, **more))

    # Records

    async def analyse(self, record: str) -> Data:
        """The coach's report of a game."""
        return await self._data(post("analyse", {"record": record}))

    async def verify(self, record: str) -> Data:
        """Whether a record is whole, and what its dice show."""
        return await self._data(post("verify", {"record": record}))

    async def verify_many(self, records: Iterable[str]) -> AsyncGenerator[Data, None]:
        """What `verify` says to each record, in order; all of them together have at most 64 KiB."""
        async for line in self._lines(post_lines("records", ({"record": each} for each in records))):
            yield line

    async def records(self) -> AsyncGenerator[KeptRecord, None]:
        """The records of the games of this token."""
        async for line in self._lines(get("records")):
            yield cast(KeptRecord, line)

    async def loss(self, name: str) -> Loss:
        """How much the choices of this token's games under a name have cost, with bounds."""
        reports = [await self.analyse(each["record"]) async for each in self.records() if each["over"]]
        return measured_loss(reports, name)

    # Tokens

    async def create_token(self, *scopes: str) -> NewToken:
        """A new token with these scopes, which this client uses from now on."""
        found = cast(NewToken, await self._data(post("tokens", {"scopes": list(scopes)})))
        self.token = found["token"]
        return found

    async def holder(self) -> Holder:
        """What the token may do, and whose it is."""
        return cast(Holder, await self._data(get("tokens")))

    async def delete_token(self) -> Forgotten:
        """Deletes the token, and everything that the server keeps about it."""
        device = (await self.holder())["device"]
        return cast(Forgotten, await self._data(Call("DELETE", f"tokens/{device}")))

    # Tables

    async def create_table(
        self, rules: RuleSet, seats: Sequence[str], changes: Changes = None, **settings: object
    ) -> NewTable:
        """A new table: a seat is `open` or has the name of a bot; docs/server.md lists the settings."""
        call = rules_call("tables", rules, changes, seats=list(seats), settings=settings)
        return cast(NewTable, await self._data(call.once()))

    async def table(self, code: str) -> Data:
        """How a table stands."""
        return await self._data(get(table_path(code)))

    async def record(self, code: str) -> str:
        """The record of a table."""
        return (await self._answer(get(table_path(code, "record")))).decode()

    async def join(self, code: str, name: str, seat: int | None = None, seal: str | None = None) -> Seated:
        """Takes a seat: this one, or the first that is open."""
        body = {"name": name, "seat": seat, "seal": seal}
        return cast(Seated, await self._data(post(table_path(code, "seats"), body).once()))

    async def act(self, code: str, do: str, **more: object) -> Done:
        """Gives a command (docs/server.md): `act(code, "throw", dice=2)`."""
        return cast(Done, await self._data(post(table_path(code, "commands"), command(do, more)).once()))

    async def events(self, code: str, since: int | None = None) -> AsyncGenerator[Data, None]:
        """What happens at a table, for ever: first its state, which comes again after a lost connection."""
        tried = 0
        while True:
            try:
                async with aclosing(self._lines(get(table_path(code, "events"), since=since), retry=False)) as lines:
                    async for message in lines:
                        tried = 0
                        yield message
            except OSError:
                tried += 1
                if tried > TRIES:
                    raise
            await asyncio.sleep(waiting_seconds(None, tried))

    async def play(self, code: str, name: str, choose: Choose, *, seat: int | None = None, start: bool = False) -> Data:
        """Sits down at a table, perhaps begins, and plays until the game is over; returns how it stands then."""
        place = BotSeat(choose)
        await self.join(code, **place.sitting(await self.table(code), name, seat))
        if start:
            await self.act(code, "start")
        async with aclosing(self.events(code)) as messages:
            async for message in messages:
                for said in place.commands(message):
                    try:
                        await self.act(code, **said)
                    except ApiError as error:
                        if error.code not in OVERTAKEN:
                            raise
                if place.over:
                    break
        return place.view
