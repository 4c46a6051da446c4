"""Writes what is printed of each game and follows from its rules: an example turn, and the strategy card.

Needs the package: run it with the Python of .venv, after a change of the catalogue or of the cards. It takes a minute
or two. Names of games write only these anew; tests/web/source/test_sheets.py works out again what takes little time.
"""

from __future__ import annotations

import json
import random
import sys
from itertools import count
from pathlib import Path
from typing import Any

from shutbox.cli.report import card_data
from shutbox.coach.strategy import card
from shutbox.rules import (
    Buys,
    Position,
    RuleSet,
    Throw,
    TurnRules,
    after_move,
    moves,
    named,
    names,
    plain_total,
    score,
    taken,
    tiles,
    write_position,
    write_throw,
    write_tiles,
)

FILE = Path(__file__).parents[1] / "web" / "src" / "paper" / "games.json"
# The throw that the sheets explain, and how many ways to use it there is room for.
SHOWN: Throw = (3, 5)
MOST_WAYS = 3
# So few tiles stand at the end of the example that they can be counted at a glance.
LEFT = range(2, 4)
DIGITS = 4


def game(rules: RuleSet) -> dict[str, Any]:
    """All that is known of one game."""
    return {**example(rules.turn), "card": strategy(rules)}


def example(turn: TurnRules) -> dict[str, Any]:
    """Ways to use a throw, one for each number of tiles; and how a turn may end."""
    found = [taken(turn.box, turn.set_up, move) for move in moves(turn, turn.set_up, SHOWN)]
    kinds = {shut if turn.buys is Buys.THAI else len(shut): shut for shut in reversed(found)}
    ways = [write_tiles(turn.box, shut) for shut in found if shut in kinds.values()]
    position, throw = ending(turn)
    missed = {"position": write_position(turn.box, position), "faces": list(throw)}
    return {"ways": ways[:MOST_WAYS], "missed": missed, "total": plain_total(score(turn, position))}


def ending(turn: TurnRules) -> tuple[Position, Throw]:
    """Where a turn ends with few tiles, and the throw that misses there: of the first dice that come to such an end."""
    for seed in count():
        dice = random.Random(seed)
        position = turn.set_up
        while options := moves(turn, position, throw := _thrown(dice)):
            position = after_move(position, dice.choice(options))
        if len(list(tiles(turn.box, position))) in LEFT and sum(throw) not in (turn.unlucky, sum(SHOWN)):
            return position, throw
    raise AssertionError


def _thrown(dice: random.Random) -> Throw:
    one, other = sorted((dice.randint(1, 6), dice.randint(1, 6)))
    return one, other


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
