"""The HTTP interface of classrooms: opening one, looking into it, its code for phones, its results as CSV.

Everything that happens in a classroom goes over its socket. Forty phones may share one address: whoever has the code
of a classroom is counted for it, and everybody else by the address.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from shutbox.errors import NotationError
from shutbox.play.classroom import csv_text, opening
from shutbox.server.classroom import Lesson, School, key_hash
from shutbox.server.http import Answer, HttpError, Limits, Meter, Policy, Request, data_answer
from shutbox.server.identity import new_token
from shutbox.server.interface.api import Api, qr_code
from shutbox.server.think import asked_rules

Handler = Callable[[Request, str], Awaitable[Answer]]
CSV = "text/csv; charset=utf-8"
# What a spreadsheet needs to read accents.
MARK = b"\xef\xbb\xbf"


class Teaching:
    """The handlers of classrooms."""

    def __init__(self, school: School, api: Api, limits: Limits, policy: Policy, now: Callable[[], float]) -> None:
        self._school = school
        self._policy = policy
        self._now = now
        self._opening, self._creating = Meter(limits.classroom), Meter(limits.class_create)
        school.may_guess, school.guessed = api.may_guess, api.guessed
        api.admits = self._admits
        self.routes: dict[tuple[str, str], Handler] = {
            ("POST", "classrooms"): self._open,
            ("GET", "classrooms/*"): self._look,
            ("POST", "classrooms/*/teach"): self._teach,
            ("POST", "classrooms/*/remote"): self._remote,
            ("GET", "classrooms/*/qr"): self._qr,
            ("GET", "classrooms/*/csv"): self._csv,
        }

    async def _lesson(self, request: Request, code: str) -> Lesson:
        return await self._school.visit(code, request.address, request.holder)

    async def _admits(self, request: Request) -> bool:
        """Whether a new device is counted for a classroom, and not for its address."""
        code = request.data().get("classroom")
        if not isinstance(code, str):
            return False
        lesson = await self._lesson(request, code)
        if not self._creating.allows(lesson.public, self._now()):
            raise HttpError("http-too-many")
        return True

    async def _open(self, request: Request, _: str) -> Answer:
        """A new classroom; the key makes other devices of the teacher its teacher, and is not stored."""
        if not request.holder:
            raise HttpError("device-unknown")
        if not self._opening.allows(request.address, self._now()):
            raise HttpError("http-too-many")
        data, key = request.data(), new_token()[:22]
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise NotationError("classroom-option", got=str(options)[:40], known=[])
        rules = asked_rules(data.get("rules", "nine"), data.get("set"))
        entry = opening(
            str(data.get("title", "")), rules, data.get("rounds", 5), data.get("expected", 30), options, key_hash(key)
        )
        lesson = await self._school.open(request.holder, entry)
        lesson.addresses.add(request.address)
        return data_answer({"ok": True, "code": lesson.code, "key": key}, 201)

    async def _look(self, request: Request, code: str) -> Answer:
        lesson = await self._lesson(request, code)
        return data_answer(lesson.state(request.holder))

    async def _teach(self, request: Request, code: str) -> Answer:
        if not request.holder:
            raise HttpError("device-unknown")
        lesson = await self._lesson(request, code)
        await self._school.teach(lesson, request.holder, str(request.data().get("key", "")))
        return data_answer({"ok": True})

    async def _qr(self, request: Request, code: str) -> Answer:
        """The link of a classroom as a QR code."""
        lesson = await self._lesson(request, code)
        link = f"{self._address(request)}/c/{lesson.code}"
        return Answer(await asyncio.to_thread(qr_code, link), "image/svg+xml; charset=utf-8")

    async def _remote(self, request: Request, code: str) -> Answer:
        """The link that makes another device the teacher's, also as a QR code; never within a query."""
        lesson, key = await self._lesson(request, code), str(request.data().get("key", ""))
        if key_hash(key) != lesson.classroom.key:
            raise HttpError("classroom-key")
        link = f"{self._address(request)}/c/{lesson.code}#{key}"
        picture = await asyncio.to_thread(qr_code, link)
        return data_answer({"ok": True, "link": link, "qr": picture.decode()})

    def _address(self, request: Request) -> str:
        return self._policy.address(request.headers.get("host", ""))

    async def _csv(self, request: Request, code: str) -> Answer:
        """The results by seat, for the teacher."""
        lesson = await self._lesson(request, code)
        if request.holder not in lesson.classroom.teachers:
            raise HttpError("classroom-teacher")
        name = (("content-disposition", 'attachment; filename="shutbox-classroom.csv"'),)
        return Answer(MARK + csv_text(lesson.classroom).encode(), CSV, headers=name)
