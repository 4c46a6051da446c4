"""The chase game of any number of players, each of whom wants to win the game (RULES 3.5, 3.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, TypeVar

import numpy as np

from shutbox.rules import RuleSet, SuperBox
from shutbox.solve.chase import shut_chances, wish
from shutbox.solve.format import SHUT, WON, Deficits, after_round, is_decided, scores, starters
from shutbox.solve.many.kernels import spread_choices, sweep_choices
from shutbox.solve.processor import cores
from shutbox.solve.tables import Graph, graph
from shutbox.solve.turn import Progress, chosen, ending_chances, slacks

Array = np.ndarray[Any, Any]
# The chances of all places, then their points of the round, counted as the winner's.
Row = Array
# What the end of a round brings, given its winner and the points of each place.
Ends = Callable[[int | None, Deficits], Row]
Part = TypeVar("Part")
Found = TypeVar("Found")
# The objectives that are swept together, and how many such groups at the same time.
TOGETHER, THREADS = 24, min(2, cores())
MOST_PASSES, SETTLED = 4000, 1e-15


@dataclass(frozen=True, slots=True, eq=False)
class ManyChase:
    """The solution of a game: before[left][score, place] is the chance of each place to win, the one who begins first.

    `left` is the number of rounds to come; the scores are those of `format.scores`.
    """

    before: list[Array]


@dataclass(frozen=True, slots=True, eq=False)
class Chases:
    """Rounds at several scores: held[holder, total, tries, round, column] and opened[round, column].

    `tries` players may still try to beat the total of the holder; the columns are those of `Row`.
    """

    held: Array
    opened: Array


def solve_many_chase(rules: RuleSet, start: Deficits, rounds: int, progress: Progress | None = None) -> ManyChase:
    """Solves the game; each player maximises its own chance to win, then its points of the round, and so on."""
    levels, solved = scores(rules.game, start, rounds), ManyChase([np.empty((0, len(start)))])
    whole, done = sum(map(len, levels)), 0
    for left in range(1, rounds + 1):
        table = np.empty((len(levels[left]), len(start)))
        every = list(levels[left])
        ends = [round_ends(rules, lacks, left, levels[left - 1], solved.before[left - 1]) for lacks in every]
        parts = [ends[begin : begin + together(len(start))] for begin in range(0, len(ends), together(len(start)))]
        begin = 0
        for rounds_solved in abreast(lambda part: solve_chases(rules, part, len(start)).opened, parts):
            table[begin : begin + len(rounds_solved)] = rounds_solved[:, : len(start)]
            begin += len(rounds_solved)
            if progress:
                progress(done + begin, whole)
        done += begin
        solved.before.append(table)
    return solved


def together(players: int) -> int:
    """The number of rounds that are solved together."""
    return max(1, TOGETHER // players)


def abreast(work: Callable[[Part], Found], parts: Sequence[Part]) -> Iterator[Found]:
    """What comes of a work on each part, some of them at the same time."""
    pool = ThreadPoolExecutor(THREADS)
    # Whether solutions may come from the package holds in the threads too.
    contexts = [copy_context() for _ in parts]
    try:
        yield from pool.map(lambda context, part: context.run(work, part), contexts, parts)
    finally:
        # An interrupt does not wait for parts whose computation has not begun.
        pool.shutdown(cancel_futures=True)


def round_ends(rules: RuleSet, lacks: Deficits, left: int, index: dict[Deficits, int], before: Array) -> Ends:
    """The ends of a round at a score, given the chances before the next round by its score."""

    def chances(then: Deficits) -> Array:
        if left == 1 or is_decided(then, left - 1):
            shares = np.array(then) == 0
            return shares / shares.sum()
        return before[index[then]]

    def ends(winner: int | None, gains: Deficits) -> Row:
        then = after_round(rules.game, lacks, left - 1, winner, gains)
        first = starters(rules.game, len(lacks), winner)
        won = [np.roll(chances(each), place) for each, place in zip(then, first, strict=True)]
        return np.concatenate([np.mean(won, axis=0), np.array(gains, float)])

    return cache(ends)


def solve_chases(rules: RuleSet, ends: Sequence[Ends], players: int) -> Chases:
    """Rounds with these ends, in each of which everybody plays for the chance to win."""
    moves = graph(rules.turn)
    totals, place = np.unique(moves.totals, return_inverse=True)
    held = np.zeros((players, totals.size, players, len(ends), 2 * players))
    for each, end in enumerate(ends):
        super_boxes = SuperBoxes(rules, moves, end, players)
        for holder in range(players):
            held[holder, 1:, 0, each] = end(holder, _gains(players, frozenset({holder}), WON))
            for tries in range(players):
                held[holder, 0, tries, each] = super_boxes.value(holder, tries)
    # A sheet for each number of tries: for each of them, everybody tries once against each total.
    sheets = [ManySheet(moves, place, players * len(ends)) for _ in range(players)]
    for index in range(1, totals.size):
        for tries in range(1, players):
            triers = [(holder - tries) % players for holder in range(players)]
            failed = held[:, index, tries - 1]
            outcomes = np.stack([held[trier, :, -1] for trier in triers], 1)
            outcomes[index:] = failed
            held[:, index, tries] = sheets[tries].mean(outcomes, triers, index - 1)
    opened = ManySheet(moves, place, len(ends)).mean(held[0, :, -1][:, None], [0], 0)[0]
    return Chases(held, opened)


def chase_arrays(
    rules: RuleSet, lacks: Deficits, left: int, index: dict[Deficits, int], before: Array
) -> dict[str, Array]:
    """A round at a score as arrays; `library.chase_at` describes them."""
    return next(chases_arrays(rules, [lacks], left, index, before))


def chases_arrays(
    rules: RuleSet, every: Sequence[Deficits], left: int, index: dict[Deficits, int], before: Array
) -> Iterator[dict[str, Array]]:
    """The rounds at several scores as arrays, solved together."""
    players = len(every[0])
    ends = [round_ends(rules, lacks, left, index, before) for lacks in every]
    solved = solve_chases(rules, ends, players)
    for place, end in enumerate(ends):
        yield _round_arrays(rules, end, solved.held[:, :, :, place], solved.opened[place])


def _round_arrays(rules: RuleSet, ends: Ends, held: Array, opened: Array) -> dict[str, Array]:
    moves, players = graph(rules.turn), len(opened) // 2
    boxes = SuperBoxes(rules, moves, ends, players)
    sets = 1 << players if rules.game.super_box is SuperBox.BOTH_SCORE else 0
    supers = np.zeros((players, sets, players, 2 * players))
    for holder, bits, tries in product(range(players), range(sets), range(players)):
        others = frozenset(place for place in range(players) if bits >> place & 1) - {holder}
        # Whoever has shut the box has tried already.
        if all((holder - tries + more) % players not in others for more in range(tries)):
            supers[holder, bits, tries] = boxes.value(holder, tries, others)
    drawn = ends(None, (0,) * players) if rules.game.super_box is SuperBox.DRAW else np.zeros(2 * players)
    return {"totals": np.unique(moves.totals), "held": held, "supers": supers, "drawn": drawn, "opened": opened}


def _gains(players: int, scorers: frozenset[int], worth: int) -> Deficits:
    """The points of each place after a round, if these places score so much."""
    return tuple(worth * (place in scorers) for place in range(players))


class SuperBoxes:
    """What a shut box brings its holder and the others, who may try to shut the box too."""

    def __init__(self, rules: RuleSet, moves: Graph, ends: Ends, players: int) -> None:
        self._rule, self._ends, self._players = rules.game.super_box, ends, players
        self.chances = shut_chances(moves)
        self._again = np.zeros((players, 2 * players))
        if self._rule is SuperBox.HANDOVER:
            self._follow_handovers()

    def _follow_handovers(self) -> None:
        """Finds what a shut box brings that can be handed over for ever."""
        for _ in range(MOST_PASSES):
            now = np.stack([self.value(holder, self._players - 1) for holder in range(self._players)])
            change = float(np.abs(now - self._again).max())
            self._again = now
            if change <= SETTLED:
                break

    def value(self, holder: int, tries: int, also: frozenset[int] = frozenset()) -> Row:
        """The value for the first to shut the box, so many tries to come, and those who have shut it as well."""
        if tries == 0 or self._rule is SuperBox.FIRST_KEEPS:
            return self._ends(holder, _gains(self._players, also | {holder}, SHUT))
        trier = (holder - tries) % self._players
        failed = self.value(holder, tries - 1, also)
        shut = self.shut_too(holder, trier, tries - 1, also)
        gains = shut - failed
        chance = wish(self.chances, gains[trier], gains[self._players + trier])
        return chance * shut + (1 - chance) * failed

    def shut_too(self, holder: int, trier: int, tries: int, also: frozenset[int]) -> Row:
        """The value after another player has shut the box too, with so many tries to come for the others."""
        match self._rule:
            case SuperBox.HANDOVER:
                result: Row = self._again[trier]
                return result
            case SuperBox.DRAW:
                return self._ends(None, (0,) * self._players)
            case SuperBox.FIRST_KEEPS:
                return self.value(holder, tries, also)
            case SuperBox.BOTH_SCORE:
                return self.value(holder, tries, also | {trier})


class ManySheet:
    """The choices in many turns at once, by total after total: each time only the positions that changed."""

    def __init__(self, moves: Graph, place: Array, turns: int) -> None:
        self._moves, self._place = moves, place
        if not moves.cyclic:
            self._values = np.zeros((moves.size, 3, turns))
            self._choices = np.full((moves.first.size - 1, turns), -1, np.int32)
            self._dice = np.zeros((moves.size, turns), np.uint8)
            self._mass = np.zeros((moves.size, turns))

    def mean(self, outcomes: Array, seats: Sequence[int], fresh: int) -> Array:
        """The mean [turn, round, column] of outcomes[total, turn, round, column] over the turns of these seats."""
        result: Array = np.einsum("tjr,tjrc->jrc", self.chances(outcomes, seats, fresh), outcomes)
        return result

    def chances(self, outcomes: Array, seats: Sequence[int], fresh: int) -> Array:
        """The chance of each total by [total, turn, round], given outcomes[total, turn, round, column].

        Each turn is played for the chance of its seat, then for its points, in the second half of the columns, then for
        the least mean total. Positions with totals below the index `fresh` are as they were.
        """
        count, turns, rounds, columns = outcomes.shape
        totals = np.unique(self._moves.totals)
        criteria = np.empty((count, 3, turns, rounds))
        for turn, seat in enumerate(seats):
            criteria[:, 0, turn] = outcomes[:, turn, :, seat]
            criteria[:, 1, turn] = outcomes[:, turn, :, columns // 2 + seat]
        criteria[:, 2] = -totals[:, None, None]
        result: Array = self._ending_chances(criteria.reshape(count, 3, -1), fresh).reshape(count, turns, rounds)
        return result

    def _ending_chances(self, criteria: Array, fresh: int) -> Array:
        """The chance of each total by [total, turn]."""
        moves, place = self._moves, self._place
        if moves.cyclic:
            return np.stack([self._alone(criteria[:, :, turn]) for turn in range(criteria.shape[2])], 1)
        slack = np.stack([slacks(criteria[:, level]) for level in range(3)])
        keep = np.zeros(moves.size, bool) if moves.voids else place < fresh
        graph_arrays = (moves.first, moves.after, moves.chance, moves.counts, moves.off, moves.ends)
        sweep_choices(*graph_arrays, place, criteria, slack, keep, self._values, self._choices, self._dice)
        ended = np.empty(criteria[:, 0].shape)
        args = (moves.chance, moves.counts, moves.off, moves.ends, place, moves.rules.set_up)
        spread_choices(*args, self._choices, self._dice, self._mass, ended)
        return ended

    def _alone(self, criteria: Array) -> Array:
        choices, _ = chosen(self._moves, criteria[self._place])
        chances = ending_chances(self._moves, choices, self._moves.rules.set_up)
        return np.bincount(self._place, weights=chances, minlength=len(criteria))
