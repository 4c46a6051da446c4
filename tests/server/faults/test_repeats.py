"""Commands that come again and out of order lead to their entries once."""

from __future__ import annotations

import pytest

from shutbox.play.table import Command, Step, settle, take_step
from shutbox.play.table.desk import Desk
from tests.server.faults.repeats import schedules

SCHEDULES = 1000


def test_a_command_that_comes_again_leads_to_its_entries_once() -> None:
    found = schedules(range(SCHEDULES))
    assert found.schedules == SCHEDULES
    assert found.deliveries > 4 * found.events > SCHEDULES


def test_a_server_that_forgets_what_it_answered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first control."""
    monkeypatch.setattr("shutbox.server.table.executor.earlier_answer", lambda _desk, _command: None)
    with pytest.raises(AssertionError, match="acknowledged, then refused"):
        schedules(range(20))


def test_a_server_that_does_a_command_again_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second control: nor does it ask what the sender has seen."""

    def careless(desk: Desk, command: Command, *_more: object) -> Step:
        return take_step(desk.table, settle(desk.table, command.who, command.wish, None), command.who, command.key)

    monkeypatch.setattr("shutbox.server.table.executor.earlier_answer", lambda _desk, _command: None)
    monkeypatch.setattr("shutbox.server.table.executor.command_step", careless)
    with pytest.raises(AssertionError, match=r"twice|refused"):
        schedules(range(20))
