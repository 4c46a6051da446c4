"""`shutbox perft`: the number of sequences of throws and moves of a given length."""

from __future__ import annotations

from typing import Any

from shutbox.cli.command.moves import move_data
from shutbox.cli.line import Arguments, UsageError, choose_rules
from shutbox.cli.report import faces
from shutbox.cli.terminal import Terminal, align
from shutbox.rules import Move, Position, RuleSet, divide, perft, read_position, tiles, write_move, write_position
from shutbox.words import Words


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Shows the count, with --divide also for each first throw and move."""
    rules = choose_rules(args.positional["RULES"], args.values("set"))
    depth = _depth(args.positional["DEPTH"], split=args.flag("divide"))
    notation = args.value("position")
    position = rules.turn.set_up if notation is None else read_position(rules.turn.box, notation)
    if args.flag("json"):
        terminal.show(data(rules, position, depth, split=args.flag("divide")))
    else:
        terminal.tell("\n".join(text_lines(words, rules, position, depth, split=args.flag("divide"))))
    return 0


def _depth(text: str, *, split: bool) -> int:
    if split and text == "0":
        raise UsageError("divide-depth")
    return int(text)


def count(rules: RuleSet, position: Position, depth: int) -> int:
    """The perft count. It is 0 beyond the number of standing tiles, because each move shuts at least one."""
    standing = sum(1 for _ in tiles(rules.turn.box, position))
    return perft(rules.turn, position, depth) if depth <= standing else 0


def data(rules: RuleSet, position: Position, depth: int, *, split: bool) -> dict[str, Any]:
    """The count as JSON data."""
    counts: dict[str, Any] = {
        "rules": rules.name,
        "position": write_position(rules.turn.box, position),
        "depth": depth,
        "count": count(rules, position, depth),
    }
    if split:
        counts["divide"] = [
            {"throw": list(throw)} | move_data(rules, position, move) | {"count": lines}
            for throw, move, lines in _divide(rules, position, depth)
        ]
    return counts


def _divide(rules: RuleSet, position: Position, depth: int) -> list[tuple[tuple[int, ...], Move, int]]:
    standing = sum(1 for _ in tiles(rules.turn.box, position))
    return divide(rules.turn, position, min(depth, standing + 1))


def text_lines(words: Words, rules: RuleSet, position: Position, depth: int, *, split: bool) -> list[str]:
    """The count as text."""
    box = rules.turn.box
    rows = [
        (faces(throw), write_move(box, position, move), words.number(lines))
        for throw, move, lines in (_divide(rules, position, depth) if split else [])
    ]
    total_count = count(rules, position, depth)
    total = words.text("show-perft", count=total_count, depth=depth, position=write_position(box, position))
    return [*(align(rows, 200) if rows else []), total]
