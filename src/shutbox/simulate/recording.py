"""Simulated games played by `decide` and `evolve`, with the same dice and the same random choices as compiled ones.

It is thousands of times slower, but it writes records, and it plays with players of one's own. The tests compare the
simulation with it: a player that does what a bot does has the same results.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np

from shutbox.bots import OWN, Player, bot, is_own, player_label
from shutbox.play import (
    Action,
    Event,
    Game,
    Number,
    Off,
    Phase,
    Record,
    Seat,
    Source,
    Thrown,
    begun,
    decide,
    evolve,
    final_total,
    new_game,
)
from shutbox.rules import Format, RuleSet, TurnRules
from shutbox.rules import Throw as Faces
from shutbox.simulate.book import horizon_of, sight_of
from shutbox.simulate.chance import DICE, DICE_LOTS, MOVE_LOTS, OFF_MAT, Key, drawn, key_of, lot
from shutbox.simulate.course import FINEST, course, outcome_faces
from shutbox.simulate.law import GAME, SEAT
from shutbox.simulate.table import Played, Tell
from shutbox.simulate.worth_cache import Pulse
from shutbox.value import Horizon

Array = np.ndarray[Any, Any]
# A name, or the object itself.
Sitting = Sequence[object]


@dataclass(frozen=True, slots=True)
class SimulatedDice:
    """The dice of one game of a simulation."""

    key: Key
    game: int

    @property
    def source(self) -> Source:
        """The source of the dice: a list that depends on the seed."""
        return Source.SCRIPTED

    def throw(self, rules: TurnRules, number: Number, dice: int, off_mat: Fraction) -> Faces:
        """The faces of this throw; empty if a die left the mat."""
        kind, *place = number
        line, index = (0, place[0]) if kind == "throw" else (place[0] + 1, place[1])
        chance = off_mat.limit_denominator(FINEST)
        if chance and drawn(self.key, self.game, OFF_MAT, line, index, chance.denominator) < chance.numerator:
            return ()
        outcome = drawn(self.key, self.game, DICE, line, index, rules.faces**rules.dice)
        return outcome_faces(rules, int(outcome))[:dice]


def seats_of(bots: Sequence[object]) -> tuple[Seat, ...]:
    """The seats of bots; the seat number makes each name unique."""
    return tuple(Seat(f"{player_label(name)} {seat}", _kind(name)) for seat, name in enumerate(bots, 1))


def _kind(name: object) -> str:
    """The kind of a seat: the name of a bot, or that of all players of one's own."""
    return name if isinstance(name, str) and not is_own(name) else OWN


def recorded(rules: RuleSet, bots: Sequence[object], seed: str, number: int) -> Record:
    """The record of one game of a simulation."""
    record = begun(rules, seats_of(bots), notes=(("simulation", f"{seed} {number}"),))
    game, events = record.start, list[Event]()
    dice = SimulatedDice(key_of(seed), number)
    sitting = _choosers(rules, bots, dice.key, seed)
    while not game.over:
        events.append(decide(game, sitting[game.at].choose(game, number), dice))
        game = evolve(game, events[-1])
    return Record(record.rules, record.players, tuple(events), 0, record.notes)


class Chooser:
    """A player at a simulated table; a bot of the library draws the lots that it draws in compiled games."""

    def __init__(self, name: object, key: Key, seed: str, seat: int, horizon: Horizon) -> None:
        self._number, self._key = 0, key
        own = not isinstance(name, str) or is_own(name)
        lots: Callable[[], float] = Random(f"{seed}/{seat}").random if own else self._lot
        self._player: Player = bot(name, lots, horizon=horizon)
        self._now: Game

    def _lot(self) -> float:
        purpose = MOVE_LOTS if self._now.phase is Phase.SHUT else DICE_LOTS
        return lot(self._key, self._number, purpose, self._now.throws)

    def choose(self, game: Game, number: int) -> Action:
        """What the player does in the game of this number."""
        self._now, self._number = game, number
        return self._player.choose(game)


def _choosers(rules: RuleSet, bots: Sequence[object], key: Key, seed: str) -> list[Chooser]:
    """The players of a line-up, whose bots look as far ahead as in compiled games."""
    horizon = horizon_of(sight_of(rules, bots, len(bots)))
    return [Chooser(each, key, seed, place, horizon) for place, each in enumerate(bots)]


def has_own(bots: Sequence[object]) -> bool:
    """Whether one of the players is not a bot of the library."""
    return any(not isinstance(name, str) or is_own(name) for name in bots)


class OwnTable:
    """Plays games of some line-ups with players of one's own, one game after the other."""

    def __init__(self, rules: RuleSet, line_ups: Sequence[Sitting], seed: str, pulse: Pulse) -> None:
        self.rules, self._line_ups, self._seed, self._pulse = rules, tuple(map(tuple, line_ups)), seed, pulse
        self._key = key_of(seed)
        self._totals = course(rules.turn).totals
        self._choosers = [_choosers(rules, own, self._key, seed) for own in line_ups]
        self._once = rules.game.format is Format.LAST_ONE_STANDING and len(self._line_ups[0]) > 1

    def play(self, first: int, count: int, tell: Tell | None = None, over: Played | None = None) -> Played:
        """Plays `count` games of the first line-up, from the game number `first` on."""
        del over
        return self.play_all(np.arange(first, first + count, dtype=np.uint64), np.zeros(count, np.int32), tell)

    def play_all(self, numbers: Array, line_ups: Array, tell: Tell | None = None, over: Played | None = None) -> Played:
        """Plays the games with these numbers, each with the line-up of this index."""
        del over
        players = len(self._line_ups[0])
        games, seats = np.zeros(numbers.size, GAME), np.zeros((numbers.size, players), SEAT)
        totals = np.zeros((len(self._line_ups), players, self._totals.size), np.int64)
        # The numbers of a tournament take all 64 bits, which only numbers of numpy carry into compiled loops.
        for place, (number, index) in enumerate(zip(numbers, line_ups.tolist(), strict=True)):
            self._pulse()
            self._play(number, index, games[place : place + 1], seats[place], totals[index])
            if tell:
                tell(place + 1)
        return Played(games, seats, totals)

    def _play(self, number: int, index: int, record: Array, own: Array, totals: Array) -> None:
        """Plays one game, and adds what counts to its record and to those of its seats."""
        game, dice = new_game(self.rules, seats_of(self._line_ups[index])), SimulatedDice(self._key, number)
        began = None
        while not game.over:
            if began is None and game.phase is not Phase.START:
                began = game.tally.starter
            event = decide(game, self._choosers[index][game.at].choose(game, number), dice)
            after = evolve(game, event)
            self._count(game, event, after, own, totals)
            game = after
        record["number"], record["line_up"], record["round"] = number, index, game.tally.round
        record["winners"] = sum(1 << seat for seat in game.tally.winners)
        record["began"] = began or 0
        own["points"] = game.tally.points

    def _count(self, before: Game, event: Event, after: Game, own: Array, totals: Array) -> None:
        seat = before.at
        own["thrown"][seat] += isinstance(event, Thrown | Off) and before.phase is not Phase.START
        if not self._once and after.tally.turns[seat] > before.tally.turns[seat]:
            total = final_total(before, event)
            own["turns"][seat] += 1
            own["sum"][seat] += total
            totals[seat, np.searchsorted(self._totals, total)] += 1
