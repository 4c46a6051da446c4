"""The throw that follows an option."""

from __future__ import annotations

import pytest

from shutbox.coach.ahead import Ahead, ahead
from shutbox.play import Penalty, Shut, Take, ThrowDice
from shutbox.rules import changed, named, read_move, read_position
from shutbox.rules.box import Move, Position
from shutbox.rules.turn import OffMat
from tests.coach.told import games
from tests.games.solved_tiny import tiny

NINE, SIX = named("nine"), named("nine-sum6")


def test_after_tiles_the_same_player_throws_at_what_is_left() -> None:
    game = games(NINE, 2, "4,5t")
    move = read_move(NINE.turn.box, game.position, "9")
    assert ahead(game, Shut(move)) == Ahead(Position(game.position - move), 2)


def test_the_best_number_of_dice_is_thrown() -> None:
    game = games(SIX, 2, "4,5t 9 3,5t 8 3,4t 7 3,3t 6 2,3t 5 2,2t")
    move = read_move(SIX.turn.box, game.position, "4")
    assert ahead(game, Shut(move)) == Ahead(read_position(SIX.turn.box, "123......"), 1)


def test_a_number_of_dice_is_thrown_as_chosen() -> None:
    game = games(NINE, 2, "")
    assert ahead(game, ThrowDice(2)) == Ahead(game.position, 2)


def test_after_a_turn_nothing_follows() -> None:
    rules = tiny("row")
    assert ahead(games(rules, 2, "3t 3 3t"), Shut(Move(3))) is None
    lost = games(changed(NINE, {"off_mat": "choose"}), 2, "4,5t 9 off:t")
    assert ahead(lost, Penalty(OffMat.END)) is None
    raised = ahead(lost, Penalty(OffMat.RAISE))
    assert raised == Ahead(NINE.turn.set_up, 2)


def test_at_a_shared_box_the_next_player_follows_in_the_same_round() -> None:
    rules = tiny("row", format="last-one-standing", limit=3)
    assert ahead(games(rules, 2, "3t"), Shut(Move(4))) == Ahead(Position(3), 1)
    alone = games(rules, 2, "3t 3 time")
    assert ahead(alone, Take()) is None
    assert ahead(games(rules, 2, "3t 3 time 1t"), Shut(Move(1))) is None


@pytest.mark.parametrize(("dice", "outcomes"), [(1, 6), (2, 36), (3, 216)])
def test_the_dice_can_fall_in_so_many_ways(dice: int, outcomes: int) -> None:
    assert Ahead(Position(5), dice).outcomes(NINE.turn) == outcomes


def test_every_standing_tile_is_hit_by_so_many_throws() -> None:
    turn = NINE.turn
    hits = Ahead(read_position(turn.box, "12......9"), 2).hits(turn)
    # 3 shuts 1 and 2, 2 the 2; 9, 10, 11 and 12 shut the 9, with the 1, the 2 or both where they fit.
    assert hits == {(0, 0): 2 + 3 + 1, (1, 0): 1 + 2 + 2 + 1, (8, 0): 4 + 3 + 2 + 1}
