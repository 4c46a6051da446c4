"""`import shutbox as sb`: what it offers, when it loads what, and that no package hides a name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import shutbox as sb

PACKAGES = sorted(path.parent.name for path in Path(sb.__file__).parent.glob("*/__init__.py"))
MODULES = sorted(path.stem for path in Path(sb.__file__).parent.glob("*.py") if path.stem != "__init__")
OFFERED: list[str] = vars(sb)["__all__"]
AFTER_ALL = """
import importlib, sys, types
import shutbox as sb
for name in sys.argv[1:]:
    importlib.import_module(f"shutbox.{name}")
wrong = [name for name in sys.argv[1:] if getattr(sb, name) is not sys.modules[f"shutbox.{name}"]]
wrong += [name for name in sb.__all__ if isinstance(getattr(sb, name), types.ModuleType)]
print(wrong)
"""
SAMPLE = '''
import shutbox as sb


class Careful:
    """Always takes the first of the legal actions."""

    def choose(self, game: sb.Game) -> sb.Action:
        return sb.legal(game)[0]


rules: sb.RuleSet = sb.rule_set("nine", tiles=2)
game: sb.Game = sb.new_game(rules, ["Ann", "Bo"])
choices: dict[str, sb.Action] = sb.choices(game)
record: sb.Record = sb.play_out(rules, ["club", Careful()], seed=1)
word: str = sb.cursor(record).forward().word
value: float = sb.solution(rules).value
evaluation: sb.Evaluation = sb.evaluate(Careful(), rules)
share: float = sb.simulation(rules, ["club", Careful()], 10, 1).players[0].wins.value
player: sb.Player = Careful()
'''


def output(program: str, *arguments: str) -> str:
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_every_name_that_is_offered_is_there() -> None:
    for name in OFFERED:
        assert getattr(sb, name) is not None
    assert {"__version__", *OFFERED} <= set(dir(sb))


def test_no_name_is_that_of_a_package_or_a_module() -> None:
    assert not {*PACKAGES, *MODULES} & set(OFFERED)


@pytest.mark.parametrize("order", [[*PACKAGES, *MODULES], [*MODULES, *PACKAGES][::-1]], ids=["forth", "back"])
def test_names_and_packages_live_side_by_side_when_all_are_imported(order: list[str]) -> None:
    assert output(AFTER_ALL, *(name for name in order if name != "__main__")) == "[]"


def test_the_import_loads_nothing_but_the_front() -> None:
    loaded = output("import sys, shutbox; print(*sorted(name for name in sys.modules if name.startswith('shutbox')))")
    assert loaded == "shutbox shutbox.front"


def test_a_game_needs_neither_numpy_nor_fluent() -> None:
    program = """
import sys, shutbox as sb
record = sb.play_out("nine", ["highest", "random"], seed=1)
print(sb.cursor(record).forward(), repr(record), sb.tile_choices("nine", None, "3,5"))
try:
    sb.rule_set("nein")
except sb.ShutboxError as error:
    print(error)
print(*sorted({name.partition(".")[0] for name in sys.modules} & {"numpy", "numba", "fluent", "babel"}))
"""
    assert output(program).splitlines()[-1].endswith("[rules-unknown]")


def test_any_other_name_is_an_attribute_error() -> None:
    module: Any = sb
    with pytest.raises(AttributeError, match="module 'shutbox' has no attribute 'sovle'"):
        module.sovle  # noqa: B018


def test_a_sample_program_is_typed(tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text(SAMPLE)
    config = tmp_path / "mypy.ini"
    config.write_text("[mypy]\n")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(config), "sample.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("Success"), done.stdout + done.stderr


def test_the_sample_program_runs(tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text(SAMPLE + "print(evaluation.exact, word)\n")
    assert output((tmp_path / "sample.py").read_text()).startswith("True ")
