"""What the rules, the games built on them, and the client of the API may import."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import shutbox

PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from importlib import import_module
for package in map(import_module, sys.argv[2:]):
    for name in package.__all__:
        getattr(package, name)
roots = {name.partition(".")[0] for name in sys.modules}
print(*sorted(roots - set(sys.stdlib_module_names) - {"shutbox", "__main__"}))
print(*sorted(name for name in sys.modules if name.startswith("shutbox.")))
"""


@pytest.mark.parametrize(
    ("packages", "rooms"),
    [
        (("shutbox.rules", "shutbox.play"), {"errors", "front", "rules", "play", "sentence"}),
        (("shutbox.client",), {"errors", "front", "client", "sentence"}),
    ],
    ids=["rules", "client"],
)
def test_nothing_beyond_the_standard_library_is_imported(packages: tuple[str, ...], rooms: set[str]) -> None:
    source = str(Path(shutbox.__file__).parent.parent)
    # Isolated and without site-packages: what is not in the standard library cannot be found.
    command = [sys.executable, "-I", "-S", "-c", PROGRAM, source, *packages]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    foreign, own = done.stdout.splitlines()
    assert foreign == ""
    assert {name.split(".")[1] for name in own.split()} == rooms
