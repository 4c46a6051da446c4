"""A strategy card: for each throw the combinations to try in order, and the exact cost of following the card.

The lists come from a local search and are not proved to be optimal. The search begins with the combinations that the
best simple rule shuts most often. It improves each list to first order (see `priority`), from the values and visits of
the current card, and accepts a change only if the exact value of the whole card is better. At the end no exchange of
two neighbours in a list makes the card better (this step is skipped for boxes with millions of moves). The search is
deterministic: the same rules always have the same card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import sha256
from typing import Any

import numpy as np

from shutbox.bots import THUMBS, TIE_BREAKS, Sight
from shutbox.coach.strategy.combination import (
    Combinations,
    Rank,
    best_edges,
    combinations,
    edge_policy,
    list_rank,
    thumb_rank,
)
from shutbox.coach.strategy.priority import by_rank, first_order, improve, situations
from shutbox.rules import OneDie, Throw, Tile, TurnRules, When, back, column_table
from shutbox.solve import (
    MEAN,
    Choices,
    Graph,
    Policy,
    choice_values,
    column_sums,
    one_die_allowed,
    policy_of,
    policy_values,
    solve_turn,
    standing_counts,
    visits,
)
from shutbox.solve import graph as graph_of

Array = np.ndarray[Any, Any]
Progress = Callable[[int, int], None]
Lists = tuple[tuple[int, ...], ...]
# The limits on the length of a list and on the number of entries of a card, so that it fits on a page.
MOST_CHOICES, FEWEST_CHOICES, MOST_ENTRIES = 16, 3, 220
# A card is better if its average total is lower by more than this share.
GAIN = 1e-8
# The last step, the exchange of neighbours, is skipped for boxes with more moves than this.
MOST_EDGES = 1 << 22
STEPS = 100


class OneDieWhen(Enum):
    """When the card throws one die, if there is a choice."""

    ALWAYS = "always"
    NEVER = "never"
    STANDING = "standing"
    HIGHEST = "highest"


@dataclass(frozen=True, slots=True)
class DiceRule:
    """The rule for throwing one die: always, never, or up to a limit on the sum or the highest standing tile."""

    when: OneDieWhen
    limit: int = 0


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of a policy: its average total, the excess over the lowest one, and its chance to shut the box."""

    mean: float
    extra: float
    shut: float


@dataclass(frozen=True, slots=True)
class Line:
    """What to shut on a throw: the first of `choices` that is possible. `more` is true if there are others."""

    throws: tuple[Throw, ...]
    choices: tuple[tuple[Tile, ...], ...]
    more: bool


