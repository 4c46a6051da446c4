"""What a table waits for, and whose turn a bot takes."""

from __future__ import annotations

from shutbox.play.table.company.pace import awaited, bot_to_act, seat_awaited
from shutbox.play.table.state import Stage
from tests.play.table.tables import HAL, begun, keeper, play


def test_a_table_waits_for_a_stage_or_for_a_choice_of_a_seat() -> None:
    waiting = keeper()
    assert awaited(waiting.table) == (Stage.WAITING,)
    assert seat_awaited(awaited(waiting.table)) is Stage.WAITING
    assert seat_awaited(()) is None
    table = begun(people="Ann", bots=1, dice="typed")
    before = awaited(table.table)
    assert seat_awaited(before) == table.table.live.at == 0
    play(table, "4,5")
    assert awaited(table.table) != before
    assert seat_awaited(awaited(table.table)) == 0


def test_a_bot_acts_in_its_own_turn_while_the_game_is_played() -> None:
    table = begun(people="Ann", bots=1, dice="typed")
    assert bot_to_act(table.table) is None
    play(table, "time")
    assert bot_to_act(table.table) == "club"
    assert not table.ask(HAL, "close")
    assert bot_to_act(table.table) is None
