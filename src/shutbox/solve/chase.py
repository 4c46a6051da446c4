"""Chase rounds for any number of players and, for two, the whole chase game (RULES 3.5, 3.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from shutbox.rules import NextStart, Points, RuleSet, SuperBox, Ties
from shutbox.solve.format import chase_reach, chase_step, difference_index, is_beyond
from shutbox.solve.objective import SLACK
from shutbox.solve.tables import Graph, graph
from shutbox.solve.turn import (
    Choices,
    Progress,
    best,
    chosen,
    criteria,
    ending_chances,
    no_choices,
    settle,
    slacks,
    sweep,
)

Array = np.ndarray[Any, Any]
MOST_POLICIES = 50


@dataclass(frozen=True, slots=True, eq=False)
class Chase:
    """The solution of a round.

    `held[total, tries, seat]` is the value of each seat, clockwise from the holder of that total, if `tries` players
    may still try to beat it. `opened[seat]` is the value before the round, the starter first.
    """

    totals: Array
    held: Array
    opened: Array


def awards(rules: RuleSet, players: int) -> Array:
    """The points for [won, box shut][seat], the winner first."""
    others = players - 1
    paid = rules.game.points is Points.PAID
    base = np.array([others, *[-1] * others] if paid else [1, *[0] * others], float)
    return np.stack([base, 2 * base])


def solve_round(rules: RuleSet, players: int, progress: Progress | None = None) -> Chase:
    """Solves a round; each player maximises its own expected points, and then has the least mean total."""
    moves = graph(rules.turn)
    totals, place = np.unique(moves.totals, return_inverse=True)
    held = np.zeros((totals.size, players, players))
    held[:, 0] = awards(rules, players)[0]
    held[0, 0] = awards(rules, players)[1]
    fill_super_box(rules, moves, held)
    sheet = Sheet(moves, place, 2)
    for index in range(1, totals.size):
        for tries in range(1, players):
            held[index, tries] = _try_values(sheet, held, index, tries)
        if progress:
            progress(index, totals.size)
    return Chase(totals, held, sheet.mean(held[:, -1], held[:, -1, :1], 0))


class Sheet:
    """The choices of one player in a turn, by total after total: each time only the positions that changed."""

    def __init__(self, moves: Graph, place: Array, levels: int) -> None:
        self._moves, self._place = moves, place
        self._choices, self._values = no_choices(moves), np.zeros((moves.size, levels))
        self._slack = slacks(moves.totals[:, None])

    def mean(self, outcomes: Array, own: Array, fresh: int) -> Array:
        """The average of outcomes[total, seat] over a turn with the choices that are best by own[total, criterion].

        The least mean total is the last criterion. Positions with totals below the index `fresh` are as they were.
        """
        stops = np.column_stack([own[self._place], -self._moves.totals])
        slack = np.append(slacks(own), self._slack)
        chances = ending_chances(self._moves, self._chosen(stops, fresh, slack), self._moves.rules.set_up)
        return np.bincount(self._place, weights=chances, minlength=len(outcomes)) @ outcomes

    def _chosen(self, stops: Array, fresh: int, slack: Array) -> Choices:
        if self._moves.cyclic:
            return chosen(self._moves, stops)[0]
        keep = None if self._moves.voids else self._place < fresh
        settle(self._moves, stops, self._values, self._choices, keep, slack=slack)
        return self._choices


def shut_chances(moves: Graph) -> tuple[float, float, float]:
    """The chance to shut the box in a turn for a player who avoids it, who is indifferent to it, and who seeks it."""
    start, shut = moves.rules.set_up, (np.arange(moves.size) == 0).astype(float)
    values, _ = best(moves, np.stack([-shut, shut], 1))
    # A player who is indifferent plays for the least mean total.
    level, _ = chosen(moves, criteria(moves, np.zeros(moves.size)))
    return -float(values[start, 0]), float(ending_chances(moves, level, start)[0]), float(values[start, 1])


def fill_super_box(rules: RuleSet, moves: Graph, held: Array) -> list[float]:
    """Fills held[0], and returns the chance to shut the box too by the number of tries left, from one upward.

    A handover leads back to the same state, so the values are the solution of a linear system.
    """
    players, chances = held.shape[2], shut_chances(moves)
    again = np.zeros(players)
    for _ in range(MOST_POLICIES):
        wants = _wishes(rules, held, chances, again)
        # For given chances, the value of the tries is linear in the value of a handover.
        base = _super_tries(rules, held, wants, np.zeros(players))
        units = [_super_tries(rules, held, wants, unit) - base for unit in np.eye(players)]
        table = np.eye(players) - np.stack(units, 1)
        # If everybody is sure to shut the box, the round never ends and nobody scores.
        solution = np.linalg.lstsq(table, base, rcond=None)[0]
        is_stable = np.abs(solution - again).max() < 1e-14
        again = solution
        if is_stable:
            break
    wants = _wishes(rules, held, chances, again)
    _super_tries(rules, held, wants, again)
    return wants


def _wishes(rules: RuleSet, held: Array, chances: tuple[float, float, float], again: Array) -> list[float]:
    """The chance to shut the box for each number of tries left, by what the player who tries gains from shutting it."""
    wants: list[float] = []
    for tries in range(1, held.shape[2]):
        _super_tries(rules, held, [*wants, chances[2]], again)
        seat, failed = held.shape[2] - tries, held[0, tries - 1]
        wants.append(wish(chances, _shut_too(rules, again, failed, seat)[seat] - failed[seat]))
    return wants


def wish(chances: tuple[float, float, float], *gains: float) -> float:
    """The chance to shut the box of a player who gains so much from it by each criterion."""
    least, level, most = chances
    gain = next((gain for gain in gains if abs(gain) > SLACK), 0.0)
    return most if gain > 0 else least if gain < 0 else level


def _super_tries(rules: RuleSet, held: Array, wants: list[float], again: Array) -> Array:
    """Fills held[0] for each number of tries in `wants`, and returns the last row."""
    for tries, chance in enumerate(wants, 1):
        failed = held[0, tries - 1]
        held[0, tries] = chance * _shut_too(rules, again, failed, held.shape[2] - tries) + (1 - chance) * failed
    return held[0, len(wants)].copy()


def _shut_too(rules: RuleSet, again: Array, failed: Array, seat: int) -> Array:
    """The value of each seat after a second player shuts the box, by the `super_box` rule."""
    match rules.game.super_box:
        case SuperBox.HANDOVER:
            return np.roll(again, seat)
        case SuperBox.DRAW:
            return np.zeros_like(again)
        case SuperBox.FIRST_KEEPS:
            return failed
        case SuperBox.BOTH_SCORE:
            # Each Super Box is paid for by itself, also where two of them cancel out.
            return failed + np.roll(awards(rules, len(failed))[1], seat)


def _try_values(sheet: Sheet, held: Array, index: int, tries: int) -> Array:
    """The value of each seat when the next player tries to beat a total."""
    seat = held.shape[2] - tries
    outcomes = np.concatenate(
        [np.roll(held[:index, -1], seat, 1), np.repeat(held[index, None, tries - 1], len(held) - index, 0)]
    )
    # Positions below the last total have the same value against every higher total, because they can only end lower
    # (unless a throw off the mat makes the turn void; see `Sheet`).
    return sheet.mean(outcomes, outcomes[:, seat, None], index - 1)


@dataclass(frozen=True, slots=True, eq=False)
class Duel:
    """The solution of the chase game of two players, for all differences of points that are not yet decided.

    `won[rounds][difference]`: the chance that seat 0 wins, by the rounds to come, if seat 0 begins the next one.
    `tried[rounds - 1][holder, total, difference]`: the chance of the player who tries to beat the holder in that round.
    `after[rounds - 1][winner, box shut, difference]`, `drawn[rounds - 1][difference]`: the chance of seat 0 after it.
    By `both-score`, `after` has a third row for a box that both have shut, the winner first.
    A difference is the points of seat 0 minus those of seat 1, in steps of `step`, with `reach` steps to each side.
    """

    totals: Array
    step: int
    odd: int
    won: list[Array]
    tried: list[Array]
    after: list[Array]
    drawn: list[Array]

    def chance(self, rounds: int, starter: int, difference: int) -> float:
        """The chance that seat 0 wins."""
        mine = difference if starter == 0 else -difference
        reach = len(self.won[rounds]) // 2
        if is_beyond(mine, reach, self.step):
            chance = float(mine > 0)
        else:
            chance = float(self.won[rounds][difference_index(mine, reach, self.step)])
        return chance if starter == 0 else 1 - chance


def solve_game(rules: RuleSet, rounds: int, *, odd: int = 0, progress: Progress | None = None) -> Duel:
    """The game solved for two players, each maximising its chance to win; a shared win counts half."""
    moves = graph(rules.turn)
    totals = np.unique(moves.totals)
    step = chase_step(rules)
    duel = Duel(totals, step, odd if step == 2 else 0, [], [], [], [])
    duel.won.append(_at_the_end(rules, moves, duel))
    for left in range(1, rounds + 1):
        reach = chase_reach(left)
        differences = duel.odd + duel.step * np.arange(-reach, reach + 1)
        after, drawn = _continuations(rules, duel, left - 1, differences)
        won, tried = _duel_round(rules, moves, (after, drawn))
        duel.won.append(won)
        duel.tried.append(tried)
        duel.after.append(after)
        duel.drawn.append(drawn)
        if progress:
            progress(left, rounds)
    return duel


def duel_arrays(duel: Duel) -> dict[str, Array]:
    """A duel as arrays: rounds to come from one upward, differences at the same index from the middle for all."""
    reach = len(duel.won[-1]) // 2

    def wide(rows: list[Array]) -> Array:
        sides = [reach - row.shape[-1] // 2 for row in rows]
        padded = [
            np.pad(row, [(0, 0)] * (row.ndim - 1) + [(side, side)], constant_values=np.nan)
            for row, side in zip(rows, sides, strict=True)
        ]
        return np.stack(padded)

    tables = {"won": duel.won[1:], "tried": duel.tried, "after": duel.after, "drawn": duel.drawn}
    return {"totals": duel.totals} | {name: wide(rows) for name, rows in tables.items()}


def _at_the_end(rules: RuleSet, moves: Graph, duel: Duel) -> Array:
    """The chance at equal points, and one step to each side, when no round is left."""
    level = 0.5
    if rules.game.ties is Ties.PLAY_OFF:
        # One extra round decides: with handovers every round has a winner.
        sure = np.array([[[1.0]], [[0.0]]]).repeat(2, 1)
        level = float(_duel_round(rules, moves, (sure, np.array([0.5])))[0][0])
    return np.array([float(duel.odd > duel.step), level if duel.odd == 0 else 1.0, 1.0])


def _continuations(rules: RuleSet, duel: Duel, left: int, differences: Array) -> tuple[Array, Array]:
    """Seat 0's chance after seat `winner` has won [winner, box shut, difference], and after a draw [difference]."""

    def after(winner: int | None, difference: int) -> float:
        match rules.game.next_start:
            case NextStart.SAME:
                return duel.chance(left, 0, difference)
            case NextStart.THROW:
                return (duel.chance(left, 0, difference) + duel.chance(left, 1, difference)) / 2
            case NextStart.WINNER if winner is not None:
                return duel.chance(left, winner, difference)
            case _:
                return duel.chance(left, 1, difference)

    worths = (1, 2, 0) if rules.game.super_box is SuperBox.BOTH_SCORE else (1, 2)
    gains = [[duel.step * (worth if winner == 0 else -worth) for worth in worths] for winner in (0, 1)]
    won = [[[after(winner, int(d) + gain) for d in differences] for gain in gains[winner]] for winner in (0, 1)]
    return np.array(won), np.array([after(None, int(d)) for d in differences])


