"""`shutbox moves`: every way to use a throw at a position."""

from __future__ import annotations

from typing import Any

from shutbox.cli.line.arguments import Given
from shutbox.cli.line.rule_choice import chosen
from shutbox.cli.line.throw import allowed
from shutbox.cli.terminal.grid import aligned, paragraph
from shutbox.cli.terminal.stream import Terminal
from shutbox.play.view import move_data as view_data
from shutbox.rules import (
    RuleSet,
    Throw,
    moves,
    read_position,
    read_throw,
    write_move,
    write_position,
    write_throw,
)
from shutbox.words import Words


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Shows the moves that a throw allows."""
    rules = chosen(given.arguments["RULES"], given.values("set"))
    position = read_position(rules.turn.box, given.arguments["POSITION"])
    throw = allowed(rules, position, read_throw(rules.turn, given.arguments["THROW"]))
    if given.flag("json"):
        terminal.show(data(rules, position, throw))
    else:
        terminal.tell("\n".join(listed(words, rules, position, throw, terminal.style.width)))
    return 0


def move_data(rules: RuleSet, position: int, move: int) -> dict[str, Any]:
    """A move as plain data."""
    whole = view_data(rules.turn, position, move)
    return {key: whole[key] for key in ("tiles", "rows", "after")}


def data(rules: RuleSet, position: int, throw: Throw) -> dict[str, Any]:
    """The moves for machines."""
    return {
        "rules": rules.name,
        "position": write_position(rules.turn.box, position),
        "throw": list(throw),
        "moves": [move_data(rules, position, move) for move in moves(rules.turn, position, throw)],
    }


def listed(words: Words, rules: RuleSet, position: int, throw: Throw, width: int) -> list[str]:
    """The moves for people."""
    box, found = rules.turn.box, moves(rules.turn, position, throw)
    heading = words.text(
        "show-moves", rules=words.rule_title(rules), position=write_position(box, position), throw=write_throw(throw)
    )
    rows = [
        (f"{number}", write_move(box, position, move), write_position(box, position - move))
        for number, move in enumerate(found, 1)
    ]
    top = ("", words.text("show-tiles"), words.text("show-after"))
    return [*paragraph(heading, width), *(aligned([top, *rows], width) if rows else [words.text("show-miss")])]
