"""A table with dice that are told beforehand, in the place of one on the server: any position is one visit away.

It speaks the contract of docs/server.md through `play.table.desk`, as the server does, and so it can be played at.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Route, WebSocketRoute

from shutbox.errors import ShutboxError
from shutbox.play import Game, Record, ScriptedDice, begun, extended, read_event, read_record, write_event, write_record
from shutbox.play.events import SeatNumber
from shutbox.play.record import replay
from shutbox.play.table.absence import ALL_HERE, Absence, away_data, deputy, seats_to_return
from shutbox.play.table.company import NOBODY_YET, consent_data, current_consent
from shutbox.play.table.desk import (
    acknowledgement,
    advance,
    command_step,
    new_desk,
    read_command,
    refusal,
    state,
    with_flick,
)
from shutbox.play.table.entry import Begun, Closed, Created, Played, Sat
from shutbox.play.table.setting import TableDice
from shutbox.play.table.state import Stage
from shutbox.play.table.step import take_step
from shutbox.play.table.wish import Again, AskHint
from shutbox.rules import changed, named, to_data
from shutbox.server.table.chronicle import Chronicle
from shutbox.server.think.opinion import advise
from tests.coach.told import at_random

RECORDS = Path(__file__).parents[1] / "data" / "records"
CODE = "scripted0000"
PATH = f"/t/{CODE}"
HERE, ELSEWHERE, NOBODY = "here", "elsewhere", "nobody"
# What everybody can expect is not worked out here: any numbers show how it looks.
OUTLOOK = {"horizon": "game", "unit": "chance"}
# 38 minutes on an evening.
TIMES = {"began": 1_790_000_000, "ended": 1_790_002_280}
QR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><rect width="29" height="29"/></svg>'
Faces = tuple[int, ...]


def game_of(rules: str, *names: str, words: str = "") -> Record:
    """A game that begins with these words."""
    record = begun(named(rules), names)
    for word in words.split():
        record = extended(record, read_event(record.game, word))
    return record


def told(name: str, until: Callable[[Game], bool] = lambda _: False) -> Record:
    """A recorded game up to where something is so for the first time, or all of it."""
    whole = read_record((RECORDS / f"{name}.shutbox").read_text(encoding="utf-8"))
    there = next((count for count, game in enumerate(replay(whole), 1) if until(game)), len(whole.events))
    return Record(whole.rules, whole.players, whole.events[:there], whole.starter)


# A game whose rounds alone are solved, and one whose turns alone are.
BY_THE_ROUND = ("double-shutter", {"box": "1234/4321", "super_box": "draw", "ties": "play-off", "rounds": "3"})
BY_THE_TURN = ("golf", {"total": "digits", "rounds": "2"})


def random_game(name: str, changes: Mapping[str, str]) -> Record:
    """A game of two who choose at random, by changed rules."""
    return at_random(changed(named(name), changes), 2, 1)


class ScriptedTable:
    """A table at which a game has been played so far, and goes on with the dice of a list."""

    def __init__(
        self,
        record: Record,
        throws: Iterable[Faces] = (),
        *,
        devices: tuple[str, ...] = (),
        settings: Mapping[str, object] | None = None,
        outlook: bool | str = False,
        stage: Stage = Stage.PLAYING,
        seated: int | None = None,
        silent: bool = False,
        absence: Absence = ALL_HERE,
        watching: int = 0,
        others: Iterable[str] = (),
    ) -> None:
        """All sit at one device unless `devices` names one for each seat; a `silent` table greets only once.

        The `others` are devices that are connected, too. `outlook` is whether everybody's chances are known, or how far
        they look.
        """
        held = devices or (HERE,) * len(record.players)
        given = {"coach": "ask", "undo": True, **(settings or {})}
        sealed = given.get("dice", TableDice.SEALED.value) == TableDice.SEALED.value
        seats = [{"kind": "open", "name": ""} for _ in record.players]
        rules = to_data(record.rules, whole=True)
        created = Created("0" * 16, rules, seats, given, "0" * 64 if sealed else "")
        self.desk = new_desk([take_step(None, (created,), held[0])])
        for seat, each in enumerate(record.players[:seated]):
            self._happens(Sat(SeatNumber(seat), each.name), held[seat])
        self._dice = ScriptedDice(throws)
        horizon = {"horizon": outlook} if isinstance(outlook, str) else {}
        self._outlook = {"outlook": {**OUTLOOK, **horizon, "seats": [1 / len(held)] * len(held)}} if outlook else {}
        self._lines: list[tuple[str, WebSocketRoute]] = []
        self._silent = silent
        self._absence, self._watching, self._others = absence, watching, set(others)
        self._consent = NOBODY_YET
        if stage is Stage.PLAYING:
            self._happens(Begun([]))
        for event, before in zip(record.events, [record.start, *replay(record)], strict=False):
            self._happens(Played(write_event(before, event)))
        if stage is Stage.ABANDONED:
            self._happens(Closed())

    def _happens(self, entry: Sat | Begun | Played | Closed, by: str = "") -> None:
        advance(self.desk, take_step(self.desk.table, (entry,), by or self.desk.table.host))

    def at(self, device: str = HERE) -> Callable[[BrowserContext], None]:
        """Lets a browser find this table, as one of its devices or as somebody who looks on."""

        def prepare(context: BrowserContext) -> None:
            context.route_web_socket(re.compile("/ws/"), partial(self._opened, device))
            context.route(f"**/api/tables/{CODE}/story", self._story)
            context.route(f"**/api/tables/{CODE}/record", lambda route: route.fulfill(body=self.text))
            context.route(f"**/api/tables/{CODE}/booklet", self._booklet)
            context.route(f"**/api/tables/{CODE}/times", lambda route: route.fulfill(json=TIMES))
            context.route(f"**/api/tables/{CODE}/spoken", lambda route: route.fulfill(json={"spoken": "123 456"}))
            context.route(
                f"**/api/tables/{CODE}/qr", lambda route: route.fulfill(body=QR, content_type="image/svg+xml")
            )

        return prepare

    @property
    def text(self) -> str:
        """The record of the game so far."""
        assert self.desk.table.record is not None
        return write_record(self.desk.table.record)

    def _story(self, route: Route) -> None:
        record = self.desk.table.record
        assert record is not None
        history = Chronicle(record.start)
        history.follow(record)
        route.fulfill(json={"n": self.desk.n, **history.data()})

    def _booklet(self, route: Route) -> None:
        """What the server says of the game; it is asked in the name of the page."""
        at = route.request.url.partition("/api/")[0]
        headers = {"origin": at, "content-type": "application/json"}
        route.fulfill(
            response=route.fetch(
                url=f"{at}/api/booklet", method="POST", headers=headers, post_data=json.dumps({"record": self.text})
            )
        )

    def plays(self, *words: str) -> None:
        """Lets these things happen at the table, as if somebody elsewhere did them; everybody is told at once."""
        for word in words:
            step = take_step(self.desk.table, (Played(word),), ELSEWHERE)
            for each in advance(self.desk, step):
                self._tell(each)

    def stands(self) -> None:
        """Tells everybody how the table stands, as the server does when something around the game has changed."""
        self._tell(state(self.desk))

    def says(self, seat: int, what: str) -> None:
        """Lets everybody hear a reaction."""
        self._tell({"v": 1, "said": {"seat": seat, "say": what}})

    def wants(self, device: str, *, yes: bool = True) -> None:
        """Lets somebody want to play again, or no longer."""
        here = {each for each, _ in self._lines} | self._others
        self._consent = current_consent(self.desk.table, here, self._consent, 0.0, device, yes=yes)
        self._tell({"v": 1, "again": consent_data(self.desk.table, self._consent, 0.0)})

    # The socket

    def _opened(self, device: str, line: WebSocketRoute) -> None:
        if self._silent and self._lines:
            return
        self._lines = [each for each in self._lines if each[0] != device] + [(device, line)]
        line.on_message(lambda text: self._heard(device, line, json.loads(text)))
        line.on_close(lambda _code, _reason: self._closed(line))
        rules = to_data(self.desk.table.rules, whole=True)
        line.send(json.dumps({**state(self.desk), **self._outlook, "rules": rules, **self._mine(device)}))
        self._tell_presence()

    def _tell_presence(self) -> None:
        table, absence = self.desk.table, self._absence
        missing = {"away": away_data(table, absence), "deputy": deputy(table, absence)}
        self._tell({"v": 1, "present": self._present(), "watching": self._watching, **missing})

    def _closed(self, line: WebSocketRoute) -> None:
        self._lines = [each for each in self._lines if each[1] is not line]

    def _mine(self, device: str) -> dict[str, Any]:
        table = self.desk.table
        held = [seat for seat, place in enumerate(table.places) if place.holder == device]
        return {"you": held, "host": table.host == device, "back": seats_to_return(table, device)}

    def _present(self) -> list[int]:
        here = {device for device, _ in self._lines} | self._others
        return [seat for seat, place in enumerate(self.desk.table.places) if place.holder in here]

    def _tell(self, message: Mapping[str, object]) -> None:
        for _, line in self._lines:
            line.send(json.dumps(message))

    def _heard(self, device: str, line: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["do"] == "ping":
            line.send(json.dumps({"v": 1, "pong": message["id"]}))
            return
        if message["do"] == "say":
            self.says(message["seat"], message["say"])
            return
        command = read_command(device, message)
        try:
            step = command_step(self.desk, command, self._dice, self._absence)
        except ShutboxError as error:
            line.send(json.dumps(refusal(self.desk, command.id, error)))
            return
        if isinstance(command.wish, Again):
            line.send(json.dumps(acknowledgement(command, self.desk.n) | self._mine(device)))
            self.wants(device, yes=command.wish.yes)
            return
        news = with_flick(advance(self.desk, step), command.wish)
        line.send(json.dumps(acknowledgement(command, self.desk.n) | self._mine(device)))
        for each in news:
            self._tell(each)
        self._tell_presence()
        if isinstance(command.wish, AskHint):
            line.send(json.dumps({"v": 1, "id": command.id, "hint": advise(self.desk.table.live)}))
