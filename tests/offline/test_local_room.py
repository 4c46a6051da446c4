"""Live tables of one device: whole games, bots, clocks, advice, playing again."""

from __future__ import annotations

import pytest

from shutbox.play import check_sealed, read_record
from shutbox.rules import names
from tests.offline.device import Device, Player


@pytest.mark.parametrize("rules", names())
def test_every_rule_set_is_played_to_its_end_and_its_dice_are_checked(rules: str) -> None:
    device = Device()
    player = Player(device, rules, ["open", "fewest-tiles"], pace=0)
    player.sit({0: "Ann"})
    player.begin()
    player.play()
    assert player.view["stage"] == "over"
    record = read_record(device.ask("GET", f"/api/tables/{player.code}/record")["text"])
    assert record.game.over
    assert ("keeper", "browser") in record.notes
    opening = check_sealed(record)
    assert opening is not None


def test_a_bot_has_its_title_in_the_language_of_the_page() -> None:
    device = Device()
    asked = {"rules": "nine", "seats": ["perfect", "perfect"], "settings": {}, "lang": "de"}
    code = device.ask("POST", "/api/tables", asked)["data"]["code"]
    seats = device.ask("GET", f"/api/tables/{code}")["data"]["view"]["seats"]
    assert [seat["name"] for seat in seats] == ["Perfekt", "Perfekt 2"]


def test_a_command_that_comes_twice_happens_once() -> None:
    device = Device()
    player = Player(device, "nine", ["open"])
    player.sit({0: "Ann"})
    again = {"v": 2, "id": "1", "n": 1, "do": "sit", "seat": 0, "name": "Ann", "seal": "0" * 64}
    n = player.state["n"]
    device.perform(do="message", page=player.page, data=again)
    (answer,) = player.look()
    assert (answer["ok"], answer["n"], player.state["n"]) == (True, n, n)


def test_a_command_on_what_is_past_is_refused() -> None:
    device = Device()
    player = Player(device, "nine", ["open"])
    player.sit({0: "Ann"})
    player.state["n"] = 1
    assert player.tell("start")["error"]["code"] == "stale"


def test_time_runs_out() -> None:
    device = Device()
    player = Player(device, "nine", ["open", "open"], seconds=30)
    player.sit({0: "Ann", 1: "Bo"})
    player.begin()
    assert 30 <= player.state["clock"] <= 40
    at = player.view["game"]["at"]
    before = device.time
    while player.view["game"]["at"] == at:
        assert device.tick()
        player.look()
    assert device.time - before >= 30


def test_the_coach_answers_when_asked_and_after_each_choice() -> None:
    device = Device()
    player = Player(device, "nine", ["open"], coach="each", dice="seeded", seed="tea")
    player.sit({0: "Ann"})
    player.begin()
    while player.view["game"]["phase"] != "shut":
        assert player.tell("throw", dice=player.view["game"]["legal"][0]["dice"])["ok"]
    assert len(player.view["game"]["legal"]) > 1
    assert player.tell("hint")["ok"]
    while device.wait == 0:
        device.tick()
    news = player.look()
    assert [len(each["hint"]["options"]) for each in news if "hint" in each] == [len(player.view["game"]["legal"])]
    assert any("outlook" in each for each in news)
    assert player.tell("play", word=player.view["game"]["legal"][0]["word"])["ok"]
    while device.wait == 0:
        device.tick()
    assert any("coach" in each for each in player.look())


def test_real_dice_are_typed_and_a_bot_says_how_many_it_wants() -> None:
    device = Device()
    player = Player(device, "nine", ["fewest-tiles", "open"], dice="typed", pencil=True, pace=0)
    player.sit({1: "Ann"})
    assert player.tell("start")["ok"]
    device.tick()
    player.look()
    assert player.state["wants"] == 2
    assert player.tell("report", faces=[4, 5])["ok"]


def test_playing_again_lays_the_next_table_for_the_same_players() -> None:
    device = Device()
    player = Player(device, "nine", ["open", "fewest-tiles"], pace=0)
    player.sit({0: "Ann"})
    player.begin()
    player.play()
    assert player.tell("again")["ok"]
    following = player.view["rematch"]
    seats = device.ask("GET", f"/api/tables/{following}")["data"]["view"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Big tiles"]


def test_bots_alone_play_only_while_somebody_looks() -> None:
    device = Device()
    player = Player(device, "nine", ["fewest-tiles", "fewest-tiles"], pace=0)
    assert player.tell("start")["ok"]
    while player.view["stage"] == "playing":
        assert device.tick()
        player.look()
    assert player.view["stage"] == "over"


def test_a_page_that_has_left_hears_nothing() -> None:
    device = Device()
    player = Player(device, "nine", ["open"])
    device.perform(do="leave", page=player.page)
    other = Player(device, "nine", ["open"])
    other.sit({0: "Bo"})
    assert player.look() == []
