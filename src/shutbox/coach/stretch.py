"""Stretches: the parts of a game whose values can be added up, their results and their sums."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from shutbox.coach.report import Seats, Step, Stretch
from shutbox.play import Game, Passage, final_total
from shutbox.rules import Format
from shutbox.value import Horizon, Options, Unit


class Span(NamedTuple):
    """The part of a game that a value is about: the game, one round, or one turn of a seat."""

    horizon: Horizon
    unit: Unit
    round: int = 0
    seat: int | None = None
    turn: int = 0


def span_of(game: Game, choices: Options) -> Span:
    """The part of a game that the values of its options are about."""
    match choices.horizon:
        case Horizon.GAME | Horizon.FORECAST:
            return Span(choices.horizon, choices.unit)
        case Horizon.ROUND:
            return Span(choices.horizon, choices.unit, game.tally.round)
        case Horizon.TURN:
            return Span(choices.horizon, choices.unit, game.tally.round, game.at, game.tally.turns[game.at])


def result(span: Span, passage: Passage) -> Seats | None:
    """The result of a stretch for each seat; None if the event does not settle it."""
    before, after = passage.before, passage.after
    match span.horizon:
        case Horizon.GAME | Horizon.FORECAST:
            return _shares(after)
        case Horizon.ROUND:
            over = after.over or after.tally.round != before.tally.round
            return _points(before, after) if over else None
        case Horizon.TURN:
            return _turn_total(span, passage)


def _turn_total(span: Span, passage: Passage) -> Seats | None:
    """The total of the player at the box; None if the turn goes on."""
    before, after = passage.before, passage.after
    assert span.seat is not None
    if after.tally.turns[span.seat] == before.tally.turns[span.seat]:
        return None
    total = float(final_total(before, passage.event))
    return tuple(total if seat == span.seat else 0.0 for seat in range(len(before.players)))


def _shares(game: Game) -> Seats | None:
    """Each seat's share of the win; None if the game is not decided yet."""
    winners = game.tally.winners if game.over else _winner(game)
    if winners is None:
        return None
    return tuple((seat in winners) / max(1, len(winners)) for seat in range(len(game.players)))


def _winner(game: Game) -> tuple[int] | None:
    """The winner of a chase of two players whose lead can no longer be caught up."""
    tally, rules = game.tally, game.rules.game
    if game.format is not Format.CHASE or len(game.players) != 2 or tally.contenders:
        return None
    step = 2 if rules.points.value == "paid" else 1
    ahead = tally.points[0] - tally.points[1]
    if abs(ahead) <= 2 * step * (rules.rounds - tally.round + 1):
        return None
    return (0,) if ahead > 0 else (1,)


def _points(before: Game, after: Game) -> Seats:
    return tuple(float(now - earlier) for now, earlier in zip(after.tally.points, before.tally.points, strict=True))


def difference(one: Seats, other: Seats) -> Seats:
    """The difference `one - other` for each seat."""
    return tuple(more - less for more, less in zip(one, other, strict=True))


def total(parts: Iterable[Seats | None], seats: int) -> Seats:
    """The sums by seat."""
    present = [part for part in parts if part is not None]
    return tuple(sum((part[seat] for part in present), 0.0) for seat in range(seats))


class Entry(NamedTuple):
    """A step, the span of its values, the values before it, and whether it settles or continues the stretch."""

    step: Step
    span: Span
    begin: Seats
    settled: bool
    goes_on: bool


def stretches_of(entries: Sequence[Entry]) -> tuple[tuple[Step, ...], tuple[Stretch, ...]]:
    """The steps, each with the index of its stretch, and the stretches."""
    groups: list[list[Entry]] = []
    open_ended = False
    for entry in entries:
        if not open_ended:
            groups.append([])
        groups[-1].append(entry)
        open_ended = entry.goes_on
    steps = (replace(entry.step, stretch=number) for number, group in enumerate(groups) for entry in group)
    return tuple(steps), tuple(map(_stretch, groups))


def _stretch(group: list[Entry]) -> Stretch:
    first, last = group[0], group[-1]
    seats = len(first.begin)
    steps = [entry.step for entry in group]
    assert last.step.values is not None
    return Stretch(
        horizon=first.span.horizon,
        unit=first.span.unit,
        round=first.step.game.tally.round,
        seat=first.span.seat,
        first=first.step.number,
        last=last.step.number,
        begin=first.begin,
        luck=total((step.luck for step in steps), seats),
        choices=total((step.choice.change for step in steps if step.choice), seats),
        other=total((step.other for step in steps), seats),
        end=last.step.values,
        settled=last.settled,
    )
