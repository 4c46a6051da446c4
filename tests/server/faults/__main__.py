"""Long runs of the fault harnesses, by hand; interrupted, they go on where they were.

.venv/bin/python -m tests.server.faults kills 1000
.venv/bin/python -m tests.server.faults power 1000
.venv/bin/python -m tests.server.faults power-control 200

The state of each run is in build/faults; delete its file to begin anew.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from tests.server.faults import kills, power
from tests.server.faults.campaign import STATES, Campaign
from tests.server.faults.nursery import Nursery
from tests.server.sqlite.disk import library


def _kills(campaign: Campaign, times: int) -> None:
    def piece(number: int) -> dict[str, int]:
        with tempfile.TemporaryDirectory(prefix="shutbox-kills-") as folder:
            return kills.lap(nursery, Path(folder), kills.LAP, number)._asdict()

    with Nursery() as nursery:
        campaign.run(-(-times // kills.LAP), piece)


def _power(campaign: Campaign, times: int, constants: Mapping[str, object] = power.SHIPPED) -> None:
    def piece(number: int) -> dict[str, int]:
        with tempfile.TemporaryDirectory(prefix="shutbox-power-") as folder:
            life = power.played(nursery, built, Path(folder), constants)
            found = power.losses(life, Path(folder), power.LAP, random.Random(number))
            assert constants != power.SHIPPED or not found.harmful, Path(folder, "harm").read_text(encoding="utf-8")
            return found._asdict()

    with tempfile.TemporaryDirectory(prefix="shutbox-disk-") as place:
        built = library(Path(place))
        with Nursery({"LD_PRELOAD": str(built)}) as nursery:
            campaign.run(-(-times // power.LAP), piece)


RUNS: dict[str, Callable[[Campaign, int], None]] = {
    "kills": _kills,
    "power": _power,
    "power-control": partial(_power, constants={**power.SHIPPED, power.SYNCHRONOUS: "NORMAL"}),
}


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
