"""The course of a game: what it is worth to each player after every event."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from shutbox.errors import wrong_type
from shutbox.facade.diagram import lines
from shutbox.play import Game, Record, replay
from shutbox.value import Unit, options


@dataclass(frozen=True, slots=True)
class ChanceCurve:
    """The value of each player before the first event and after every event; None where the game has none."""

    names: tuple[str, ...]
    unit: Unit
    values: tuple[tuple[float, ...], ...]

    def __repr__(self) -> str:
        return f"<ChanceCurve of {', '.join(self.names)}: {self.unit.value}, {len(self.values)} places>"

    def _repr_svg_(self) -> str:
        flat = [value for row in self.values for value in row]
        low, high = (0.0, 1.0) if self.unit is Unit.CHANCE else (min(flat), max(flat))
        courses = {name: [row[seat] for row in self.values] for seat, name in enumerate(self.names)}
        return lines(courses, low, high, repr(self)[1:-1])


def chance_curve(record: Record, budget: float = inf) -> ChanceCurve:
    """The course of a game, at the longest horizon that is solved within the budget; it ends with the last decision."""
    if not isinstance(record, Record):
        raise wrong_type("record", "a Record", record)
    if isinstance(budget, bool) or not isinstance(budget, int | float):
        raise wrong_type("budget", "a number", budget)
    seen = [options(game, budget=budget) for game in (record.start, *replay(record)) if not game.over]
    unit = seen[0].unit
    rows = [each.best.seats for each in seen if each.unit is unit]
    if unit is Unit.CHANCE and record.game.over:
        rows.append(_shares(record.game))
    return ChanceCurve(tuple(player.name for player in record.players), unit, tuple(rows))


def _shares(game: Game) -> tuple[float, ...]:
    """The share of each player in the win."""
    winners = game.tally.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(game.players)))
