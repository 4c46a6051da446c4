"""Checks the packages that a benchmark needs; if one is missing, prints the command that installs it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

INSTALL = "./check --version"
MISSING = 2


@contextmanager
def packages(*names: str) -> Iterator[None]:
    """Stops the program unless these packages are installed and everything imported within is found.

    Name those that are imported later, when they are used.
    """
    if missing := [name for name in names if find_spec(name) is None]:
        stop(missing)
    try:
        yield
    except ModuleNotFoundError as error:
        stop([str(error.name).partition(".")[0]])


def stop(missing: list[str]) -> None:
    """Ends the program with one line."""
    program = Path(sys.argv[0]).name
    how = f"{INSTALL} installs what all benchmarks need; then run this again with .venv/bin/python"
    print(f"{program}: not installed: {', '.join(missing)}; {how}", file=sys.stderr)
    sys.exit(MISSING)
