"""The range of a value, which losses are divided by."""

from __future__ import annotations

from shutbox.play import SUPER_BOX, Game, in_play
from shutbox.rules import BOX_SHUT, Format, Points, SuperBox, score
from shutbox.solve.format import Unit


def reach(game: Game, unit: Unit) -> tuple[float, float]:
    """The lowest and the highest value in a unit: a chance, the total of a turn, or the points of a round."""
    match unit:
        case Unit.CHANCE:
            return 0.0, 1.0
        case Unit.TOTAL:
            return 0.0, float(score(game.rules.turn, game.rules.turn.set_up))
        case Unit.POINTS:
            if game.format is Format.LAST_ONE_STANDING:
                return 0.0, float(BOX_SHUT)
            if game.rules.game.points is Points.WINNER:
                return 0.0, float(SUPER_BOX)
            most = float(SUPER_BOX * (len(in_play(game)) - 1))
            # All others can have a Super Box at once.
            return -most if game.rules.game.super_box is SuperBox.BOTH_SCORE else -float(SUPER_BOX), most
