"""The chase: rounds of any number and whole games of two, against every game on tiny boxes and by two routes."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from shutbox.play import Game
from shutbox.play.round import clockwise, super_boxes
from shutbox.rules import RuleSet, changed, from_data, named
from shutbox.solve.chase import Chase, _duel_round, awards, duel_arrays, shut_chances, solve_game, solve_round
from shutbox.solve.tables import graph
from tests.games.solved_tiny import begun, fresh, tiny
from tests.games.solved_twin import Twin, round_points

SUPER_BOX = ["handover", "draw", "first-keeps", "both-score"]
NEXT_START = ["clockwise", "winner", "throw", "same"]


def place(totals: Any, total: int | None) -> int:
    """The index of a total."""
    assert total is not None
    return int(np.searchsorted(totals, total))


def expected(solved: Chase, game: Game) -> list[float]:
    """The points of each seat when somebody is about to begin a turn, read off the solved round."""
    if game.tally.holder is None:
        order, values = clockwise(game, game.at), solved.opened
    else:
        tries = 1 + len(game.tally.queue)
        order, values = clockwise(game, game.tally.holder), solved.held[place(solved.totals, game.to_beat), tries]
        for shutter in (seat for seat in super_boxes(game) if seat != game.tally.holder):
            # A further Super Box brings everybody what a first one does.
            values = values + np.roll(solved.held[0, 0], order.index(shutter))
    by_seat: dict[int, Any] = dict(zip(order, values, strict=True))
    return [float(by_seat[seat]) for seat in range(len(order))]


@pytest.mark.parametrize("box", ["row", "rows", "raise", "choose", "void"])
@pytest.mark.parametrize("points", ["winner", "paid"])
@pytest.mark.parametrize("super_box", SUPER_BOX)
@pytest.mark.parametrize("players", [2, 3])
def test_a_round_is_solved_as_every_game_says(box: str, points: str, super_box: str, players: int) -> None:
    rules = tiny(box, format="chase", rounds=1, points=points, super_box=super_box)
    solved = solve_round(rules, players)
    game = begun(rules, players, starter=players - 1)
    checked = [node for node in Twin(game, round_points(game)).undecided if fresh(node.game)]
    assert len(checked) > players
    for node in checked:
        assert expected(solved, node.game) == pytest.approx(node.value, abs=1e-9)


def test_a_void_turn_counts_the_whole_box_against_every_total() -> None:
    # The box is large enough for a choice at a low total that depends on what a lost round is worth.
    turn = {"box": [1, 2, 3, 4, 5], "dice": 1, "faces": 6, "off_mat": "void", "off_mat_chance": "1/4"}
    rules = from_data(turn | {"format": "chase", "rounds": 1, "super_box": "draw"}, name="void")
    game = begun(rules, 3)
    assert solve_round(rules, 3).opened == pytest.approx(Twin(game, round_points(game), most=100_000).root.value)


@pytest.mark.parametrize("super_box", SUPER_BOX)
def test_the_zero_sum_code_and_the_code_for_any_number_agree_on_two(super_box: str) -> None:
    rules = changed(named("double-shutter-2008"), {"super_box": super_box})
    made = graph(rules.turn)
    solved = solve_round(rules, 2)
    # Continuations that are linear in the points make the chance of winning a scale of points: -2 is 0, 2 is 1.
    won = np.array([[[3 / 4], [1.0], [1 / 2]], [[1 / 4], [0.0], [1 / 2]]])
    opened, tried = _duel_round(rules, made, (won, np.array([1 / 2])))
    assert 4 * opened[0] - 2 == pytest.approx(solved.opened[0], abs=1e-12)
    assert solved.opened[1] == pytest.approx(-solved.opened[0], abs=1e-12)
    for holder in (0, 1):
        assert 4 * tried[holder, :, 0] - 2 == pytest.approx(solved.held[:, 1, 1], abs=1e-12)


@pytest.mark.parametrize("points", ["winner", "paid"])
@pytest.mark.parametrize("super_box", SUPER_BOX)
def test_points_of_the_first_edition_are_paid_by_the_others(points: str, super_box: str) -> None:
    rules = from_data({"box": [1, 2, 3, 4], "format": "chase", "points": points, "super_box": super_box})
    for players in range(2, 9):
        total = solve_round(rules, players).held.sum(axis=2)
        if points == "paid":
            assert np.abs(total).max() < 1e-12
        else:
            assert total.min() > -1e-12
            # At most one shares in the points of a round, or by `both-score` everybody.
            assert total.max() < (2 * players if super_box == "both-score" else 2) + 1e-12


def test_a_round_pays_what_the_rulebooks_say() -> None:
    rules = named("double-shutter-2008")
    assert awards(rules, 4).tolist() == [[3, -1, -1, -1], [6, -2, -2, -2]]
    assert awards(named("double-shutter"), 4).tolist() == [[1, 0, 0, 0], [2, 0, 0, 0]]


def test_a_lower_total_is_better_to_hold_and_fewer_tries_against_it_are_too() -> None:
    solved = solve_round(from_data({"format": "chase"}), 4)
    held = solved.held[:, :, 0]
    assert (np.diff(held[:, 1:], axis=0) <= 0).all()
    assert (np.diff(held[:, 1:], axis=1) < 0).all()


def test_least_and_greatest_chance_to_shut_the_box() -> None:
    least, _, most = shut_chances(graph(named("nine").turn))
    assert most == pytest.approx(466473281 / 6530347008, rel=1e-14)
    assert 0 < least < most / 3


def test_a_round_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    solve_round(tiny("row", format="chase"), 3, lambda done, whole: told.append((done, whole)))
    assert told == [(index, 7) for index in range(1, 7)]


SETTLED = """
import json, sys
from shutbox.rules import from_data
from shutbox.solve.chase import solve_game, solve_round
for settings in json.loads(sys.argv[1]):
    rules = from_data(settings)
    for players in (2, 3, 4):
        assert abs(solve_round(rules, players).opened).max() < 7
    assert 0 <= solve_game(rules, 3).chance(3, 0, 0) <= 1
