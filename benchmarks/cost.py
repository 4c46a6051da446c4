"""What messages and requests cost the loop: `.venv/bin/python benchmarks/cost.py [NAME ...] [--rounds N] [--seed S]`.

For every message of a socket and every path of HTTP, `prices.py` searches for the body that takes most of the event
loop's processor time. A price is in milliseconds of the machine for which the limit is given: what a fixed piece of
Python takes now is set against what it takes there.
"""

from __future__ import annotations

import argparse
import asyncio
import json

from clock import Report
from needs import packages

with packages("msgspec", "segno", "uvicorn"):
    from prices import LESSONS, MESSAGES, MOST, PATHS, piece, prices


def main() -> None:
    """Prints the price of each message and path, the dearest first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="of a message (play), or of a path (GET /api/log)")
    parser.add_argument("--rounds", type=int, default=200, help="changed bodies that are tried for each")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if unknown := set(given.names) - {*MESSAGES, *LESSONS, *PATHS}:
        parser.error(f"no such message or path: {', '.join(sorted(unknown))}")
    report = Report()
    print(f"     a fixed piece of Python just now: {min(piece() for _ in range(20)) * 1e3:.2f} ms", flush=True)
    found = asyncio.run(prices(given.rounds, given.seed, tuple(given.names)))
    for price in sorted(found, key=lambda each: -each.seconds):
        report.line(price.name, price.seconds * 1e3, "ms", most=MOST * 1e3)
        print(f"     {json.dumps(price.body)[:140]}")
    report.exit()


if __name__ == "__main__":
    main()
