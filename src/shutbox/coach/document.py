"""A report as plain data with a stable schema (docs/report.md): what the web app draws."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from shutbox.coach.judgement import THRESHOLDS
from shutbox.coach.report import Account, Choice, Moment, Player, Report, Seats, Step, Stretch
from shutbox.play.events import Hand, Hint, Leave, Off, Penalty, Shut, Take, Thrown, TimeUp, Undo
from shutbox.play.game import Phase
from shutbox.play.notation import write_event
from shutbox.play.view import action_data
from shutbox.rules.box import write_position

VERSION = 1
Data = dict[str, Any]
_KINDS: dict[type, str] = {
    Thrown: "throw",
    Shut: "shut",
    Off: "off",
    Penalty: "penalty",
    Take: "take",
    Leave: "leave",
    TimeUp: "time",
    Undo: "undo",
    Hint: "hint",
    Hand: "hand",
}


def schema() -> Data:
    """The JSON Schema that every document keeps to."""
    found: Data = json.loads(files("shutbox.coach").joinpath("report.schema.json").read_text(encoding="utf-8"))
    return found


def document(report: Report) -> Data:
    """The whole report for machines."""
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
    return {
        "seat": player.seat,
        "name": player.name,
        "kind": player.kind,
        "hints": player.hints,
        "decisions": player.decisions,
        "forced": player.forced,
        "judgements": {judgement.value: count for judgement, count in player.judgements.items()},
        "accounts": [_account(account) for account in player.accounts],
        "luckiest": _moment(player.luckiest) if player.luckiest else None,
        "unluckiest": _moment(player.unluckiest) if player.unluckiest else None,
        "dearest": _moment(player.dearest) if player.dearest else None,
    }


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
    }


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
    """Values by seat, null for a seat that a turn says nothing about."""
    return [value if stretch.has(seat) else None for seat, value in enumerate(values)]


def _step(report: Report, step: Step) -> Data:
    game = step.game
    stretch = None if step.stretch is None else report.stretches[step.stretch]

    def seats(values: Seats | None) -> list[float | None] | None:
        return None if values is None or stretch is None else _seats(stretch, values)

    return {
        "n": step.number,
        "word": write_event(game, step.event),
        "kind": "start" if game.phase is Phase.START and isinstance(step.event, Thrown) else _KINDS[type(step.event)],
        "seat": step.seat,
        "counted": step.counted,
        "round": game.tally.round,
        "phase": game.phase.value,
        "position": write_position(game.rules.turn.box, game.position),
        "throw": list(game.throw),
        "to_beat": game.to_beat,
        "stretch": step.stretch,
        "choice": _choice(step, step.choice, stretch) if step.choice and stretch else None,
        "luck": seats(step.luck),
        "other": seats(step.other),
        "values": seats(step.values),
    }


def _choice(step: Step, choice: Choice, stretch: Stretch) -> Data:
    found = choice.options
    return {
        "forced": choice.forced,
        "loss": choice.loss,
        "share": choice.share,
        "judgement": choice.judgement.value,
        "symbol": choice.judgement.symbol,
        "taken": found.options.index(choice.taken),
        "best": found.options.index(found.best),
        "options": [
            action_data(step.game, option.action)
            | {
                "value": option.seats[found.seat],
                "loss": found.loss(option),
                "seats": _seats(stretch, option.seats),
            }
            for option in found.options
        ],
        "reasons": [{"kind": reason.kind, "args": reason.args} for reason in choice.reasons],
    }
