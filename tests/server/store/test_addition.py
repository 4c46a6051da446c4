"""What steps at a table add to the store."""

from __future__ import annotations

from shutbox.play.events import SeatNumber
from shutbox.play.table.desk import step_bodies
from shutbox.play.table.entry import Closed, Opened, Sat
from shutbox.play.table.state import SERVER
from shutbox.play.table.step import take_step
from shutbox.server.store.addition import Addition, addition, holders
from tests.games.sealed import SECRET
from tests.play.table.tables import BO, HAL, keeper


def test_who_holds_seats_is_named_when_it_changes() -> None:
    table = keeper().table
    step = take_step(table, (Sat(SeatNumber(1), "Bo"),), BO, "key")
    assert holders(step.after) == ((BO, 1),)
    assert addition(7, 1, [step]) == Addition(7, 1, step_bodies([step]), "waiting", held=((BO, 1),))


def test_an_envelope_that_is_opened_is_named() -> None:
    table = keeper().table
    closed = take_step(table, (Closed(),), HAL)
    assert addition(7, 1, [closed]).plain
    steps = [closed, take_step(closed.after, (Opened(SECRET.hex()),), SERVER)]
    found = addition(7, 1, steps)
    assert (found.stage, found.opened, found.held, found.plain) == ("abandoned", True, None, False)
    assert found.bodies == step_bodies(steps)
