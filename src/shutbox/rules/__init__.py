"""What is allowed and what it costs: boxes, positions, moves, totals and whole rule sets. Standard library only."""

from shutbox.rules.box import Box, Tile, read_move, read_position, taken, tiles, write_move, write_position
from shutbox.rules.catalog import named, names
from shutbox.rules.chance import Throw, dice_counts, read_throw, throws, write_throw
from shutbox.rules.codec import BOXES, changed, from_data, from_json, from_toml, to_data, to_json, to_toml
from shutbox.rules.moves import moves
from shutbox.rules.perft import divide, perft
from shutbox.rules.ruleset import Format, GameRules, RuleSet
from shutbox.rules.score import score
from shutbox.rules.turn import OneDie, TurnRules

__all__ = [
    "BOXES",
    "Box",
    "Format",
    "GameRules",
    "OneDie",
    "RuleSet",
    "Throw",
    "Tile",
    "TurnRules",
    "changed",
    "dice_counts",
    "divide",
    "from_data",
    "from_json",
    "from_toml",
    "moves",
    "named",
    "names",
    "perft",
    "read_move",
    "read_position",
    "read_throw",
    "score",
    "taken",
    "throws",
    "tiles",
    "to_data",
    "to_json",
    "to_toml",
    "write_move",
    "write_position",
    "write_throw",
]
