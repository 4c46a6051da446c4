"""Knock-out and until a limit after a turn, read from the tables before every turn: what the solver finds."""

from __future__ import annotations

from array import array
from itertools import product
from typing import Any

import numpy as np
import pytest

from shutbox.rules import RuleSet, from_data
from shutbox.solve import Solution, Table
from shutbox.solve.format import Kind, Moment, Problem, fewest_too_many
from shutbox.solve.many import after_limit_turn, limit_turns, solve_limit_game
from shutbox.solve.portable import limit_turn
from shutbox.solve.portable.limit_turn import after_limit_tables, first_moments, limit_table

PAIR: dict[str, Any] = {"box": [1, 2], "dice": 1, "faces": 2, "limit": 3}


def kept(rules: RuleSet, players: int) -> tuple[Problem, Solution, Any]:
    """A game, its tables with those before every turn, and what the solver has before each round."""
    problem = Problem(Kind.TO_LIMIT, rules, players)
    before = solve_limit_game(rules, players)
    tables = {"totals": np.arange(4.0)} | {f"before{count}": each for count, each in before.items()}
    for first in first_moments(problem):
        tables |= {limit_table(moment): each for moment, each in limit_turns(rules, first, before).items()}
    return problem, Solution({}, {name: table(each) for name, each in tables.items()}), before


def table(numbers: Any) -> Table:
    return Table(numbers.shape, memoryview(array("d", numbers.ravel())))


def moments(problem: Problem) -> set[Moment]:
    """Every moment before a turn of a round."""
    places = range(problem.players)
    found = set()
    for out in product((False, True), repeat=problem.players):
        alive = tuple(place for place in places if not out[place])
        for done in places:
            waiting = tuple(place for place in alive if place >= done)
            # Somebody goes out in the own turn, or has gone out as the player who began.
            if len(alive) > 1 and waiting and all(place < done for place in places if out[place]):
                found.add(Moment(problem.players, alive, waiting))
    return found


@pytest.mark.parametrize(
    ("players", "more"),
    [
        (2, {"format": "knock-out"}),
        (3, {"format": "knock-out", "next_start": "throw"}),
        (3, {"format": "knock-out", "out_at": "reached", "shut_wins": True}),
        (3, {"format": "knock-out", "out_when": "round-end", "next_start": "same"}),
        (2, {"format": "until"}),
        (3, {"format": "until", "next_start": "throw"}),
    ],
    ids=str,
)
def test_the_chances_after_a_turn_are_those_of_the_solver(players: int, more: dict[str, Any]) -> None:
    rules = from_data(PAIR | more)
    problem, solution, before = kept(rules, players)
    at_once = more["format"] == "knock-out" and "out_when" not in more
    compared = 0
    for moment in moments(problem):
        if len(moment.alive) < players and not at_once:
            continue
        for some in product(range(fewest_too_many(rules.game)), repeat=len(moment.alive)):
            totals = [0] * players
            for place, each in zip(moment.alive, some, strict=True):
                totals[place] = each
            wanted = after_limit_turn(rules, moment, tuple(totals), before)
            found = after_limit_tables(problem, moment, tuple(totals), solution)
            assert found is not None
            worth = np.array(found["worth"].numbers).reshape(found["worth"].shape)
            np.testing.assert_allclose(worth, wanted, rtol=0, atol=1e-11)
            compared += 1
    assert compared >= 18


def test_two_who_are_left_go_on_after_the_player_who_began_went_out() -> None:
    rules = from_data(PAIR | {"format": "knock-out"})
    problem, solution, before = kept(rules, 2)
    for waiting in ((1, 2), (2,)):
        moment = Moment(3, (1, 2), waiting)
        found = after_limit_tables(problem, moment, (0, 2, 3), solution)
        assert found is not None
        worth = np.array(found["worth"].numbers).reshape(-1, 3)
        np.testing.assert_allclose(worth, after_limit_turn(rules, moment, (0, 2, 3), before), rtol=0, atol=1e-11)


def test_a_play_off_and_a_turn_that_is_not_kept_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = from_data(PAIR | {"format": "until", "ties": "play-off"})
    problem, solution, _ = kept(rules, 2)
    assert after_limit_tables(problem, Moment(2, (0, 1), (1,)), (4, 2), solution) is None
    monkeypatch.setattr(limit_turn, "MOST_NUMBERS", 1)
    problem, solution, _ = kept(from_data(PAIR | {"format": "until"}), 2)
    assert after_limit_tables(problem, Moment(2, (0, 1), (0, 1)), (2, 2), solution) is None
    assert after_limit_tables(problem, Moment(2, (0, 1), (1,)), (2, 2), solution) is not None
