"""The total that the turn at hand is played against, where there is one."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from shutbox.play import Game
from shutbox.rules import Format, Tries
from shutbox.solve import Objective, below


@dataclass(frozen=True, slots=True)
class Target:
    """A total to finish below, and whether to finish with it too is worth something."""

    total: int
    shared: bool

    @property
    def below(self) -> Objective:
        """To finish below it."""
        return below(self.total)

    @property
    def at_most(self) -> Objective:
        """To finish with it or below."""
        return below(self.total, Fraction(1))


def target(game: Game) -> Target | None:
    """What the player at the box has to beat: the holder of a chase, the lowest total, the last one's running total."""
    match game.format:
        case Format.CHASE if game.rules.game.tries is Tries.CHASE:
            to_beat = game.to_beat
            return None if to_beat is None else Target(to_beat, shared=False)
        case Format.ONE_TURN:
            known = [result for result in game.tally.results if result is not None]
            return Target(min(known), shared=True) if known else None
        case Format.RUNNING if len(game.players) == 2 and _last_turn(game):
            needed = game.tally.totals[1 - game.at] - game.tally.totals[game.at]
            return Target(needed, shared=True) if needed > 0 else None
    return None


def _last_turn(game: Game) -> bool:
    return game.tally.round >= game.rules.game.rounds and not game.tally.queue and not game.tally.contenders
