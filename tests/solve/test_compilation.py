"""Compiling where the machine code cannot be kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import shutbox

LOOP = """
from shutbox.solve.compilation import compiled, inlined

@inlined
def twice(number):
    return 2 * number

@compiled
def count(number):
    return twice(number) + 2

print(count(20), bool(count.signatures))
"""


def test_a_loop_is_compiled_though_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "loop.py").write_text(LOOP, encoding="utf-8")
    # A file where a folder should be: not even root can write into it.
    for name in ("__pycache__", "home"):
        (tmp_path / name).touch()
    home = {"HOME": str(tmp_path / "home")}
    command = [sys.executable, str(tmp_path / "loop.py")]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | home, check=False)
    assert (done.stdout, done.stderr) == ("42 True\n", "")


WATCHED = """
from shutbox.solve import compilation, is_compiling

noted = []
compilation.note_compilation = lambda begins: noted.append(begins)

@compilation.compiled
def count(number):
    return number + 1

count(1), count(2)
print(noted)
"""


def test_a_compilation_is_noted_and_what_was_compiled_before_is_not(tmp_path: Path) -> None:
    (tmp_path / "loop.py").write_text(WATCHED, encoding="utf-8")
    command = [sys.executable, str(tmp_path / "loop.py")]
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path / "compiled")}
    runs = [subprocess.run(command, capture_output=True, text=True, env=environment, check=True) for _ in range(2)]
    assert [run.stdout for run in runs] == ["[True, False]\n", "[]\n"]


def test_every_loop_is_compiled_in_that_way() -> None:
    package = Path(shutbox.__file__).parent
    own = {path.name for path in package.rglob("*.py") if "njit" in path.read_text(encoding="utf-8")}
    assert own == {"compilation.py"}
