"""Reactions: codes from a closed list, by whoever holds the seat; a nudge only after a while and to somebody else."""

from __future__ import annotations

from typing import Any

import pytest

from shutbox.errors import IllegalActionError, NotationError
from shutbox.play.events import SeatNumber
from shutbox.play.table.company.reaction import NUDGE_AFTER, Reaction, Said, check_said, read_said
from shutbox.play.table.state import Table
from tests.play.table.tables import BO, CY, EVE, HAL, begun, keeper

NUDGE = Said(SeatNumber(1), Reaction.NUDGE)


def refusal(table: Table, who: str, said: Said, quiet: float = 1000.0) -> str:
    """The code with which something is not said; empty if it is."""
    try:
        check_said(table, who, said, quiet)
    except IllegalActionError as error:
        return error.code
    return ""


def test_there_are_eight_signs_six_phrases_and_the_nudge() -> None:
    assert len(Reaction) == 15


@pytest.mark.parametrize("reaction", Reaction, ids=lambda each: each.value)
def test_a_reaction_is_a_code_and_a_seat_and_is_sent_as_it_came(reaction: Reaction) -> None:
    message = {"do": "say", "v": 2, "seat": 3, "say": reaction.value, "text": "anything else"}
    assert read_said(message) == Said(SeatNumber(3), reaction)
    assert read_said(message).data() == {"seat": 3, "say": reaction.value}


@pytest.mark.parametrize("code", ["", "Nice", "nice ", "hello", None, 1, ["nice"], {"nice": 1}, "x" * 3000])
def test_nothing_else_can_be_said(code: Any) -> None:
    with pytest.raises(NotationError) as raised:
        read_said({"seat": 0, "say": code})
    assert raised.value.code == "say-unknown"
    assert len(str(raised.value.arguments["got"])) < 200


@pytest.mark.parametrize("seat", [None, True, -1, 1000, 1.0, "0", [0]])
def test_a_seat_is_a_small_whole_number(seat: Any) -> None:
    with pytest.raises(NotationError) as raised:
        read_said({"seat": seat, "say": "nice"})
    assert raised.value.arguments["field"] == "seat"


def test_only_the_holder_of_a_seat_speaks_for_it() -> None:
    table = begun(bots=1).table
    nice = [Said(SeatNumber(seat), Reaction.NICE) for seat in range(3)]
    assert [refusal(table, BO, each) for each in nice] == ["", "not-your-seat", "not-your-seat"]
    assert [refusal(table, EVE, each) for each in nice] == ["not-your-seat"] * 3
    with pytest.raises(NotationError):
        check_said(table, BO, Said(SeatNumber(9), Reaction.NICE), 0)


def test_people_speak_before_a_game_and_after_it_too() -> None:
    waiting = keeper()
    assert not waiting.ask(BO, "sit", seat=0, name="Bo")
    assert refusal(waiting.table, BO, Said(SeatNumber(0), Reaction.NICE)) == ""
    over = begun()
    assert not over.ask(HAL, "close")
    assert refusal(over.table, BO, Said(SeatNumber(0), Reaction.ONE_MORE)) == ""


def test_the_player_at_the_box_is_nudged_after_a_minute_in_which_nothing_happened() -> None:
    table = begun().table
    assert NUDGE_AFTER == 60
    assert refusal(table, CY, NUDGE, 60.0) == ""
    with pytest.raises(IllegalActionError) as raised:
        check_said(table, CY, NUDGE, 17.4)
    assert (raised.value.code, raised.value.arguments) == ("nudge-early", {"seconds": 43})


def test_nobody_nudges_a_bot_or_oneself_or_where_no_turn_is_waited_for() -> None:
    table = begun()
    assert refusal(table.table, BO, Said(SeatNumber(0), Reaction.NUDGE)) == "nudge-nobody"
    assert not table.ask(HAL, "close")
    assert refusal(table.table, CY, NUDGE) == "nudge-nobody"
