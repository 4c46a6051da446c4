"""Replays a simulated game with the bots, `decide` and `evolve`, with the same dice and the same random choices.

It is thousands of times slower, but it writes a record, and the tests compare the simulation with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from shutbox.bots import bot
from shutbox.play import Action, Event, Game, Number, Phase, Record, Seat, Source, begun, decide, evolve
from shutbox.rules import RuleSet, TurnRules
from shutbox.rules import Throw as Faces
from shutbox.simulate.chance import DICE, DICE_LOTS, MOVE_LOTS, OFF_MAT, Key, drawn, key_of, lot
from shutbox.simulate.course import FINEST, outcome_faces


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


def seats_of(bots: tuple[str, ...]) -> tuple[Seat, ...]:
    """The seats of bots; the seat number makes each name unique."""
    return tuple(Seat(f"{name} {seat}", name) for seat, name in enumerate(bots, 1))


def recorded(rules: RuleSet, bots: tuple[str, ...], seed: str, number: int) -> Record:
    """The record of one game of a simulation."""
    record = begun(rules, seats_of(bots), notes=(("simulation", f"{seed} {number}"),))
    game, events = record.start, list[Event]()
    dice = SimulatedDice(key_of(seed), number)
    while not game.over:
        events.append(decide(game, _choose(game, dice), dice))
        game = evolve(game, events[-1])
    return Record(record.rules, record.players, tuple(events), 0, record.notes)


def _choose(game: Game, dice: SimulatedDice) -> Action:
    purpose = MOVE_LOTS if game.phase is Phase.SHUT else DICE_LOTS
    return bot(game.players[game.at].kind, lambda: lot(dice.key, dice.game, purpose, game.throws)).choose(game)
