"""Analyses a record: the value of every decision and every throw, at the longest solved horizon."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import inf

from shutbox.coach.account import moments, players
from shutbox.coach.judgement import judgement_of
from shutbox.coach.reason import equality, reasons
from shutbox.coach.report import Choice, Report, Seats, Step
from shutbox.coach.stretch import Entry, difference, result, span_of, stretches_of
from shutbox.play import (
    NOTES,
    Action,
    Event,
    Game,
    Hand,
    Hint,
    Leave,
    Off,
    Passage,
    Penalty,
    Phase,
    Record,
    Rename,
    Reorder,
    Shut,
    Take,
    ThrowDice,
    Thrown,
    ThrownSum,
    TimeUp,
    TurnTotal,
    Undo,
    course,
    legal,
)
from shutbox.rules import Order
from shutbox.value import Horizon, Option, Options, after_sum, after_throw, options, prepare, reach

# Differences up to this size are rounding errors.
ROUNDING = 1e-9
Progress = Callable[[int, int], None]


def analyse(record: Record, progress: Progress | None = None, *, budget: float = inf) -> Report:
    """The report on a game, finished or not."""
    prepare(record.start, progress, budget=budget)
    passages = course(record)
    within, stretches = stretches_of(list(_entries(passages, progress, budget)))
    by_number = {step.number: step for step in within}
    steps = tuple(by_number.get(passage.number) or _bare(passage) for passage in passages)
    game = passages[-1].after if passages else record.start
    marked = moments(steps, stretches, budget=budget)
    return Report(record, game, steps, stretches, players(game, steps, stretches), marked)


def appraisal(game: Game, budget: float = inf) -> Options | None:
    """The options of a game with their values; None after its end, or if the start has no value."""
    if game.over:
        return None
    if game.phase is not Phase.START:
        return options(game, budget=budget)
    if game.rules.game.order is Order.DESCENDING and len(game.players) > 2:
        return None
    choices = options(game, budget=budget)
    return None if choices.horizon is Horizon.TURN else choices


def _entries(passages: Sequence[Passage], progress: Progress | None, budget: float) -> Iterator[Entry]:
    real = [passage for passage in passages if passage.counted and not isinstance(passage.event, NOTES)]
    current = appraisal(real[0].before, budget) if real else None
    for number, passage in enumerate(real, 1):
        # Only names change between two events, so the values after this event are those before the next.
        following = appraisal(passage.after, budget)
        if current is not None:
            yield _entry(passage, current, following, budget)
        current = following
        if progress:
            progress(number, len(real))


def _bare(passage: Passage) -> Step:
    """A step without values."""
    return Step(passage.number, passage.before, passage.event, _seat(passage), passage.counted)


def _seat(passage: Passage) -> int:
    event = passage.event
    return event.seat if isinstance(event, Leave | Hint | Hand | Rename) else passage.before.at


def _entry(passage: Passage, choices: Options, following: Options | None, budget: float) -> Entry:
    span = span_of(passage.before, choices)
    choice = _choice(passage.before, passage.event, choices, budget)
    before = choice.option.seats if choice else choices.best.seats
    after_chance = _after_chance(passage.before, passage.event, budget) or before
    outcome = result(span, passage)
    goes_on = outcome is None and following is not None and span_of(passage.after, following) == span
    values = outcome or (following.best.seats if following is not None and goes_on else after_chance)
    step = replace(
        _bare(passage),
        choice=choice,
        luck=difference(after_chance, before) if isinstance(passage.event, Thrown | ThrownSum | Off) else None,
        other=_material(difference(values, after_chance)),
        values=values,
    )
    return Entry(step, span, choices.best.seats, outcome is not None, goes_on)


def _after_chance(game: Game, event: Event, budget: float) -> Seats | None:
    """The value of each seat after the dice were thrown; None if the event is not a throw."""
    match event:
        case Thrown(faces):
            return after_throw(game, faces, budget=budget)
        case ThrownSum(pips):
            return after_sum(game, pips, budget=budget)
        case Off():
            return after_throw(game, (), budget=budget)
        case Shut() | Penalty() | Take() | Leave() | TimeUp() | Undo() | Hint() | Hand():
            return None
        case TurnTotal() | Reorder() | Rename():
            return None


def _material(change: Seats) -> Seats | None:
    return change if any(abs(each) > ROUNDING for each in change) else None


def decision(game: Game, event: Event, *, budget: float = inf) -> Choice | None:
    """The choice that an event of a live game made, always with reasons; None if there was nothing to choose."""
    action = _action(game, event)
    actions = legal(game)
    if len(actions) < 2 or action not in actions:
        return None
    choices = options(game, budget=budget)
    option = _find(choices, action)
    return replace(_choice_of(game, choices, option), reasons=reasons(game, choices, option, budget=budget))


def _action(game: Game, event: Event) -> Action:
    """The action that led to an event."""
    if isinstance(event, ThrownSum):
        return ThrowDice(game.rules.turn.dice)
    return ThrowDice(len(event.faces)) if isinstance(event, Thrown) else event


def _choice(game: Game, event: Event, choices: Options, budget: float) -> Choice | None:
    option = _option(game, event, choices)
    if option is None:
        return None
    choice = _choice_of(game, choices, option)
    if choice.loss:
        return replace(choice, reasons=reasons(game, choices, option, budget=budget))
    return choice if option is choices.best else replace(choice, reasons=equality(game, choices, option))


def _choice_of(game: Game, choices: Options, option: Option) -> Choice:
    """The choice of an option, without reasons."""
    low, high = reach(game, choices.unit)
    loss = choices.loss(option)
    share = loss / (high - low)
    return Choice(choices, option, loss, share, judgement_of(share))


def _option(game: Game, event: Event, choices: Options) -> Option | None:
    """The option that an event chose.

    A record does not say how many dice were thrown off the mat, so the best number is assumed.
    """
    match event:
        case Thrown() | ThrownSum() | Shut() | Penalty() | Take():
            return _find(choices, _action(game, event))
        case Off():
            throws = tuple(option for option in choices.options if isinstance(option.action, ThrowDice))
            return replace(choices, options=throws).best
        case Leave() | TimeUp() | Undo() | Hint() | Hand() | TurnTotal() | Reorder() | Rename():
            return None


def _find(choices: Options, action: Action) -> Option:
    return next(option for option in choices.options if option.action == action)
