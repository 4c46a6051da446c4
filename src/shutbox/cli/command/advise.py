"""`shutbox advise`: every option with its value, best first, and what it costs against the best."""

from __future__ import annotations

from typing import Any

from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.line.number import exclusive
from shutbox.cli.line.rule_choice import chosen
from shutbox.cli.line.situation import AROUND, situation
from shutbox.cli.terminal.file import read_text
from shutbox.cli.terminal.grid import aligned, paragraph
from shutbox.cli.terminal.stream import Terminal
from shutbox.play import Game, read_record
from shutbox.play.view import action_data
from shutbox.rules import write_position
from shutbox.solve.objective import MEAN, read_objective
from shutbox.value import Horizon, Option, Options, Unit, options
from shutbox.words import Words


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Shows the options of the player at the box."""
    game, found = _asked(given)
    if given.flag("json"):
        terminal.show(data(game, found))
    else:
        terminal.tell("\n".join(listed(words, game, found, terminal.style.width)))
    return 0


def _asked(given: Given) -> tuple[Game, Options]:
    if given.flag("record"):
        exclusive(given, "record", (*AROUND, "set"))
        game, horizon = _recorded(given), Horizon.GAME
    else:
        for name in ("RULES", "POSITION"):
            if name not in given.arguments:
                raise UsageError("advise-needs", missing=name)
        game, horizon = situation(given, chosen(given.arguments["RULES"], given.values("set")))
    told = given.value("objective")
    objective = read_objective(told) if told else MEAN if horizon is Horizon.TURN else None
    return game, options(game, objective, horizon)


def _recorded(given: Given) -> Game:
    if given.arguments:
        raise UsageError("advise-record")
    game = read_record(read_text(given.value("record") or "")).game
    if game.over:
        raise UsageError("advise-over")
    return game


def ranked(found: Options) -> list[Option]:
    """The options, best first; equal ones in the order in which they are listed."""
    return sorted(found.options, key=found.loss)


def data(game: Game, found: Options) -> dict[str, Any]:
    """The options for machines."""
    return {
        "rules": game.rules.name,
        "position": write_position(game.rules.turn.box, game.position),
        "throw": list(game.throw),
        "horizon": found.horizon.value,
        "unit": found.unit.value,
        "seat": found.seat,
        "options": [
            action_data(game, option.action)
            | {
                "value": option.seats[found.seat],
                "loss": found.loss(option),
                "best": found.loss(option) == 0,
                "seats": list(option.seats) if found.horizon is not Horizon.TURN else None,
            }
            for option in ranked(found)
        ],
    }


def listed(words: Words, game: Game, found: Options, width: int) -> list[str]:
    """The options for people."""
    rows = [
        (
            _named(words, action_data(game, option.action)),
            shown(words, found.unit, option.seats[found.seat]),
            _loss(words, found, option),
        )
        for option in ranked(found)
    ]
    title, unit, horizon = words.rule_title(game.rules), found.unit.value, found.horizon.value
    heading = words.text("show-advice", rules=title, unit=unit, horizon=horizon)
    return [*paragraph(heading, width), *aligned(rows, width)]


def _named(words: Words, action: dict[str, Any]) -> str:
    do = action["word"] if action["do"] == "penalty" else action["do"]
    return words.text("show-option", do=do, dice=action.get("dice", 0), tiles=action.get("word", ""))


def shown(words: Words, unit: Unit, value: float) -> str:
    """A value as people read it."""
    return words.percent(value, 4) if unit is Unit.CHANCE else words.number(value, 6)


def _loss(words: Words, found: Options, option: Option) -> str:
    lost = found.loss(option)
    return words.text("show-loss", loss=shown(words, found.unit, lost)) if lost else words.text("show-best")
