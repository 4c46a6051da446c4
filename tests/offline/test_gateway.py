"""Events and what they lead to: nothing is said before it is stored, and nothing but the standard library is needed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from shutbox.play import read_record
from tests.offline.device import Device, Player

SOURCE = Path(__file__).parents[2] / "src"
# A game against a bot with the coach, and a question of each kind, where no package is installed.
ALONE = f"""
import sys
sys.path.insert(0, {str(SOURCE)!r})
from json import dumps, loads
from shutbox.offline import Gateway
gateway = Gateway({{}})
def perform(**event):
    return loads(gateway.handle(dumps(event)))
def ask(method, path, body=None):
    return perform(do="request", method=method, path=path, body=body)["answer"]
seats, settings = ["open", "perfect"], {{"coach": "each", "pace": 0}}
code = ask("POST", "/api/tables", {{"rules": "shut-the-box", "seats": seats, "settings": settings}})["data"]["code"]
perform(do="connect", page="a", code=code)
perform(do="message", page="a", data={{"v": 2, "id": "1", "n": 1, "do": "sit", "seat": 0, "name": "Ann"}})
perform(do="message", page="a", data={{"v": 2, "id": "2", "n": 2, "do": "start", "without_seals": True}})
wait, told = 0.0, []
while wait == 0.0:
    found = perform(do="tick")
    wait = found["wait"]
    told += found["told"]
assert any("outlook" in message for _, message in told), told
assert ask("POST", "/api/explore", {{"rules": "nine", "position": "12345...."}})["status"] == 200
assert ask("POST", "/api/exercises", {{"rules": "nine", "seed": "a"}})["status"] == 200
own = {{each.partition(".")[0] for each in sys.modules}} - set(sys.stdlib_module_names) - {{"shutbox", "__main__"}}
assert not own, own
"""


def test_the_standard_library_is_enough() -> None:
    subprocess.run([sys.executable, "-I", "-S", "-c", ALONE], check=True)


def test_what_cannot_be_stored_did_not_happen() -> None:
    device = Device()
    player = Player(device, "nine", ["open"])
    player.sit({0: "Ann"})
    player.begin()
    n, stored = player.state["n"], list(device.bodies[player.code.replace("-", "")])
    device.full = True
    data = {"v": 2, "id": "late", "n": n, "do": "throw", "dice": 2}
    found = device.perform(do="message", page=player.page, data=data)
    assert found["answer"]["data"]["error"]["code"] == "offline-full"
    assert player.look() == []
    device.full = False
    assert device.bodies[player.code.replace("-", "")] == stored
    player.open()
    assert player.state["n"] == n
    player.play()
    assert player.view["stage"] == "over"


def test_a_game_goes_on_after_the_browser_was_closed() -> None:
    device = Device()
    player = Player(device, "double-shutter", ["open", "fewest-tiles"], pace=0)
    player.sit({0: "Ann"})
    player.begin()
    player.device.tick()
    player.look()
    before = player.view
    device.restart()
    player.open()
    assert player.view == before
    player.play()
    record = read_record(device.ask("GET", f"/api/tables/{player.code}/record")["text"])
    assert record.game.over


def test_a_damaged_table_says_so_and_no_other_is_touched() -> None:
    device = Device()
    broken, sound = (Player(device, "nine", ["open"]) for _ in range(2))
    broken.sit({0: "Ann"})
    sound.sit({0: "Bo"})
    code = broken.code.replace("-", "")
    device.bodies[code][1] = device.bodies[code][1].replace("sat", "cat")
    device.restart()
    found = device.perform(do="connect", page="x", code=broken.code, version=2)
    assert found["answer"]["error"]["code"] in ("entry-event", "table-damaged", "entry-body", "entry-kind")
    sound.open()
    assert sound.view["seats"][0]["name"] == "Bo"


def test_tables_that_another_tab_had_are_read_again() -> None:
    device = Device()
    player = Player(device, "nine", ["open"])
    code = player.code.replace("-", "")
    rows, bodies = dict(device.rows), list(device.bodies[code])
    player.sit({0: "Ann"})
    # As if the other tab had stored nothing of it.
    device.rows, device.bodies[code] = rows, bodies
    device.perform(do="reset")
    player.state["n"] = 1
    assert player.tell("sit", seat=0, name="Bo")["ok"]
    assert device.perform(do="refuse")["answer"]["data"]["error"]["code"] == "offline-elsewhere"


def test_an_unknown_table_has_to_be_read_first() -> None:
    device = Device()
    assert device.ask("GET", "/api/tables/0000-0000-0000")["status"] == 404


def test_a_table_of_another_browser_is_taken_as_its_entries_say() -> None:
    elsewhere, device = Device(), Device()
    player = Player(elsewhere, "nine", ["open"])
    player.sit({0: "Ann"})
    player.begin()
    code = player.code.replace("-", "")
    row, bodies = elsewhere.rows[code], elsewhere.bodies[code]
    brought = device.perform(do="check", row=row | {"rules": "ten", "more": 1}, bodies=bodies)["answer"]
    assert brought == {"status": 200, "data": row}
    assert device.ask("GET", f"/api/tables/{player.code}")["status"] == 404
    device.rows[code], device.bodies[code] = brought["data"], list(bodies)
    there = Player.at(device, player.code)
    there.play()
    assert there.view["stage"] == "over"


@pytest.mark.parametrize(
    "wrong",
    [
        {"row": None},
        {"row": {}},
        {"code": "../../etc"},
        {"secret": "00"},
        {"secret": "0" * 64},
        {"n": 1},
        {"created": "today"},
        {"bodies": None},
        {"bodies": [1, 2]},
        {"bodies": []},
        {"bodies": ["{}"]},
    ],
)
def test_what_is_no_table_is_not_taken(wrong: dict[str, object]) -> None:
    device = Device()
    player = Player(device, "nine", ["open"])
    code = player.code.replace("-", "")
    event = {"row": device.rows[code] | wrong, "bodies": device.bodies[code]}
    event |= {key: wrong[key] for key in ("row", "bodies") if key in wrong}
    assert "code" in device.perform(do="check", **event)["answer"]["error"]
