"""A record looked at by the coach: every decision and every throw, valued as far ahead as is solved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import inf

from shutbox.coach.account import moments, players
from shutbox.coach.judgement import judgement_of
from shutbox.coach.reason import reasons
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
    Shut,
    Take,
    ThrowDice,
    Thrown,
    TimeUp,
    Undo,
    course,
    legal,
)
from shutbox.rules import Order
from shutbox.value import Horizon, Option, Options, after_throw, options, prepare, reach

# What two ways of reckoning the same value may differ by without meaning anything.
ROUNDING = 1e-9
Progress = Callable[[int, int], None]


def analyse(record: Record, progress: Progress | None = None, *, budget: float = inf) -> Report:
    """Everything that the coach has to say of a game, finished or not."""
    prepare(record.start, progress, budget=budget)
    passages = course(record)
    within, stretches = stretches_of(list(_entries(passages, progress, budget)))
    by_number = {step.number: step for step in within}
    steps = tuple(by_number.get(passage.number) or _bare(passage) for passage in passages)
    game = passages[-1].after if passages else record.start
    return Report(record, game, steps, stretches, players(game, steps, stretches), moments(steps, stretches))


def appraisal(game: Game, budget: float = inf) -> Options | None:
    """The options of a game, None where there is nothing to be valued: at its end, or before a turn has begun."""
    if game.over:
        return None
    if game.phase is not Phase.START:
        return options(game, budget=budget)
    if game.rules.game.order is Order.DESCENDING and len(game.players) > 2:
        return None
    found = options(game, budget=budget)
    return None if found.horizon is Horizon.TURN else found


def _entries(passages: Sequence[Passage], progress: Progress | None, budget: float) -> Iterator[Entry]:
    real = [passage for passage in passages if passage.counted and not isinstance(passage.event, NOTES)]
    found = appraisal(real[0].before, budget) if real else None
    for done, passage in enumerate(real, 1):
        # Names may change between two events, but no values: what follows this one is what precedes the next.
        following = appraisal(passage.after, budget)
        if found is not None:
            yield _entry(passage, found, following, budget)
        found = following
        if progress:
            progress(done, len(real))


def _bare(passage: Passage) -> Step:
    """A step that nothing is said about."""
    return Step(passage.number, passage.before, passage.event, _seat(passage), passage.counted)


def _seat(passage: Passage) -> int:
    event = passage.event
    return event.seat if isinstance(event, Leave | Hint | Hand) else passage.before.at


def _entry(passage: Passage, found: Options, following: Options | None, budget: float) -> Entry:
    span = span_of(passage.before, found)
    choice = _choice(passage.before, passage.event, found, budget)
    expected = choice.option.seats if choice else found.best.seats
    after_chance = _after_chance(passage.before, passage.event, budget) or expected
    outcome = result(span, passage)
    goes_on = outcome is None and following is not None and span_of(passage.after, following) == span
    values = outcome or (following.best.seats if following is not None and goes_on else after_chance)
    step = replace(
        _bare(passage),
        choice=choice,
        luck=difference(after_chance, expected) if isinstance(passage.event, Thrown | Off) else None,
        other=_material(difference(values, after_chance)),
        values=values,
    )
    return Entry(step, span, found.best.seats, outcome is not None, goes_on)


def _after_chance(game: Game, event: Event, budget: float) -> Seats | None:
    """What each seat can expect once the dice lie there, or have left the mat."""
    match event:
        case Thrown(faces):
            return after_throw(game, faces, budget=budget)
        case Off():
            return after_throw(game, (), budget=budget)
        case Shut() | Penalty() | Take() | Leave() | TimeUp() | Undo() | Hint() | Hand():
            return None


def _material(change: Seats) -> Seats | None:
    return change if any(abs(each) > ROUNDING for each in change) else None


def decision(game: Game, event: Event, *, budget: float = inf) -> Choice | None:
    """The choice that an event of a live game was, with reasons also for the best one; None if nothing was chosen."""
    action = ThrowDice(len(event.faces)) if isinstance(event, Thrown) else event
    actions = legal(game)
    if len(actions) < 2 or action not in actions:
        return None
    found = options(game, budget=budget)
    option = _of(found, action)
    return replace(_choice_of(game, found, option), reasons=reasons(game, found, option, budget=budget))


def _choice(game: Game, event: Event, found: Options, budget: float) -> Choice | None:
    option = _option(event, found)
    if option is None:
        return None
    choice = _choice_of(game, found, option)
    return replace(choice, reasons=reasons(game, found, option, budget=budget)) if choice.loss else choice


def _choice_of(game: Game, found: Options, option: Option) -> Choice:
    """The choice of an option, without reasons."""
    low, high = reach(game, found.unit)
    loss = found.loss(option)
    share = loss / (high - low)
    return Choice(found, option, loss, share, judgement_of(share))


def _option(event: Event, found: Options) -> Option | None:
    """The option that an event tells of; a record does not say how many dice left the mat, so the best number did."""
    match event:
        case Thrown(faces):
            return _of(found, ThrowDice(len(faces)))
        case Off():
            throws = tuple(option for option in found.options if isinstance(option.action, ThrowDice))
            return replace(found, options=throws).best
        case Shut() | Penalty() | Take():
            return _of(found, event)
        case Leave() | TimeUp() | Undo() | Hint() | Hand():
            return None


def _of(found: Options, action: Action) -> Option:
    return next(option for option in found.options if option.action == action)
