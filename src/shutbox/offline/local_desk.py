"""Requests of pages, answered on the device itself as a server would answer them (docs/server.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from shutbox import __version__
from shutbox.bots import BOTS
from shutbox.errors import NotationError, RulesError, ShutboxError
from shutbox.json_schema import DOCUMENT_VERSION
from shutbox.offline.local_room import LocalRoom
from shutbox.offline.local_table import HERE, LocalTable
from shutbox.play.table import OPEN, error_data, in_version, read_settings, read_version
from shutbox.rules import names
from shutbox.server.identity import code_text, new_public, read_code
from shutbox.server.think import asked_rules, check_price, question, record_in, study

Data = dict[str, Any]
Rows = Sequence[Mapping[str, Any]]
# What only others could answer: there is no link, no other device, no public log.
ALONE = (
    ("GET", "tables/*/qr"),
    ("GET", "tables/*/seal"),
    ("GET", "tables/*/report.html"),
    ("POST", "tables/*/spoken"),
    ("POST", "tables/*/transfer"),
    ("POST", "transfers"),
    ("POST", "spoken"),
    ("GET", "log"),
    ("GET", "key"),
)
STATUS = {
    "http-path": 404,
    "offline-alone": 404,
    "offline-elsewhere": 409,
    "offline-full": 507,
    "table-damaged": 503,
    "table-stage": 409,
    "table-unknown": 404,
}
TEXT = "text/plain; charset=utf-8"


class LocalDesk:
    """Answers requests."""

    def __init__(self, room: LocalRoom, date: Callable[[], float]) -> None:
        self._room = room
        self._date = date
        self._routes: dict[tuple[str, str], Callable[[Asked], Data]] = {
            ("POST", "devices"): lambda _: {"ok": True},
            ("GET", "mine"): _mine,
            ("GET", "about"): _about,
            ("POST", "tables"): self._create,
            ("GET", "tables/*"): self._look,
            ("GET", "tables/*/record"): self._record,
            ("GET", "tables/*/story"): lambda asked: self._table(asked).story(),
            ("GET", "tables/*/times"): self._times,
            ("GET", "tables/*/report"): lambda asked: study.report(self._transcript(asked)),
            ("GET", "tables/*/booklet"): lambda asked: study.booklet(self._transcript(asked)),
            ("GET", "rules"): lambda _: question.rule_list(),
            ("POST", "rules"): lambda asked: question.rule(asked.data),
            ("POST", "report"): lambda asked: study.report(record_in(asked.data)),
            ("POST", "booklet"): lambda asked: study.booklet(record_in(asked.data)),
            ("POST", "explore"): lambda asked: question.explore(asked.data).answer(),
            ("POST", "measure"): lambda asked: question.measure(asked.data).answer(),
            ("POST", "handout"): lambda asked: question.handout(asked.data).answer(),
            ("POST", "exercises"): lambda asked: question.exercises(asked.data).answer(),
            ("POST", "mistakes"): lambda asked: question.mistakes(asked.data).answer(),
            ("POST", "verify"): lambda asked: study.verification(record_in(asked.data)),
            ("GET", "daily"): lambda _: question.day(datetime.fromtimestamp(self._date(), UTC).date()).answer(),
        }

    def answer(self, method: str, path: str, body: object, rows: Rows = (), origin: str = "") -> Data:
        """The status of the answer, and its data or its text."""
        try:
            return self._answer(method, path, body, rows, origin)
        except RulesError as error:
            faults = [error_of(ShutboxError(each.code, **each.arguments)) for each in error.faults]
            return {"status": 400, "data": _refusal(error_of(error) | {"faults": faults})}

    def _answer(self, method: str, path: str, body: object, rows: Rows, origin: str) -> Data:
        plain, _, query = path.partition("?")
        parts = plain.removeprefix("/api/").split("/")
        pattern = "/".join([parts[0], *("*" for _ in parts[1:2]), *parts[2:]])
        if (method, pattern) in ALONE:
            raise ShutboxError("offline-alone")
        handler = self._routes.get((method, pattern))
        if handler is None or not plain.startswith("/api/"):
            raise ShutboxError("http-path")
        data = body if isinstance(body, dict) else {}
        found = handler(Asked(parts[1] if len(parts) > 1 else "", _query(query), data, rows, origin))
        return found if "text" in found else {"status": 200, "data": {"v": DOCUMENT_VERSION} | found}

    def _table(self, asked: Asked) -> LocalTable:
        code = read_code(asked.part)
        if code is None:
            raise NotationError("table-unknown")
        return self._room.table(code)

    def _create(self, asked: Asked) -> Data:
        seats = asked.data.get("seats")
        if not isinstance(seats, list) or not 1 <= len(seats) <= 12 or not all(isinstance(each, str) for each in seats):
            raise NotationError("table-seats", open=OPEN)
        rules = asked_rules(asked.data.get("rules"), asked.data.get("set"))
        settings = read_settings(asked.data.get("settings", {}))
        holder = new_public() if asked.data.get("relay") is True else HERE
        live = self._room.lay(rules, seats, settings, str(asked.data.get("lang", "")), holder=holder)
        return {"ok": True, "code": code_text(live.code), "public": live.table.public}

    def _look(self, asked: Asked) -> Data:
        live = self._table(asked)
        return in_version(live.state(0.0) | live.mine(), read_version(asked.query.get("v")))

    def _record(self, asked: Asked) -> Data:
        live = self._table(asked)
        day = datetime.fromtimestamp(live.changed, UTC).date()
        rules = live.table.rules.name
        game = rules.replace("-", " ").title() if rules in names() else "own rules"
        name = f"Shutbox {game} {day}.shutbox"
        return {"status": 200, "text": self._transcript(asked), "kind": TEXT, "name": name}

    def _times(self, asked: Asked) -> Data:
        live = self._table(asked)
        return {"began": live.created, "ended": live.changed}

    def _transcript(self, asked: Asked) -> str:
        """The record of a table; raises if there is none yet, or if its game is too large to think about."""
        live = self._table(asked)
        record = live.transcript()
        if record is None:
            raise NotationError("table-stage", stage=live.table.stage.value)
        check_price(live.table.rules, len(live.table.places))
        return record


class Asked:
    """A request: the part of its path that varies, its query, its data, and what is stored."""

    __slots__ = ("data", "origin", "part", "query", "rows")

    def __init__(self, part: str, query: dict[str, str], data: Data, rows: Rows, origin: str) -> None:
        self.part = part
        self.query = query
        self.data = data
        self.rows = rows
        self.origin = origin


def refused(error: ShutboxError) -> Data:
    """The answer to a request that is refused."""
    if error.code == "solve-extra-missing":
        error = ShutboxError("offline-unsolved")
    return {"status": STATUS.get(error.code, 400), "data": _refusal(error_of(error))}


def _refusal(error: Data) -> Data:
    return {"v": DOCUMENT_VERSION, "ok": False, "error": error}


def error_of(error: ShutboxError) -> Data:
    """An error as a page gets it; the page has the words for it."""
    return {"code": error.code, "arguments": error_data(error)}


def _query(text: str) -> dict[str, str]:
    pairs = (each.partition("=") for each in text.split("&") if each)
    return {key: value for key, _, value in pairs}


def _mine(asked: Asked) -> Data:
    """The tables at which this device holds a seat, the newest first."""
    rows = sorted(asked.rows, key=lambda row: row["created"], reverse=True)
    held = [
        {"public": row["public"], "seat": seat, "stage": row["stage"], "code": row["code"], "rules": row["rules"]}
        for row in rows
        for seat in row["seats"]
    ]
    return {"ok": True, "device": HERE, "tables": held}


def _about(asked: Asked) -> Data:
    facts = {"shutbox": __version__, "rules": list(names()), "bots": list(BOTS)}
    return {**facts, "address": asked.origin}
