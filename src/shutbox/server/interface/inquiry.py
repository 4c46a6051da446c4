"""Questions over HTTP that need computation: their cost is checked, and a worker answers them (`think.study`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from typing import Any

from shutbox.play.table import record_of
from shutbox.server.http import HTML, JSON, KEPT, Answer, HttpError, Limits, Meter, Request, data_answer
from shutbox.server.identity import read_code
from shutbox.server.table import Chronicler, Registry
from shutbox.server.think import Question, Sender, Thinker, check_price, question, record_in, study
from shutbox.words import locales

Handler = Callable[[Request, str], Awaitable[Answer]]


class Inquiry:
    """The handlers of questions outside live play."""

    def __init__(
        self, registry: Registry, chronicler: Chronicler, thinker: Thinker, limits: Limits, now: Callable[[], float]
    ) -> None:
        self._registry = registry
        self._chronicler = chronicler
        self._thinker = thinker
        self._asking = Meter(limits.study)
        self._now = now
        self._days: dict[date, dict[str, Any]] = {}
        self.routes: dict[tuple[str, str], Handler] = {
            ("GET", "rules"): self._rules,
            ("POST", "rules"): self._rule,
            ("GET", "tables/*/report"): self._report,
            ("POST", "report"): self._report_of,
            ("GET", "tables/*/booklet"): self._booklet,
            ("POST", "booklet"): self._booklet_of,
            ("GET", "tables/*/report.html"): self._page,
            ("GET", "tables/*/times"): self._times,
            ("POST", "explore"): self._explore,
            ("POST", "measure"): self._measure,
            ("POST", "handout"): self._handout,
            ("POST", "exercises"): self._exercises,
            ("POST", "mistakes"): self._mistakes,
            ("GET", "daily"): self._daily,
            ("POST", "verify"): self._verify,
        }

    async def _think(self, request: Request, work: Callable[..., Any], *arguments: object) -> Any:
        if not self._asking.allows(request.address, self._now()):
            raise HttpError("http-too-many")
        return await self._thinker.think(work, *arguments, sender=Sender(request.address, request.holder))

    async def _answer(self, request: Request, work: Callable[..., Any], *arguments: object) -> Answer:
        """The answer to a request, written by the worker that found it."""
        return Answer(await self._think(request, study.written, work, *arguments), JSON)

    async def _answer_to(self, request: Request, asked: Question) -> Answer:
        return await self._answer(request, asked.work, *asked.arguments)

    async def _rules(self, _request: Request, _: str) -> Answer:
        """Every rule set of the catalogue."""
        return data_answer(question.rule_list(), headers=KEPT)

    async def _rule(self, request: Request, _: str) -> Answer:
        """A rule set with changes, validated; with every fault if there are some."""
        return data_answer(question.rule(request.data()))

    async def _table_record(self, code: str) -> tuple[str, str]:
        """The record of a table and its public id; raises if its game is too expensive."""
        plain = read_code(code)
        if plain is None:
            raise HttpError("table-unknown")
        live = await self._registry.live(plain)
        record = record_of(live.table)
        if record is None:
            raise HttpError("table-stage", stage=live.table.stage.value)
        check_price(record.rules, len(record.players))
        return (await self._chronicler.up_to_date(live, record)).transcript(record), live.table.public

    async def _report(self, request: Request, code: str) -> Answer:
        record, _ = await self._table_record(code)
        return await self._answer(request, study.report, record)

    async def _report_of(self, request: Request, _: str) -> Answer:
        return await self._answer(request, study.report, record_in(request.data()))

    async def _booklet(self, request: Request, code: str) -> Answer:
        record, _ = await self._table_record(code)
        return await self._answer(request, study.booklet, record)

    async def _booklet_of(self, request: Request, _: str) -> Answer:
        return await self._answer(request, study.booklet, record_in(request.data()))

    async def _page(self, request: Request, code: str) -> Answer:
        """The report as one self-contained file, in a language that the reader chooses."""
        record, _ = await self._table_record(code)
        lang = request.query.get("lang", "en")
        body = await self._think(request, study.report_page, record, lang if lang in locales() else "en")
        name = await self._registry.file_name(code, "html")
        return Answer(body, HTML, headers=(("content-disposition", f'attachment; filename="{name}"'),))

    async def _times(self, _request: Request, code: str) -> Answer:
        """When a table was opened, and when something last happened there."""
        began, ended = await self._registry.times(code)
        return data_answer({"began": began, "ended": ended})

    async def _explore(self, request: Request, _: str) -> Answer:
        return await self._answer_to(request, question.explore(request.data()))

    async def _measure(self, request: Request, _: str) -> Answer:
        return await self._answer_to(request, question.measure(request.data()))

    async def _handout(self, request: Request, _: str) -> Answer:
        return await self._answer_to(request, question.handout(request.data()))

    async def _exercises(self, request: Request, _: str) -> Answer:
        return await self._answer_to(request, question.exercises(request.data()))

    async def _mistakes(self, request: Request, _: str) -> Answer:
        return await self._answer_to(request, question.mistakes(request.data()))

    async def _daily(self, request: Request, _: str) -> Answer:
        """The position and the game of the day: the same for everybody, from the date."""
        today = datetime.now(UTC).date()
        if today not in self._days:
            asked = question.day(today)
            day = await self._think(request, asked.work, *asked.arguments)
            # The days before are no longer requested.
            self._days = {today: day}
        return data_answer(self._days[today], headers=KEPT)

    async def _verify(self, request: Request, _: str) -> Answer:
        return await self._answer(request, study.verification, record_in(request.data()))
