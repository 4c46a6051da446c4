"""What a live game is worth: reads solved tables with the standard library alone, asks for those that are missing."""

from shutbox.value.option import Horizon, Option, Options, Stakes, Unit
from shutbox.value.options import after_throw, after_throws, options
from shutbox.value.preparation import prepare
from shutbox.value.prospect import stakes
from shutbox.value.reach import reach

__all__ = [
    "Horizon",
    "Option",
    "Options",
    "Stakes",
    "Unit",
    "after_throw",
    "after_throws",
    "options",
    "prepare",
    "reach",
    "stakes",
]
