"""The moves of a turn as lists: what the rules allow, in their order."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.rules import Position, TurnRules, changed, dice_counts, from_data, moves, named, score, throws
from shutbox.solve.portable.links import MOST_LINKS, is_sweepable, links
from shutbox.solve.price import edge_count
from tests.strategies import boxes, turn_rules


@settings(max_examples=40)
@given(st.data())
def test_the_lists_are_the_moves_of_the_rules(data: st.DataObject) -> None:
    rules: TurnRules = data.draw(turn_rules(data.draw(boxes(4, 2, 8))))
    found = links(rules)
    every = [throw for dice in {rules.dice, 1} for throw, _ in throws(dice, rules.faces)]
    for position in map(Position, range(1, rules.box.size)):
        assert found.counts[position] == dice_counts(rules, position)
        assert found.totals[position] == score(rules, position)
        wanted = {throw: tuple(position - move for move in moves(rules, position, throw)) for throw in every}
        rows = dict(zip(_classes(rules), found.rows[position], strict=True))
        assert {throw: rows[_class(rules, throw)] for throw in every} == wanted


def _class(rules: TurnRules, throw: tuple[int, ...]) -> tuple[int, ...]:
    return (sum(throw),) if rules.buys.value == "sum" else throw


def _classes(rules: TurnRules) -> list[tuple[int, ...]]:
    every = [throw for dice in {rules.dice, 1} for throw, _ in throws(dice, rules.faces)]
    if rules.buys.value == "sum":
        return [(pips,) for pips in range(1, rules.highest_throw + 1)]
    return sorted(every, key=lambda throw: (len(throw), throw))


def test_chances_are_those_of_the_dice() -> None:
    many, one = links(named("nine").turn).chances
    assert many == pytest.approx([0, *[n / 36 for n in (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)]])
    assert one == pytest.approx([1 / 6] * 6 + [0] * 6)


def test_boxes_up_to_two_rows_are_swept_in_plain_python_and_larger_ones_are_not() -> None:
    assert is_sweepable(named("double-shutter").turn)
    assert not is_sweepable(named("triple").turn)
    assert edge_count(named("double-shutter").turn) < MOST_LINKS < edge_count(named("triple").turn)


def test_tiles_that_may_rise_need_more_than_one_sweep() -> None:
    rules = from_data({"box": [1, 2, 3], "dice": 1, "faces": 3, "off_mat": "raise"})
    assert is_sweepable(rules.turn)
    assert not is_sweepable(changed(rules, {"off_mat_chance": "1/10"}).turn)
