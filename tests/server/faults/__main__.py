"""Long runs of the fault harnesses, by hand; interrupted, they go on where they were.

.venv/bin/python -m tests.server.faults kills 1000
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.server.faults import kills
from tests.server.faults.campaign import STATES, Campaign
from tests.server.faults.nursery import Nursery


def _kills(campaign: Campaign, times: int) -> None:
    def piece(number: int) -> dict[str, int]:
        with tempfile.TemporaryDirectory(prefix="shutbox-kills-") as folder:
            return kills.lap(nursery, Path(folder), kills.LAP, number)._asdict()

    with Nursery() as nursery:
        campaign.run(-(-times // kills.LAP), piece)


RUNS: dict[str, Callable[[Campaign, int], None]] = {"kills": _kills}


def main(arguments: list[str]) -> int:
    """The exit code: 0 if nothing was lost."""
    match arguments:
        case [name, times] if name in RUNS and times.isdigit():
            campaign = Campaign.of(STATES / f"{name}.json")
            RUNS[name](campaign, int(times))
            print(campaign.line)
            return 0
    print(f"usage: python -m tests.server.faults ({'|'.join(RUNS)}) TIMES", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
