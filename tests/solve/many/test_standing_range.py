"""The range of a seat at Last One Standing: against every game that can be played on tiny boxes."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from shutbox.play import Game
from shutbox.play.game import with_tally
from shutbox.rules import RuleSet, from_data
from shutbox.solve import solve_standing
from shutbox.solve.last_one_standing import by_level
from shutbox.solve.many import solve_standing_range
from shutbox.solve.many.standing_range import SIGNS, _Solver
from tests.games.solved_tiny import begun
from tests.games.solved_twin import Node, Prospects, Seats, Twin, shares
from tests.solve.test_last_one_standing import round_begins

ROW: dict[str, Any] = {"box": [1, 2, 3], "dice": 1, "faces": 3, "format": "last-one-standing", "limit": 2}


def rules_of(**more: Any) -> RuleSet:
    return from_data(ROW | more)


@pytest.mark.parametrize(("next_start", "favoured", "sign"), [("clockwise", 0, 1), ("winner", 2, -1), ("same", 1, 1)])
def test_a_range_ends_at_what_every_game_says(
    next_start: str, favoured: int, sign: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = rules_of(next_start=next_start)
    bound = solve_standing_range(rules, 3)[sign > 0]

    def wishes(node: Node, each: Prospects) -> tuple[float, ...]:
        return each.value[node.game.at], sign * each.value[favoured]

    monkeypatch.setattr(Node, "wishes", wishes)
    checked = [node for node in Twin(begun(rules, 3)).undecided if round_begins(node.game)]
    assert len(checked) > 6
    for node in checked:
        tally = node.game.tally
        assert bound[(*tally.points, tally.starter, favoured)] == pytest.approx(node.value[favoured], abs=1e-9)


# Four players: at two points each, somebody who is indifferent decides between others.
CROSSED: dict[str, Any] = ROW | {
    "box": [[1, 3], [2, 2], [3, 1]],
    "dice": 2,
    "faces": 2,
    "limit": 3,
    "next_start": "throw",
}


@pytest.mark.parametrize(("favoured", "sign"), [(3, 0), (3, 1)])
def test_whoever_is_indifferent_chooses_for_a_seat(favoured: int, sign: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, score = from_data(CROSSED), (2, 2, 2, 2)
    solver = _Solver(rules, solve_standing(rules, 4))
    for least, found in by_level(4, 3, solver.score):
        solver.won[least] = found
    start = with_tally(begun(rules, 4), points=score)

    def worth(game: Game) -> Seats | None:
        """What the round has brought; without points it leads to the same score."""
        if game.over or game.tally.round == start.tally.round:
            return shares(game)
        # The dice decide who begins the next one.
        again = [solver.chance(sign, favoured, game.tally.points, first) for first in range(4)]
        return tuple(np.mean(again, axis=0).tolist())

    def wishes(node: Node, each: Prospects) -> tuple[float, ...]:
        return each.value[node.game.at], SIGNS[sign] * each.value[favoured]

    monkeypatch.setattr(Node, "wishes", wishes)
    found = solver.chance(sign, favoured, score, 0)
    assert Twin(start, worth).root.value == pytest.approx(found.tolist(), abs=1e-9)
    assert np.abs(found - solver.chance(1 - sign, favoured, score, 0)).max() > 1e-3


# At 0, 2, 1 and 0 points choices circle. Each end has odds of its own there, and the ends cross by 7e-6; whether the
# odds of the three solutions should fit together better is open.
MIXED = 1e-5


def test_the_chances_lie_in_the_range_and_something_is_left_open() -> None:
    rules = from_data(CROSSED)
    solved, (least, most) = solve_standing(rules, 4), solve_standing_range(rules, 4)
    for score, starter in product(product(range(3), repeat=4), range(4)):
        chance = solved.chance(score, starter)
        assert (least[(*score, starter)] <= chance + MIXED).all()
        assert (chance <= most[(*score, starter)] + MIXED).all()
    assert (most - least).max() > 1e-3


def test_two_players_have_one_chance_whoever_is_indifferent() -> None:
    least, most = solve_standing_range(rules_of(next_start="clockwise", limit=3), 2)
    assert np.abs(most - least).max() < 1e-9


def test_a_range_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    solve_standing_range(rules_of(next_start="same"), 3, lambda done, whole: told.append((done, whole)))
    assert [done for done, _ in told] == list(range(1, told[-1][1] + 1))
