"""A game of separate totals at some moment between two turns, as values. Standard library only."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields

from shutbox.rules import Format, GameRules, NextStart, Order, OutAt, OutWhen, Ties

Places = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Race:
    """What a game of separate totals still depends on if every turn is played for its own total.

    `totals` are the running totals by seat. `playing` are the seats in play in the order of the round, the starter
    first, and `waiting` those of them that still have a turn in it. If the starter is out already, `skipped` is true,
    and the first of `playing` is the player before it. `present` are seats that have left after all their turns,
    whose totals count if the round at hand is the last. `rounds` are those after it, if the format counts them. `last`:
    the round at hand ends the game in any case.
    """

    totals: Places
    playing: Places
    waiting: Places
    rounds: int = 0
    present: Places = ()
    skipped: bool = False
    last: bool = False


RACE = tuple(each.name for each in fields(Race))


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment before a turn: the places that are in, and those of them that have a turn in this round, next first.

    Places are counted from the player who began the round, who may be out by now.
    """

    places: int
    alive: tuple[int, ...]
    waiting: tuple[int, ...]

    @property
    def mover(self) -> int:
        """The place whose turn it is."""
        return self.waiting[0]


def start_of_race(totals: Places, starter: int, rounds: int) -> Race:
    """The race before a round that this seat begins; so many rounds follow it."""
    seats = (*range(starter, len(totals)), *range(starter))
    return Race(totals, seats, seats, rounds)


def has_order(game: GameRules) -> bool:
    """Whether the order of the turns in a round matters to players who only look at their own totals."""
    return game.shut_wins or (game.format is Format.KNOCK_OUT and game.out_when is OutWhen.AT_ONCE)


def is_race(game: GameRules) -> bool:
    """Whether the game is a race whose chances are known."""
    if game.format not in (Format.ONE_TURN, Format.RUNNING, Format.KNOCK_OUT, Format.UNTIL):
        return False
    if game.shut_wins and (game.ties is Ties.PLAY_OFF or (game.format, game.out_when) == _ROUND_END):
        return False
    seated = game.next_start is not NextStart.THROW or game.order is Order.CLOCKWISE
    return not has_order(game) or game.format is Format.ONE_TURN or (seated and game.next_start is not NextStart.WINNER)


_ROUND_END = (Format.KNOCK_OUT, OutWhen.ROUND_END)


def next_orders(game: GameRules, alive: Places) -> Iterator[Places]:
    """The orders of those who are in, of which one is that of the next round, each as likely.

    Places are counted from the player who began the round, who may be out by now.
    """
    turned = [(*alive[place:], *alive[:place]) for place in range(len(alive))]
    if game.next_start is NextStart.THROW:
        yield from turned
        return
    first = 0 if game.next_start is NextStart.SAME else 1
    yield next((order for order in turned if order[0] >= first), turned[0])


def fewest_too_many(game: GameRules) -> int:
    """The lowest running total that knocks a player out, or that ends a game that goes on until a limit."""
    return game.limit + (game.format is Format.KNOCK_OUT and game.out_at is OutAt.ABOVE)


def scale_of(game: GameRules, totals: Sequence[float], total: int | float) -> int:
    """A total of a turn as a number that is added up, given all totals that a turn can end with.

    In a game of one turn each only their order matters; between two of them there is room for others.
    """
    if game.format is not Format.ONE_TURN:
        return int(total)
    place = bisect_left(totals, total)
    return 2 * place - (place == len(totals) or totals[place] != total)
