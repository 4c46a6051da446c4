"""What a game has brought each player, as the frameworks want it told."""

from __future__ import annotations

from enum import Enum

from shutbox.play import Game


class Reward(Enum):
    """What the players of a game are rewarded for."""

    WIN = "win"
    ZERO_SUM = "zero-sum"
    POINTS = "points"


def shares(game: Game) -> list[float]:
    """Each seat's share of the win: 1 to a winner alone, parts of it to those who share, 0 while it is open."""
    winners = game.tally.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(game.players))]


def zero_sum(shares: list[float]) -> list[float]:
    """Shares stretched and moved so that they sum to 0 and winning alone is worth 1."""
    if not any(shares):
        return shares
    count = len(shares)
    return [(count * share - 1) / (count - 1) for share in shares]


def rewards(kind: Reward, before: Game, after: Game) -> list[float]:
    """What a step has brought each seat."""
    match kind:
        case Reward.POINTS:
            pairs = zip(after.tally.points, before.tally.points, strict=True)
            return [float(now - then) for now, then in pairs]
        case Reward.ZERO_SUM:
            return zero_sum(shares(after))
        case Reward.WIN:
            return shares(after)
