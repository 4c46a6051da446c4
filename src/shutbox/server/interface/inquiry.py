"""Questions over HTTP that need computation: their cost is checked, and a worker answers them (`think.study`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from typing import Any

from shutbox.errors import NotationError
from shutbox.play.table import record_of
from shutbox.rules import RuleSet, named, names, to_data
from shutbox.server.http import HTML, JSON, KEPT, Answer, HttpError, Limits, Meter, Request, data_answer
from shutbox.server.identity import read_code
from shutbox.server.table import Chronicler, Registry
from shutbox.server.think import Sender, Thinker, check_price, study, survey
from shutbox.words import locales

Handler = Callable[[Request, str], Awaitable[Answer]]
MOST_EXERCISES, MOST_PLAYERS = 10, 8
PARTS = ("turn", "start")
DAILY = ("double-shutter", "nine", "shut-the-box", "twelve", "double-shutter", "ten", "nine-sum6")


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

    async def think(self, request: Request, work: Callable[..., Any], *arguments: object) -> Any:
        """The result of a work, which a worker does; raises if the sender asks too often."""
        request.meters["study"] = self._asking, request.address
        if not self._asking.allows(request.address, self._now()):
            raise HttpError("http-too-many")
        return await self._thinker.think(work, *arguments, sender=Sender(request.address, request.holder))

    async def answer(self, request: Request, work: Callable[..., Any], *arguments: object) -> Answer:
        """The answer to a request, written by the worker that found it."""
        return Answer(await self.think(request, study.written, work, *arguments), JSON)

    async def _rules(self, _request: Request, _: str) -> Answer:
        """Every rule set of the catalogue."""
        return data_answer({"rules": [study.rule_data(named(name)) for name in names()]}, headers=KEPT)

    async def _rule(self, request: Request, _: str) -> Answer:
        """A rule set with changes, validated; with every fault if there are some."""
        data = request.data()
        return data_answer(study.rule_data(study.asked_rules(data.get("rules"), data.get("set"))))

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
        return await self.answer(request, study.report, record)

    async def _report_of(self, request: Request, _: str) -> Answer:
        return await self.answer(request, study.report, _record(request))

    async def _booklet(self, request: Request, code: str) -> Answer:
        record, _ = await self._table_record(code)
        return await self.answer(request, study.booklet, record)

    async def _booklet_of(self, request: Request, _: str) -> Answer:
        return await self.answer(request, study.booklet, _record(request))

    async def _page(self, request: Request, code: str) -> Answer:
        """The report as one self-contained file, in a language that the reader chooses."""
        record, _ = await self._table_record(code)
        lang = request.query.get("lang", "en")
        body = await self.think(request, study.report_page, record, lang if lang in locales() else "en")
        name = await self._registry.file_name(code, "html")
        return Answer(body, HTML, headers=(("content-disposition", f'attachment; filename="{name}"'),))

    async def _times(self, _request: Request, code: str) -> Answer:
        """When a table was opened, and when something last happened there."""
        began, ended = await self._registry.times(code)
        return data_answer({"began": began, "ended": ended})

    async def _explore(self, request: Request, _: str) -> Answer:
        data = request.data()
        rules = affordable_rules(data, 1)
        position, aim = str(data.get("position", "")), str(data.get("objective", "mean"))
        throw = data.get("throw")
        if throw is None:
            return await self.answer(request, survey.exploration, rules, position, aim)
        if not isinstance(throw, list) or not all(type(face) is int for face in throw):
            raise NotationError("throw-syntax", got=str(throw)[:40])
        return await self.answer(request, survey.throw_options, rules, position, throw, aim)

    async def _measure(self, request: Request, _: str) -> Answer:
        data = request.data()
        players, part = _whole(data, "players", 2, MOST_PLAYERS, 2), data.get("part")
        if part not in (None, *PARTS):
            raise NotationError("setting-choice", setting="part", got=str(part)[:20], choices=", ".join(PARTS))
        rules = affordable_rules(data, players)
        return await self.answer(request, study.measures, rules, players, part)

    async def _handout(self, request: Request, _: str) -> Answer:
        return await self.answer(request, study.handout, affordable_rules(request.data(), 1))

    async def _exercises(self, request: Request, _: str) -> Answer:
        data = request.data()
        players, count = _whole(data, "players", 1, MOST_PLAYERS, 2), _whole(data, "count", 1, MOST_EXERCISES, 1)
        level, seed = data.get("level"), str(data.get("seed", ""))[:80]
        if level not in (None, "easy", "medium", "hard"):
            raise NotationError("drill-level", got=str(level)[:20], levels=["easy", "medium", "hard"])
        rules = affordable_rules(data, players)
        return await self.answer(request, study.exercises, rules, players, level, seed, count)

    async def _mistakes(self, request: Request, _: str) -> Answer:
        player = request.data().get("player")
        return await self.answer(request, study.mistakes_of, _record(request), player and str(player))

    async def _daily(self, request: Request, _: str) -> Answer:
        """The position and the game of the day: the same for everybody, from the date."""
        today = datetime.now(UTC).date()
        if today not in self._days:
            rules = to_data(named(DAILY[today.toordinal() % len(DAILY)]), whole=True)
            day = await self.think(request, study.day, rules, today.isoformat())
            # The days before are no longer requested.
            self._days = {today: day}
        return data_answer(self._days[today], headers=KEPT)

    async def _verify(self, request: Request, _: str) -> Answer:
        return await self.answer(request, study.verification, _record(request))


def affordable_rules(data: dict[str, Any], players: int) -> dict[str, Any]:
    """The rules of a request as data; raises if they are too expensive."""
    rules: RuleSet = study.asked_rules(data.get("rules"), data.get("set"))
    check_price(rules, players)
    return to_data(rules, whole=True)


def _record(request: Request) -> str:
    record = request.data().get("record")
    if not isinstance(record, str):
        raise NotationError("record-none", got="")
    return record


def _whole(data: dict[str, Any], key: str, low: int, high: int, usual: int) -> int:
    value = data.get(key, usual)
    if type(value) is not int or not low <= value <= high:
        raise NotationError("option-range", option=key, low=low, high=high, got=str(value)[:20])
    return value
