"""Who may act, type and decide for whom: every role at every kind of table."""

from __future__ import annotations

from itertools import product

import pytest

from shutbox.play.events import SeatNumber
from shutbox.play.game import Phase
from shutbox.play.table.right import (
    acting,
    check_device,
    check_host,
    check_keeper,
    check_stage,
    may_act,
    may_type,
    moment,
    own_place,
    place_at,
    rights,
    sits_here,
)
from shutbox.play.table.settle import settle
from shutbox.play.table.state import SERVER, Stage, Table
from shutbox.play.table.wish import Play
from tests.games.script import known
from tests.play.plain import outcome
from tests.play.table.tables import BO, CY, EVE, HAL, begun, keeper, play

DEVICES = (HAL, BO, CY, EVE)
EVERYBODY = (*DEVICES, SERVER)
# Seats: Bo, Cy, a bot. Who acts for Bo, and who types the dice of the bot, by pencil and by dice.
FOR_BO = {False: {BO}, True: {HAL, BO, CY}}
FOR_BOT = {"sealed": {SERVER}, "typed": {HAL, BO, CY, SERVER}}


@pytest.mark.parametrize(("dice", "pencil"), list(product(FOR_BOT, FOR_BO)), ids=str)
def test_nobody_acts_in_another_s_seat_but_by_pencil_and_for_bots_the_keeper(dice: str, pencil: bool) -> None:  # noqa: FBT001
    table = begun(people="Bo Cy", bots=1, dice=dice, pencil=pencil).table
    assert {who for who in EVERYBODY if may_act(table, who, SeatNumber(0))} == FOR_BO[pencil]
    assert {who for who in EVERYBODY if may_act(table, who, SeatNumber(2))} == {SERVER}
    assert {who for who in EVERYBODY if may_type(table, who, SeatNumber(0))} == FOR_BO[pencil]
    assert {who for who in EVERYBODY if may_type(table, who, SeatNumber(2))} == FOR_BOT[dice]
    assert {who for who in EVERYBODY if not outcome(lambda: acting(table, who))} == FOR_BO[pencil]  # noqa: B023


def test_those_at_a_table_are_its_host_and_who_has_a_seat() -> None:
    table = begun(people="Bo Cy", bots=1).table
    assert {who for who in EVERYBODY if sits_here(table, who)} == {HAL, BO, CY}


def test_a_seat_is_its_holder_s() -> None:
    table = begun(people="Bo Cy", bots=1).table
    assert own_place(table, BO, SeatNumber(0)) == place_at(table, SeatNumber(0)) == table.places[0]
    for who, seat in ((CY, 0), (HAL, 0), (BO, 2), (SERVER, 2)):
        assert outcome(lambda: own_place(table, who, SeatNumber(seat))) == "not-your-seat"  # noqa: B023
    for seat in (-1, 3):
        assert outcome(lambda: place_at(table, SeatNumber(seat))) == "table-seat"  # noqa: B023


def may(table: Table, who: str, right: str, wants: int = 0) -> bool:
    """Whether a device has a right, read from what clients are sent, as a client reads it."""
    sent = rights(table, moment(table, wants))
    held = [seat for seat, place in enumerate(table.places) if place.holder == who]
    return bool(set(held) & set(sent[right])) or (who == table.host and right in sent["host"])


@pytest.mark.parametrize(("dice", "pencil"), list(product(FOR_BOT, FOR_BO)), ids=str)
@pytest.mark.parametrize("starter", [0, 2])
def test_what_clients_are_sent_is_what_they_may_do(dice: str, pencil: bool, starter: int) -> None:  # noqa: FBT001
    table = begun(people="Bo Cy", bots=1, dice=dice, pencil=pencil, starter=starter).table
    for who in DEVICES:
        assert may(table, who, "act") is may_act(table, who, table.live.at)
        assert may(table, who, "type") is (table.typed and may_type(table, who, table.live.at))
        assert not may(table, who, "undo")


def test_dice_are_typed_only_when_they_are_to_be_thrown() -> None:
    table = play(begun(people="Bo Cy", dice="typed"), "1,1").table
    assert may(table, BO, "act")
    assert not may(table, BO, "type")


def test_a_bot_that_may_stop_says_first_whether_it_wants_to_throw() -> None:
    rules = known("nine", format="last-one-standing", limit=2)
    table = play(begun(rules, people="Bo", bots=1, dice="typed"), "time").table
    assert (table.live.phase, table.places[table.live.at].kind) == (Phase.SURVIVOR, "club")
    assert not may(table, BO, "type")
    assert may(table, BO, "type", wants=2)


@pytest.mark.parametrize("script", ["1,1", "1,1 2", "1,1 2 1,1", "1,1 undo 1,2", "time"])
def test_undo_is_for_whoever_would_not_be_refused(script: str) -> None:
    for dice, pencil in product(("typed",), (False, True)):
        table = play(begun(people="Bo Cy", bots=1, dice=dice, pencil=pencil, undo=True), script).table
        assert {who for who in DEVICES if may(table, who, "undo")} == {
            who
            for who in DEVICES
            if not outcome(lambda: settle(table, who, Play("undo")))  # noqa: B023
        }


def test_nothing_is_anybodys_right_before_the_game_and_once_it_is_given_up() -> None:
    closed = play(begun(dice="typed", undo=True), "1,1")
    assert not closed.ask(HAL, "close")
    for table in (keeper(undo=True).table, closed.table):
        assert rights(table, moment(table)) == {"act": [], "type": [], "undo": [], "arrange": [], "host": []}


def test_what_is_for_one_role_is_refused_to_the_others() -> None:
    table = keeper().table
    assert [who for who in EVERYBODY if not outcome(lambda: check_host(table, who))] == [HAL]  # noqa: B023
    assert [who for who in EVERYBODY if not outcome(lambda: check_keeper(who))] == [SERVER]  # noqa: B023
    assert [who for who in EVERYBODY if outcome(lambda: check_device(who))] == [SERVER]  # noqa: B023


def test_what_is_for_one_stage_is_refused_at_the_others() -> None:
    table = keeper().table
    assert [stage for stage in Stage if not outcome(lambda: check_stage(table, stage))] == [Stage.WAITING]  # noqa: B023
    assert not outcome(lambda: check_stage(table, *Stage))
    assert outcome(lambda: acting(table, HAL)) == "table-stage"
