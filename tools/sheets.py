"""Writes what is printed of each game and follows from its rules: an example turn, and the strategy card.

Needs the package: run it with the Python of .venv, after a change of the catalogue or of the cards. It takes a minute
or two. Names of games write only these anew; tests/web/source/test_sheets.py works out again what takes little time.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from shutbox.cli.report import card_data
from shutbox.coach.strategy import card, turn_example
from shutbox.rules import RuleSet, TurnRules, named, names, write_throw

FILE = Path(__file__).parents[1] / "web" / "src" / "paper" / "games.json"
DIGITS = 4


def game(rules: RuleSet) -> dict[str, Any]:
    """All that is known of one game."""
    return {**example(rules.turn), "card": strategy(rules)}


def example(turn: TurnRules) -> dict[str, Any]:
    """The example of a turn; its throw is the same in every game."""
    return {key: value for key, value in turn_example(turn).items() if key != "throw"}


def strategy(rules: RuleSet) -> dict[str, Any]:
    """The strategy card of a game, as the command prints it, with the digits that are shown."""
    found = card_data(rules, card(rules.turn))
    simple = found["simple"][0]
    lines = [
        {"throw": write_throw(tuple(map(int, row["throws"][0].split(",")))), "shut": row["shut"], "more": row["more"]}
        for row in found["lines"]
    ]
    figures = {key: round(found[key], DIGITS) for key in ("mean", "extra", "shut")}
    best = {key: round(value, DIGITS) for key, value in found["best"].items()}
    return {
        **figures,
        "best": best,
        "dice": found["dice"],
        "otherwise": found["otherwise"],
        "simple": simple["thumbs"],
        "lines": lines,
    }


def text(games: dict[str, Any]) -> str:
    """The file's text: a line for each game."""
    lines = [f"  {json.dumps(name)}: {json.dumps(games[name], separators=(',', ':'))}" for name in names()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() and len(sys.argv) > 1 else {}
    made = {name: game(named(name)) for name in (sys.argv[1:] or names())}
    FILE.write_text(text({**known, **made}), encoding="utf-8")
