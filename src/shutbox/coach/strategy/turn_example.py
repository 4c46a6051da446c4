"""An example of a turn for a sheet on paper: a throw with ways to use it, and how a turn may end."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement
from typing import Any

from shutbox.rules import (
    Buys,
    Position,
    Throw,
    TurnRules,
    after_move,
    moves,
    plain_total,
    score,
    taken,
    tiles,
    write_position,
    write_tiles,
)

# The throw that is explained where it can be used, and how many ways to use it there is room for.
SHOWN: Throw = (3, 5)
MOST_WAYS = 3
# So few tiles stand at the end of the example that they can be counted at a glance.
LEFT = range(2, 4)
# So many turns are tried for such an end.
TRIES = 300


def turn_example(turn: TurnRules) -> dict[str, Any]:
    """A throw, ways to use it, one for each number of tiles, and how a turn ends; nothing of what there is not."""
    shown = _shown(turn)
    ending = _ending(turn, shown) if shown else None
    if shown is None or ending is None:
        return {"throw": None, "ways": [], "missed": None, "total": None}
    position, throw = ending
    missed = {"position": write_position(turn.box, position), "faces": list(throw)}
    return {
        "throw": list(shown),
        "ways": _ways(turn, shown),
        "missed": missed,
        "total": plain_total(score(turn, position)),
    }


def _shown(turn: TurnRules) -> Throw | None:
    """The throw to explain: the usual one, or the first that shuts something."""
    usual = [SHOWN] if turn.dice == len(SHOWN) and turn.faces >= max(SHOWN) else []
    every = combinations_with_replacement(range(1, turn.faces + 1), turn.dice)
    return next((throw for throw in (*usual, *every) if moves(turn, turn.set_up, throw)), None)


def _ways(turn: TurnRules, shown: Throw) -> list[str]:
    found = [taken(turn.box, turn.set_up, move) for move in moves(turn, turn.set_up, shown)]
    kinds = {shut if turn.buys is Buys.THAI else len(shut): shut for shut in reversed(found)}
    return [write_tiles(turn.box, shut) for shut in found if shut in kinds.values()][:MOST_WAYS]


def _ending(turn: TurnRules, shown: Throw) -> tuple[Position, Throw] | None:
    """Where a turn ends with few tiles, and the throw that misses there: of the first dice that come to such an end."""
    for seed in range(TRIES):
        dice = random.Random(seed)
        position = turn.set_up
        while options := moves(turn, position, throw := _thrown(turn, dice)):
            position = after_move(position, dice.choice(options))
        if len(list(tiles(turn.box, position))) in LEFT and sum(throw) not in (turn.unlucky, sum(shown)):
            return position, throw
    return None


def _thrown(turn: TurnRules, dice: random.Random) -> Throw:
    return tuple(sorted(dice.randint(1, turn.faces) for _ in range(turn.dice)))
