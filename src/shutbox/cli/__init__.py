"""The command line: every game in the terminal, and the library for people and scripts."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.cli.help import option_text as option_text
    from shutbox.cli.program import COMMANDS as COMMANDS
    from shutbox.cli.program import main as main

open_front(
    __name__,
    help="option_text",
    program="COMMANDS main",
)
