"""Games of separate totals: the published ones, and against every game that can be played on tiny boxes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from shutbox.play import Game
from shutbox.rules import from_data, read_position, score
from shutbox.solve.objective import below
from shutbox.solve.totals import OneTurn, Running, solve_one_turn, solve_running
from shutbox.solve.turn import solve_turn
from tests.games.solved_tiny import BOXES, begun, fresh, tiny
from tests.games.solved_twin import Twin

YALE = from_data({"one_die": "standing:6:forced", "shut_wins": True})


def place(solved: OneTurn | Running, total: int) -> int:
    """The index of a total."""
    return int(np.searchsorted(solved.totals, total))


# Published numbers (RULES 5)


def test_yale_cpsc_474_the_first_of_two_players() -> None:
    assert f"{solve_one_turn(YALE, 2).opened[0]:.6f}" == "0.502810"


def test_yale_cpsc_474_the_second_player_against_eight() -> None:
    solved = solve_one_turn(YALE, 2)
    assert f"{solved.plays[1, place(solved, 8), 1, 0]:.6f}" == "0.381212"


def test_yale_cpsc_474_the_second_player_against_41_with_the_7_shut() -> None:
    turn = solve_turn(YALE.turn, below(41, Fraction(1, 2)))
    assert f"{turn.values[read_position(YALE.turn.box, '123456.89')]:.6f}" == "1.000000"


# One turn each


def chances(solved: OneTurn, game: Game) -> list[float]:
    """The chance of each seat when somebody is about to begin a turn, read off the solved game."""
    results, order = game.tally.results, (game.at, *game.tally.queue)
    known = [result for result in results if result is not None]
    if not known:
        by_place: dict[int, Any] = dict(zip(order, solved.opened, strict=True))
        return [float(by_place[seat]) for seat in range(len(results))]
    lowest, sharers = place(solved, min(known)), known.count(min(known))
    leads = solved.leads[len(order), lowest, sharers, 0]
    plays: dict[int, Any] = dict(zip(order, solved.plays[len(order), lowest, sharers], strict=False))
    return [float(plays.get(seat, leads if result == min(known) else 0.0)) for seat, result in enumerate(results)]


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("shut_wins", [False, True], ids=["plain", "shut wins"])
@pytest.mark.parametrize("players", [2, 3])
def test_one_turn_each_is_solved_as_every_game_says(box: str, players: int, shut_wins: bool) -> None:  # noqa: FBT001
    rules = tiny(box, shut_wins=shut_wins)
    solved = solve_one_turn(rules, players)
    twin = Twin(begun(rules, players, starter=players - 1))
    checked = [node for node in twin.undecided if fresh(node.game)]
    assert len(checked) > players
    for node in checked:
        assert chances(solved, node.game) == pytest.approx(node.value, abs=1e-9)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_one_turn_each_somebody_wins(players: int) -> None:
    for shut_wins in (False, True):
        solved = solve_one_turn(tiny("rows", shut_wins=shut_wins), players)
        assert solved.opened.sum() == pytest.approx(1.0, abs=1e-12)


def test_shutting_the_box_at_once_helps_whoever_begins() -> None:
    plain, instant = (solve_one_turn(from_data({"shut_wins": wins}), 2).opened for wins in (False, True))
    assert plain[0] < instant[0]
    assert plain[0] < 0.5 < plain[1]


def test_one_turn_each_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    solve_one_turn(tiny("row"), 4, lambda done, whole: told.append((done, whole)))
    assert told == [(1, 4), (2, 4), (3, 4)]


def test_many_totals_are_solved_in_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = solve_one_turn(tiny("rows"), 3)
    running = solve_running(tiny("rows", format="running"), 2)
    monkeypatch.setattr("shutbox.solve.totals._batch", lambda _graph: 3)
    again = solve_one_turn(tiny("rows"), 3)
    assert again.plays == pytest.approx(whole.plays, abs=1e-15)
    assert again.leads == pytest.approx(whole.leads, abs=1e-15)
    assert solve_running(tiny("rows", format="running"), 2).won[2] == pytest.approx(running.won[2], abs=1e-15)


# Running totals


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("next_start", ["clockwise", "same", "throw"])
@pytest.mark.parametrize(
    ("rounds", "more"), [(1, {}), (2, {}), (2, {"shut_wins": True})], ids=["one round", "two", "two, shut wins"]
)
def test_running_totals_are_solved_as_every_game_says(
    box: str, next_start: str, rounds: int, more: dict[str, Any]
) -> None:
    rules = tiny(box, format="running", next_start=next_start, rounds=rounds, **more)
    solved = solve_running(rules, rounds)
    twin = Twin(begun(rules, 2, starter=1))
    checked = [node for node in twin.undecided if fresh(node.game)]
    assert len(checked) > rounds
    for node in checked:
        own, tally = node.game.at, node.game.tally
        left, difference = rounds - tally.round + 1, tally.totals[own] - tally.totals[1 - own]
        second = float(solved.second[left][difference + solved.reach])
        chance = solved.chance(left, difference) if tally.queue else second
        assert chance == pytest.approx(node.value[own], abs=1e-9)


def test_a_hopeless_difference_is_lost_and_a_safe_one_won() -> None:
    solved = solve_running(tiny("row", format="running"), 2)
    assert solved.reach == 12
    assert solved.chance(2, 13) == solved.chance(2, 10**6) == 0.0
    assert solved.chance(2, -13) == solved.chance(2, -(10**6)) == 1.0
    assert solved.chance(0, 0) == 0.5


def test_running_totals_differ_by_no_more_than_the_tiles_that_stood() -> None:
    # Tiles shut at set-up never stand, so nobody can have them left.
    rules = from_data({"box": [1, 2, 3, 4], "set_up": "12..", "dice": 1, "total": "digits", "format": "running"})
    assert solve_running(rules, 3).reach == 3 * score(rules.turn, rules.turn.set_up)


def test_running_totals_tell_how_far_they_are() -> None:
    told: list[tuple[int, int]] = []
    solve_running(tiny("row", format="running"), 3, lambda done, whole: told.append((done, whole)))
    assert told == [(1, 3), (2, 3), (3, 3)]
