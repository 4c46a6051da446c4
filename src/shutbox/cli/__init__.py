"""The command line: every game in the terminal, and the library for people and scripts."""

from shutbox.cli.program import main

__all__ = ["main"]
