"""Reports (with the stable schema of docs/report.md), hints, decisions and exercises as plain data."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields
from importlib.resources import files
from math import inf
from typing import TYPE_CHECKING, Any

from shutbox.coach.account import Player
from shutbox.coach.hint import Advice, ranking
from shutbox.coach.judgement import THRESHOLDS
from shutbox.coach.plain import Consequence, Odds, Yardstick, yardstick
from shutbox.coach.reason import Reason, reasons
from shutbox.coach.report import Account, Choice, Moment, Report, Seats, Step, Stretch
from shutbox.play import (
    Game,
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
    action_data,
    view,
    write_event,
)
from shutbox.rules import plain_total, write_position
from shutbox.value import Option, Options

if TYPE_CHECKING:
    from shutbox.coach.exercise import Exercise

VERSION = 1
Data = dict[str, Any]
_KINDS: dict[type, str] = {
    Thrown: "throw",
    ThrownSum: "throw",
    TurnTotal: "total",
    Shut: "shut",
    Off: "off",
    Penalty: "penalty",
    Take: "take",
    Leave: "leave",
    TimeUp: "time",
    Undo: "undo",
    Hint: "hint",
    Hand: "hand",
    Rename: "name",
    Reorder: "order",
}


def schema() -> Data:
    """The JSON Schema of every document."""
    data: Data = json.loads(files("shutbox.coach").joinpath("report.schema.json").read_text(encoding="utf-8"))
    return data


def document(report: Report) -> Data:
    """The whole report as plain data."""
    game = report.game
    return {
        "v": VERSION,
        "rules": game.rules.name,
        "format": game.format.value,
        "over": game.over,
        "winners": list(game.tally.winners),
        "thresholds": {judgement.value: share for judgement, share in THRESHOLDS.items()},
        "players": [_player(player) for player in report.players],
        "stretches": [_stretch(stretch) for stretch in report.stretches],
        "moments": [_moment(moment) for moment in report.moments],
        "steps": [_step(report, step) for step in report.steps],
    }


def _player(player: Player) -> Data:
    """Every figure of a player under its name."""
    return {each.name: _part(getattr(player, each.name)) for each in fields(player)}


def _part(value: object) -> object:
    match value:
        case Moment():
            return _moment(value)
        case tuple():
            return [_account(account) for account in value]
        case Mapping():
            return {judgement.value: count for judgement, count in value.items()}
        case _:
            return value


def _account(account: Account) -> Data:
    return {
        "horizon": account.horizon.value,
        "unit": account.unit.value,
        "stretches": account.stretches,
        "settled": account.settled,
        "begin": account.begin,
        "own_luck": account.own_luck,
        "luck": account.luck,
        "choices": account.choices,
        "other": account.other,
        "end": account.end,
        "average": account.average,
        "decisions": account.decisions,
        "loss": account.loss,
        "by_total": account.by_total,
        "mean_loss": account.mean_loss,
    }


def _moment(moment: Moment) -> Data:
    return {
        "n": moment.number,
        "seat": moment.seat,
        "cause": moment.cause.value,
        "horizon": moment.horizon.value,
        "unit": moment.unit.value,
        "gain": moment.gain,
        "share": moment.share,
        "odds": _odds(moment.odds) if moment.odds else None,
    }


def _odds(found: Odds) -> Data:
    return {each.name: getattr(found, each.name) for each in fields(found)}


def _stretch(stretch: Stretch) -> Data:
    return {
        "horizon": stretch.horizon.value,
        "unit": stretch.unit.value,
        "round": stretch.round,
        "seat": stretch.seat,
        "first": stretch.first,
        "last": stretch.last,
        "settled": stretch.settled,
        **{
            name: _seats(stretch, getattr(stretch, name))
            for name in ("begin", "luck", "choices", "other", "end", "average")
        },
    }


def _seats(stretch: Stretch, values: Sequence[float]) -> list[float | None]:
    """Values by seat; None for a seat that has no value in this stretch."""
    return [value if stretch.has(seat) else None for seat, value in enumerate(values)]


def _step(report: Report, step: Step) -> Data:
    game, kind = step.game, _KINDS[type(step.event)]
    stretch = None if step.stretch is None else report.stretches[step.stretch]

    def seats(values: Seats | None) -> list[float | None] | None:
        return None if values is None or stretch is None else _seats(stretch, values)

    return {
        "n": step.number,
        "word": write_event(game, step.event),
        "kind": "start" if game.phase is Phase.START and kind == "throw" else kind,
        "seat": step.seat,
        "counted": step.counted,
        "round": game.tally.round,
        "phase": game.phase.value,
        "position": write_position(game.rules.turn.box, game.position),
        "throw": list(game.throw),
        "sum": sum(game.effective_throw) or None,
        "to_beat": None if game.to_beat is None else plain_total(game.to_beat),
        "stretch": step.stretch,
        "choice": _choice(step, step.choice, stretch) if step.choice and stretch else None,
        "luck": seats(step.luck),
        "other": seats(step.other),
        "values": seats(step.values),
    }


def _choice(step: Step, choice: Choice, stretch: Stretch) -> Data:
    choices = choice.options
    return {
        "forced": choice.forced,
        "loss": choice.loss,
        "share": choice.share,
        "judgement": choice.judgement.value,
        "symbol": choice.judgement.symbol,
        "taken": choices.options.index(choice.option),
        "best": choices.options.index(choices.best),
        "options": [
            option_data(step.game, choices, option) | {"seats": _seats(stretch, option.seats)}
            for option in choices.options
        ],
        "reasons": [reason_data(reason) for reason in choice.reasons],
    }


# Hints and decisions of a live game, and exercises


def option_data(game: Game, choices: Options, option: Option) -> Data:
    """An option: the action, its value for the player to act, its loss against the best option, and what decides.

    `decides` is the criterion by which the best option is better; null for the best one.
    """
    best = choices.best
    decides = None if option is best else choices.compare(best, option)[1].value
    value, loss = option.seats[choices.seat], choices.loss(option)
    return action_data(game, option.action) | {"value": value, "loss": loss, "decides": decides}


def reason_data(reason: Reason) -> Data:
    """A reason by kind, with its arguments."""
    args = reason.args
    return {"kind": reason.kind, "args": args | {"total": plain_total(args["total"])} if "total" in args else args}


def read_reason(data: Mapping[str, Any]) -> Reason:
    """The reason that `reason_data` wrote."""
    return Reason(data["kind"], data["args"])


def hint_data(game: Game, advice: Advice) -> Data:
    """A hint: every option with the values of all seats, the best first, and the reasons."""
    return {
        "seat": advice.options.seat,
        **_measure(advice.options),
        "goal": _goal(advice.yardstick),
        "options": [_ranked_option(game, advice.options, option, advice.yardstick) for option in advice.ranking],
        "reasons": [reason_data(reason) for reason in advice.reasons],
        "after": _consequence(advice.consequence),
    }


def decision_data(game: Game, choice: Choice, *, budget: float = inf) -> Data:
    """A decision: the option chosen beside the best one, its judgement, and the reasons."""
    choices = choice.options
    measured = yardstick(game, choices, budget=budget)
    return {
        "seat": choices.seat,
        **_measure(choices),
        "goal": _goal(measured),
        "taken": _ranked_option(game, choices, choice.option, measured),
        "best": _ranked_option(game, choices, choices.best, measured),
        "judgement": choice.judgement.value,
        "reasons": [reason_data(reason) for reason in choice.reasons],
    }


def _measure(choices: Options) -> Data:
    return {"horizon": choices.horizon.value, "unit": choices.unit.value}


def _goal(measured: Yardstick) -> Data:
    return {"kind": measured.goal.value, "total": None if measured.total is None else plain_total(measured.total)}


def _consequence(found: Consequence) -> Data:
    return {each.name: getattr(found, each.name) for each in fields(found)}


def _ranked_option(game: Game, choices: Options, option: Option, measured: Yardstick) -> Data:
    place = choices.options.index(option)
    return option_data(game, choices, option) | {
        "seats": list(option.seats),
        "chance": measured.chance(place),
        "rank": measured.ranks[place].value,
    }


def exercise_data(exercise: Exercise, *, budget: float = inf) -> Data:
    """An exercise: the situation, and every option with what is shown after it is chosen."""
    game, choices = exercise.game, exercise.options
    return {
        "level": exercise.level.value,
        "view": view(game),
        **_measure(choices),
        "options": [
            option_data(game, choices, option)
            | {
                "share": exercise.share(option),
                "judgement": exercise.judgement(option).value,
                "reasons": [reason_data(reason) for reason in reasons(game, choices, option, budget=budget)],
            }
            for option in ranking(choices)
        ],
    }
