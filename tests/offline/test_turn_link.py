"""A table that goes to and fro as a link: what is new is taken, and what is old, forked or edited is recognised."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shutbox.play import check_sealed, read_record
from tests.offline.device import Device, Player

Link = dict[str, Any]


def link_from(player: Player) -> Link:
    """What the link of a table says now, as it arrives elsewhere."""
    seeds = {str(seat): seed for seat, seed in player.seeds.items()}
    found = player.device.perform(do="turn", kept=player.device.kept(player.code), seeds=seeds)
    link: Link = json.loads(json.dumps(found["answer"]["data"]["link"]))
    return link


def opened(device: Device, link: object, code: str) -> Link:
    """What comes of a link."""
    answer: Link = device.perform(do="turn", kept=device.kept(code), sent=link)["answer"]
    return answer


def took(device: Device, link: Link) -> Player:
    """A page of the table that a link led to."""
    found = opened(device, link, link["code"])
    assert found["status"] == 200, found
    return Player.at(device, link["code"])


def begun() -> tuple[Player, Player]:
    """Two browsers at a table whose game has begun, both with all of it."""
    ann = Player(Device(), "nine", ["open", "open"], relay=True)
    ann.sit({0: "Ann"})
    bo = took(Device(), link_from(ann))
    assert (bo.state["you"], bo.state["host"]) == ([], False)
    bo.sit({1: "Bo"})
    seeds, ann = ann.seeds, took(ann.device, link_from(bo))
    ann.seeds = seeds
    assert ann.tell("start")["ok"]
    assert ann.tell("reveal", seat=0, seed=seeds[0])["ok"]
    assert ann.view["stage"] == "playing"
    assert ann.view["seats"][1]["seed"] == bo.seeds[1]
    return ann, took(bo.device, link_from(ann))


def turn(player: Player) -> None:
    """Plays until it is not this browser's turn any more."""
    own = player.state["you"]
    while player.view["stage"] == "playing" and player.view["game"]["at"] in own:
        action = player.view["game"]["legal"][0]
        asked = {"dice": action["dice"]} if action["do"] == "throw" else {"word": action["word"]}
        assert player.tell("throw" if action["do"] == "throw" else "play", **asked)["ok"]


def test_a_game_is_played_by_sending_links_and_its_dice_are_those_of_both() -> None:
    ann, bo = begun()
    assert bo.tell("throw", dice=2)["error"]["code"] == "not-your-turn"
    for _ in range(20):
        for here, there in ((ann, bo), (bo, ann)):
            turn(here)
            there.__dict__ |= took(there.device, link_from(here)).__dict__
    assert (ann.view["stage"], bo.view["stage"]) == ("over", "over")
    due = [each.device.perform(do="turn", kept=each.device.kept(each.code))["answer"]["data"] for each in (ann, bo)]
    assert sorted(each["due"] for each in due) == [False, True]
    texts = [each.device.ask("GET", f"/api/tables/{each.code}/record")["text"] for each in (ann, bo)]
    assert texts[0] == texts[1]
    opening = check_sealed(read_record(texts[0]))
    assert opening is not None
    assert [seat.state for seat in opening.envelope.seats] == ["shown", "shown"]


def test_an_invitation_says_no_secret_and_whose_turn_it_is_is_known() -> None:
    ann = Player(Device(), "nine", ["open", "open"], relay=True)
    ann.sit({0: "Ann"})
    assert link_from(ann)["secret"] == ""
    ask = ann.device.perform(do="turn", kept=ann.device.kept(ann.code))["answer"]["data"]
    assert ask == {"relay": True, "due": True, "stage": "waiting", "names": []}
    ann, bo = begun()
    due = [each.device.perform(do="turn", kept=each.device.kept(each.code))["answer"]["data"] for each in (ann, bo)]
    assert [(each["due"], each["names"]) for each in due] == [(False, ["Bo"]), (True, ["Ann"])]


def test_an_old_link_changes_nothing() -> None:
    ann, bo = begun()
    old = link_from(ann)
    turn(ann)
    took(bo.device, link_from(ann))
    before = bo.device.kept(bo.code)
    assert opened(bo.device, old, bo.code)["data"]["new"] == 0
    assert bo.device.kept(bo.code) == before


