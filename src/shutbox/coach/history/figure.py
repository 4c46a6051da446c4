"""What the coach finds for each seat of a game, in few figures."""

from __future__ import annotations

from dataclasses import dataclass

from shutbox.coach.report import Report
from shutbox.play import PERSON
from shutbox.value import Unit


@dataclass(frozen=True, slots=True)
class Figures:
    """The choices of a seat, what they cost, and what the dice gave.

    `share` is the sum of the losses, each as a share of the range of the value. `loss` and `luck` are sums in `unit`,
    at the longest horizon; more luck is better. The unit is None if the game has no values.
    """

    choices: int
    share: float
    unit: Unit | None = None
    loss: float = 0.0
    luck: float = 0.0

    @property
    def cost(self) -> float | None:
        """The average loss of a choice, as a share of the range of the value."""
        return self.share / self.choices if self.choices else None


def figures(report: Report) -> tuple[Figures, ...]:
    """The figures of each seat."""
    return tuple(_figures(report, seat) for seat in range(len(report.players)))


def _figures(report: Report, seat: int) -> Figures:
    kinds = [step.game.players[seat].kind for step in report.steps]
    # A person's figures leave out what a bot has played for them; what it cost and the luck cannot be divided.
    replaced = PERSON in kinds and len(set(kinds)) > 1
    steps = [step for step in report.steps if step.seat == seat and step.counted]
    own = [step for step in steps if not replaced or step.game.players[seat].kind == PERSON]
    shares = [step.choice.share for step in own if step.choice and not step.choice.forced]
    account = next((each for each in report.players[seat].accounts if each.horizon is report.furthest), None)
    if account is None or replaced:
        return Figures(len(shares), sum(shares))
    return Figures(len(shares), sum(shares), account.unit, account.loss, account.unit.sign * account.luck)