"""


def test_a_super_box_that_is_handed_on_and_on_settles() -> None:
    # Two tiles and two faces: half of all turns shut the box. The last box is shut by every throw, so nobody can fail.
    boxes: list[dict[str, Any]] = [
        {"box": box, "dice": dice, "faces": faces, "points": points}
        for box in ([1, 2], [1, 2, 3], [1, 1, 2], [1, 3])
        for dice, faces in ((1, 3), (2, 2), (1, 2))
        for points in ("winner", "paid")
    ]
    boxes += [{"box": [2], "faces": 2, "buys": "thai", "points": points} for points in ("winner", "paid")]
    asked = json.dumps([{"format": "chase"} | box for box in boxes])
    subprocess.run([sys.executable, "-c", SETTLED, asked], check=True, timeout=60)


# The whole game of two


def game_of_two(box: str, rounds: int, **settings: Any) -> RuleSet:
    """A chase game of so many rounds on a tiny box."""
    return tiny(box, format="chase", rounds=rounds, **settings)


def check_game(rules: RuleSet) -> None:
    """Compares the solved game with every game that can be played, wherever somebody begins a turn."""
    rounds = rules.game.rounds
    solved = solve_game(rules, rounds)
    checked = [node for node in Twin(begun(rules, 2, starter=1)).undecided if fresh(node.game)]
    assert len(checked) > 2 * rounds
    for node in checked:
        tally, starter = node.game.tally, node.game.tally.starter
        left, ahead = rounds - tally.round + 1, tally.points[starter] - tally.points[1 - starter]
        middle, index = 2 * left, ahead // solved.step
        if tally.contenders or abs(index) > middle:
            continue
        if tally.holder is None:
            chance = solved.chance(left, starter, tally.points[0] - tally.points[1])
            assert chance == pytest.approx(node.value[0], abs=1e-9)
        else:
            holder, total = int(tally.holder != starter), place(solved.totals, node.game.to_beat)
            chance = float(solved.tried[left - 1][holder, total, index + middle])
            assert chance == pytest.approx(node.value[node.game.at], abs=1e-9)


@pytest.mark.parametrize("next_start", NEXT_START)
@pytest.mark.parametrize("points", ["winner", "paid"])
@pytest.mark.parametrize("super_box", SUPER_BOX)
def test_a_game_of_two_is_solved_as_every_game_says(next_start: str, points: str, super_box: str) -> None:
    check_game(game_of_two("row", 2, next_start=next_start, points=points, super_box=super_box))


@pytest.mark.parametrize("next_start", NEXT_START)
@pytest.mark.parametrize("super_box", ["handover", "first-keeps"])
def test_a_game_of_two_with_play_offs_is_solved_as_every_game_says(next_start: str, super_box: str) -> None:
    check_game(game_of_two("row", 2, next_start=next_start, super_box=super_box, ties="play-off"))


@pytest.mark.parametrize("box", ["rows", "choose", "void"])
@pytest.mark.parametrize("rounds", [1, 3])
def test_longer_and_shorter_games_of_two_are_solved_as_every_game_says(box: str, rounds: int) -> None:
    check_game(game_of_two(box, rounds))
    check_game(game_of_two(box, rounds, ties="play-off", next_start="winner", points="paid"))


@pytest.mark.parametrize("points", ["winner", "paid"])
def test_a_game_of_two_looks_the_same_from_both_seats(points: str) -> None:
    solved = solve_game(game_of_two("row", 3, points=points), 3)
    for rounds in range(4):
        for ahead in range(-8, 9, solved.step):
            mine, theirs = solved.chance(rounds, 0, ahead), solved.chance(rounds, 1, -ahead)
            assert mine == pytest.approx(1 - theirs, abs=1e-15)


def test_an_odd_difference_of_paid_points_cannot_end_level() -> None:
    solved = solve_game(game_of_two("row", 2, points="paid"), 2, odd=1)
    assert [solved.chance(0, 0, ahead) for ahead in (-3, -1, 1, 3)] == [0.0, 0.0, 1.0, 1.0]
    level = solve_game(game_of_two("row", 2, points="paid"), 2)
    for rounds in (1, 2):
        assert level.chance(rounds, 0, 0) <= solved.chance(rounds, 0, 1) <= level.chance(rounds, 0, 2)
    assert level.chance(2, 0, 0) < solved.chance(2, 0, 1) < level.chance(2, 0, 2)


def test_a_lead_that_cannot_be_caught_up_is_won() -> None:
    solved = solve_game(game_of_two("row", 2), 2)
    assert solved.chance(2, 0, 5) == solved.chance(2, 1, 5) == 1.0
    assert solved.chance(2, 0, -5) == solved.chance(2, 1, -5) == 0.0
    assert solved.chance(1, 0, 2) < 1.0


def test_a_packed_game_keeps_differences_at_the_same_index() -> None:
    solved = solve_game(game_of_two("row", 3), 3)
    tables = duel_arrays(solved)
    assert tables["won"].shape == (3, 13)
    assert tables["tried"].shape == (3, 2, 7, 13)
    assert tables["after"].shape == (3, 2, 2, 13)
    for rounds in (1, 2, 3):
        for ahead in range(-2 * rounds, 2 * rounds + 1):
            assert tables["won"][rounds - 1, ahead + 6] == solved.chance(rounds, 0, ahead)
            assert tables["drawn"][rounds - 1, ahead + 6] == solved.chance(rounds - 1, 1, ahead)
    assert np.isnan(tables["won"][0, 0])


def test_a_game_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    solve_game(game_of_two("row", 2), 2, progress=lambda done, whole: told.append((done, whole)))
    assert told == [(1, 2), (2, 2)]
