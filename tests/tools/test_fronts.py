"""The fronts of the packages offer what others import, and nobody goes around them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import fronts
import pytest

TREE = fronts.Tree()


def test_nobody_goes_around_a_front(capsys: pytest.CaptureFixture[str]) -> None:
    assert fronts.main([]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("package", sorted(TREE.packages))
def test_a_front_offers_what_its_modules_define(package: str) -> None:
    front = import_module(package)
    for name, module in fronts.offers(TREE.paths[package]).items():
        source = import_module(f"{package}.{module}")
        assert getattr(front, name) is getattr(source, name, source)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project in which `play` imports around the front of `rules`."""
    src = tmp_path / "src" / "shutbox"
    for package in ("", "rules", "play"):
        (src / package).mkdir(parents=True, exist_ok=True)
        (src / package / "__init__.py").write_text(f'"""The package {package}."""\n')
    (src / "rules" / "box.py").write_text("Box = tuple\nSIZE: int = 9\n")
    (src / "play" / "game.py").write_text("from shutbox.rules.box import Box\n")
    monkeypatch.setattr(fronts, "ROOT", tmp_path)
    monkeypatch.setattr(fronts, "SRC", tmp_path / "src")
    return src


def test_a_detour_is_named_with_its_file_and_line(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert fronts.main([]) == 1
    where = (project / "play" / "game.py").relative_to(project.parents[1])
    assert capsys.readouterr().out == f"{where}:1: Box is imported around the front: from shutbox.rules import Box\n"


def test_fix_adds_what_is_imported_to_the_front(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "play" / "game.py").write_text("from shutbox.rules import SIZE, Box\n")
    assert fronts.main([]) == 1
    assert "out of date" in capsys.readouterr().out
    assert fronts.main(["--fix"]) == 0
    text = (project / "rules" / "__init__.py").read_text()
    assert "    from shutbox.rules.box import SIZE as SIZE\n    from shutbox.rules.box import Box as Box\n" in text
    assert 'open_front(\n    __name__,\n    box="Box SIZE",\n)\n' in text
    assert fronts.main([]) == 0


def test_a_name_that_no_module_defines_stops_with_a_message(project: Path) -> None:
    (project / "play" / "game.py").write_text("from shutbox.rules import Crate\n")
    with pytest.raises(SystemExit, match=r"shutbox\.rules: Crate is defined in no module; expected exactly one"):
        fronts.main(["--fix"])


def test_names_that_fit_into_one_row_stay_in_it() -> None:
    names = ["a" * 54, "b" * 55]
    assert fronts.argument("round", names) == ["    round=(", f'        "{" ".join(names)}"', "    ),"]
    longer = fronts.argument("round", [*names, "c"])
    assert len(longer) == 4
    assert max(map(len, longer)) <= fronts.WIDTH
