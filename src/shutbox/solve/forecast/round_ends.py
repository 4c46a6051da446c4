"""How a round of a chase game ends if everybody plays for its points, or for a low total where each has one turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from shutbox.rules import Points, RuleSet, SuperBox, Tries
from shutbox.solve.chase import Sheet, awards, fill_super_box
from shutbox.solve.forecast.turns import total_chances
from shutbox.solve.format import SHUT, also_shut, results, turned_results
from shutbox.solve.tables import Graph, graph
from shutbox.solve.turn import Progress

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True, eq=False)
class RoundEnds:
    """The chances of `format.results`, the holder first: held[total, tries, result]. `opened[result]`: starter first.

    `odds[total]` is the chance of each total of a turn, if each player has only one.
    """

    totals: Array
    held: Array
    opened: Array
    odds: Array


def solve_round_ends(rules: RuleSet, players: int, progress: Progress | None = None) -> RoundEnds:
    """The chances of each end of a round."""
    if rules.game.tries is Tries.ONE_EACH:
        return _one_each(rules, players)
    moves = graph(rules.turn)
    totals, place = np.unique(moves.totals, return_inverse=True)
    worth, turned = points_of(rules, players), np.array(turned_results(rules.game, players))
    held = np.zeros((totals.size, players, len(worth)))
    held[1:, 0, results(rules.game, players).index(_won(players, 1))] = 1.0
    _fill_super_box(rules, moves, held)
    sheet = Sheet(moves, place, 2)
    for index in range(1, totals.size):
        for tries in range(1, players):
            trier = players - tries
            outcomes = np.repeat(held[index, None, tries - 1], totals.size, 0)
            outcomes[:index] = 0.0
            outcomes[:index, turned[trier]] = held[:index, -1]
            held[index, tries] = sheet.mean(outcomes, outcomes @ worth[:, trier, None], index - 1)
        if progress:
            progress(index, totals.size)
    opened = sheet.mean(held[:, -1], held[:, -1] @ worth[:, :1], 0)
    return RoundEnds(totals, held, opened, np.zeros(0))


def _won(players: int, worth: int) -> tuple[int, tuple[int, ...]]:
    """The result of a round that the first place wins."""
    return 0, (worth, *[0] * (players - 1))


def points_of(rules: RuleSet, players: int) -> Array:
    """The points of each place by [result, place]."""
    gains = np.array([gains for _, gains in results(rules.game, players)], float)
    if rules.game.points is Points.WINNER:
        return gains
    # Everybody pays each of the others who score.
    result: Array = gains * players - gains.sum(axis=1, keepdims=True)
    return result


def _fill_super_box(rules: RuleSet, moves: Graph, held: Array) -> None:
    """Fills held[0]: everybody shuts the box too with the chance that is best for the points of the round."""
    players, count = held.shape[1:]
    turned = np.array(turned_results(rules.game, players))
    points = np.zeros((1, players, players))
    points[0, 0] = awards(rules, players)[1]
    # The results without a handover, and the chance of a handover to each place.
    alone, handed = np.zeros((players, count)), np.zeros((players, players))
    alone[0, results(rules.game, players).index(_won(players, SHUT))] = 1.0
    for tries, chance in enumerate(fill_super_box(rules, moves, points), 1):
        trier, failed = players - tries, alone[tries - 1]
        alone[tries], handed[tries] = (1 - chance) * failed, (1 - chance) * handed[tries - 1]
        match rules.game.super_box:
            case SuperBox.HANDOVER:
                handed[tries, trier] += chance
            case SuperBox.DRAW:
                alone[tries, results(rules.game, players).index((None, (0,) * players))] += chance
            case SuperBox.FIRST_KEEPS:
                alone[tries] = failed
            case SuperBox.BOTH_SCORE:
                for index in np.flatnonzero(failed):
                    more = also_shut(rules.game, players, int(index), frozenset({trier}))
                    alone[tries, more] += chance * failed[index]
    table = np.eye(count)
    for place in range(players):
        table[turned[place], np.arange(count)] -= handed[-1, place]
    # If everybody is sure to shut the box, the round never ends.
    again = np.linalg.lstsq(table, alone[-1], rcond=None)[0]
    held[0] = alone
    for place in range(players):
        held[0][:, turned[place]] += handed[:, place, None] * again


def _one_each(rules: RuleSet, players: int) -> RoundEnds:
    """Rounds of one turn each, which only a lower total than all others wins."""
    totals, odds = total_chances(rules.turn)
    above = np.append(np.cumsum(odds[::-1])[::-1], 0.0)[1:]
    single = odds * above ** (players - 1)
    opened = np.zeros(len(results(rules.game, players)))
    for index, (winner, gains) in enumerate(results(rules.game, players)):
        if winner is not None:
            opened[index] = single[0] if gains[winner] == SHUT else single[1:].sum()
    opened[results(rules.game, players).index((None, (0,) * players))] = 1 - opened.sum()
    return RoundEnds(totals, np.zeros((0, players, opened.size)), opened, odds)
