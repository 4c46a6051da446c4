"""The total that the player at the box has to beat, if there is one."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from shutbox.play import Game
from shutbox.rules import Format, Tries
from shutbox.solve import Objective, below


@dataclass(frozen=True, slots=True)
class Target:
    """A total to finish below, and whether a tie with it is worth something."""

    total: int
    shared: bool

    @property
    def below(self) -> Objective:
        """The objective to finish below the total."""
        return below(self.total)

    @property
    def at_most(self) -> Objective:
        """The objective to finish with the total or below it."""
        return below(self.total, Fraction(1))


def target(game: Game) -> Target | None:
    """The target of the player at the box: the held total of a chase, the lowest total, or the gap of a last turn."""
    match game.format:
        case Format.CHASE if game.rules.game.tries is Tries.CHASE:
            to_beat = game.to_beat
            return None if to_beat is None else Target(to_beat, shared=False)
        case Format.ONE_TURN:
            results = [result for result in game.tally.results if result is not None]
            return Target(min(results), shared=True) if results else None
        case Format.RUNNING if len(game.players) == 2 and _last_turn(game):
            lead = game.tally.totals[1 - game.at] - game.tally.totals[game.at]
            return Target(lead, shared=True) if lead > 0 else None
    return None


def _last_turn(game: Game) -> bool:
    return game.tally.round >= game.rules.game.rounds and not game.tally.queue and not game.tally.contenders
