"""Who may act, type and decide for whom: every role at every kind of table."""

from __future__ import annotations

from itertools import product

import pytest

from shutbox.play.table.right import (
    acting,
    check_device,
    check_host,
    check_keeper,
    check_stage,
    may_act,
    may_type,
    own_place,
    place_at,
    sits_here,
)
from shutbox.play.table.state import SERVER, Stage
from tests.play.table.plain import outcome
from tests.play.table.tables import BO, CY, EVE, HAL, begun, keeper

EVERYBODY = (HAL, BO, CY, EVE, SERVER)
# Seats: Bo, Cy, a bot. Who acts for Bo, and who types the dice of the bot, by pencil and by dice.
FOR_BO = {False: {BO}, True: {HAL, BO, CY}}
FOR_BOT = {"sealed": {SERVER}, "typed": {HAL, BO, CY, SERVER}}


@pytest.mark.parametrize(("dice", "pencil"), list(product(FOR_BOT, FOR_BO)), ids=str)
def test_nobody_acts_in_another_s_seat_but_by_pencil_and_for_bots_the_keeper(dice: str, pencil: bool) -> None:  # noqa: FBT001
    table = begun(people="Bo Cy", bots=1, dice=dice, pencil=pencil).table
    assert {who for who in EVERYBODY if may_act(table, who, 0)} == FOR_BO[pencil]
    assert {who for who in EVERYBODY if may_act(table, who, 2)} == {SERVER}
    assert {who for who in EVERYBODY if may_type(table, who, 0)} == FOR_BO[pencil]
    assert {who for who in EVERYBODY if may_type(table, who, 2)} == FOR_BOT[dice]
    assert {who for who in EVERYBODY if not outcome(lambda: acting(table, who))} == FOR_BO[pencil]  # noqa: B023


def test_those_at_a_table_are_its_host_and_who_has_a_seat() -> None:
    table = begun(people="Bo Cy", bots=1).table
    assert {who for who in EVERYBODY if sits_here(table, who)} == {HAL, BO, CY}


def test_a_seat_is_its_holder_s() -> None:
    table = begun(people="Bo Cy", bots=1).table
    assert own_place(table, BO, 0) == place_at(table, 0) == table.places[0]
    for who, seat in ((CY, 0), (HAL, 0), (BO, 2), (SERVER, 2)):
        assert outcome(lambda: own_place(table, who, seat)) == "not-your-seat"  # noqa: B023
    for seat in (-1, 3):
        assert outcome(lambda: place_at(table, seat)) == "table-seat"  # noqa: B023


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