def _duel_round(rules: RuleSet, moves: Graph, after: tuple[Array, Array]) -> tuple[Array, Array]:
    """One round of two players for many differences at once. The game is zero-sum, so one player's chance is enough.

    Returns the chance of seat 0 as the starter by difference, and that of the trier by [holder, total, difference].
    """
    won, drawn = after
    totals, place = np.unique(moves.totals, return_inverse=True)
    count = won.shape[2]
    # The trier's chance if the holder keeps the round, by [holder, box shut, difference].
    keeps = np.stack([1 - won[0], won[1]])
    tried = np.zeros((2, totals.size, count))
    level = keeps[:, 2] if rules.game.super_box is SuperBox.BOTH_SCORE else np.stack([1 - drawn, drawn])
    tried[:, 0] = _super_box_duel(rules, moves, keeps[:, 1], level)
    values = np.zeros((moves.size, 2 * count))
    worth = np.zeros((totals.size, 2 * count))
    for index in range(1, totals.size):
        # A player who beats the total becomes the holder, and then the other player tries.
        worth[index - 1] = np.concatenate([1 - tried[1, index - 1], 1 - tried[0, index - 1]])
        worth[index:] = np.concatenate([keeps[0, 0], keeps[1, 0]])
        if moves.cyclic:
            values[:] = best(moves, worth[place])[0]
        else:
            sweep(moves, worth[place], values, None if moves.voids else place < index - 1)
        tried[:, index] = values[moves.rules.set_up].reshape(2, count)
    opened, _ = best(moves, 1 - tried[0][place])
    return opened[moves.rules.set_up], tried


