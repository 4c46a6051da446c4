"""The layout of the sources: small folders, packages with a docstring, and lines that fit a screen."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SRC = TESTS.parent / "src" / "shutbox"
WEB = TESTS.parent / "web" / "src"
MOST = 15
LONGEST = 120
# The path of a drawing, and a picture in a style sheet, cannot be broken.
UNBREAKABLE = re.compile(r'"M[-\d.][^"]{60,}"|url\("data:')
HEADING = "## Modules that are tested elsewhere\n"
PACKAGES = sorted(path.parent for path in SRC.rglob("__init__.py"))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: str(path.relative_to(SRC.parent)))
def test_a_package_is_small_and_says_what_it_is_for(package: Path) -> None:
    assert len(list(package.glob("*.py"))) <= MOST
    assert ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8")))


def _files(top: Path) -> list[Path]:
    """The files below a folder, without data for tests and without what Python compiles."""
    return [
        path
        for path in top.rglob("*")
        if path.is_file() and path.suffix != ".pyc" and TESTS / "data" not in path.parents
    ]


@pytest.mark.parametrize("top", [WEB, TESTS], ids=["web", "tests"])
def test_a_folder_is_small(top: Path) -> None:
    found = Counter(path.parent for path in _files(top))
    assert {folder: count for folder, count in found.items() if count > MOST} == {}


def _modules_without_a_mirror() -> set[str]:
    """The modules that have no test of their name at the same place below `tests`."""
    modules = (path.relative_to(SRC) for path in SRC.rglob("*.py") if path.name != "__init__.py")
    return {path.as_posix() for path in modules if not (TESTS / path.parent / f"test_{path.name}").is_file()}


def _tested_elsewhere() -> dict[str, list[str]]:
    """The table in CONTRIBUTING: the files in which each of these modules is tested."""
    _, _, rest = (TESTS.parent / "CONTRIBUTING.md").read_text(encoding="utf-8").partition(HEADING)
    rows = re.findall(r"^\| `([^`]+)` \| (.+) \|$", rest.partition("\n## ")[0], re.MULTILINE)
    assert len(dict(rows)) == len(rows)
    return {module: re.findall(r"`(tests/[^`]+)`", where) for module, where in rows}


def test_every_module_has_a_mirror_or_a_line_that_says_where_it_is_tested() -> None:
    assert set(_tested_elsewhere()) == _modules_without_a_mirror()


def test_the_places_where_modules_are_tested_exist() -> None:
    for module, places in _tested_elsewhere().items():
        assert places, module
        assert [place for place in places if not (TESTS.parent / place).is_file()] == []


def test_names_in_a_folder_differ_by_more_than_case() -> None:
    # An import finds a module by its name without the suffix; some file systems know no case.
    modules = [path.relative_to(WEB) for path in _files(WEB) if path.suffix in (".ts", ".tsx")]
    found = Counter(str(path.with_suffix("")).casefold() for path in modules)
    assert [name for name, count in found.items() if count > 1] == []


def test_lines_of_the_web_app_fit_a_screen() -> None:
    sources = [path for path in _files(WEB) if path.suffix in (".ts", ".tsx", ".css")]
    long = [
        f"{path.relative_to(WEB)}:{number}"
        for path in sources
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST and not UNBREAKABLE.search(line)
    ]
    assert long == []


def test_a_module_shares_its_name_only_where_it_means_the_same() -> None:
    commands = {path.stem for room in ("command", "report", "storage") for path in (SRC / "cli" / room).glob("*.py")}
    # A game, a turn, chance and the compiled loops are the same thing in each layer. `play.fairness` is an old name.
    same = {"game", "turn", "kernels", "chance", "fairness"}
    found = Counter(path.stem for path in SRC.rglob("*.py") if path.stem != "__init__")
    assert {name for name, count in found.items() if count > 1} <= commands | same
