"""Games of separate totals: one turn each for any number of players, running totals for two (RULES 3.1, 3.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from shutbox.rules import NextStart, RuleSet, Ties
from shutbox.solve.format import clamped_index
from shutbox.solve.tables import Graph, graph
from shutbox.solve.turn import Progress, best, chosen, criteria, ending_chances

Array = np.ndarray[Any, Any]
# The highest number of values in a batch of objectives: an eighth of a gigabyte.
MOST_NUMBERS = 1 << 24
# As many ties in a row as a game allows, and the change at which they no longer matter.
MOST_TIES, SETTLED = 100, 1e-16


@dataclass(frozen=True, slots=True, eq=False)
class OneTurn:
    """The solution of a game of one turn each; a shared win counts as its share, or is decided by play-offs.

    `leads[left, total, sharers, place]`: the chance of each player who shares the lowest total, in playing order, if
    `left` players are to play.
    `plays[left, total, sharers, next]`: the chance of the next, second next, … player who is still to play.
    `opened[seat]`: the chance of each player before the first turn, in playing order.
    """

    totals: Array
    leads: Array
    plays: Array
    opened: Array


def solve_one_turn(rules: RuleSet, players: int, progress: Progress | None = None) -> OneTurn:
    """Solves the game; each player maximises its own chance to win, and then has the least mean total."""
    return _one_turn(rules, players, level_chances(rules, players), progress)


def level_chances(rules: RuleSet, players: int) -> Array:
    """level[count, place]: the chance of each of so many players, in playing order, who share the lowest total.

    They share the win, or each plays another turn. Ties in a row are followed as long as the rules do.
    """
    counts = np.arange(players + 1)
    level = np.where(np.arange(players) < counts[:, None], 1 / np.maximum(counts, 1)[:, None], 0.0)
    if rules.game.ties is Ties.PLAY_OFF:
        for count in range(2, players + 1):
            for _ in range(MOST_TIES):
                before = level[count].copy()
                level[count, :count] = _one_turn(rules, count, level[: count + 1, :count]).opened
                if np.abs(level[count] - before).max() <= SETTLED:
                    break
    return level


def _one_turn(rules: RuleSet, players: int, level: Array, progress: Progress | None = None) -> OneTurn:
    """The game, if players who share the lowest total in the end have these chances."""
    moves = graph(rules.turn)
    totals, place = np.unique(moves.totals, return_inverse=True)
    leads = np.zeros((players, totals.size, players + 1, players))
    plays = np.zeros((players, totals.size, players + 1, players))
    leads[0] = level
    if rules.game.shut_wins:
        # A player who shuts the box has won, and nobody plays on.
        leads[:, 0, 1, 0] = 1.0
    for left in range(1, players):
        for sharers in range(1, players - left + 1):
            _face_totals(rules, moves, place, leads, plays, left, sharers)
        if progress:
            progress(left, players)
    last = players - 1
    worth = leads[last, :, 1, 0]
    shares = _shares(moves, place, worth[:, None])[0]
    opened = np.concatenate([[shares @ worth], shares @ plays[last, :, 1, :last]])
    return OneTurn(totals, leads, plays, opened)


def _face_totals(
    rules: RuleSet, moves: Graph, place: Array, leads: Array, plays: Array, left: int, sharers: int
) -> None:
    """Fills in the chances for every lowest total, by the number of players who share it and who are still to play."""
    count = leads.shape[1]
    below = np.arange(count)[:, None] < np.arange(count)
    equal = np.eye(count)
    # worth[own total, lowest total]
    worth = below * leads[left - 1, :, 1, 0][:, None] + equal * leads[left - 1, :, sharers + 1, sharers]
    step = _batch(moves)
    for low in range(0, count, step):
        batch = slice(low, min(low + step, count))
        shares = _shares(moves, place, worth[:, batch])
        plays[left, batch, sharers, 0] = np.einsum("ko,ok->k", shares, worth[:, batch])
        for index, share in enumerate(shares, low):
            if rules.game.shut_wins and index == 0:
                plays[left, 0, sharers] = 0.0
                continue
            above, same = share[index + 1 :].sum(), share[index]
            staying = above * leads[left - 1, index, sharers] + same * leads[left - 1, index, sharers + 1]
            leads[left, index, sharers] = staying
            after = above * plays[left - 1, index, sharers] + same * plays[left - 1, index, sharers + 1]
            after = after + share[:index] @ plays[left - 1, :index, 1]
            plays[left, index, sharers, 1:] = after[:-1]


def _batch(moves: Graph) -> int:
    """The number of objectives that are swept together."""
    return max(8, min(256, MOST_NUMBERS // moves.size))


def _shares(moves: Graph, place: Array, worth: Array) -> Array:
    """For each objective (a column of worth[total, objective]), the chance of every total if it is played for."""
    rows = []
    for objective in worth.T:
        choices, _ = chosen(moves, criteria(moves, objective[place]))
        chances = ending_chances(moves, choices, moves.rules.set_up)
        rows.append(np.bincount(place, weights=chances, minlength=len(worth)))
    return np.array(rows)


@dataclass(frozen=True, slots=True, eq=False)
class Running:
    """The solution of a game of running totals with two players, for every difference.

    `won[rounds][difference]`: the chance of the player who begins the round. `second[rounds][difference]`: the chance
    of the other player after the first player's turn. `after[rounds][difference]`: the chance of that other player
    after the round. A difference is a player's own running total minus the other's, from `-reach` to `reach`.
    """

    totals: Array
    reach: int
    won: list[Array]
    second: list[Array]
    after: list[Array]

    def chance(self, rounds: int, difference: int) -> float:
        """The chance of the player who begins the round, by the rounds to come and the difference of the totals."""
        return float(self.won[rounds][clamped_index(difference, self.reach)])


def solve_running(rules: RuleSet, rounds: int, progress: Progress | None = None) -> Running:
    """Solves the game for two players; a shared win counts half."""
    moves = graph(rules.turn)
    totals, place = np.unique(moves.totals, return_inverse=True)
    whole = totals.astype(int)
    reach = int(moves.totals[rules.turn.set_up]) * rounds
    differences = np.arange(-reach, reach + 1)
    end = np.where(differences < 0, 1.0, np.where(differences > 0, 0.0, 0.5))
    solution = Running(totals, reach, [end], [end], [end])
    for left in range(1, rounds + 1):
        # The chance of the player who has just played second. The rules say who begins the next round.
        mine = _next_chance(rules, solution.won[-1])
        second = _before_turn(rules, moves, place, mine, whole, reach)
        first = _before_turn(rules, moves, place, 1 - second[::-1], whole, reach)
        solution.after.append(mine)
        solution.second.append(second)
        solution.won.append(first)
        if progress:
            progress(left, rounds)
    return solution


def _next_chance(rules: RuleSet, won: Array) -> Array:
    """The chance of the round's second player by its own difference, once the round is over."""
    match rules.game.next_start:
        case NextStart.SAME:
            return 1 - won[::-1]
        case NextStart.THROW:
            return (won + 1 - won[::-1]) / 2
        case _:
            return won


def _before_turn(rules: RuleSet, moves: Graph, place: Array, after: Array, whole: Array, reach: int) -> Array:
    """The chance by difference before a player's turn, given the chance by difference after it."""
    result = np.empty_like(after)
    step = _batch(moves)
    for low in range(0, len(after), step):
        index = np.arange(low, min(low + step, len(after)))
        worth = after[np.clip(index[None, :] + whole[:, None], 0, 2 * reach)]
        if rules.game.shut_wins:
            worth[0] = 1.0
        values, _ = best(moves, worth[place])
        result[index] = values[moves.rules.set_up]
    return result
