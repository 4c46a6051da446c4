"""Boxes so small that whole games on them can be solved by brute force."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from shutbox.play import Game, Phase, new_game
from shutbox.rules import Box, RuleSet, TurnRules, from_data
from shutbox.rules.box import Position
from shutbox.rules.turn import Behind, Buys, OffMat, Total
from tests.strategies import boxes, chances, one_die_rules, turn_rules

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kim", "Lou")

# A choice of tiles; of dice too; a back row; tiles that rise again; a choice of penalty; void turns.
BOXES: dict[str, dict[str, Any]] = {
    "row": {"box": [1, 2, 3], "dice": 1, "faces": 3},
    "dice": {"box": [1, 2, 3], "dice": 2, "faces": 2, "one_die": "standing:4:optional"},
    "rows": {"box": [[1, 2], [2, 1]], "dice": 2, "faces": 2, "one_die": "standing:3:optional", "total": "front-double"},
    "raise": {"box": [1, 2, 3], "dice": 1, "faces": 3, "off_mat": "raise", "off_mat_chance": "1/3"},
    "choose": {"box": [1, 2], "dice": 1, "faces": 3, "off_mat": "choose", "off_mat_chance": "1/5"},
    "void": {"box": [1, 2, 3], "set_up": "1.3", "dice": 1, "faces": 3, "off_mat": "void", "off_mat_chance": "1/4"},
}

small_turns = boxes(most_columns=3, most_rows=2, most_value=6).flatmap(turn_rules)
few_tiles = boxes(most_columns=3, most_rows=1, most_value=4) | boxes(most_columns=2, most_rows=2, most_value=3)


def tiny(box: str, **settings: Any) -> RuleSet:
    """A game on one of the tiny boxes."""
    return from_data(BOXES[box] | settings, name="tiny")


def begun(rules: RuleSet, players: int, starter: int = 0) -> Game:
    """A game of so many about to begin."""
    return new_game(rules, NAMES[:players], starter=starter)


def fresh(game: Game) -> bool:
    """Whether somebody is about to make the first throw at a fresh box."""
    return game.phase is Phase.THROW and game.position == game.rules.turn.set_up


@st.composite
def tiny_turns(draw: st.DrawFn, box: Box | None = None) -> TurnRules:
    """Rules of a turn with few tiles and few throws, every axis that changes its course."""
    box = box or draw(few_tiles)
    dice, faces = draw(st.integers(1, 2)), draw(st.integers(2, 3))
    buys, off_mat = draw(st.sampled_from(Buys)), draw(st.sampled_from(OffMat))
    return TurnRules(
        box,
        Position(box.full - draw(st.integers(0, box.full - 1))),
        dice,
        faces,
        draw(one_die_rules(dice)),
        0 if buys is Buys.THAI else draw(st.integers(0, 2)),
        buys,
        Behind.AT_ONCE if buys is Buys.THAI else draw(st.sampled_from(Behind)),
        0,
        draw(st.sampled_from([0, 0, dice * faces])),
        draw(st.sampled_from(Total)),
        off_mat,
        draw(chances(off_mat)),
    )
