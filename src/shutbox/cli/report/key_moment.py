"""The moments of a game that mattered most, in the order of time, one line each."""

from __future__ import annotations

from shutbox.cli.report.amount import change
from shutbox.cli.report.decision import option_text, place
from shutbox.cli.terminal import BOLD, Style, align
from shutbox.coach import Cause, Moment, Report, Step
from shutbox.play import (
    Hand,
    Hint,
    Leave,
    Off,
    Penalty,
    Phase,
    Rename,
    Reorder,
    Shut,
    Take,
    Thrown,
    ThrownSum,
    TimeUp,
    TurnTotal,
    Undo,
)
from shutbox.rules import write_throw
from shutbox.words import Words


def key_moments(words: Words, report: Report, style: Style) -> list[str]:
    """The key moments of a report."""
    if not report.moments:
        return []
    rows = [
        (f"#{moment.number}", _gain(words, moment), _description(words, report, moment))
        for moment in sorted(report.moments, key=lambda moment: moment.number)
    ]
    return [style.paint(words.text("coach-moments"), BOLD), *align(rows, style.width), ""]


def _gain(words: Words, moment: Moment) -> str:
    return change(words, moment.unit, moment.unit.sign * moment.gain)


def _description(words: Words, report: Report, moment: Moment) -> str:
    step = report.steps[moment.number - 1]
    who = report.players[moment.seat].name
    if moment.cause is Cause.CHOICE and step.choice:
        taken, best = (option_text(words, step.game, each) for each in (step.choice.option, step.choice.options.best))
        return words.text("coach-moment-choice", who=who, taken=taken, best=best, place=place(step.game))
    match step.event:
        case Thrown(faces):
            return _throw(words, step, who, write_throw(faces))
        case ThrownSum(pips):
            return _throw(words, step, who, str(pips))
        case Off():
            return words.text("coach-moment-off", who=who, place=place(step.game))
        case Leave():
            return words.text("coach-moment-other", who=who, cause="leave")
        case TimeUp():
            return words.text("coach-moment-other", who=who, cause="time")
        case TurnTotal():
            return words.text("coach-moment-other", who=who, cause="total")
        case Reorder():
            return words.text("coach-moment-other", who=who, cause="order")
        case Shut() | Penalty() | Take() | Undo() | Hint() | Hand() | Rename():
            return words.text("coach-moment-other", who=who, cause="coin")


def _throw(words: Words, step: Step, who: str, throw: str) -> str:
    if step.game.phase is Phase.START:
        return words.text("coach-moment-start", who=who, throw=throw)
    return words.text("coach-moment-throw", who=who, throw=throw, place=place(step.game))
