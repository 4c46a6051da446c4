"""One table: what a page hears first, and what is kept about it."""

from __future__ import annotations

from tests.offline.device import Device, Player


def test_the_first_message_says_everything_and_no_secret() -> None:
    device = Device()
    player = Player(device, "nine", ["open"])
    row = device.rows[player.code.replace("-", "")]
    assert len(row["secret"]) == 64
    assert row["secret"] not in str(player.state)
    assert {"rules", "view", "you", "host", "back", "may", "present"} <= player.state.keys()


def test_the_secret_is_kept_no_longer_than_it_is_one() -> None:
    device = Device()
    player = Player(device, "nine", ["open"])
    secret = device.rows[player.code.replace("-", "")]["secret"]
    player.sit({0: "Ann"})
    player.begin()
    player.play()
    assert player.view["secret"] == secret
    assert device.rows[player.code.replace("-", "")]["secret"] == ""


def test_dice_of_a_seed_and_typed_dice_have_no_keeper() -> None:
    device = Device()
    player = Player(device, "nine", ["open"], dice="seeded", seed="tea")
    player.sit({0: "Ann"})
    player.begin()
    player.play()
    record = device.ask("GET", f"/api/tables/{player.code}/record")["text"]
    assert "keeper" not in record
    assert "note seed tea" in record


def test_a_choice_that_undo_returns_to_goes_on_with_its_time() -> None:
    device = Device()
    player = Player(device, "nine", ["open"], seconds=100, dice="typed", undo=True)
    player.sit({0: "Ann"})
    player.begin()
    assert player.tell("report", faces=[4, 5])["ok"]
    device.time += 40
    word = player.view["game"]["legal"][0]["word"]
    assert player.tell("play", word=word)["ok"]
    assert player.tell("play", word="undo")["ok"]
    assert player.state["clock"] == 60
