"""Questions over HTTP beside live play: reports, booklets and pages of a table, and what the day brings."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from time import time

import pytest

from shutbox.bots import bot
from shutbox.coach import analyse, document
from shutbox.play import Record, begun, decide, evolve, extended, read_record, seeded_dice
from shutbox.rules import named, to_data
from shutbox.server.think import study
from tests.server.near import is_near
from tests.server.running import Server, gone, lay, record
from tests.server.running import begun as seated


def played(server: Server) -> str:
    """The code of a table whose game is over."""

    async def through() -> str:
        clients = await seated(server, "nine", 2)
        await asyncio.gather(*(client.play() for client in clients))
        await gone(*clients)
        return clients[0].code

    return asyncio.run(through())


def test_a_table_has_a_report_a_booklet_and_a_page(server: Server) -> None:
    code = played(server)
    told = record(server, code)
    report = server.ask("GET", f"/api/tables/{code}/report").data
    # The server may have taken a solution that comes with the package, and this process one that was made here.
    assert is_near(report, json.loads(json.dumps(document(analyse(read_record(told))))))
    booklet = server.ask("GET", f"/api/tables/{code}/booklet").data
    assert (booklet["report"], booklet["record"]) == (report, told)
    assert booklet == server.ask("POST", "/api/booklet", {"record": told}).data
    short = server.ask("GET", f"/api/tables/{code}/booklet", headers={"Accept-Encoding": "gzip"})
    assert json.loads(gzip.decompress(short.body)) == booklet
    page = server.ask("GET", f"/api/tables/{code}/report.html?lang=en")
    name = r'attachment; filename="Shutbox Nine \d{4}-\d\d-\d\d\.html"'
    assert re.fullmatch(name, page.headers["content-disposition"])
    times = server.ask("GET", f"/api/tables/{code}/times").data
    assert times["began"] <= times["ended"] <= time() + 1 < times["began"] + 3600
    (inside,) = re.findall(rb'id="booklet">(.*?)</script>', page.body)
    assert json.loads(inside) == booklet
    assert server.ask("GET", f"/api/tables/{code}/report.html?lang=../en").body == page.body


@pytest.mark.parametrize("what", ["report", "booklet", "report.html"])
def test_a_table_without_a_game_has_none(server: Server, what: str) -> None:
    code = lay(server, server.device(), "nine", ["open"])["code"]
    assert server.ask("GET", f"/api/tables/{code}/{what}").code == "table-stage"
    assert server.ask("GET", f"/api/tables/0000-0000-0000/{what}").code == "table-unknown"


def test_a_text_that_is_no_record_has_no_booklet(server: Server) -> None:
    assert server.ask("POST", "/api/booklet", {"record": "Dear diary"}).code == "record-none"
    assert server.ask("POST", "/api/booklet", {}).code == "record-none"


def test_the_day_is_the_same_for_everybody(server: Server) -> None:
    first, second = (server.ask("GET", "/api/daily").data for _ in range(2))
    assert first == second
    assert first["seed"] == f"daily {first['date']}"
    found = study.day(to_data(named(first["rules"]), whole=True), first["date"])
    assert first == json.loads(json.dumps({"v": 1} | found))
    options = first["exercise"]["options"]
    assert options[0]["loss"] == 0
    assert any(option["loss"] > 0 for option in options)


def alone(name: str, seed: str) -> Record:
    """What the perfect player does alone with the dice of a seed."""
    told, dice = begun(named(name), ["Ann"]), seeded_dice(seed)
    game = told.start
    while not game.over:
        event = decide(game, bot("perfect", lambda: 0.0).choose(game), dice)
        told, game = extended(told, event), evolve(game, event)
    return told


@pytest.mark.parametrize("name", ["nine", "double-shutter"])
def test_the_perfect_player_has_the_dice_that_everybody_has(name: str) -> None:
    told = alone(name, "daily 2026-11-17")
    assert study.perfect(to_data(named(name), whole=True), "daily 2026-11-17").total == told.game.total


def test_the_game_of_the_day_is_played_alone_with_its_dice(server: Server) -> None:
    day = server.ask("GET", "/api/daily").data
    token, settings = server.device(), {"dice": "seeded", "seed": day["seed"]}

    async def through() -> list[str]:
        found = []
        for _ in range(2):
            ann = server.client(lay(server, token, day["rules"], ["open"], **settings)["code"], token)
            await ann.join()
            await ann.sit(0, "Ann")
            await ann.tell("start")
            await ann.play()
            await gone(ann)
            found.append(record(server, ann.code))
        return found

    first, second = asyncio.run(through())
    assert first == second
    assert f"note seed {day['seed']}" in first.splitlines()
    assert server.ask("POST", "/api/verify", {"record": first}).data["ok"]
    two = server.ask("POST", "/api/tables", {"rules": "nine", "seats": ["open"] * 2, "settings": settings}, token=token)
    assert (two.status, two.code) == (400, "table-seeded")


LONG = 10**30


@pytest.mark.parametrize(
    "asked",
    [
        {"rules": {"box": [LONG]}},
        {"rules": "nine", "set": {"faces": -LONG}},
        {"rules": {"format": "running", "rounds": LONG}},
        {"rules": {"one_die": f"standing:{LONG}"}},
        {"rules": {"box": "1", "format": "solitaire"}},
    ],
)
@pytest.mark.parametrize("path", ["rules", "tables", "explore", "measure", "exercises"])
def test_a_rule_set_out_of_range_is_refused_and_not_a_fault_of_the_server(
    server: Server, path: str, asked: dict[str, object]
) -> None:
    answer = server.ask("POST", f"/api/{path}", asked | {"seats": ["open"]}, token=server.device())
    assert (answer.status, answer.code) == (400, "rules-faults")
    assert len(answer.data["error"]["faults"]) == 1


@pytest.mark.parametrize(
    ("path", "asked", "code"),
    [
        ("explore", {"position": str(LONG)}, "position-shape"),
        ("explore", {"position": "123456789", "throw": [LONG, 1]}, "throw-faces"),
        ("measure", {"players": LONG}, "option-range"),
        ("exercises", {"count": LONG}, "option-range"),
        ("tables", {"seats": ["open"], "settings": {"seconds": LONG}}, "table-setting"),
        ("tables", {"seats": [LONG]}, "table-seats"),
    ],
)
def test_a_number_of_any_length_is_refused(server: Server, path: str, asked: dict[str, object], code: str) -> None:
    answer = server.ask("POST", f"/api/{path}", {"rules": "nine"} | asked, token=server.device())
    assert (answer.status, answer.code) == (400, code)
