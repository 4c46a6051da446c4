"""The rewards of the players of a game."""

from __future__ import annotations

from enum import Enum

from shutbox.play import Game


class Reward(Enum):
    """The kind of reward."""

    WIN = "win"
    ZERO_SUM = "zero-sum"
    POINTS = "points"


def shares(game: Game) -> list[float]:
    """Each seat's share of the win: 1 for a single winner, equal parts if several win, 0 before the end."""
    winners = game.tally.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(game.players))]


def zero_sum(shares: list[float]) -> list[float]:
    """Shares rescaled so that they sum to 0 and a single winner gets 1."""
    if not any(shares):
        return shares
    count = len(shares)
    return [(count * share - 1) / (count - 1) for share in shares]


def rewards(kind: Reward, before: Game, after: Game) -> list[float]:
    """The reward of each seat for a step."""
    match kind:
        case Reward.POINTS:
            pairs = zip(after.tally.points, before.tally.points, strict=True)
            return [float(now - earlier) for now, earlier in pairs]
        case Reward.ZERO_SUM:
            return zero_sum(shares(after))
        case Reward.WIN:
            return shares(after)
