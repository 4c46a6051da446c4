"""What a bot does at its seat."""

from __future__ import annotations

from typing import Any

from shutbox.client.bot_seat import BotSeat, seal_of
from tests.server.running import seal_of as other_seal_of

PUBLIC = "0123456789abcdef"


def view(stage: str, **more: object) -> dict[str, Any]:
    seats = [
        {"seat": 0, "kind": "person", "seal": None, "seed": None},
        {"seat": 1, "kind": "open", "seal": None, "seed": None},
    ]
    whole = {"public": PUBLIC, "stage": stage, "commitment": "x", "secret": None, "seats": seats, "game": None}
    return {"n": 7, "view": whole | more}


def last(_game: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
    return legal[-1]


def test_it_takes_the_first_open_seat_with_a_seal() -> None:
    seat = BotSeat(last)
    body = seat.sitting(view("waiting"), "Robo")
    assert body == {"name": "Robo", "seat": 1, "seal": other_seal_of(PUBLIC, 1, seat.seed)}
    assert BotSeat(last).sitting(view("waiting", commitment=""), "Robo", 0) == {"name": "Robo", "seat": 0}


def test_it_shows_its_seed_once_and_only_if_it_was_sealed() -> None:
    seat = BotSeat(last)
    seat.sitting(view("waiting"), "Robo")
    begun = view("sealing")
    assert list(seat.commands(begun)) == []
    begun["view"]["seats"][1]["seal"] = seal_of(PUBLIC, 1, seat.seed)
    assert list(seat.commands(begun)) == [{"do": "reveal", "seat": 1, "seed": seat.seed.hex()}]
    begun["view"]["seats"][1]["seed"] = seat.seed.hex()
    assert list(seat.commands(begun)) == []


def test_it_acts_when_it_is_its_turn() -> None:
    seat = BotSeat(last)
    seat.sitting(view("waiting"), "Robo")
    legal = [{"do": "shut", "word": "8"}, {"do": "throw", "dice": 2}]
    assert list(seat.commands(view("playing", game={"at": 0, "legal": legal}))) == []
    mine = view("playing", game={"at": 1, "legal": legal})
    assert list(seat.commands(mine)) == [{"do": "throw", "dice": 2, "n": 7}]
    mine["view"]["game"]["legal"] = legal[:1]
    assert list(seat.commands(mine)) == [{"do": "play", "word": "8", "n": 7}]
    assert list(seat.commands({"n": 8, "event": {}})) == []


def test_it_is_over_when_the_envelope_is_open() -> None:
    seat = BotSeat(last)
    seat.sitting(view("waiting"), "Robo")
    for more, over in (({}, False), ({"secret": "s"}, True), ({"commitment": ""}, True)):
        assert list(seat.commands(view("over", **more))) == []
        assert seat.over is over
