"""Last One Standing, the whole game, against every game that can be played on tiny boxes."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from shutbox.errors import ShutboxError
from shutbox.play import Game
from shutbox.rules import RuleSet, from_data
from shutbox.solve.last_one_standing import Standing, canonical, solve_standing, standing_arrays, states
from shutbox.solve.tables import check_size
from tests.games.solved_tiny import begun, fresh, tiny
from tests.games.solved_twin import Twin

NEXT_START = ["clockwise", "winner", "throw", "same"]


def standing(box: str, limit: int, next_start: str) -> RuleSet:
    """Last One Standing on a tiny box."""
    return tiny(box, format="last-one-standing", limit=limit, next_start=next_start)


def round_begins(game: Game) -> bool:
    """Whether a round is about to begin."""
    return fresh(game) and len(game.tally.queue) == len(game.players) - 1 and game.at == game.tally.starter


@pytest.mark.parametrize("next_start", NEXT_START)
@pytest.mark.parametrize(
    ("box", "players", "limit"),
    [("row", 2, 2), ("row", 2, 3), ("rows", 2, 3), ("row", 2, 5), ("row", 3, 2), ("rows", 3, 2)],
)
def test_the_game_is_solved_as_every_game_says(box: str, players: int, limit: int, next_start: str) -> None:
    rules = standing(box, limit, next_start)
    solved = solve_standing(rules, players)
    twin = Twin(begun(rules, players, starter=players - 1))
    checked = [node for node in twin.undecided if round_begins(node.game)]
    assert len(checked) >= limit
    for node in checked:
        chance = solved.chance(node.game.tally.points, node.game.tally.starter)
        assert chance.tolist() == pytest.approx(node.value, abs=1e-9)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("next_start", NEXT_START)
def test_somebody_wins_and_a_turned_table_is_the_same_game(players: int, next_start: str) -> None:
    solved = solve_standing(standing("rows", 3, next_start), players)
    for score in product(range(3), repeat=players):
        for starter in range(players):
            chance = solved.chance(score, starter)
            assert chance.sum() == pytest.approx(1.0, abs=1e-12)
            turned = solved.chance((*score[1:], score[0]), (starter - 1) % players)
            assert np.roll(turned, 1).tolist() == pytest.approx(chance.tolist(), abs=1e-12)


def test_who_has_reached_the_limit_has_won() -> None:
    solved = Standing(3, 5, {})
    assert solved.chance((2, 5, 4), 0).tolist() == [0.0, 1.0, 0.0]
    assert solved.chance((2, 1, 8), 2).tolist() == [0.0, 0.0, 1.0]


def test_scores_that_are_rotations_of_each_other_are_one_case() -> None:
    assert canonical((3, 1, 2)) == (1, (1, 2, 3))
    assert canonical((0, 0)) == (0, (0, 0))
    assert {canonical(score)[1] for score in ((0, 1, 2), (1, 2, 0), (2, 0, 1))} == {(0, 1, 2)}
    assert canonical((0, 2, 1))[1] == (0, 2, 1)


def test_every_state_of_a_round_knows_who_is_next() -> None:
    every = states(3)
    assert len(every.pairs) == 3 * 2 + 3
    all_in = every.index((0, 1, 2), 2)
    assert every.pairs[every.follow[all_in]] == ((0, 1, 2), 0)
    assert every.pairs[every.missed[all_in]] == ((0, 1), 0)
    two = every.index((0, 2), 0)
    assert every.missed[two] == -1
    assert every.alone[two] == 2
    # A miss leads to a state that is listed before, so that one pass is enough.
    assert all(missed < index for index, missed in enumerate(every.missed))


def test_a_packed_game_holds_every_score() -> None:
    solved = solve_standing(standing("row", 3, "clockwise"), 2)
    won = standing_arrays(solved)["won"]
    assert won.shape == (3, 3, 2, 2)
    assert won[2, 0, 1].tolist() == solved.chance((2, 0), 1).tolist()


def test_a_game_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    solve_standing(standing("row", 2, "same"), 2, lambda done, whole: told.append((done, whole)))
    assert told == [(1, 3), (2, 3), (3, 3)]


# Four players on this box, first to five: at a few scores the best answers to each other go round in a circle.
CIRCLE: dict[str, Any] = {"box": [1, 2, 3, 4], "faces": 3, "format": "last-one-standing", "limit": 5}


def test_where_best_answers_go_round_in_a_circle_a_coin_decides() -> None:
    rules = from_data(CIRCLE | {"next_start": "throw"})
    solved = solve_standing(rules, 4)
    for score, won in solved.won.items():
        assert won.sum(axis=1) == pytest.approx(np.ones(4), abs=1e-9)
        assert won.min() >= 0
        assert won == pytest.approx(np.array([solved.chance(score, starter) for starter in range(4)]), abs=1e-15)
    # Whoever is nearest to the limit does best.
    assert solved.chance((1, 3, 4, 3), 0).argmax() == 2


def test_a_game_without_rest_is_refused_with_its_score() -> None:
    rules = from_data(CIRCLE | {"box": [[1, 3], [2, 2], [3, 1]], "next_start": "clockwise"})
    with pytest.raises(ShutboxError) as refused:
        solve_standing(rules, 4)
    assert refused.value.code == "solve-no-rest"
    assert refused.value.arguments == {"score": "1,1,2,2"}


def test_a_box_whose_rounds_would_take_too_much_memory_is_refused() -> None:
    # The turn alone would be solved.
    rules = from_data({"box": list(range(1, 20)), "faces": 10, "format": "last-one-standing", "limit": 5})
    check_size(rules.turn)
    with pytest.raises(ShutboxError, match="solve-too-large"):
        solve_standing(rules, 4)
