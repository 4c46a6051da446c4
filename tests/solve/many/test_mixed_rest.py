"""Mixed resting points of Last One Standing: their odds, and every deviation, by every way to play a round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from shutbox.play import Game
from shutbox.play.game import with_tally
from shutbox.rules import RuleSet, from_data
from shutbox.solve import last_one_standing, solve_standing
from shutbox.solve.last_one_standing import Standing
from shutbox.solve.many import Answer, Mixture, mixture
from tests.games.solved_tiny import begun
from tests.games.solved_twin import Node, Twin, shares

Array = np.ndarray[Any, Any]
# A house rule of four players, first to five: at a few scores the best answers to each other go round in a circle.
CIRCLE: dict[str, Any] = {"box": [1, 2, 3, 4], "faces": 3, "format": "last-one-standing", "limit": 5}
# How far beside the odds the best answer is asked for.
BESIDE = 1e-6


def solved_with_mixtures(rules: RuleSet, players: int, monkeypatch: pytest.MonkeyPatch) -> tuple[Standing, Any]:
    """A game, and the mixtures by score that its solution has come to rest at."""
    found: dict[tuple[int, ...], Mixture] = {}

    def recorded(score: str, answer: Callable[[Array], Answer], one: Answer) -> Mixture:
        mixed = mixture(score, answer, one)
        found[tuple(map(int, score.split(",")))] = mixed
        return mixed

    monkeypatch.setattr(last_one_standing, "mixture", recorded)
    return solve_standing(rules, players), found


class Round:
    """Every way to play a round at a score, for any values of what a round without points leads to."""

    def __init__(self, rules: RuleSet, solved: Standing, score: tuple[int, ...], starter: int) -> None:
        self._solved, self._score = solved, score
        self._again = np.full(len(score), 1 / len(score))
        # The dice decide who begins a game, and each of its rounds.
        game = with_tally(begun(rules, len(score), starter), points=score)
        self._begun = game
        self._twin = Twin(game, self._worth)
        self._ends = [node for node in self._every() if not node.actions]

    def _every(self) -> list[Node]:
        nodes = {id(node): node for node in self._twin.undecided}
        nodes |= {id(way.node): way.node for node in self._twin.undecided for each in node.actions for way in each}
        return list(nodes.values())

    def _worth(self, game: Game) -> tuple[float, ...] | None:
        """What the round has led to, once it is over."""
        if game.over:
            return shares(game)
        if game.tally.round == self._begun.tally.round:
            return None
        if game.tally.points == self._score:
            return tuple(self._again)
        chances = [self._solved.chance(game.tally.points, first) for first in range(len(self._score))]
        return tuple(np.mean(chances, axis=0))

    def lead_to(self, again: Array) -> None:
        """Sets what a round without points leads to."""
        self._again = again
        for node in self._ends:
            worth = self._worth(node.game)
            assert worth is not None
            node.value = list(worth)

    def answer(self, again: Array) -> list[int]:
        """The best choice at every state."""
        self.lead_to(again)
        for node in self._twin.undecided:
            node.settle()
        return [node.choice for node in self._twin.undecided]

    def played(self, choices: list[int], again: Array) -> tuple[Array, float]:
        """What these choices bring every seat, and the most that anybody gains by one other choice at any state."""
        self.lead_to(again)
        gain = 0.0
        for node, choice in zip(self._twin.undecided, choices, strict=True):
            worths, own = node.worths(), node.game.at
            node.value = worths[choice]
            gain = max(gain, max(worth[own] for worth in worths) - worths[choice][own])
        return np.array(self._twin.root.value), gain


def test_at_a_mixed_resting_point_nobody_gains_by_any_other_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = from_data(CIRCLE | {"next_start": "throw"})
    solved, mixtures = solved_with_mixtures(rules, 4, monkeypatch)
    assert mixtures
    score, mixed = min(mixtures.items())
    assert 0.01 < mixed.share < 0.99
    rest = mixed.value.mean(axis=0)
    beside = [mixed.one.mixture(mixed.other, mixed.share + BESIDE * way).rest().mean(axis=0) for way in (1, -1)]
    assert np.abs(beside[0] - beside[1]).max() > 0
    brings = []
    for starter in range(4):
        every = Round(rules, solved, score, starter)
        # On one side the first choices are best, on the other side the others.
        both = [every.answer(again) for again in beside]
        if starter == 0:
            assert both[0] != both[1]
        found = [every.played(choices, rest) for choices in both]
        assert max(gain for _, gain in found) <= 1e-9
        brings.append([value for value, _ in found])
    one, other = np.mean(brings, axis=0)
    # The two are not the same to everybody, and with these odds a round is worth what it leads to.
    assert np.abs(one - other).max() > 1e-6
    assert (1 - mixed.share) * one + mixed.share * other == pytest.approx(rest, abs=1e-9)
