"""What a live game is worth: reads solved tables with the standard library alone, asks for those that are missing."""

from shutbox.solve.format.kind import Horizon, Unit
from shutbox.value.option import Option, Options, Stakes
from shutbox.value.options import after_throw, after_throws, options
from shutbox.value.preparation import prepare
from shutbox.value.reach import reach
from shutbox.value.stakes import stakes

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