@dataclass(frozen=True, slots=True)
class Habit:
    """A rule of thumb and its cost, with a second rule for ties if that is better than the usual tie-break."""

    thumbs: tuple[str, ...]
    cost: Cost


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its lists, the rule for moves that they do not name, the dice rule, the costs, and all simple rules.

    `dice` is None if there is no choice. `habits` are all simple rules, the cheapest first.
    """

    rules: TurnRules
    lines: tuple[Line, ...]
    otherwise: tuple[str, ...]
    dice: DiceRule | None
    cost: Cost
    best: Cost
    habits: tuple[Habit, ...]


def card(rules: TurnRules, progress: Progress | None = None) -> Card:
    """The card of a turn."""
    graph = graph_of(rules)
    combos = combinations(graph)
    optimum = policy_of(solve_turn(rules, MEAN))
    best = _cost(graph, optimum)
    rule = DiceRule(OneDieWhen.ALWAYS)
    habits = habits_of(combos, one_die(graph, rule), best.mean)
    otherwise = _otherwise(habits)
    search = _Search(combos, _ranks(combos, otherwise), progress)
    lists, rule = search.run(optimum)
    dice = one_die(graph, rule)
    full = search.complete(lists, dice)
    if rule.when is not OneDieWhen.ALWAYS:
        habits = habits_of(combos, dice, best.mean)
    cost = _cost(graph, edge_policy(graph, search.edges_of(full), dice), best.mean)
    choice = rule if (graph.counts == 3).any() else None
    return Card(rules, _lines(combos, full), otherwise, choice, cost, best, habits)


def _cost(graph: Graph, policy: Policy, least: float | None = None) -> Cost:
    start = graph.rules.set_up
    mean = float(policy_values(graph, policy, graph.totals)[start])
    shut = float(policy_values(graph, policy, np.arange(graph.size) == 0)[start])
    return Cost(mean, 0.0 if least is None else max(0.0, mean - least), shut)


# Rules that look only at the tiles to be shut come first, because they are the simplest.
_NAMES = sorted(THUMBS, key=lambda name: THUMBS[name].sight is Sight.TILES)[::-1]


def habits_of(combos: Combinations, dice: Array, least: float) -> tuple[Habit, ...]:
    """Each rule of thumb alone, and with each other rule for ties, the cheapest first.

    Rules that rank all moves of this box equally are left out. Of rules with the same choices the simplest is used.
    """
    tables = {name: thumb_rank(combos, thumb) for name, thumb in THUMBS.items()}
    names = [name for name in _NAMES if _distinguishes(combos, tables[name])]
    if not names or THUMBS[names[0]].sight is not Sight.TILES:
        names.insert(0, _NAMES[0])
    every = [(name,) for name in names] + [(one, other) for one in names for other in names if one != other]
    by_edges: dict[bytes, Habit] = {}
    for thumbs in every:
        edges = best_edges(combos, _ranks(combos, thumbs))
        same = sha256(edges.tobytes()).digest()
        if same not in by_edges:
            by_edges[same] = Habit(thumbs, _quick_cost(combos.graph, edges, dice, least))
    # Costs that differ only by rounding count as equal, and the order above decides.
    return tuple(sorted(by_edges.values(), key=lambda habit: round(habit.cost.mean, 10)))


def _distinguishes(combos: Combinations, rank: Rank) -> bool:
    """Whether a rank ever prefers one move to another."""
    by_kind, by_place = rank
    return not np.array_equal(best_edges(combos, [rank]), best_edges(combos, [(-by_kind, -by_place)]))


def _quick_cost(graph: Graph, edges: Array, dice: Array, least: float) -> Cost:
    ends = np.stack([graph.totals, np.arange(graph.size) == 0], 1).astype(float)
    mean, shut = choice_values(graph, Choices(edges, dice, graph.lost), ends)[graph.rules.set_up]
    return Cost(float(mean), max(0.0, float(mean) - least), float(shut))


def _otherwise(habits: Sequence[Habit]) -> tuple[str, ...]:
    """The cheapest simple rule that looks only at the tiles to be shut."""
    return next(each.thumbs for each in habits if all(THUMBS[name].sight is Sight.TILES for name in each.thumbs))


def _ranks(combos: Combinations, thumbs: Sequence[str]) -> list[Rank]:
    return [thumb_rank(combos, thumb) for thumb in (*(THUMBS[name] for name in thumbs), *TIE_BREAKS)]


def one_die(graph: Graph, rule: DiceRule) -> Array:
    """Whether one die is thrown, by position: 1 or 0."""
    preference = _preference(graph, rule)
    return np.where(graph.counts == 3, preference, graph.counts == 2).astype(np.int64)


def _preference(graph: Graph, rule: DiceRule) -> Array:
    """Whether the rule prefers one die, by position, even if the game does not allow it there."""
    match rule.when:
        case OneDieWhen.ALWAYS:
            return np.ones(graph.size, bool)
        case OneDieWhen.NEVER:
            return np.zeros(graph.size, bool)
        case OneDieWhen.STANDING:
            condition = OneDie(When.STANDING, rule.limit)
        case OneDieWhen.HIGHEST:
            condition = OneDie(When.HIGHEST, rule.limit)
    return one_die_allowed(replace(graph.rules, one_die=condition))


def _standing(graph: Graph) -> tuple[Array, Array]:
    """The sum of the standing tiles and the highest of them, by position."""
    box, tops = graph.rules.box, np.zeros(graph.size, int)
    highest = column_table(box, lambda column, count: max(back(column, count), default=0))
    for column, counts in zip(highest, standing_counts(box), strict=True):
        tops = np.maximum(tops, np.array(column)[counts])
    sums = column_sums(box, column_table(box, lambda column, count: sum(back(column, count))))
    return sums.astype(int), tops


def _dice_rules(graph: Graph) -> Iterator[DiceRule]:
    """The simple rules for one die: always, never, or up to some sum or some highest tile."""
    yield DiceRule(OneDieWhen.ALWAYS)
    if not (graph.counts == 3).any():
        return
    yield DiceRule(OneDieWhen.NEVER)
    for when, of in zip((OneDieWhen.STANDING, OneDieWhen.HIGHEST), _standing(graph), strict=True):
        # The highest limit would be the same as ALWAYS.
        for limit in np.unique(of[(graph.counts == 3) & (np.arange(graph.size) > 0)])[:-1]:
            yield DiceRule(when, int(limit))


class _Search:
    """The search for the lists of a card."""

    def __init__(self, combos: Combinations, ranks: list[Rank], progress: Progress | None) -> None:
        self.all, self.graph, self.ranks, self.progress = combos, combos.graph, ranks, progress
        self.edges = best_edges(combos, ranks)
        classes = combos.classes[combos.kinds]
        self.own = [np.flatnonzero(classes == each) for each in range(len(combos.graph.throws))]
        self.most = max(FEWEST_CHOICES, min(MOST_CHOICES, MOST_ENTRIES // max(1, len(_possible(combos.graph)))))
        self.steps = 0

    def edges_of(self, lists: Lists) -> Array:
        """The edges that lists choose, by row."""
        return best_edges(self.all, [list_rank(self.all, lists), *self.ranks])

    def values(self, lists: Lists, dice: Array) -> Array:
        """The average total from each position on."""
        choices = Choices(self.edges_of(lists), dice, self.graph.lost)
        return choice_values(self.graph, choices, self.graph.totals[:, None])[:, 0]

    def mean(self, lists: Lists, dice: Array) -> float:
        """The average total of a turn."""
        return float(self.values(lists, dice)[self.graph.rules.set_up])

    def run(self, optimum: Policy) -> tuple[Lists, DiceRule]:
        """The best lists and the best dice rule, improved in turn until neither changes."""
        nothing: Lists = ((),) * len(self.own)
        rule = self.best_dice(nothing)
        lists = self.first(optimum, one_die(self.graph, rule))
        while True:
            dice = one_die(self.graph, rule)
            lists = self.exchange(self.climb(lists, dice), dice)
            if self.mean(lists, dice) > self.mean(nothing, dice):
                # Empty lists are the simple rule, so a search from there is never worse than that rule.
                lists = self.exchange(self.climb(nothing, dice), dice)
            better = self.best_dice(lists, rule)
            if better == rule:
                return lists, rule
            rule = better

    def best_dice(self, lists: Lists, current: DiceRule | None = None) -> DiceRule:
        """The best dice rule for these lists; the current one unless another is better."""
        rules = [*([current] if current else []), *_dice_rules(self.graph)]
        means = [round(self.mean(lists, one_die(self.graph, each)), 10) for each in rules]
        return rules[means.index(min(means))]

    def first(self, optimum: Policy, dice: Array) -> Lists:
        """The first lists: what the simple rule shuts most often, improved with the values of optimal play."""
        frequency = visits(self.graph, optimum)
        weights = [self.weights(frequency, dice, each) for each in range(len(self.own))]
        lists = [
            first_order(self.all, each, own, self.edges, self.ranks, self.most) for each, own in enumerate(weights)
        ]
        return self.proposal(lists, policy_values(self.graph, optimum, self.graph.totals), frequency, dice)

    def weights(self, frequency: Array, dice: Array, each: int) -> Array:
        """How often each position gets a throw of this class."""
        often: Array = (1 - self.graph.off) * frequency * self.graph.chance[dice, each]
        return often

    def proposal(self, lists: Sequence[Sequence[int]], values: Array, frequency: Array, dice: Array) -> Lists:
        """Improves each list by itself, to first order."""
        orders = []
        for each, order in enumerate(lists):
            there = situations(self.all, self.own[each], values, self.weights(frequency, dice, each), self.edges)
            orders.append(tuple(improve(there, order, self.most)))
            self.tick()
        return tuple(orders)

    def climb(self, lists: Lists, dice: Array) -> Lists:
        """Improves the lists together, or else one by one, as long as the whole card gets better."""
        best = self.mean(lists, dice)
        while True:
            frequency = visits(self.graph, edge_policy(self.graph, self.edges_of(lists), dice))
            new = self.proposal(lists, self.values(lists, dice), frequency, dice)
            better = new if self.mean(new, dice) < best * (1 - GAIN) else self.merge(lists, new, dice)
            if better == lists:
                return lists
            lists, best = better, self.mean(better, dice)

    def merge(self, lists: Lists, new: Lists, dice: Array) -> Lists:
        """Replaces each list by the new one if that alone makes the card better."""
        best = self.mean(lists, dice)
        for each, order in enumerate(new):
            other = (*lists[:each], order, *lists[each + 1 :])
            if order != lists[each] and (mean := self.mean(other, dice)) < best * (1 - GAIN):
                lists, best = other, mean
        return lists

    def exchange(self, lists: Lists, dice: Array) -> Lists:
        """Exchanges neighbours in the lists wherever that makes the card better."""
        best, before = self.mean(lists, dice), None
        while lists != before and self.graph.after.size <= MOST_EDGES:
            before = lists
            for each, place in [(each, place) for each, order in enumerate(lists) for place in range(len(order) - 1)]:
                now = lists[each]
                order = (*now[:place], now[place + 1], now[place], *now[place + 2 :])
                other = (*lists[:each], order, *lists[each + 1 :])
                if (mean := self.mean(other, dice)) < best * (1 - GAIN):
                    lists, best = other, mean
                self.tick()
        return lists

    def tick(self) -> None:
        """Reports progress. The number of steps is unknown, so the progress approaches the end without reaching it."""
        self.steps += 1
        if self.progress:
            self.progress(STEPS * self.steps // (self.steps + STEPS), STEPS)

    def complete(self, lists: Lists, dice: Array) -> Lists:
        """Appends the missing combinations to each list if all of them fit and the card does not get worse.

        It can get worse, because a list cannot express every choice of the simple rule.
        """
        for each, order in enumerate(lists):
            every = np.flatnonzero(self.all.classes == each).tolist()
            rest = by_rank(self.ranks, [number for number in every if number not in order])
            longer = (*lists[:each], (*order, *rest), *lists[each + 1 :])
            if len(every) <= self.most and self.mean(longer, dice) <= self.mean(lists, dice) * (1 + GAIN):
                lists = longer
        return self.exchange(lists, dice)


def _possible(graph: Graph) -> list[int]:
    """The classes of throws that can come up."""
    one = bool((graph.counts > 1).any())
    return [
        each for each in range(len(graph.throws)) if graph.chance[0, each] > 0 or (one and graph.chance[1, each] > 0)
    ]


def _lines(combos: Combinations, lists: Lists) -> tuple[Line, ...]:
    counts = np.bincount(combos.classes, minlength=len(lists))
    return tuple(
        Line(
            combos.graph.throws[each],
            tuple(combos.tiles[number] for number in lists[each]),
            bool(counts[each] > len(lists[each])),
        )
        for each in _possible(combos.graph)
    )