def _super_box_duel(rules: RuleSet, moves: Graph, keeps: Array, level: Array) -> Array:
    """The trier's chance against a shut box, by [holder, difference]; `level` if both shut it and the lead stays."""
    if rules.game.super_box is SuperBox.FIRST_KEEPS:
        return keeps
    least, _, most = shut_chances(moves)
    if rules.game.super_box in (SuperBox.DRAW, SuperBox.BOTH_SCORE):
        chance = np.where(level > keeps, most, least)
        return chance * level + (1 - chance) * keeps
    tried = keeps
    for _ in range(MOST_POLICIES):
        chance = np.where(1 - tried[::-1] > keeps, most, least)
        # x = c (1 - y) + (1 - c) k and y likewise: two equations for two unknowns.
        base = chance + (1 - chance) * keeps
        both = chance * chance[::-1]
        solution = np.where(both < 1, (base - chance * base[::-1]) / np.where(both < 1, 1 - both, 1), 0.5)
        is_stable = np.abs(solution - tried).max() < 1e-14
        tried = solution
        if is_stable:
            break
    return tried


# The points of a round that two players play for their chances to win the game


def solve_points(rules: RuleSet, won: tuple[tuple[float, ...], tuple[float, ...]], drawn: float) -> Array:
    """The expected points by [holder, total, seat] of a round of two, who play for their chances and then for points.

    `won[winner][box shut]` and `drawn` are the chances of seat 0 to win the game after each result of the round; see
    `Scoring`.
    """
    moves = graph(rules.turn)
    totals, place = np.unique(moves.totals, return_inverse=True)
    # The columns are the chances of the two seats, then their points.
    keeps = np.array(
        [[[c, 1 - c, *points] for c, points in zip(won[s], _points(rules, s), strict=True)] for s in (0, 1)]
    )
    held = np.zeros((2, totals.size, 4))
    both_score = rules.game.super_box is SuperBox.BOTH_SCORE
    level = keeps[:, 2] if both_score else np.tile([drawn, 1 - drawn, 0.0, 0.0], (2, 1))
    held[:, 0] = _super_box_points(rules, shut_chances(moves), keeps[:, 1], level)
    sheets = [Sheet(moves, place, 3), Sheet(moves, place, 3)]
    for index in range(1, totals.size):
        for holder in (0, 1):
            trier = 1 - holder
            outcomes = np.repeat(keeps[holder, :1], totals.size, 0)
            outcomes[:index] = held[trier, :index]
            held[holder, index] = sheets[trier].mean(outcomes, outcomes[:, _own(trier)], index - 1)
    return held[:, :, 2:]


