"""Another total for a turn that ended long ago: the game goes on as if it had been entered so at once."""

from __future__ import annotations

from typing import Any

import pytest

from shutbox.play import read_record, write_record
from shutbox.play.table.state import Stage
from shutbox.rules import named
from tests.play.table.tables import ANN, BO, CY, EVE, Keeper, begun, play

REAL: dict[str, Any] = {"dice": "typed", "pencil": True, "undo": True}


def real(script: str, rules: str = "ferme-ta-boite", people: str = "Ann Bo", **more: Any) -> Keeper:
    """A table where one keeps score of a real box, after these words."""
    return play(begun(named(rules), people, **{**REAL, **more}), script)


def correct(table: Keeper, who: str, seat: int, total: str, number: int = 1, **more: object) -> str:
    """The code with which a correction is refused; empty if it is not."""
    return table.ask(who, "correct", **{"round": number, "seat": seat, "turn": 0, "word": f"total:{total}", **more})


def same(table: Keeper, other: Keeper) -> None:
    """Both games are at the same point, and the record of the first leads there."""
    assert table.table.live == other.table.live
    record = table.table.record
    assert record is not None
    assert read_record(write_record(record)).game == table.table.live


# However a turn was entered: by its total, by its dice, or by a few throws and a total.
TURNS = {"total": "total:12", "dice": "4,5 9 5,5 8+2 6,6 7+5 6,6", "both": "4,5 9 total:8"}


@pytest.mark.parametrize("turn", TURNS)
def test_an_old_total_is_another_one_and_what_came_after_stands(turn: str) -> None:
    later = "total:20 4,5 9 total:3 total:7 3,3"
    table = real(f"{TURNS[turn]} {later}")
    assert not correct(table, ANN, 0, "17")
    same(table, real(f"total:17 {later}"))


def test_whoever_sits_there_may_correct_and_nobody_else() -> None:
    table = real("total:12 total:20 total:5")
    assert correct(table, EVE, 0, "17") == "not-your-turn"
    assert not correct(table, BO, 0, "17")
    alone = real("total:12 total:20 total:5", pencil=False)
    assert correct(alone, ANN, 0, "17") == "not-your-turn"
    # The last turn is Bo's own.
    assert correct(alone, ANN, 1, "17", number=2) == "not-your-turn"
    assert not correct(alone, BO, 1, "17", number=2)


def test_a_game_that_is_over_is_corrected_and_can_go_on() -> None:
    table = real("total:12 total:20", "nine")
    assert table.table.stage is Stage.OVER
    assert not correct(table, ANN, 0, "25")
    same(table, real("total:25 total:20", "nine"))
    assert not correct(table, ANN, 0, "20")
    same(table, real("total:20 total:20", "nine"))


def test_what_no_longer_fits_is_told_and_cut_off_only_when_asked_for() -> None:
    table = real("6 5 total:10 total:8 total:12", "double-shutter")
    before = table.table.live
    # Had Ann left 5, Bo's 8 would have lost the round, and she would not have tried again in it.
    assert correct(table, ANN, 0, "5") == "correct-later"
    assert table.table.live == before
    assert not correct(table, ANN, 0, "5", cut=True)
    same(table, real("6 5 total:5 total:8", "double-shutter"))


def test_the_second_turn_of_a_round_is_corrected_by_its_number() -> None:
    table = real("6 5 total:20 total:10 total:15", "double-shutter")
    assert not correct(table, ANN, 0, "9", turn=1)
    same(table, real("6 5 total:20 total:10 total:9", "double-shutter"))


def test_a_turn_that_is_not_there_and_a_word_that_is_no_total_are_refused() -> None:
    table = real("total:12 total:20 4,5")
    assert correct(table, ANN, 0, "17", number=2) == "correct-turn"
    assert correct(table, ANN, 0, "17", turn=1) == "correct-turn"
    assert correct(table, ANN, 5, "17") == "table-seat"
    assert correct(table, ANN, 0, "17", word="9") == "not-asked-so"
    assert correct(table, ANN, 0, "999") == "total-tiles"
    sealed = begun()
    assert correct(sealed, BO, 0, "17") == "dice-sealed"


def test_who_left_and_the_order_stay_as_they_are() -> None:
    table = real("total:12 4,5 9", people="Ann Bo Cy")
    assert not table.ask(CY, "order", seats=[2, 1, 0])
    assert not table.ask(CY, "leave", seat=2)
    play(table, "total:3 total:7")
    order, left = table.table.live.tally.order, table.table.live.tally.left
    assert not correct(table, BO, 1, "30")
    assert (table.table.live.tally.order, table.table.live.tally.left) == (order, left)
    assert table.table.live.tally.totals[1] == 30 + 7


def test_names_given_since_then_stay() -> None:
    table = real("total:12 total:20 total:5")
    assert not table.ask(ANN, "rename", seat=1, name="Bob")
    assert not correct(table, ANN, 0, "17")
    assert [each.name for each in table.table.live.players] == ["Ann", "Bob"]


def test_one_device_corrects_for_all_and_once_for_one_command() -> None:
    table = real("total:12 total:20", "nine")
    entries = len(table.stored)
    assert not correct(table, ANN, 0, "17")
    # Two undos, the total, and the other turn once more.
    assert len(table.stored) == entries + 4
