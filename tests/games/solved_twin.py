"""Games solved once more, in the plainest way: every state that they can reach, and values iterated until they settle.

It knows the game through `legal`, `decide` and `evolve` only, and shares no code with the solver. Each player wants the
most for itself; of equally good actions the one that brings most points of the round, then the one that leaves least on
average in the turn (at a shared box nobody has a turn), then the one that `legal` lists first.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from shutbox.play import Action, Event, Game, Off, Phase, ScriptedDice, Shut, ThrowDice, decide, evolve, legal
from shutbox.play.round import in_play, start_ties
from shutbox.rules import Format, score, throws
from shutbox.rules.box import Position
from shutbox.rules.ruleset import NextStart, Order, SuperBox, Tries
from shutbox.rules.turn import OffMat

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
    if form is Format.CHASE and game.rules.game.tries is Tries.CHASE:
        both = game.rules.game.super_box is SuperBox.BOTH_SCORE
        matters = [seat == tally.holder or (both and result == 0) for seat, result in enumerate(results)]
        results = tuple(result if kept else None for result, kept in zip(results, matters, strict=True))
    if form is Format.RUNNING and game.rules.game.next_start is not NextStart.WINNER and not tally.contenders:
        results = ()
    kept = replace(
        tally,
        round=tally.round if counts else 0,
        turns=tally.turns if tally.left and form in (Format.RUNNING, Format.UNTIL) else (),
        totals=tally.totals if form in (Format.RUNNING, Format.KNOCK_OUT, Format.UNTIL) else (),
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
    for share, event in events(game, action):
        yield share, evolve(game, event)


def events(game: Game, action: Action) -> Iterator[tuple[float, Event]]:
    """What can happen by an action, with its chances."""
    if not isinstance(action, ThrowDice):
        yield 1.0, decide(game, action)
        return
    turn = game.rules.turn
    off = 0.0 if game.phase is Phase.START else float(turn.off_mat_chance)
    for faces, weight in throws(action.dice, turn.faces):
        yield (1 - off) * weight / turn.faces**action.dice, decide(game, action, ScriptedDice([faces]))
    if off:
        yield off, Off()


def final_total(before: Game, event: Event, after: Game) -> float | None:
    """What was left standing if the turn ended with this event; None if it goes on."""
    if not after.over and after.tally.turns[before.at] == before.tally.turns[before.at]:
        return None
    turn, move = before.rules.turn, event.move if isinstance(event, Shut) else 0
    is_void = isinstance(event, Off) and turn.off_mat is OffMat.VOID
    return float(score(turn, turn.set_up if is_void else Position(before.position - move)))


def final_points(before: Game, after: Game) -> list[float] | None:
    """What the round has brought each seat if it ended; None if it goes on."""
    if not after.over and after.tally.round == before.tally.round:
        return None
    return [float(now - then) for now, then in zip(after.tally.points, before.tally.points, strict=True)]


@dataclass(eq=False, repr=False)
class Way:
    """One of the states that an action can lead to, with its chance, and what ended on the way."""

    share: float
    node: Node
    points: list[float] | None
    total: float | None


class Prospects(NamedTuple):
    """What each seat can expect: its result, its points of the round; and the total of the player at the box."""

    value: list[float]
    points: list[float]
    total: float


@dataclass(eq=False, repr=False)
class Node:
    """A state: what it is worth, and where each of its actions leads."""

    game: Game
    value: list[float]
    points: list[float]
    total: float
    actions: list[list[Way]]
    near: bool = False

    def prospects(self) -> list[Prospects]:
        """What each action brings."""
        return [
            Prospects(
                _mean([(way.share, way.node.value) for way in action]),
                _mean([(way.share, way.node.points if way.points is None else way.points) for way in action]),
                sum(way.share * (way.node.total if way.total is None else way.total) for way in action),
            )
            for action in self.actions
        ]

    def worths(self) -> list[list[float]]:
        """What each action brings every seat."""
        return [each.value for each in self.prospects()]

    def wishes(self, each: Prospects) -> tuple[float, ...]:
        """What the player at the box wants much of, the most important first."""
        own = self.game.at
        if self.near and self.game.rules.game.tries is Tries.ONE_EACH:
            return (-each.total,)
        if self.near:
            return each.points[own], -each.total
        if self.game.format is Format.LAST_ONE_STANDING:
            return each.value[own], each.points[own]
        return each.value[own], each.points[own], -each.total

    def settle(self) -> float:
        """Takes the best action, and gives how much that changes."""
        found = self.prospects()[self.choice]
        now = [*found.value, *found.points, found.total]
        change = max(abs(new - old) for new, old in zip(now, [*self.value, *self.points, self.total], strict=True))
        self.value, self.points, self.total = found
        return change

    @property
    def choice(self) -> int:
        """The place of the first of the best actions."""
        wishes = [self.wishes(each) for each in self.prospects()]
        found = list(range(len(wishes)))
        for level in range(len(wishes[0])):
            most = max(wishes[place][level] for place in found)
            found = [place for place in found if wishes[place][level] >= most - SLACK * max(1.0, abs(most))]
        return found[0]

    @property
    def best(self) -> Action:
        """The first of the best actions."""
        return legal(self.game)[self.choice]


def _mean(parts: list[tuple[float, list[float]]]) -> list[float]:
    return [sum(share * values[seat] for share, values in parts) for seat in range(len(parts[0][1]))]


class Twin:
    """A game from some state on, solved by brute force. If `near`, nobody looks beyond the round and the turn."""

    def __init__(self, game: Game, worth: Worth = shares, *, most: int = 20_000, near: bool = False) -> None:
        self._near = near
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
                node.actions = [self._ways(node.game, action) for action in legal(node.game)]
                waiting += islice(self._nodes.values(), known, None)
                if len(self._nodes) > self._most:
                    raise HopelessError
        return root

    def _ways(self, game: Game, action: Action) -> list[Way]:
        return [self._way(game, share, event) for share, event in events(game, action)]

    def _way(self, game: Game, share: float, event: Event) -> Way:
        after = evolve(game, event)
        return Way(share, self._node(after), final_points(game, after), final_total(game, event, after))

    def _node(self, game: Game) -> Node:
        worth, nothing = self._worth(game), [0.0] * len(game.players)
        fresh = Node(game, list(nothing if worth is None else worth), nothing, 0.0, [], self._near)
        # The next round of a play-off looks like this one, but for a round it is the end.
        return self._nodes.setdefault((reduced(game), worth is None), fresh)

    def value(self, game: Game) -> list[float] | None:
        """What a state is worth to each seat; None if this game cannot come to it."""
        node = self._nodes.get((reduced(game), self._worth(game) is None))
        return None if node is None else node.value

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
                waiting += [(way.node, False) for action in node.actions for way in action]
