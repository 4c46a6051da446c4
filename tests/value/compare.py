"""Options held against what every game that can be played says."""

from __future__ import annotations

from random import Random

import pytest

from shutbox.play import Game, legal
from shutbox.value import Criterion, Horizon, Options, options
from tests.games.solved_twin import Node, Twin, round_points, shares


def agree(found: Options, node: Node) -> None:
    """Compares every option, and which of them is the best."""
    assert [option.action for option in found.options] == list(legal(node.game))
    assert found.seat == node.game.at
    for option, worth in zip(found.options, node.prospects(), strict=True):
        assert option.seats == pytest.approx(worth.value, abs=1e-9)
        wishes = {Criterion.POINTS: worth.points[found.seat], Criterion.TOTAL: -worth.total}
        assert option.ties == pytest.approx([wishes[each] for each in found.criteria], rel=1e-9, abs=1e-9)
    assert found.best.action == node.best
    assert found.best.seats == pytest.approx(node.value, abs=1e-9)


def sample(twin: Twin, most: int) -> list[Node]:
    """So many states at the most, the first one among them."""
    others = [node for node in twin.undecided if node is not twin.root]
    return [twin.root, *Random(len(others)).sample(others, min(most, len(others)))]


def check_games(begun: Game, most: int = 60) -> None:
    """Compares the options of many states with the whole game."""
    for node in sample(Twin(begun, shares), most):
        found = options(node.game)
        assert found.horizon is Horizon.GAME
        agree(found, node)


def check_rounds(begun: Game, most: int = 60) -> None:
    """Compares the options of many states with the round at hand."""
    for node in sample(Twin(begun, round_points(begun)), most):
        found = options(node.game, horizon=Horizon.ROUND)
        assert found.horizon is Horizon.ROUND
        agree(found, node)
