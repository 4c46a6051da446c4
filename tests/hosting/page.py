"""docs/hosting.md as commands for this machine: folders are those of the test, and nobody becomes somebody else."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from urllib.request import urlopen

from tests.docs.page import blocks, read

PAGE = read("docs/hosting.md")
SHUTBOX = "/opt/shutbox/current/bin/shutbox"


def commands(heading: str) -> list[str]:
    """The commands under a heading, in their order."""
    under = PAGE.partition(f"\n{heading}\n")[2]
    assert under, heading
    part = re.split(r"\n#+ ", under)[0]
    return [line for block in blocks(part, "bash") for line in block.text.splitlines()]


def run(line: str, places: Mapping[str, str], units: Callable[[list[str]], None], folder: Path) -> str:
    """Runs a command of the page; what it prints. `units` does what systemctl would."""
    line = line.removeprefix("sudo -u shutbox ").removeprefix("sudo -u postgres ").removeprefix("sudo ")
    for old, new in places.items():
        line = line.replace(old, new)
    if line.startswith("systemctl "):
        units(shlex.split(line)[1:])
        return ""
    if line.startswith("curl --fail "):
        with urlopen(line.split()[-1], timeout=30) as answer:
            return str(answer.read())
    line = line.replace(SHUTBOX, f"{shlex.quote(sys.executable)} -m shutbox")
    environment = os.environ | {"PYTHONUTF8": "1", "SHUTBOX_DATA": str(folder / "data")}
    done = subprocess.run(line, shell=True, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
    return done.stdout
