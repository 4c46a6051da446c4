"""What a live game is worth: reads solved tables with the standard library alone, asks for those that are missing."""

from shutbox.value.option import Horizon, Option, Options, Unit
from shutbox.value.options import after_throws, options
from shutbox.value.reach import reach

__all__ = ["Horizon", "Option", "Options", "Unit", "after_throws", "options", "reach"]
