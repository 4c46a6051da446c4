"""Games solved once more, in the plainest way: every state that they can reach, and values iterated until they settle.

It knows the game through `legal`, `decide` and `evolve` only, and shares no code with the solver. Each player wants the
most for itself; of equally good actions the one that `legal` lists first is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from itertools import islice

from shutbox.play import Action, Game, Off, Phase, ScriptedDice, ThrowDice, decide, evolve, legal
from shutbox.play.round import in_play, start_ties
from shutbox.rules import Format, throws
from shutbox.rules.ruleset import NextStart, Order, SuperBox

Seats = tuple[float, ...]
Worth = Callable[[Game], Seats | None]
SLACK = 1e-11
SETTLED = 1e-14
MOST_SWEEPS = 400


class HopelessError(Exception):
    """More states than are worth looking at, or best answers to each other that go round in a circle."""


def shares(game: Game) -> Seats | None:
    """What a game that is over has brought each seat: the win, or an equal share of it."""
    if not game.over:
        return None
    winners = game.tally.winners
    return tuple(float(seat in winners) / max(1, len(winners)) for seat in range(len(game.players)))


def round_points(begun: Game) -> Worth:
    """What the round at hand has brought each seat, once it is over."""

    def worth(game: Game) -> Seats | None:
        if not game.over and game.tally.round == begun.tally.round:
            return None
        return tuple(float(now - then) for now, then in zip(game.tally.points, begun.tally.points, strict=True))

    return worth


def reduced(game: Game) -> Hashable:
    """All of a game that can still matter."""
    tally, form = game.tally, game.rules.game.format
    counts = form in (Format.RUNNING, Format.CHASE) and not tally.contenders
    results = tally.results
    if form is Format.CHASE:
        both = game.rules.game.super_box is SuperBox.BOTH_SCORE
        matters = [seat == tally.holder or (both and result == 0) for seat, result in enumerate(results)]
        results = tuple(result if kept else None for result, kept in zip(results, matters, strict=True))
    if form is Format.RUNNING and game.rules.game.next_start is not NextStart.WINNER:
        results = ()
    kept = replace(
        tally,
        round=tally.round if counts else 0,
        turns=tally.turns if tally.left and form is Format.RUNNING else (),
        totals=tally.totals if form is Format.RUNNING else (),
        results=results,
        rolls=(),
    )
    return game.phase, game.at, game.position, game.throw, game.last_throw, kept, _rolls(game)


def _rolls(game: Game) -> Hashable:
    """What the throws for the start have decided, and those that may still decide; ties may go on for ever."""
    if game.phase is not Phase.START:
        return ()
    rolls, (depth, tied) = game.tally.rolls, start_ties(game)
    behind = sorted((seat for seat in in_play(game) if seat not in tied), key=lambda seat: rolls[seat], reverse=True)
    ranked = tuple(behind) if game.rules.game.order is Order.DESCENDING else ()
    return tied, tuple(rolls[seat][depth:] for seat in tied), ranked


def outcomes(game: Game, action: Action) -> Iterator[tuple[float, Game]]:
    """The games that an action can lead to, with their chances."""
    if not isinstance(action, ThrowDice):
        yield 1.0, evolve(game, decide(game, action))
        return
    turn = game.rules.turn
    off = 0.0 if game.phase is Phase.START else float(turn.off_mat_chance)
    for faces, weight in throws(action.dice, turn.faces):
        thrown = decide(game, action, ScriptedDice([faces]))
        yield (1 - off) * weight / turn.faces**action.dice, evolve(game, thrown)
    if off:
        yield off, evolve(game, Off())


@dataclass(eq=False, repr=False)
class Node:
    """A state: what it is worth, and where each of its actions leads with which chance."""

    game: Game
    value: list[float]
    actions: list[list[tuple[float, Node]]]

    def worths(self) -> list[list[float]]:
        """What each action brings every seat."""
        seats = range(len(self.value))
        return [[sum(share * node.value[seat] for share, node in action) for seat in seats] for action in self.actions]

    def settle(self) -> float:
        """Takes the best action, and gives how much that changes."""
        own = self.game.at
        found, *others = self.worths()
        for other in others:
            if other[own] > found[own] + SLACK:
                found = other
        change = max(abs(new - old) for new, old in zip(found, self.value, strict=True))
        self.value = found
        return change

    @property
    def best(self) -> Action:
        """The first of the best actions."""
        own, worths = self.game.at, self.worths()
        most = max(worth[own] for worth in worths)
        return next(
            action for action, worth in zip(legal(self.game), worths, strict=True) if worth[own] >= most - SLACK
        )


class Twin:
    """A game from some state on, solved by brute force."""

    def __init__(self, game: Game, worth: Worth = shares, *, most: int = 20_000) -> None:
        self._nodes: dict[Hashable, Node] = {}
        self._worth = worth
        self._most = most
        self.root = self._explored(game)
        self.undecided = [node for node in self._ordered() if node.actions]
        for _ in range(MOST_SWEEPS):
            if max((node.settle() for node in self.undecided), default=0.0) <= SETTLED:
                return
        raise HopelessError

    def _explored(self, game: Game) -> Node:
        """The node of a state, with every state that it can lead to."""
        root = self._node(game)
        waiting = [root]
        while waiting:
            node = waiting.pop()
            if self._worth(node.game) is None:
                known = len(self._nodes)
                node.actions = [
                    [(share, self._node(after)) for share, after in outcomes(node.game, action)]
                    for action in legal(node.game)
                ]
                waiting += islice(self._nodes.values(), known, None)
                if len(self._nodes) > self._most:
                    raise HopelessError
        return root

    def _node(self, game: Game) -> Node:
        worth = self._worth(game)
        fresh = Node(game, list(worth or (0.0,) * len(game.players)), [])
        # The next round of a play-off looks like this one, but for a round it is the end.
        return self._nodes.setdefault((reduced(game), worth is None), fresh)

    def _ordered(self) -> Iterator[Node]:
        """Every node after those it leads to, as far as that is possible."""
        seen: set[int] = set()
        waiting: list[tuple[Node, bool]] = [(self.root, False)]
        while waiting:
            node, done = waiting.pop()
            if done:
                yield node
            elif id(node) not in seen:
                seen.add(id(node))
                waiting.append((node, True))
                waiting += [(after, False) for action in node.actions for _, after in action]
