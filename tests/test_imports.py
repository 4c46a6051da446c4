"""What the rules and the games built on them may import."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import shutbox

PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
import shutbox.rules, shutbox.play
for package in (shutbox.rules, shutbox.play):
    for name in package.__all__:
        getattr(package, name)
roots = {name.partition(".")[0] for name in sys.modules}
print(*sorted(roots - set(sys.stdlib_module_names) - {"shutbox", "__main__"}))
print(*sorted(name for name in sys.modules if name.startswith("shutbox.")))
"""


def test_rules_and_play_import_nothing_beyond_the_standard_library() -> None:
    source = str(Path(shutbox.__file__).parent.parent)
    # Isolated and without site-packages: what is not in the standard library cannot be found.
    command = [sys.executable, "-I", "-S", "-c", PROGRAM, source]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    foreign, own = done.stdout.splitlines()
    assert foreign == ""
    assert {name.split(".")[1] for name in own.split()} == {"errors", "front", "rules", "play", "sentence"}
