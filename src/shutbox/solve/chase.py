"""Chase rounds for any number of players and, for two, the whole chase game (RULES 3.5, 3.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from shutbox.rules import NextStart, Points, RuleSet, SuperBox, Ties
from shutbox.solve.format import chase_reach, chase_step, difference_index, is_beyond
from shutbox.solve.objective import SLACK
from shutbox.solve.tables import Graph, graph
from shutbox.solve.turn import Progress, best, ending_chances, sweep

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
    """Solves a round; each player maximises its own expected points."""
    moves = graph(rules.turn)
    totals, place = np.unique(moves.totals, return_inverse=True)
    held = np.zeros((totals.size, players, players))
    held[:, 0] = awards(rules, players)[0]
    held[0, 0] = awards(rules, players)[1]
    _super_box(rules, moves, held)
    values = np.zeros((moves.size, 1))
    for index in range(1, totals.size):
        for tries in range(1, players):
            held[index, tries] = _try_values(moves, place, held, index, tries, values)
        if progress:
            progress(index, totals.size)
    _optimal(moves, held[place, -1, 0], values, place >= 0)
    opened = _mean(moves, place, held[:, -1], 0, values)
    return Chase(totals, held, opened)


def shut_chances(moves: Graph) -> tuple[float, float, float]:
    """The chance to shut the box in a turn for a player who avoids it, who is indifferent to it, and who seeks it."""
    start, nothing = moves.rules.set_up, np.zeros(moves.size)
    shut = (np.arange(moves.size) == 0).astype(float)
    values, _ = best(moves, np.stack([-shut, shut], 1))
    return -float(values[start, 0]), float(ending_chances(moves, nothing, nothing, start)[0]), float(values[start, 1])


def _super_box(rules: RuleSet, moves: Graph, held: Array) -> None:
    """Fills held[0]. A handover leads back to the same state, so the values are the solution of a linear system."""
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
    _super_tries(rules, held, _wishes(rules, held, chances, again), again)


def _wishes(rules: RuleSet, held: Array, chances: tuple[float, float, float], again: Array) -> list[float]:
    """The chance to shut the box for each number of tries left, by what the player who tries gains from shutting it."""
    least, level, most = chances
    wants: list[float] = []
    for tries in range(1, held.shape[2]):
        _super_tries(rules, held, [*wants, most], again)
        seat, failed = held.shape[2] - tries, held[0, tries - 1]
        gain = _shut_too(rules, again, failed, seat)[seat] - failed[seat]
        wants.append(level if abs(gain) <= SLACK else most if gain > 0 else least)
    return wants


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


def _try_values(moves: Graph, place: Array, held: Array, index: int, tries: int, values: Array) -> Array:
    """The value of each seat when the next player tries to beat a total."""
    players = held.shape[2]
    seat = players - tries
    outcomes = np.concatenate(
        [np.roll(held[:index, -1], seat, 1), np.repeat(held[index, None, tries - 1], len(held) - index, 0)]
    )
    # Positions below the last total have the same value against every higher total, because they can only end lower.
    _optimal(moves, outcomes[place, seat], values, place >= index - 1)
    return _mean(moves, place, outcomes, seat, values)


def _optimal(moves: Graph, stop: Array, values: Array, fresh: Array) -> None:
    """Fills values[position, 0] with the best worth; positions that are not `fresh` keep their values."""
    if moves.cyclic:
        values[:, 0] = best(moves, stop)[0]
    else:
        sweep(moves, stop[:, None], values, ~fresh)


def _mean(moves: Graph, place: Array, outcomes: Array, seat: int, values: Array) -> Array:
    """The average of outcomes[total, seat] over a turn with the choices that are best for this seat."""
    stop = outcomes[place, seat]
    chances = ending_chances(moves, stop, np.ascontiguousarray(values[:, 0]), moves.rules.set_up)
    return np.bincount(place, weights=chances, minlength=len(outcomes)) @ outcomes


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
            sweep(moves, worth[place], values, place < index - 1)
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
