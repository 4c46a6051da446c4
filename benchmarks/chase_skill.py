"""What it costs to play every round of a chase for its points, exactly, over a whole game of two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from shutbox.rules import RuleSet, SuperBox
from shutbox.solve import Sheet, fill_super_box, graph, solve_round, wish
from shutbox.solve.format import SHUT, WON, Deficits, after_round, is_decided, scores, starters
from shutbox.solve.many import ManySheet, SuperBoxes, round_ends

Array = np.ndarray[Any, Any]
# What the end of a round brings both places, given its winner and the points of each.
Ends = Callable[[int | None, tuple[int, ...]], Array]
PLACES = (0, 1)
# The columns of a row: the chances of both places if both look at the score, beside each the points of the round, and
# the chance of a player who does not, on the first place (NEAR[0]) or on the second.
CHANCES, POINTS, NEAR = (0, 1), (3, 4), (2, 5)


def near_chases(rules: RuleSet, rounds: int) -> list[tuple[float, float, float]]:
    """By the number of rounds: the starter's chance if both look at the score, and the chance of a player who does not.

    That player plays every round for its points, begins the game or does not, and meets the solution of the game, in
    which both look at the score.
    """
    assert rules.game.super_box is SuperBox.HANDOVER
    levels = _levels(rules, rounds)
    plain, before, near = _Plain(rules), np.empty((0, 2)), np.empty((0, 2))
    found = []
    for left in range(1, rounds + 1):
        every, later = list(levels[left]), levels[left - 1]
        ends = [round_ends(rules, lacks, left, later, before) for lacks in every]
        own = [_NearEnds(rules, lacks, left, later, near) for lacks in every]
        rows = _rounds(rules, plain, ends, own)
        before, near = rows[:, CHANCES], rows[:, NEAR]
        start = levels[left][0, 0]
        found.append((float(before[start, 0]), float(near[start, 0]), float(near[start, 1])))
    return found


def _levels(rules: RuleSet, rounds: int) -> list[dict[Deficits, int]]:
    """The scores by the number of rounds to come, each with its index: those of every game of up to so many rounds."""
    games = [scores(rules.game, (0, 0), count) for count in range(1, rounds + 1)]
    every = [
        sorted({lacks for game in games[max(0, left - 1) :] for lacks in game[left]}) for left in range(rounds + 1)
    ]
    return [{lacks: index for index, lacks in enumerate(level)} for level in every]


class _Plain:
    """How a round is played for its points: the chance of each total of a turn that tries to beat another one."""

    def __init__(self, rules: RuleSet) -> None:
        moves = graph(rules.turn)
        totals, place = np.unique(moves.totals, return_inverse=True)
        held, sheet, each = solve_round(rules, 2).held, Sheet(moves, place, 2), np.eye(totals.size)
        self.tries = np.zeros((totals.size, totals.size))
        for index in range(1, totals.size):
            # The player who tries is the second after the holder, and the first of the own row.
            own = np.append(held[:index, 1, 0], np.full(totals.size - index, held[index, 0, 1]))
            self.tries[index] = sheet.mean(each, own[:, None], index - 1)
        self.opens = sheet.mean(each, held[:, 1, :1], 0)
        (self.shuts,) = fill_super_box(rules, moves, held.copy())


class _NearEnds:
    """The chance of the player who does not look at the score after a round, by its place and who has won it."""

    def __init__(self, rules: RuleSet, lacks: Deficits, left: int, index: dict[Deficits, int], near: Array) -> None:
        self._rules, self._lacks, self._left, self._index, self._near = rules, lacks, left, index, near

    def chance(self, place: int, winner: int, worth: int) -> float:
        """The chance of whoever sits on a place of this round."""
        gains = tuple(worth * (each == winner) for each in PLACES)
        then = after_round(self._rules.game, self._lacks, self._left - 1, winner, gains)
        first = starters(self._rules.game, 2, winner)
        return float(np.mean([self._at(lacks, (place - at) % 2) for lacks, at in zip(then, first, strict=True)]))

    def _at(self, lacks: Deficits, place: int) -> float:
        if self._left == 1 or is_decided(lacks, self._left - 1):
            return float(lacks[place] == 0) / lacks.count(0)
        return float(self._near[self._index[lacks], place])


def _rounds(rules: RuleSet, plain: _Plain, ends: list[Ends], own: list[_NearEnds]) -> Array:
    """The rows before rounds at several scores, given what follows them."""
    moves = graph(rules.turn)
    totals, place = np.unique(moves.totals, return_inverse=True)
    held = np.zeros((2, totals.size, 2, len(ends), 6))
    for each, (end, near) in enumerate(zip(ends, own, strict=True)):
        for holder in PLACES:
            row = end(holder, tuple(WON * (place == holder) for place in PLACES))
            held[holder, 1:, 0, each] = _row(row, [near.chance(place, holder, WON) for place in PLACES])
        held[:, 0, 1, each] = _super_boxes(rules, plain, end, near)
    sheet = ManySheet(moves, place, 2 * len(ends))
    for index in range(1, totals.size):
        triers = [1 - holder for holder in PLACES]
        outcomes = np.stack([held[trier, :, 1] for trier in triers], 1)
        outcomes[index:] = held[:, index, 0]
        far = sheet.chances(outcomes, triers, index - 1)
        held[:, index, 1] = _means(outcomes, far, plain.tries[index], triers)
    outcomes = held[0, :, 1][:, None]
    far = ManySheet(moves, place, len(ends)).chances(outcomes, [0], 0)
    result: Array = _means(outcomes, far, plain.opens, [0])[0]
    return result


def _means(outcomes: Array, far: Array, plain: Array, movers: list[int]) -> Array:
    """The means [turn, round, column] of outcomes[total, turn, round, column] over the turns of these places."""
    result: Array = np.einsum("tjr,tjrc->jrc", far, outcomes)
    for turn, mover in enumerate(movers):
        result[turn, :, NEAR[mover]] = np.einsum("t,tr->r", plain, outcomes[:, turn, :, NEAR[mover]])
    return result


def _row(chances: Array, near: list[float]) -> Array:
    row = np.zeros(6)
    row[[*CHANCES, *POINTS, *NEAR]] = [*chances, *near]
    return row


def _super_boxes(rules: RuleSet, plain: _Plain, end: Ends, near: _NearEnds) -> Array:
    """The rows of a shut box by its holder, which the other player tries to shut too."""
    boxes = SuperBoxes(rules, graph(rules.turn), end, 2)
    shuts = np.empty(2)
    for holder in PLACES:
        trier = 1 - holder
        gains = boxes.shut_too(holder, trier, 0, frozenset()) - boxes.value(holder, 0)
        shuts[trier] = wish(boxes.chances, gains[trier], gains[2 + trier])
    rows = np.zeros((2, 6))
    chances = np.zeros((2, 2))
    for place in PLACES:
        # A handover leads back to the same question, so the chances of both holders are a linear system.
        again = [plain.shuts if trier == place else shuts[trier] for trier in (1, 0)]
        system = np.array([[1.0, -again[0]], [-again[1], 1.0]])
        kept = [(1 - again[holder]) * near.chance(place, holder, SHUT) for holder in PLACES]
        chances[:, place] = np.linalg.solve(system, kept)
    for holder in PLACES:
        rows[holder] = _row(boxes.value(holder, 1), list(chances[holder]))
    return rows
