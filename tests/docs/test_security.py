"""docs/security.md: each requirement occurs once, and each test that it names exists."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from pathlib import Path

from shutbox.play.table.wish import WISHES
from tests.docs.page import ROOT, read, rows

PAGE = read("docs/security.md")
# The requirements of level 1 of OWASP ASVS 5.0.0.
LEVEL_1 = re.findall(
    r"\S+",
    """
1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3
4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2
7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3 10.4.4 10.4.5
11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1
""",
)
# What could run a command of the system, or a text as code.
DANGEROUS = {"eval", "exec", "system", "popen", "spawnv", "Popen", "check_output"}

# What could read a text as markup, or run it, in a page.
MARKUP = (
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|createContextualFragment|srcdoc|setHTML"
    r"|\beval\(|new Function|javascript:|set(?:Timeout|Interval)\([\"'`]"
)


def listed() -> list[str]:
    """The requirements that the page names, ranges spelled out."""
    tables = [row[0] for heading in ("### It applies", "### It is somebody else's") for row in rows(PAGE, heading)]
    rest = PAGE.partition("### It does not apply")[2].partition("\n## ")[0]
    found = []
    for first, last in re.findall(r"(\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))?", rest):
        begin = LEVEL_1.index(first)
        found += LEVEL_1[begin : LEVEL_1.index(last or first) + 1]
    return [*tables, *found]


def test_every_requirement_of_the_first_level_is_named_once() -> None:
    assert len(LEVEL_1) == 70
    assert sorted(listed()) == sorted(LEVEL_1)


def test_every_test_that_is_named_exists() -> None:
    named = re.findall(r"`((?:tests/[\w/]+/)?test_\w+\.py)::(test_\w+)`", PAGE)
    assert len(named) > 45
    for file, name in named:
        (path,) = ROOT.glob(file if file.startswith("tests/") else f"tests/server/**/{file}")
        assert f"def {name}(" in path.read_text(encoding="utf-8"), f"{file}::{name}"


def test_every_requirement_that_applies_has_a_test() -> None:
    assert all("::test_" in row[-1] for row in rows(PAGE, "### It applies"))


def test_every_requirement_that_is_somebody_elses_has_a_test_or_says_why_there_is_none() -> None:
    for row in rows(PAGE, "### It is somebody else's"):
        assert re.match(r"`tests/[\w/]+/test_\w+\.py::test_|nothing to run: \w+", row[-1]), row[0]


def test_every_message_of_a_client_is_documented() -> None:
    told = rows(read("docs/server.md"), "### From the client")
    assert {row[0].strip("`") for row in told} == set(WISHES)
    assert all(row[2] for row in told), "who may send it, and when"


def test_the_server_runs_no_command_and_no_text_as_code() -> None:
    sources = sorted(Path(ROOT, "src/shutbox/server").rglob("*.py"))
    assert len(sources) > 50
    for path in sources:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
        called = {
            each.id if isinstance(each, ast.Name) else each.attr
            for each in names
            if isinstance(each, ast.Name | ast.Attribute)
        }
        imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        assert not (imported & {"subprocess", "pickle", "marshal", "shelve"}), path.name
        assert not (called & DANGEROUS), path.name


def test_the_web_app_reads_no_markup_and_runs_no_text() -> None:
    sources = [path for path in Path(ROOT, "web/src").rglob("*.ts*") if ".test." not in path.name]
    assert len(sources) > 100
    for path in sources:
        assert not re.findall(MARKUP, path.read_text(encoding="utf-8")), path.name


def test_every_part_from_elsewhere_has_its_version_written_down() -> None:
    project = tomllib.loads(Path(ROOT, "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    pinned = re.findall(r"^([\w-]+)==[\w.]+(?: ;.*)?$", Path(ROOT, "constraints.txt").read_text(encoding="utf-8"), re.M)
    for each in wanted:
        name = re.split(r"[^\w.-]", each)[0]
        assert re.sub(r"[._-]+", "-", name).lower() in pinned, each
    asked = json.loads(Path(ROOT, "web/package.json").read_text(encoding="utf-8"))
    locked = json.loads(Path(ROOT, "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, version in asked["dependencies"].items():
        assert locked[f"node_modules/{name}"]["version"] == version
    assert all(each.get("version") and each.get("integrity") for path, each in locked.items() if path)
