"""Where machine code is kept, and compiling where it cannot be kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numba

import shutbox
from shutbox.solve.compilation import FOLDER, compiled

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
    _compile_loop(tmp_path, SHUTBOX_CACHE=str(tmp_path / "home" / "cache"))


def test_machine_code_is_kept_in_the_cache_folder_and_nowhere_else(tmp_path: Path) -> None:
    (tmp_path / "loop.py").write_text(LOOP, encoding="utf-8")
    (tmp_path / "home").mkdir()
    _compile_loop(tmp_path, SHUTBOX_CACHE=str(tmp_path / "cache"))
    assert {path.name for path in tmp_path.iterdir()} == {"loop.py", "home", "cache"}
    assert list((tmp_path / "home").iterdir()) == []
    assert list((tmp_path / "cache" / FOLDER).rglob("loop.count-*.nbc"))


def test_a_folder_that_the_user_has_named_for_numba_comes_first(tmp_path: Path) -> None:
    (tmp_path / "loop.py").write_text(LOOP, encoding="utf-8")
    _compile_loop(tmp_path, SHUTBOX_CACHE=str(tmp_path / "cache"), NUMBA_CACHE_DIR=str(tmp_path / "named"))
    assert {path.name for path in tmp_path.iterdir()} == {"loop.py", "named"}


def test_other_users_of_numba_keep_their_folder() -> None:
    before = vars(numba.config)["CACHE_DIR"]
    compiled(lambda: 0)
    assert before == vars(numba.config)["CACHE_DIR"]


def _compile_loop(place: Path, **variables: str) -> None:
    """Compiles a loop in a process of its own, with these variables."""
    environment = os.environ | {"HOME": str(place / "home"), "NUMBA_CACHE_DIR": ""} | variables
    command = [sys.executable, str(place / "loop.py")]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
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
