"""What goes over the wire: parts that were written before are those that would be made anew."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hypothesis import strategies as st

from shutbox.play import view
from shutbox.play.table.desk import state
from shutbox.play.view import offers, view_in
from shutbox.rules import Format, from_data
from shutbox.rules.box import Position
from shutbox.server.http.wire import MOST_KEPT, decode, encode, written_parts
from tests.games.wander import law, rules_of, wanderings
from tests.play.table.tables import BO, CY, HAL, Keeper, keeper


@law
def test_a_view_is_written_as_it_would_be_made_anew(form: Format, data: st.DataObject) -> None:
    parts = written_parts()
    for game in data.draw(wanderings(rules_of(form))).games:
        assert decode(encode(view_in(game, parts, offers(game, parts)))) == view(game)


def test_what_is_kept_of_moves_stays_within_bounds_however_many_a_house_rule_has() -> None:
    turn = from_data({"box": [[value] for value in range(1, 25)], "dice": 6, "faces": 9}).turn
    shown = written_parts().moves
    memory = import_module("shutbox.server.http.wire")._memory
    lengths, kept = [], []
    for high in range(64):
        text = shown(turn, Position(turn.set_up - (high << 18)), (9, 9, 9, 9, 9, 9))
        lengths.append(memoryview(text).nbytes)
        kept.append(sum(memoryview(each).nbytes for each in memory.found.values()))
    assert sum(lengths) > MOST_KEPT
    assert MOST_KEPT // 2 < max(kept) < MOST_KEPT


def test_a_table_is_written_as_it_would_be_made_anew_whoever_comes_and_goes() -> None:
    table, parts = keeper(undo=True), written_parts()

    def same(table: Keeper) -> bool:
        return decode(encode(state(table.desk, parts))) == state(table.desk)

    assert same(table)
    steps: list[tuple[str, str, dict[str, Any]]] = [
        (BO, "sit", {"seat": 0, "name": "Bo"}),
        (CY, "sit", {"seat": 1, "name": "Cy"}),
        (CY, "stand", {"seat": 1}),
        (CY, "sit", {"seat": 1, "name": "Cyd"}),
        (HAL, "start", {"without_seals": True}),
        (BO, "throw", {"dice": 2}),
        (HAL, "fill", {"seat": 1, "bot": "fewest-tiles", "name": "Fewest"}),
        (BO, "leave", {"seat": 0}),
    ]
    for who, do, fields in steps:
        if do == "fill":
            table.lose(CY)
        assert table.ask(who, do, **fields) == ""
        assert same(table)
