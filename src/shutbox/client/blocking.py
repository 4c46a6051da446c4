"""A client that waits for each answer."""

from __future__ import annotations

import json
import ssl
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from time import sleep
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

Changes = Mapping[str, object] | None


class Client:
    """A server as a program sees it. One thread at a time may use it, but for the streams of `events`."""

    def __init__(self, server: str, token: str = "") -> None:
        parts = urlsplit(server)
        self._secure, self._place = parts.scheme == "https", parts.netloc or parts.path
        self._connection: HTTPConnection | None = None
        self.token = token

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connection; the next request opens another."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _new_connection(self) -> HTTPConnection:
        if self._secure:
            return HTTPSConnection(self._place, timeout=SILENCE, context=ssl.create_default_context())
        return HTTPConnection(self._place, timeout=SILENCE)

    def _data(self, call: Call) -> Data:
        found: Data = json.loads(self._answer(call))
        return found

    def _answer(self, call: Call) -> bytes:
        """The answer to a request, which is sent again if it got none or the server was busy."""
        waited, tried = 0.0, 0
        while True:
            try:
                status, seconds, body = self._sent(call)
            except (OSError, HTTPException):
                # A connection that was kept open may have ended meanwhile.
                self.close()
                tried += 1
                if tried >= TRIES:
                    raise
                sleep(waiting_seconds(None, tried))
                continue
            if status not in BUSY or waited >= PATIENCE:
                if status >= 400:
                    raise refusal(status, body)
                return body
            pause = waiting_seconds(seconds, 0)
            waited += pause
            sleep(pause)

    def _sent(self, call: Call) -> tuple[int, str | None, bytes]:
        if self._connection is None:
            self._connection = self._new_connection()
        self._connection.request(call.method, call.target, call.body, call.head(self.token))
        response = self._connection.getresponse()
        return response.status, response.headers["Retry-After"], response.read()

    def _lines(self, call: Call, *, retry: bool = True) -> Iterator[Data]:
        """The documents in the lines of a long answer, over a connection of its own."""
        with closing(self._new_connection()) as connection:
            response = self._opened(connection, call, retry=retry)
            try:
                while line := response.readline():
                    if line.strip():
                        yield json.loads(line)
            except HTTPException as error:
                raise ConnectionResetError(str(error)) from error

    def _opened(self, connection: HTTPConnection, call: Call, *, retry: bool) -> HTTPResponse:
        waited = 0.0
        while True:
            try:
                connection.request(call.method, call.target, call.body, call.head(self.token))
                response = connection.getresponse()
            except HTTPException as error:
                raise ConnectionResetError(str(error)) from error
            if response.status < 400:
                return response
            body, seconds = response.read(), response.headers["Retry-After"]
            if response.status not in BUSY or waited >= PATIENCE or not (retry or seconds):
                raise refusal(response.status, body)
            pause = waiting_seconds(seconds, 0)
            waited += pause
            sleep(pause)

    # The server and its rule sets

    def about(self) -> Data:
        """Version, rule sets, bots and address of the server."""
        return self._data(get("about"))

    def rules(self) -> list[Data]:
        """Every rule set of the catalogue."""
        found: list[Data] = (self._data(get("rules")))["rules"]
        return found

    def check_rules(self, rules: RuleSet, changes: Changes = None) -> Data:
        """A rule set with all its settings; raises with every fault if it cannot be played."""
        return self._data(rules_call("rules", rules, changes))

    # Positions

    def moves(self, rules: RuleSet, position: str, throw: Sequence[int], changes: Changes = None) -> Data:
        """The legal moves of a throw."""
        return self._data(rules_call("moves", rules, changes, position=position, throw=faces(throw)))

    def perft(
        self, rules: RuleSet, depth: int, position: str | None = None, *, divide: bool = False, changes: Changes = None
    ) -> Data:
        """The number of sequences of throws and moves."""
        call = rules_call("perft", rules, changes, depth=depth, position=position, divide=divide)
        return self._data(call)

    def solve(
        self, rules: RuleSet, position: str | None = None, objective: str = "mean", *, distribution: bool = False,
        changes: Changes = None,
    ) -> Data:  # fmt: skip
        """What a position of a turn is worth."""
        more = {"position": position, "objective": objective, "distribution": distribution}
        return self._data(rules_call("solve", rules, changes, **more))

    def advise(
        self, rules: RuleSet, position: str, throw: Sequence[int] | None = None, objective: str = "mean",
        changes: Changes = None,
    ) -> Data:  # fmt: skip
        """The options at a position, best first."""
        more = {"position": position, "throw": faces(throw), "objective": objective}
        return self._data(rules_call("advise", rules, changes, **more))

    # Records

    def analyse(self, record: str) -> Data:
        """The coach's report of a game."""
        return self._data(post("analyse", {"record": record}))

    def verify(self, record: str) -> Data:
        """Whether a record is whole, and what its dice show."""
        return self._data(post("verify", {"record": record}))

    def verify_many(self, records: Iterable[str]) -> Iterator[Data]:
        """What `verify` says to each record, in order; all of them together have at most 64 KiB."""
        yield from self._lines(post_lines("records", ({"record": each} for each in records)))

    def records(self) -> Iterator[KeptRecord]:
        """The records of the games of this token."""
        for line in self._lines(get("records")):
            yield cast(KeptRecord, line)

    def loss(self, name: str) -> Loss:
        """How much the choices of this token's games under a name have cost, with bounds."""
        reports = [self.analyse(each["record"]) for each in self.records() if each["over"]]
        return measured_loss(reports, name)

    # Tokens

    def create_token(self, *scopes: str) -> NewToken:
        """A new token with these scopes, which this client uses from now on."""
        found = cast(NewToken, self._data(post("tokens", {"scopes": list(scopes)})))
        self.token = found["token"]
        return found

    def holder(self) -> Holder:
        """What the token may do, and whose it is."""
        return cast(Holder, self._data(get("tokens")))

    def delete_token(self) -> Forgotten:
        """Deletes the token, and everything that the server keeps about it."""
        device = (self.holder())["device"]
        return cast(Forgotten, self._data(Call("DELETE", f"tokens/{device}")))

    # Tables

    def create_table(
        self, rules: RuleSet, seats: Sequence[str], changes: Changes = None, **settings: object
    ) -> NewTable:
        """A new table: a seat is `open` or has the name of a bot; docs/server.md lists the settings."""
        call = rules_call("tables", rules, changes, seats=list(seats), settings=settings)
        return cast(NewTable, self._data(call.once()))

    def table(self, code: str) -> Data:
        """How a table stands."""
        return self._data(get(table_path(code)))

    def record(self, code: str) -> str:
        """The record of a table."""
        return (self._answer(get(table_path(code, "record")))).decode()

    def join(self, code: str, name: str, seat: int | None = None, seal: str | None = None) -> Seated:
        """Takes a seat: this one, or the first that is open."""
        body = {"name": name, "seat": seat, "seal": seal}
        return cast(Seated, self._data(post(table_path(code, "seats"), body).once()))

    def act(self, code: str, do: str, **more: object) -> Done:
        """Gives a command (docs/server.md): `act(code, "throw", dice=2)`."""
        return cast(Done, self._data(post(table_path(code, "commands"), command(do, more)).once()))

    def events(self, code: str, since: int | None = None) -> Iterator[Data]:
        """What happens at a table, for ever: first its state, which comes again after a lost connection."""
        tried = 0
        while True:
            try:
                for message in self._lines(get(table_path(code, "events"), since=since), retry=False):
                    tried = 0
                    yield message
            except OSError:
                tried += 1
                if tried > TRIES:
                    raise
            sleep(waiting_seconds(None, tried))

    def play(self, code: str, name: str, choose: Choose, *, seat: int | None = None, start: bool = False) -> Data:
        """Sits down at a table, perhaps begins, and plays until the game is over; returns how it stands then."""
        place = BotSeat(choose)
        self.join(code, **place.sitting(self.table(code), name, seat))
        if start:
            self.act(code, "start")
        for message in self.events(code):
            for said in place.commands(message):
                try:
                    self.act(code, **said)
                except ApiError as error:
                    if error.code not in OVERTAKEN:
                        raise
            if place.over:
                break
        return place.view
