"""Commands that solve, simulate and compare: solved tables, many games, many rule sets, tournaments of bots."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.cli.lab.sweep import SORTS as SORTS

open_front(
    __name__,
    sweep="SORTS",
)
