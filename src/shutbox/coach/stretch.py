"""Stretches: how long values can be added up, what has come of one, and their sums."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from shutbox.coach.report import Seats, Step, Stretch
from shutbox.play import Game, Passage, Shut
from shutbox.rules import Format, score
from shutbox.value import Horizon, Options, Unit


class Span(NamedTuple):
    """What a value is about: the game, one of its rounds, or one turn of a seat."""

    horizon: Horizon
    unit: Unit
    round: int = 0
    seat: int | None = None
    turn: int = 0


def span_of(game: Game, found: Options) -> Span:
    """What the values of a game's options are about."""
    match found.horizon:
        case Horizon.GAME:
            return Span(found.horizon, found.unit)
        case Horizon.ROUND:
            return Span(found.horizon, found.unit, game.tally.round)
        case Horizon.TURN:
            return Span(found.horizon, found.unit, game.tally.round, game.at, game.tally.turns[game.at])


def result(span: Span, passage: Passage) -> Seats | None:
    """What has come of a stretch for each seat, if an event has settled it."""
    before, after = passage.before, passage.after
    match span.horizon:
        case Horizon.GAME:
            return _shares(after)
        case Horizon.ROUND:
            over = after.over or after.tally.round != before.tally.round
            return _points(before, after) if over else None
        case Horizon.TURN:
            return _turn_total(span, passage)


def _turn_total(span: Span, passage: Passage) -> Seats | None:
    """The total of whoever was at the box, if the turn is over."""
    before, after = passage.before, passage.after
    assert span.seat is not None
    if after.tally.turns[span.seat] == before.tally.turns[span.seat]:
        return None
    total = float(_final_total(passage))
    return tuple(total if seat == span.seat else 0.0 for seat in range(len(before.players)))


def _shares(game: Game) -> Seats | None:
    """The win, or each winner's share of it, of a game that is over or can no longer be lost."""
    winners = game.tally.winners if game.over else _winner(game)
    if winners is None:
        return None
    return tuple((seat in winners) / max(1, len(winners)) for seat in range(len(game.players)))


def _winner(game: Game) -> tuple[int] | None:
    """The winner of a chase of two whose points the rounds to come cannot make up."""
    tally, rules = game.tally, game.rules.game
    if game.format is not Format.CHASE or len(game.players) != 2 or tally.contenders:
        return None
    step = 2 if rules.points.value == "paid" else 1
    ahead = tally.points[0] - tally.points[1]
    if abs(ahead) <= 2 * step * (rules.rounds - tally.round + 1):
        return None
    return (0,) if ahead > 0 else (1,)


def _points(before: Game, after: Game) -> Seats:
    return tuple(float(now - then) for now, then in zip(after.tally.points, before.tally.points, strict=True))


def _final_total(passage: Passage) -> int:
    game, event = passage.before, passage.event
    return score(game.rules.turn, game.position - (event.move if isinstance(event, Shut) else 0))


def difference(one: Seats, other: Seats) -> Seats:
    """What each seat has more in the first than in the second."""
    return tuple(more - less for more, less in zip(one, other, strict=True))


def total(parts: Iterable[Seats | None], seats: int) -> Seats:
    """The sums by seat."""
    known = [part for part in parts if part is not None]
    return tuple(sum((part[seat] for part in known), 0.0) for seat in range(seats))


class Entry(NamedTuple):
    """A step with what its values are about, what the seats could expect before it, and what became of them."""

    step: Step
    span: Span
    begin: Seats
    settled: bool
    goes_on: bool


def stretches_of(entries: Sequence[Entry]) -> tuple[tuple[Step, ...], tuple[Stretch, ...]]:
    """The steps, each with the number of its stretch, and the stretches."""
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
