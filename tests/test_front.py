"""The front of a package: its names come from its modules, when somebody asks."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from shutbox.front import open_front


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A package with three modules; one defines a function of its own name."""
    folder = tmp_path / "carton"
    folder.mkdir()
    offers = 'open_front(__name__, lid="Hinge lid", tray="tray", wood="oak")\n'
    (folder / "__init__.py").write_text("from shutbox.front import open_front\n" + offers)
    (folder / "lid.py").write_text("class Hinge: pass\ndef lid(): return 'shut'\n")
    (folder / "tray.py").write_text("felt = 'green'\n")
    (folder / "wood.py").write_text("import sys\noak = 'oak'\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield import_module("carton")
    for name in [each for each in sys.modules if each.split(".")[0] == "carton"]:
        del sys.modules[name]


def test_a_module_is_loaded_when_one_of_its_names_is_asked_for(package: ModuleType) -> None:
    assert "carton.wood" not in sys.modules
    assert package.oak == "oak"
    assert "carton.wood" in sys.modules
    assert "carton.lid" not in sys.modules


def test_a_function_is_not_hidden_by_its_module_of_the_same_name(package: ModuleType) -> None:
    import_module("carton.lid")
    assert package.lid() == "shut"


def test_a_module_can_be_offered_itself(package: ModuleType) -> None:
    assert package.tray.felt == "green"


def test_a_front_lists_what_it_offers(package: ModuleType) -> None:
    assert package.__all__ == ["Hinge", "lid", "oak", "tray"]
    assert {"Hinge", "lid", "oak", "tray"} <= set(dir(package))


def test_any_other_name_is_an_attribute_error(package: ModuleType) -> None:
    with pytest.raises(AttributeError, match="module 'carton' has no attribute 'hinges'"):
        package.hinges  # noqa: B018


def test_a_front_can_be_changed_like_any_module(package: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package, "oak", "beech")
    assert package.oak == "beech"


def test_the_front_of_an_unknown_package_cannot_be_opened() -> None:
    with pytest.raises(KeyError):
        open_front("no.such.package")


def test_fronts_load_nothing_until_asked() -> None:
    command = "import sys, shutbox.solve, shutbox.simulate, shutbox.coach, shutbox.cli.report; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    loaded = {name for name in done.stdout.split() if name.startswith("shutbox.")}
    assert loaded == {
        "shutbox.cli",
        "shutbox.cli.report",
        "shutbox.coach",
        "shutbox.front",
        "shutbox.simulate",
        "shutbox.solve",
    }
