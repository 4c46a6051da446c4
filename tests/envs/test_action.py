"""The action index beside the rules: complete, in its order, and the same at every position."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.envs.action import action_index, known_dice, known_moves
from shutbox.errors import IllegalActionError
from shutbox.play import Leave, Penalty, Phase, Shut, Take, ThrowDice, legal
from shutbox.play.events import SeatNumber
from shutbox.rules import Format, TurnRules, moves, named, names, throws
from shutbox.rules.box import Position, standing
from shutbox.rules.turn import FREE, OffMat
from shutbox.solve.tables import graph
from tests.envs.variety import HOUSE, house, rules_of
from tests.games.wander import law, no_notes, wanderings
from tests.games.wander import rules_of as of_format
from tests.strategies import boxes, turn_rules


def bought(rules: TurnRules) -> set[int]:
    """Every move of every position on every throw, asked of the rules one by one."""
    free = replace(rules, first_throw=FREE)
    every = [throw for dice in known_dice(rules) for throw, _ in throws(dice, rules.faces)]
    return {
        move for position in range(rules.box.size) for throw in every for move in moves(free, Position(position), throw)
    }


@given(boxes(most_columns=3, most_rows=3, most_value=9).flatmap(turn_rules))
def test_the_moves_are_those_that_some_throw_buys_somewhere(rules: TurnRules) -> None:
    found = known_moves(rules)
    assert set(found) == bought(rules)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("name", ["nine", "exact", "thai", "unlucky-seven"])
def test_the_moves_of_a_known_game_are_all_there(name: str) -> None:
    assert set(known_moves(named(name).turn)) == bought(named(name).turn)


@pytest.mark.parametrize("name", ["double-shutter", "twelve"])
def test_the_moves_of_a_large_box_are_those_of_its_graph(name: str) -> None:
    made = graph(named(name).turn)
    rows = np.repeat(np.arange(made.first.size - 1), np.diff(made.first))
    assert set(known_moves(made.rules)) == set((rows // len(made.throws) - made.after).tolist())


@pytest.mark.parametrize("name", [*names(), *HOUSE])
def test_actions_stand_in_their_order_dice_moves_point_penalties(name: str) -> None:
    rules = rules_of(name)
    index = action_index(rules)
    dice, found = index.dice, index.moves
    assert index.actions[: len(dice)] == tuple(ThrowDice(count) for count in dice)
    assert dice[0] == rules.turn.dice
    assert index.actions[index.first_move : index.first_move + len(found)] == tuple(map(Shut, found))
    assert list(found) == sorted(found, key=lambda move: (sum(standing(rules.turn.box, move)), -move))
    rest: list[object] = [Take()] if rules.game.format is Format.LAST_ONE_STANDING else []
    if rules.turn.off_mat is OffMat.CHOOSE:
        rest += [Penalty(OffMat.RAISE), Penalty(OffMat.END)]
    assert list(index.actions[len(dice) + len(found) :]) == rest
    assert [index.encode(index.decode(number)) for number in range(len(index))] == list(range(len(index)))


def test_one_die_has_a_number_only_where_the_rules_know_it() -> None:
    assert action_index(named("nine")).dice == (2,)
    assert action_index(named("nine-sum6")).dice == (2, 1)
    assert action_index(house("one die")).dice == (1,)


@law
def test_every_offered_action_has_a_number_and_no_other_is_in_the_mask(form: Format, data: st.DataObject) -> None:
    wandering = data.draw(wanderings(of_format(form), asides=no_notes))
    index = action_index(wandering.record.rules)
    for game in wandering.games:
        if game.phase is not Phase.START:
            numbers = np.flatnonzero(index.mask(game))
            assert {index.decode(int(number)) for number in numbers} == set(legal(game))
            assert index.legal(game) == numbers.tolist()


@given(st.integers(-3, 400))
@settings(max_examples=20)
def test_a_number_outside_the_index_is_refused(number: int) -> None:
    index = action_index(named("nine"))
    if 0 <= number < len(index):
        assert index.encode(index.decode(number)) == number
        return
    with pytest.raises(IllegalActionError) as refused:
        index.decode(number)
    assert refused.value.code == "action-unknown"


def test_an_action_that_is_no_decision_is_refused() -> None:
    with pytest.raises(IllegalActionError) as refused:
        action_index(named("nine")).encode(Leave(SeatNumber(0)))
    assert refused.value.code == "action-unknown"
