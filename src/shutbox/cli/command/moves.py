"""`shutbox moves`: all legal moves for a throw at a position."""

from __future__ import annotations

from typing import Any

from shutbox.cli.line import Arguments, choose_rules, legal_throw
from shutbox.cli.terminal import Terminal, align, paragraph
from shutbox.play import move_data as view_data
from shutbox.rules import (
    Move,
    Position,
    RuleSet,
    Throw,
    after_move,
    moves,
    read_position,
    read_throw,
    write_move,
    write_position,
    write_throw,
)
from shutbox.words import Words


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Shows the moves that a throw allows."""
    rules = choose_rules(args.positional["RULES"], args.values("set"))
    position = read_position(rules.turn.box, args.positional["POSITION"])
    throw = legal_throw(rules, position, read_throw(rules.turn, args.positional["THROW"]))
    if args.flag("json"):
        terminal.show(data(rules, position, throw))
    else:
        terminal.tell("\n".join(text_lines(words, rules, position, throw, terminal.style.width)))
    return 0


def move_data(rules: RuleSet, position: Position, move: Move) -> dict[str, Any]:
    """A move as plain data."""
    integer = view_data(rules.turn, position, move)
    return {key: integer[key] for key in ("tiles", "rows", "after")}


def data(rules: RuleSet, position: Position, throw: Throw) -> dict[str, Any]:
    """The moves as JSON data."""
    return {
        "rules": rules.name,
        "position": write_position(rules.turn.box, position),
        "throw": list(throw),
        "moves": [move_data(rules, position, move) for move in moves(rules.turn, position, throw)],
    }


def text_lines(words: Words, rules: RuleSet, position: Position, throw: Throw, width: int) -> list[str]:
    """The moves as text."""
    box, options = rules.turn.box, moves(rules.turn, position, throw)
    heading = words.text(
        "show-moves", rules=words.rule_title(rules), position=write_position(box, position), throw=write_throw(throw)
    )
    rows = [
        (f"{number}", write_move(box, position, move), write_position(box, after_move(position, move)))
        for number, move in enumerate(options, 1)
    ]
    top = ("", words.text("show-tiles"), words.text("show-after"))
    nothing = words.text("show-miss" if position else "show-shut")
    return [*paragraph(heading, width), *(align([top, *rows], width) if rows else [nothing])]
