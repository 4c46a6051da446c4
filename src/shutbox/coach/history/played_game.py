"""A finished game in few figures for each seat, from its record alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from typing import NamedTuple

from shutbox.coach.history.figure import Figures
from shutbox.play import NOTES, PERSON, Game, Passage, Record, course, sheet_entry
from shutbox.rules import Format, RuleSet


@dataclass(frozen=True, slots=True)
class Sitting:
    """One seat of a finished game: what each of its turns left, how often it shut the box, whether it won.

    Where all share a box, nobody has a total. The figures are None until the coach has looked at the game.
    """

    name: str
    kind: str
    won: bool
    totals: tuple[int, ...]
    shut: int
    figures: Figures | None = None

    @property
    def person(self) -> bool:
        """Whether a person sat there, and no bot."""
        return self.kind == PERSON


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game: when it ended, its rules, and its seats. The key is the hash of its record."""

    key: str
    when: datetime
    rules: RuleSet
    format: Format
    seats: tuple[Sitting, ...]

    @property
    def among_people(self) -> bool:
        """Whether at least two people played."""
        return sum(seat.person for seat in self.seats) > 1

    def sitting(self, name: str) -> Sitting | None:
        """The seat of a person, if that person played."""
        return next((seat for seat in self.seats if seat.person and seat.name == name), None)

    def rated(self, figures: tuple[Figures, ...]) -> PlayedGame:
        """The game with the figures of each seat."""
        seats = zip(self.seats, figures, strict=True)
        return replace(self, seats=tuple(replace(seat, figures=own) for seat, own in seats))


def played_game(record: Record, key: str, when: datetime) -> PlayedGame:
    """The game of a record that is over."""
    passages = course(record)
    game = passages[-1].after if passages else record.start
    turns = [turn for turn in _turns(passages) if turn.own(game)]
    totals = [tuple(turn.total for turn in turns if turn.seat == seat) for seat in range(len(game.players))]
    seats = tuple(_sitting(game, seat, own) for seat, own in enumerate(totals))
    return PlayedGame(key, when, record.rules, game.format, seats)


class _Turn(NamedTuple):
    """A turn that ended with a total, and the kinds of players who played it."""

    seat: int
    total: int
    kinds: frozenset[str]

    def own(self, game: Game) -> bool:
        """Whether it counts for the player at the end of the game: a person has no turns that a bot has played."""
        return game.players[self.seat].kind != PERSON or self.kinds == {PERSON}


def _turns(passages: Iterable[Passage]) -> Iterator[_Turn]:
    """The turns with a total, without events that were undone."""
    kinds: set[str] = set()
    for _, before, event, after, counted in passages:
        if counted and not isinstance(event, NOTES):
            kinds.add(before.players[before.at].kind)
            entry = sheet_entry(before, event, after)
            if entry.total is not None:
                yield _Turn(entry.seat, entry.total, frozenset(kinds))
            if before.at != after.at or entry.total is not None:
                kinds.clear()


def _sitting(game: Game, seat: int, totals: tuple[int, ...]) -> Sitting:
    player, shut = game.players[seat], totals.count(0)
    own = () if game.format is Format.LAST_ONE_STANDING else totals
    return Sitting(player.name, player.kind, seat in game.tally.winners, own, shut)
