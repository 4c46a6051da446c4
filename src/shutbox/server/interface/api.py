"""The HTTP interface: devices, tables, codes, records, the public log; live play goes over the socket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from shutbox import __version__
from shutbox.bots import BOTS
from shutbox.errors import NotationError
from shutbox.play import SeatNumber
from shutbox.play.seal import signature
from shutbox.play.table import OPEN, Stage, chair, in_version, laid_statement, read_settings, read_version, record_of
from shutbox.rules import names
from shutbox.server.http import KEPT, TEXT, Answer, HttpError, Limits, Meter, Policy, Request, data_answer
from shutbox.server.identity import (
    TRANSFER,
    SpokenCodes,
    code_hash,
    code_text,
    holder_of,
    new_token,
    new_transfer,
    read_code,
)
from shutbox.server.store import CLASSROOM_STAGES, Store
from shutbox.server.table import NOTHING_YET, Chronicler, Executor, Live, Registry, mine
from shutbox.server.think import asked_rules
from shutbox.words import Words, locales

Handler = Callable[[Request, str], Awaitable[Answer]]
TRANSFER_SECONDS = 15 * 60
LOG_PAGE = 1000


class Api:
    """The handlers of the HTTP interface."""

    def __init__(
        self, registry: Registry, executor: Executor, chronicler: Chronicler, store: Store, limits: Limits,
        policy: Policy, now: Callable[[], float],
    ) -> None:  # fmt: skip
        self._registry = registry
        self._chronicler = chronicler
        self._executor = executor
        self._policy = policy
        self._store = store
        self._now = now
        self.spoken = SpokenCodes(now)
        # Tells other processes of a guess; None if there are none.
        self.share_guess: Callable[[str], None] | None = None
        # Whether a new device is counted elsewhere, because it comes into a classroom.
        self.admits: Callable[[Request], Awaitable[bool]] | None = None
        self._creating = Meter(limits.create)
        self._guessing = Meter(limits.spoken)
        self._guessing_all = Meter(limits.spoken_all)
        self.routes: dict[tuple[str, str], Handler] = {
            ("POST", "devices"): self._device,
            ("POST", "tables"): self._create,
            ("GET", "tables/*"): self._look,
            ("GET", "tables/*/record"): self._record,
            ("GET", "tables/*/story"): self._story,
            ("GET", "tables/*/seal"): self._seal,
            ("GET", "tables/*/qr"): self._qr,
            ("POST", "tables/*/spoken"): self._speak,
            ("POST", "tables/*/transfer"): self._transfer,
            ("POST", "transfers"): self._claim,
            ("POST", "spoken"): self._listen,
            ("GET", "mine"): self._mine,
            ("GET", "log"): self._log,
            ("GET", "key"): self._key,
            ("GET", "about"): self._about,
        }

    def check_creation(self, request: Request) -> None:
        """Raises if an address creates too many devices and tables."""
        request.meters["create"] = self._creating, request.address
        self._check_rate(self._creating, request.address)

    def _check_rate(self, meter: Meter, sender: str) -> None:
        if not meter.allows(sender, self._now()):
            raise HttpError("http-too-many")

    def may_guess(self, address: str) -> bool:
        """Whether an address may still try codes."""
        now = self._now()
        return self._guessing.has(address, now) and self._guessing_all.has("", now)

    def guessed(self, address: str) -> None:
        """Counts a code that an address has tried, here and at other processes."""
        self.heard_guess(address)
        if self.share_guess is not None:
            self.share_guess(address)

    def heard_guess(self, address: str) -> None:
        """Counts a code that an address has tried at another process."""
        now = self._now()
        self._guessing.allows(address, now)
        self._guessing_all.allows("", now)

    async def _device(self, request: Request, _: str) -> Answer:
        """A token for a device that has none: in a cookie, or in the answer for a client without cookies."""
        if self.admits is None or not await self.admits(request):
            self.check_creation(request)
        in_cookie = request.data().get("cookie", True) is not False
        token = new_token()
        holder = holder_of(token)
        assert holder is not None
        await self._store.remember(holder)
        if in_cookie:
            request.given.append(("set-cookie", token))
            return data_answer({"ok": True}, 201)
        return data_answer({"ok": True, "token": token}, 201)

    async def _create(self, request: Request, _: str) -> Answer:
        self.check_creation(request)
        holder, data = _holder(request), request.data()
        rules, plan = asked_rules(data.get("rules"), data.get("set")), table_plan(data)
        code, live = await self._registry.lay(holder, rules, plan, read_settings(data.get("settings", {})))
        return data_answer({"ok": True, "code": code_text(code), "public": live.table.public}, 201)

    async def _table(self, text: str) -> tuple[str, Live]:
        code = read_code(text)
        if code is None:
            raise HttpError("table-unknown")
        return code, await self._registry.live(code)

    async def _look(self, request: Request, code: str) -> Answer:
        version = read_version(request.query.get("v"))
        _, live = await self._table(code)
        return data_answer(in_version(live.state() | mine(live, request.holder), version))

    async def _record(self, _request: Request, code: str) -> Answer:
        _, live = await self._table(code)
        record = record_of(live.table)
        if record is None:
            raise HttpError("table-stage", stage=live.table.stage.value)
        history = await self._chronicler.up_to_date(live, record)
        name = f'attachment; filename="{await self._registry.file_name(code, "shutbox")}"'
        return Answer(history.transcript(record).encode(), TEXT, headers=(("content-disposition", name),))

    async def _story(self, _request: Request, code: str) -> Answer:
        """The events of the game so far, and its scoresheet."""
        _, live = await self._table(code)
        record, n = live.table.record, live.desk.n
        if record is None:
            return data_answer({"n": n, **NOTHING_YET})
        return data_answer({"n": n, **(await self._chronicler.up_to_date(live, record)).data()})

    async def _seal(self, _request: Request, code: str) -> Answer:
        """The seal of a table's dice, its row in the public log, and the server's signature of both."""
        _, live = await self._table(code)
        row = await self._store.sealed_row(live.table.public)
        if row is None:
            raise HttpError("table-unsealed")
        key, laid = self._store.key, laid_statement(live.table, row.n, row.hash)
        listed = {"public": laid.public, "rules": laid.rules, "commitment": laid.commitment, "row": row}
        signed = await asyncio.to_thread(signature, key, laid)
        return data_answer({**listed, "key": key.public.hex(), "signature": signed})

    async def _qr(self, request: Request, code: str) -> Answer:
        """The link of a table as a QR code."""
        plain, _ = await self._table(code)
        picture = await asyncio.to_thread(qr_code, self._link(request, plain))
        return Answer(picture, "image/svg+xml; charset=utf-8")

    def _link(self, request: Request, plain: str) -> str:
        """The link of a table, to share with others."""
        return f"{self._address(request)}/t/{plain}"

    def _address(self, request: Request) -> str:
        return self._policy.address(request.headers.get("host", ""))

    async def _speak(self, request: Request, code: str) -> Answer:
        """A code to say aloud, for the host while the table waits."""
        plain, live = await self._table(code)
        if _holder(request) != chair(live.table, live.absence()):
            raise HttpError("host-only")
        if live.table.stage is not Stage.WAITING:
            raise HttpError("table-stage", stage=live.table.stage.value)
        spoken, seconds = self.spoken.issue(plain)
        return data_answer({"ok": True, "spoken": spoken, "seconds": seconds}, 201)

    async def _listen(self, request: Request, _: str) -> Answer:
        """The link of a spoken code; the number of guesses is limited by address and in total."""
        self._check_rate(self._guessing, request.address)
        self._check_rate(self._guessing_all, "")
        if self.share_guess is not None:
            self.share_guess(request.address)
        spoken = request.data().get("spoken")
        code = self.spoken.find(spoken) if isinstance(spoken, str) else None
        if code is None or (await self._registry.live(code)).table.stage is not Stage.WAITING:
            raise HttpError("spoken-unknown")
        return data_answer({"ok": True, "code": code_text(code)})

    async def _transfer(self, request: Request, code: str) -> Answer:
        """A code, valid once, that moves a seat to another device, and the link with it; never within a query."""
        plain, live = await self._table(code)
        seat, holder = request.data().get("seat"), _holder(request)
        if type(seat) is not int or seat not in live.seats_of(holder):
            raise HttpError("not-your-seat", seat=seat + 1 if type(seat) is int else 0)
        transfer = new_transfer()
        await self._store.put_transfer(code_hash(f"{transfer} {holder}"), live.id, seat, TRANSFER_SECONDS)
        link = f"{self._link(request, plain)}#{transfer}"
        picture = await asyncio.to_thread(qr_code, link)
        data = {"transfer": transfer, "seconds": TRANSFER_SECONDS, "link": link, "qr": picture.decode()}
        return data_answer({"ok": True, **data}, 201)

    async def _claim(self, request: Request, _: str) -> Answer:
        self._check_rate(self._guessing, request.address)
        holder, data = _holder(request), request.data()
        _, live = await self._table(str(data.get("code", "")))
        transfer = read_code(str(data.get("transfer", "")), TRANSFER)
        seat = None if transfer is None else await self._take_transfer(live, transfer)
        if seat is None:
            raise HttpError("transfer-unknown")
        await self._executor.move(live, SeatNumber(seat), holder)
        return data_answer({"ok": True, "seat": seat})

    async def _take_transfer(self, live: Live, transfer: str) -> int | None:
        """The seat that a code moves; the code is bound to the holder of the seat at its creation."""
        for holder in {place.holder for place in live.table.places if place.holder}:
            seat = await self._store.take_transfer(code_hash(f"{transfer} {holder}"), live.id)
            if seat is not None and live.table.places[seat].holder == holder:
                return seat
        return None

    async def _mine(self, request: Request, _: str) -> Answer:
        """The id of this device, and the tables at which it holds a seat; renews its cookie for a year."""
        holder = _holder(request)
        holdings = [each for each in await self._store.holdings_of(holder) if each.stage not in CLASSROOM_STAGES]
        token, in_cookie = self._policy.token_of(request)
        if in_cookie:
            request.given.append(("set-cookie", token))
        return data_answer({"ok": True, "device": holder, "tables": holdings})

    async def _log(self, request: Request, _: str) -> Answer:
        """The public log of sealed and opened dice: rows from a number on, or the last rows."""
        if last := request.query.get("last"):
            return data_answer({"rows": await self._store.last_log(min(_log_number(last), LOG_PAGE))})
        first = _log_number(request.query.get("from", "1"))
        limit = min(_log_number(request.query.get("limit", str(LOG_PAGE))), LOG_PAGE)
        return data_answer({"rows": await self._store.log(first, limit)})

    async def _key(self, _request: Request, _: str) -> Answer:
        """The public key with which this server signs."""
        return data_answer({"algorithm": "Ed25519", "key": self._store.key.public.hex()}, headers=KEPT)

    async def _about(self, request: Request, _: str) -> Answer:
        facts = {"shutbox": __version__, "rules": list(names()), "bots": list(BOTS)}
        return data_answer({**facts, "address": self._address(request)}, headers=KEPT)


def qr_code(link: str) -> bytes:
    """A link as a QR code in SVG."""
    from io import BytesIO

    import segno

    out = BytesIO()
    segno.make(link, micro=False).save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return out.getvalue()


def _log_number(text: str) -> int:
    """A number in a query about the log."""
    if not (text.isascii() and text.isdecimal()) or len(text) > 12:
        raise HttpError("log-from")
    return int(text)


def _holder(request: Request) -> str:
    if not request.holder:
        raise HttpError("device-unknown")
    return request.holder


def table_plan(data: dict[str, Any]) -> list[dict[str, str]]:
    """The plan of the seats: open, or a bot with its name in the language of the host."""
    seats, lang = data.get("seats"), data.get("lang")
    if not isinstance(seats, list) or not 1 <= len(seats) <= 12 or not all(isinstance(each, str) for each in seats):
        raise NotationError("table-seats", open=OPEN)
    return [{"kind": each, "name": _bot_title(lang, each)} for each in seats]


def _bot_title(lang: object, kind: str) -> str:
    """The name of a bot in a language; empty if there is no language, or an unknown one."""
    has_title = isinstance(lang, str) and lang in locales() and kind in BOTS
    return Words(str(lang)).text("bots-title", bot=kind) if has_title else ""
