"""Tables by column: what the rules add up at a position, and what the solver adds up at all of them."""

from __future__ import annotations

import pytest
from hypothesis import given

from shutbox.rules import OneDie, TurnRules, named, score
from shutbox.rules.box import Position, tiles
from shutbox.rules.chance import dice_counts, one_die_condition, takes_limit
from shutbox.rules.column import back, column_sum, column_table
from shutbox.rules.score import total_columns
from shutbox.rules.turn import When
from shutbox.solve.tables import column_sums
from tests.strategies import turn_rules


def test_what_stands_in_a_column_is_its_back() -> None:
    assert [back((3, 5, 7), count) for count in range(4)] == [(), (7,), (5, 7), (3, 5, 7)]


@given(turn_rules())
def test_a_table_adds_up_the_tiles_that_stand(rules: TurnRules) -> None:
    table = column_table(rules.box, lambda column, count: sum(back(column, count)))
    for position in {0, rules.set_up, rules.box.full, rules.box.size // 2}:
        assert column_sum(rules.box, table, Position(position)) == sum(
            tile.value for tile in tiles(rules.box, Position(position))
        )


@pytest.mark.parametrize("name", ["nine", "double-shutter", "thai", "nine-789"])
def test_the_solver_adds_up_what_the_rules_do(name: str) -> None:
    rules = named(name).turn
    condition, totals = one_die_condition(rules), total_columns(rules)
    assert totals is not None
    counts, sums = column_sums(rules.box, condition.columns), column_sums(rules.box, totals)
    for position in range(0, rules.box.size, 7):
        assert sums[position] == score(rules, position)
        assert (counts[position] <= condition.most) == (1 in dice_counts(rules, position))


@pytest.mark.parametrize("when", When)
def test_a_limit_belongs_to_the_conditions_that_it_changes(when: When) -> None:
    conditions = {one_die_condition(TurnRules(one_die=OneDie(when, limit))) for limit in range(10)}
    assert takes_limit(when) == (len(conditions) > 1)
