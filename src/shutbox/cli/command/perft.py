"""`shutbox perft`: how many lines of throws and moves there are."""

from __future__ import annotations

import re
from typing import Any

from shutbox.cli.command.moves import move_data
from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.line.rule_choice import chosen
from shutbox.cli.report.amount import faces
from shutbox.cli.terminal.grid import aligned
from shutbox.cli.terminal.stream import Terminal
from shutbox.rules import RuleSet, divide, perft, read_position, tiles, write_move, write_position
from shutbox.words import Words

_DEPTH = re.compile(r"[0-9]{1,9}")


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Shows a count, on request split by the first throw and move."""
    rules = chosen(given.arguments["RULES"], given.values("set"))
    depth = _depth(given.arguments["DEPTH"], split=given.flag("divide"))
    told = given.value("position")
    position = rules.turn.set_up if told is None else read_position(rules.turn.box, told)
    if given.flag("json"):
        terminal.show(data(rules, position, depth, split=given.flag("divide")))
    else:
        terminal.tell("\n".join(listed(words, rules, position, depth, split=given.flag("divide"))))
    return 0


def _depth(text: str, *, split: bool) -> int:
    if not _DEPTH.fullmatch(text):
        raise UsageError("depth", got=text)
    if split and int(text) == 0:
        raise UsageError("divide-depth")
    return int(text)


def count(rules: RuleSet, position: int, depth: int) -> int:
    """Perft; each move shuts a tile, so beyond the number of standing tiles there is nothing to count."""
    up = sum(1 for _ in tiles(rules.turn.box, position))
    return perft(rules.turn, position, depth) if depth <= up else 0


def data(rules: RuleSet, position: int, depth: int, *, split: bool) -> dict[str, Any]:
    """The count for machines."""
    found: dict[str, Any] = {
        "rules": rules.name,
        "position": write_position(rules.turn.box, position),
        "depth": depth,
        "count": count(rules, position, depth),
    }
    if split:
        found["divide"] = [
            {"throw": list(throw)} | move_data(rules, position, move) | {"count": lines}
            for throw, move, lines in _divided(rules, position, depth)
        ]
    return found


def _divided(rules: RuleSet, position: int, depth: int) -> list[tuple[tuple[int, ...], int, int]]:
    up = sum(1 for _ in tiles(rules.turn.box, position))
    return divide(rules.turn, position, min(depth, up + 1))


def listed(words: Words, rules: RuleSet, position: int, depth: int, *, split: bool) -> list[str]:
    """The count for people."""
    box = rules.turn.box
    rows = [
        (faces(throw), write_move(box, position, move), words.number(lines))
        for throw, move, lines in (_divided(rules, position, depth) if split else [])
    ]
    found = count(rules, position, depth)
    total = words.text("show-perft", count=found, depth=depth, position=write_position(box, position))
    return [*(aligned(rows, 200) if rows else []), total]
