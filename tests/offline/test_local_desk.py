"""What pages ask: answered as a server answers it, or refused with the reason."""

from __future__ import annotations

import pytest

from shutbox.coach import analyse, document
from shutbox.play import read_record
from shutbox.server.think import question
from shutbox.solve import library
from tests.offline.device import Device, Player


def ended(device: Device, rules: str = "nine") -> Player:
    """A game of one player that is over."""
    player = Player(device, rules, ["open"])
    player.sit({0: "Ann"})
    player.begin()
    player.play()
    return player


def test_a_game_has_a_record_a_story_a_report_and_times() -> None:
    device = Device()
    player = ended(device)
    record = device.ask("GET", f"/api/tables/{player.code}/record")
    assert record["name"] == "Shutbox Nine 2026-11-19.shutbox"
    report = device.ask("GET", f"/api/tables/{player.code}/report")["data"]
    assert report["rules"] == document(analyse(read_record(record["text"])))["rules"]
    assert device.ask("POST", "/api/booklet", {"record": record["text"]})["data"]["record"] == record["text"]
    story = device.ask("GET", f"/api/tables/{player.code}/story")["data"]
    assert (story["n"], len(story["sheet"])) == (player.state["n"], 1)
    times = device.ask("GET", f"/api/tables/{player.code}/times")["data"]
    assert times["began"] <= times["ended"]


def test_the_tables_of_this_device_are_listed_the_newest_first() -> None:
    device = Device()
    first = ended(device)
    device.time += 60
    second = Player(device, "ten", ["open"])
    second.sit({0: "Ann"})
    held = device.ask("GET", "/api/mine")["data"]["tables"]
    assert [(each["public"], each["stage"]) for each in held] == [(second.public, "waiting"), (first.public, "over")]


def test_the_dice_of_a_game_are_checked() -> None:
    device = Device()
    player = ended(device)
    record = device.ask("GET", f"/api/tables/{player.code}/record")["text"]
    found = device.ask("POST", "/api/verify", {"record": record})["data"]
    assert (found["ok"], found["over"]) == (True, True)
    assert found["envelope"] is not None


def test_rules_are_listed_changed_and_refused_with_every_fault() -> None:
    device = Device()
    assert device.ask("GET", "/api/rules")["data"] == question.rule_list()
    own = device.ask("POST", "/api/rules", {"rules": "nine", "set": {"dice": "3"}})["data"]
    assert own["settings"]["dice"] == 3
    wrong = device.ask("POST", "/api/rules", {"rules": "nine", "set": {"dice": "3", "faces": "1"}})
    assert wrong["status"] == 400
    assert wrong["data"]["error"]["faults"]


def test_house_rules_can_be_played() -> None:
    device = Device()
    own = device.ask("POST", "/api/rules", {"rules": "nine", "set": {"dice": "3"}})["data"]["settings"]
    player = Player(device, own, ["open"])
    player.sit({0: "Ann"})
    player.begin()
    player.play()
    assert player.view["stage"] == "over"


@pytest.mark.parametrize("asked", [("GET", "/api/log"), ("GET", "/api/tables/0-0/qr"), ("POST", "/api/spoken")])
def test_what_needs_others_says_so(asked: tuple[str, str]) -> None:
    found = Device().ask(*asked)
    assert (found["status"], found["data"]["error"]["code"]) == (404, "offline-alone")


@pytest.mark.parametrize("path", ["/api/unknown", "/other", "/api/tables/a/b/c"])
def test_an_unknown_path_is_refused(path: str) -> None:
    assert Device().ask("GET", path)["data"]["error"]["code"] == "http-path"


def test_seats_that_make_no_table_are_refused() -> None:
    found = Device().ask("POST", "/api/tables", {"rules": "nine", "seats": []})
    assert found["data"]["error"]["code"] == "table-seats"
    found = Device().ask("POST", "/api/tables", {"rules": "nine", "seats": ["nobody"]})
    assert found["data"]["error"]["code"] == "bot-unknown"


def test_house_rules_on_paper_need_no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {"rules": "nine", "set": {"dice": "3"}}
    solved = Device().ask("POST", "/api/handout", asked)["data"]
    monkeypatch.setattr(library, "has_solver", lambda: False)
    alone = Device().ask("POST", "/api/handout", asked)["data"]
    assert alone == solved | {"mean": pytest.approx(solved["mean"]), "shut": pytest.approx(solved["shut"])}