def _points(rules: RuleSet, winner: int) -> Array:
    """The points of two seats by [box shut, seat]; by `both-score`, the last row is for a box that both have shut."""
    points = np.roll(awards(rules, 2), winner, axis=1)
    if rules.game.super_box is not SuperBox.BOTH_SCORE:
        return points
    return np.vstack([points, points[1] + points[1, ::-1]])


def _own(seat: int) -> list[int]:
    """The columns by which a seat chooses: its chance, then its points."""
    return [seat, 2 + seat]


def _super_box_points(rules: RuleSet, chances: tuple[float, float, float], keeps: Array, level: Array) -> Array:
    """The columns of `solve_points` when a player tries to shut the box too, by holder; `level` if both shut it."""
    if rules.game.super_box is SuperBox.FIRST_KEEPS:
        return keeps
    held = keeps
    for _ in range(MOST_POLICIES):
        then = held[::-1] if rules.game.super_box is SuperBox.HANDOVER else level
        one, other = (wish(chances, *(then - keeps)[holder, _own(1 - holder)]) for holder in (0, 1))
        missed = np.array([[1 - one], [1 - other]]) * keeps
        if rules.game.super_box is not SuperBox.HANDOVER:
            return np.array([[one], [other]]) * level + missed
        if one * other == 1:
            # Everybody is sure to shut the box, so the round never ends and nobody scores.
            return np.tile([0.5, 0.5, 0.0, 0.0], (2, 1))
        before, held = held, np.linalg.solve(np.array([[1, -one], [-other, 1]]), missed)
        if np.abs(held - before).max() < 1e-14:
            break
    return held
