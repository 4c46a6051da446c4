"""A server whose clock stands at another time: `python tests/releases/earlier.py SECONDS --data FOLDER …`.

Devices and tables that nobody has come back to are forgotten after a year, but those of a release are kept for ever.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from time import time

from shutbox.server.run import Wanted, run
from shutbox.words import Words


def main() -> int:
    """Serves as `shutbox serve` does."""
    parser = ArgumentParser()
    parser.add_argument("now", type=int)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--host")
    parser.add_argument("--port", type=int)
    given = parser.parse_args()
    ahead = time() - given.now
    wanted = Wanted(given.data, host=given.host, port=given.port, clock=lambda: time() - ahead)
    return run(wanted, lambda port: print(f"http://{given.host}:{port}", flush=True), Words())


if __name__ == "__main__":
    sys.exit(main())
