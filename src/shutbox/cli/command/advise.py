"""`shutbox advise`: every option with its value, best first, and what it costs against the best."""

from __future__ import annotations

from functools import partial
from typing import Any

from shutbox.cli.line import Arguments, UsageError, choose_rules, situation
from shutbox.cli.report import option_rows, reason_lines
from shutbox.cli.terminal import Terminal, align, paragraph, progress, read_text
from shutbox.coach import equality, option_data, ranking
from shutbox.play import Game, read_record
from shutbox.rules import write_position
from shutbox.solve import MEAN, read_objective
from shutbox.value import Horizon, Options, Unit, options
from shutbox.words import Words


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Shows the options of the player at the box."""
    with progress(words, terminal):
        game, found = _options_of(args)
    if args.flag("json"):
        terminal.show(data(game, found))
    else:
        terminal.tell("\n".join(lines(words, game, found, terminal.style.width)))
    return 0


def _options_of(args: Arguments) -> tuple[Game, Options]:
    if args.flag("record"):
        game, horizon = _recorded_game(args), Horizon.GAME
    else:
        for name in ("RULES", "POSITION"):
            if name not in args.positional:
                raise UsageError("advise-needs", missing=name)
        game, horizon = situation(args, choose_rules(args.positional["RULES"], args.values("set")))
    text = args.value("objective")
    objective = read_objective(text) if text else MEAN if horizon is Horizon.TURN else None
    return game, options(game, objective, horizon)


def _recorded_game(args: Arguments) -> Game:
    game = read_record(read_text(args.value("record") or "")).game
    if game.over:
        raise UsageError("advise-over")
    return game


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
            option_data(game, found, option)
            | {
                "best": option is found.best,
                "seats": list(option.seats) if found.horizon is not Horizon.TURN else None,
            }
            for option in ranking(found)
        ],
    }


def lines(words: Words, game: Game, found: Options, width: int) -> list[str]:
    """The options for people."""
    title, unit, horizon = words.rule_title(game.rules), found.unit.value, found.horizon.value
    heading = words.text("show-advice", rules=title, unit=unit, horizon=horizon)
    options = [option_data(game, found, option) for option in ranking(found)]
    rows = option_rows(words, options, partial(_number, words, found.unit), full=True)
    equal = reason_lines(words, equality(game, found, found.best), width, indent=0)
    return [*paragraph(heading, width), *align(rows, width), *equal]


def _number(words: Words, unit: Unit, value: float) -> str:
    """A value with more digits than at the table."""
    return words.percent(value, 4) if unit is Unit.CHANCE else words.number(value, 6)
