"""Short-running commands and `play`, each in a module of the same name."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.cli.command.replay import data as data
    from shutbox.cli.command.verify import dice_text as dice_text

open_front(
    __name__,
    replay="data",
    verify="dice_text",
)
