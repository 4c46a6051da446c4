"""A step is the table before, its entries, and the table after."""

from __future__ import annotations

import pytest

from shutbox.errors import CorruptRecordError
from shutbox.play.events import SeatNumber
from shutbox.play.table.desk import new_desk, read_desk, step_bodies
from shutbox.play.table.entry import Begun, Called, Played, Sat
from shutbox.play.table.state import OPEN, enter
from shutbox.play.table.step import moments, take_step
from tests.play.table.tables import BO, HAL, created, keeper


def test_the_first_step_of_a_table_has_no_table_before_it() -> None:
    entry = created(kinds=(OPEN,))
    step = take_step(None, (entry,), HAL)
    assert (step.before, step.after) == (None, enter(None, entry, HAL))
    assert list(moments(step)) == [(None, entry, step.after)]


def test_a_step_knows_the_table_around_each_of_its_entries() -> None:
    before = take_step(keeper(kinds=(OPEN,)).table, (Sat(SeatNumber(0), "Bo"),), BO).after
    step = take_step(before, (Called(), Begun([])), HAL, "key")
    (first, called, sealing), (second, begun, playing) = moments(step)
    assert (first, called, begun) == (before, Called(), Begun([]))
    assert second == sealing
    assert playing == step.after
    assert [table.stage.value for table in (before, sealing, playing)] == ["waiting", "sealing", "playing"]


def test_a_step_without_entries_changes_nothing() -> None:
    table = keeper().table
    step = take_step(table, (), BO)
    assert step.after is table
    assert not list(moments(step))


def test_a_step_that_cannot_be_taken_is_refused() -> None:
    with pytest.raises(CorruptRecordError):
        take_step(None, (Played("8"),), BO)


def test_first_steps_make_the_desk_that_their_stored_entries_lead_to() -> None:
    first = take_step(None, (created(kinds=(OPEN,)),), HAL)
    steps = [first, take_step(first.after, (Sat(SeatNumber(0), "Bo"),), BO)]
    assert new_desk(steps) == read_desk(step_bodies(steps))
