"""Long runs of the fault harnesses, by hand; interrupted, they go on where they were.

.venv/bin/python -m tests.server.faults kills 1000
.venv/bin/python -m tests.server.faults power 1000
.venv/bin/python -m tests.server.faults power-control 200
.venv/bin/python -m tests.server.faults errors 200     the number of deeds of a server at which its disk fails
.venv/bin/python -m tests.server.faults corruption 1   each byte becomes another; up to 9: each of its bits too
.venv/bin/python -m tests.server.faults repeats 100000
.venv/bin/python -m tests.server.faults crowd 200      the number of troubles of several processes
.venv/bin/python -m tests.server.faults seat 1000      the number of last seats that 100 clients want
.venv/bin/python -m tests.server.faults partition 90   the number of times that one of two processes is cut off
.venv/bin/python -m tests.server.faults swarm 600      the seconds for which 500 tables of bots play at two processes

The state of each run is in build/faults. With `anew` as the last word a run begins at the beginning.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from shutbox.server.store.audit import audit_database
from tests.server.faults import errors, kills, power, repeats
from tests.server.faults.campaign import STATES, Campaign
from tests.server.faults.corruption import Everything, folder_in_memory
from tests.server.faults.nursery import Nursery
from tests.server.postgres.cluster import new_database
from tests.server.sqlite.disk import library
from tests.server.together import crowd, partition, seat, swarm


def _kills(campaign: Campaign, times: int) -> None:
    def piece(number: int) -> dict[str, int]:
        with tempfile.TemporaryDirectory(prefix="shutbox-kills-") as folder:
            return kills.lap(nursery, Path(folder), kills.LAP, number)._asdict()

    with Nursery() as nursery:
        campaign.run(-(-times // kills.LAP), piece)


def _power(campaign: Campaign, times: int, constants: Mapping[str, object] = power.SHIPPED) -> None:
    def piece(nursery: Nursery, built: Path, folder: Path, number: int) -> dict[str, int]:
        life = power.played(nursery, built, folder, constants)
        found = power.losses(life, folder, power.LAP, random.Random(number))
        assert constants != power.SHIPPED or not found.harmful, Path(folder, "harm").read_text(encoding="utf-8")
        return found._asdict()

    _with_disk(campaign, -(-times // power.LAP), piece)


def _errors(campaign: Campaign, times: int) -> None:
    def piece(nursery: Nursery, built: Path, folder: Path, number: int) -> dict[str, int]:
        return errors.failed_in_all_ways(nursery, built, folder / "disk", number)._asdict()

    _with_disk(campaign, times, piece)


def _with_disk(campaign: Campaign, pieces: int, piece: Callable[[Nursery, Path, Path, int], Mapping[str, int]]) -> None:
    """Runs pieces with servers on a disk that can fail, each in a folder of its own."""

    def own(number: int) -> Mapping[str, int]:
        with folder_in_memory() as folder:
            return piece(nursery, built, folder, number)

    with tempfile.TemporaryDirectory(prefix="shutbox-disk-") as place:
        built = library(Path(place))
        with Nursery({"LD_PRELOAD": str(built)}) as nursery:
            campaign.run(pieces, own)


def _corruption(campaign: Campaign, passes: int) -> None:
    parts = os.cpu_count() or 1

    def piece(number: int) -> Counter[str]:
        done = [pool.submit(_verdicts, number, part, parts) for part in range(parts)]
        return sum((each.result() for each in done), Counter())

    with folder_in_memory() as folder:
        everything = Everything(folder, passes)
        # Forked, so that all of them damage the same samples.
        with ProcessPoolExecutor(parts, get_context("fork"), _share, (everything,)) as pool:
            campaign.run(len(everything.chunks), piece)


_shared: list[Everything] = []


def _share(everything: Everything) -> None:
    _shared.append(everything)


def _verdicts(chunk: int, part: int, parts: int) -> Counter[str]:
    return _shared[0].verdicts(chunk, part, parts)


def _repeats(campaign: Campaign, times: int) -> None:
    parts, lap = os.cpu_count() or 1, 2000

    def piece(number: int) -> Counter[str]:
        seeds = range(number * lap, (number + 1) * lap)
        done = pool.map(repeats.schedules, [seeds[part::parts] for part in range(parts)])
        return sum((Counter(each._asdict()) for each in done), Counter())

    with ProcessPoolExecutor(parts, get_context("spawn")) as pool:
        campaign.run(-(-times // lap), piece)


def _crowd(campaign: Campaign, times: int) -> None:
    def piece(number: int) -> dict[str, int]:
        with Nursery() as nursery, tempfile.TemporaryDirectory(prefix="shutbox-crowd-") as folder:
            return crowd.lap(nursery, Path(folder), number, troubles=crowd.LAP, tables=6, count=2 + number % 2)

    campaign.run(-(-times // crowd.LAP), piece)


def _seat(campaign: Campaign, times: int) -> None:
    with seat.rush_of() as rush:
        campaign.run(-(-times // seat.LAP), lambda _: rush(100, seat.LAP))


def _partition(campaign: Campaign, times: int) -> None:
    def piece(number: int) -> dict[str, int]:
        with new_database() as url, tempfile.TemporaryDirectory(prefix="shutbox-partition-") as folder:
            line = [
                sys.executable,
                "-m",
                "tests.server.together.partition",
                url,
                folder,
                str(partition.LAP),
                str(number),
            ]
            found = json.loads(subprocess.run(line, check=True, stdout=subprocess.PIPE).stdout)
            assert audit_database(url).faults == []
        return {name: count for name, count in found.items() if isinstance(count, int)}

    campaign.run(-(-times // partition.LAP), piece)


def _swarm(campaign: Campaign, seconds: int) -> None:
    def piece(_: int) -> Counter[str]:
        with tempfile.TemporaryDirectory(prefix="shutbox-swarm-") as folder:
            return swarm.swarm(Path(folder), count=2, tables=500, seconds=seconds, pace=2000)

    campaign.run(1, piece)


RUNS: dict[str, Callable[[Campaign, int], None]] = {
    "kills": _kills,
    "power": _power,
    "power-control": partial(_power, constants={**power.SHIPPED, power.SYNCHRONOUS: "NORMAL"}),
    "errors": _errors,
    "corruption": _corruption,
    "repeats": _repeats,
    "crowd": _crowd,
    "seat": _seat,
    "partition": _partition,
    "swarm": _swarm,
}


def main(arguments: list[str]) -> int:
    """The exit code: 0 if nothing was lost."""
    match arguments:
        case [name, times, *anew] if name in RUNS and times.isdigit() and anew in ([], ["anew"]):
            state = STATES / f"{name}.json"
            if anew:
                state.unlink(missing_ok=True)
            campaign = Campaign.of(state)
            RUNS[name](campaign, int(times))
            print(campaign.line)
            return 0
    print(f"usage: python -m tests.server.faults ({'|'.join(RUNS)}) TIMES [anew]", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