def test_a_game_that_went_on_differently_is_recognised() -> None:
    ann, bo = begun()
    # As if the storage had been copied, and another choice made after the same throw.
    copy = Device()
    code = ann.code.replace("-", "")
    copy.rows[code], copy.bodies[code] = dict(ann.device.rows[code]), list(ann.device.bodies[code])
    other = Player.at(copy, ann.code)
    for player, place in ((ann, 0), (other, -1)):
        assert player.tell("throw", dice=2)["ok"]
        assert player.tell("play", word=player.view["game"]["legal"][place]["word"])["ok"]
    took(bo.device, link_from(ann))
    before = bo.device.kept(bo.code)
    assert opened(bo.device, link_from(other), bo.code)["error"]["code"] == "offline-turn-forked"
    assert bo.device.kept(bo.code) == before


@pytest.mark.parametrize(
    "edit",
    [
        lambda link: link.update(v=2),
        lambda link: link.update(secret="0" * 64),
        lambda link: link.update(secret=""),
        lambda link: link.update(code="../x"),
        lambda link: link.update(bodies=[]),
        lambda link: link.update(bodies="all"),
        lambda link: link.update(created="1"),
        lambda link: link["bodies"].append("{}"),
        lambda link: link["bodies"].append(link["bodies"][-1]),
        lambda link: link["bodies"].pop(1),
    ],
)
def test_an_edited_link_is_recognised_and_changes_nothing(edit: Any) -> None:
    ann, _ = begun()
    assert ann.tell("throw", dice=2)["ok"]
    link = link_from(ann)
    edit(link)
    fresh = Device()
    assert opened(fresh, link, ann.code)["error"]["code"] == "offline-turn-edited"
    assert not fresh.rows


@pytest.mark.parametrize("sent", [None, [], "x", {}, {"v": 1}])
def test_what_is_no_link_is_recognised(sent: object) -> None:
    assert opened(Device(), sent, "x")["error"]["code"] == "offline-turn-edited"


def test_a_throw_that_the_dice_do_not_give_is_recognised() -> None:
    ann, bo = begun()
    assert ann.tell("throw", dice=2)["ok"]
    link = link_from(ann)
    faces = ann.view["game"]["throw"]
    word = link["bodies"][-1]
    other = next(pair for pair in ([1, 2], [4, 5]) if sorted(pair) != sorted(faces))
    written = ",".join(map(str, faces))
    assert written in word
    link["bodies"][-1] = word.replace(written, ",".join(map(str, other)))
    assert opened(bo.device, link, bo.code)["error"]["code"] == "offline-turn-edited"


def test_nobody_plays_in_the_name_of_another() -> None:
    ann, bo = begun()
    turn(ann)
    link = link_from(ann)
    # Ann goes on with Bo's turn, as a program of her own could.
    forged = Device()
    took(forged, link)
    code = ann.code.replace("-", "")
    forged.rows[code]["holder"] = next(
        json.loads(body)["by"] for body in link["bodies"] if '"sat"' in body and '"Bo"' in body
    )
    forged.restart()
    bad = Player.at(forged, ann.code)
    assert bad.tell("throw", dice=2)["ok"]
    assert opened(bo.device, link_from(bad), bo.code)["error"]["code"] == "offline-turn-edited"


@pytest.mark.parametrize(
    ("seats", "settings", "code"),
    [
        (["open", "perfect"], {}, "offline-turn-people"),
        (["open"], {}, "offline-turn-people"),
        (["open", "open"], {"undo": True}, "offline-turn-settings"),
        (["open", "open"], {"seconds": 30}, "offline-turn-settings"),
        (["open", "open"], {"dice": "typed"}, "offline-turn-settings"),
    ],
)
def test_what_cannot_go_to_and_fro_is_refused(seats: list[str], settings: Link, code: str) -> None:
    asked = {"rules": "nine", "seats": seats, "settings": settings, "relay": True}
    assert Device().ask("POST", "/api/tables", asked)["data"]["error"]["code"] == code


def test_bots_and_a_rematch_need_another_table() -> None:
    ann = Player(Device(), "nine", ["open", "open"], relay=True)
    assert ann.tell("fill", seat=1, bot="perfect", name="")["error"]["code"] == "offline-turn-people"
