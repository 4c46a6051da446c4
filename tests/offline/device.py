"""A device for tests: a page that plays, a storage, and a clock that only tests move."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any

from shutbox.offline import Gateway
from shutbox.play import SeatNumber, seat_seal
from tests.documents import check_answer

Data = dict[str, Any]
TITLES = {"en": {"perfect": "Perfect player", "fewest-tiles": "Big tiles"}, "de": {"perfect": "Perfekt"}}
NOON = 1_795_089_600.0


class Device:
    """Pages, storage and clock of one browser. `full` makes the storage refuse what is written."""

    def __init__(self) -> None:
        self.rows: dict[str, Data] = {}
        self.bodies: dict[str, list[str]] = {}
        self.time = 1000.0
        self.full = False
        self.heard: dict[str, list[Data]] = {}
        self.wait: float | None = None
        self.restart()

    def restart(self) -> None:
        """Closes the browser and opens it again: only the storage stays."""
        self._gateway = Gateway(TITLES, lambda: self.time, lambda: NOON + self.time)

    def perform(self, **event: object) -> Data:
        """What an event leads to, after what has to be stored was stored, as the worker of a browser does it."""
        found: Data = json.loads(self._gateway.handle(json.dumps(event)))
        if "need" in found:
            code = found["need"]
            if code not in self.rows:
                return {"answer": {"status": 404, "data": {"error": {"code": "table-unknown", "arguments": {}}}}}
            loaded = self.perform(do="load", row=self.rows[code], bodies=self.bodies[code])
            return loaded if loaded["answer"] else self.perform(**event)
        if self.full and found["stored"]:
            answers = [self.perform(do="drop", code=each["row"]["code"]) for each in found["stored"]]
            return answers[0]
        for each in found["stored"]:
            code, row = each["row"]["code"], each["row"]
            assert len(self.bodies.setdefault(code, [])) == each["since"]
            self.bodies[code] += each["bodies"]
            self.rows[code] = row
        for page, message in found["told"]:
            self.heard.setdefault(page, []).append(message)
        self.wait = found["wait"]
        return found

    def ask(self, method: str, path: str, body: object = None) -> Data:
        """The answer to a request: its status, and its data or text."""
        answer: Data = self.perform(
            do="request", method=method, path=path, body=body, rows=list(self.rows.values()), origin="https://a.b/c"
        )["answer"]
        # The tables of a device have their codes in the list, and no ids of rows.
        if answer["status"] == 200 and "data" in answer and path != "/api/mine":
            check_answer(method, path, answer["status"], answer["data"])
        return answer

    def kept(self, code: str) -> Data | None:
        """What is stored of a table."""
        plain = code.replace("-", "")
        return {"row": self.rows[plain], "bodies": list(self.bodies[plain])} if plain in self.rows else None

    def tick(self) -> bool:
        """Moves the clock on to the next thing that is due, and lets it happen; whether there was one."""
        if self.wait is None:
            return False
        self.time += self.wait
        self.perform(do="tick")
        return True


class Player:
    """A page that plays at a table for everybody who sits there."""

    def __init__(self, device: Device, rules: object, seats: list[str], **settings: object) -> None:
        relay = settings.pop("relay", False)
        asked = {"rules": rules, "seats": seats, "settings": settings, "lang": "en", "relay": relay}
        made = device.ask("POST", "/api/tables", asked)
        assert made["status"] == 200, made
        self._show(device, made["data"]["code"])

    @classmethod
    def at(cls, device: Device, code: str) -> Player:
        """A page that shows a table which is there already."""
        player = cls.__new__(cls)
        player._show(device, code)
        return player

    def _show(self, device: Device, code: str) -> None:
        self.device = device
        self.seeds: dict[int, str] = {}
        self.count = 0
        self.code = code
        self.page = f"page of {code}"
        self.state: Data = {}
        self.open()
        self.public = self.view["public"]

    def open(self) -> None:
        """Shows the table."""
        self.device.perform(do="connect", page=self.page, code=self.code, version=2)
        self.look()

    def look(self) -> list[Data]:
        """Everything that was heard since the last look."""
        news = self.device.heard.pop(self.page, [])
        for message in news:
            self.state |= {key: value for key, value in message.items() if key not in ("id", "ok", "event", "facts")}
        return news

    @property
    def view(self) -> Data:
        """The table as it is shown."""
        found: Data = self.state["view"]
        return found

    def tell(self, do: str, **arguments: object) -> Data:
        """The answer to a command."""
        self.count += 1
        data = {"v": 2, "id": str(self.count), "n": self.state["n"], "do": do, **arguments}
        self.device.perform(do="message", page=self.page, data=data)
        return next(each for each in self.look() if each.get("id") == str(self.count) and "ok" in each)

    def sit(self, names: Mapping[int, str]) -> None:
        """Takes seats, with seeds of their own where dice are sealed."""
        for seat, name in names.items():
            if self.view["settings"]["dice"] != "sealed":
                assert self.tell("sit", seat=seat, name=name)["ok"]
                continue
            seed = secrets.token_bytes(32)
            self.seeds[seat] = seed.hex()
            assert self.tell("sit", seat=seat, name=name, seal=seat_seal(self.public, SeatNumber(seat), seed))["ok"]

    def begin(self) -> None:
        """Starts the game."""
        assert self.tell("start")["ok"]
        for seat, seed in self.seeds.items():
            assert self.tell("reveal", seat=seat, seed=seed)["ok"]

    def play(self) -> None:
        """Plays to the end: the first legal action at every choice, while bots and clocks do the rest."""
        while self.view["stage"] == "playing":
            game = self.view["game"]
            if game["seats"][game["at"]]["kind"] != "person":
                assert self.device.tick()
                self.look()
                continue
            action = game["legal"][0]
            if action["do"] == "throw":
                assert self.tell("throw", dice=action["dice"])["ok"]
            else:
                assert self.tell("play", word=action["word"])["ok"]
