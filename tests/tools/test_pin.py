"""requirements.txt: every package that the project asks for, with hashes, and without a place that it comes from."""

from __future__ import annotations

import re
import tomllib

import pin
import pytest
from packaging.requirements import Requirement
from parts import Part, python_parts

from tests.docs.page import read

TEXT = read("requirements.txt")
PROJECT = tomllib.loads(read("pyproject.toml"))
GROUPS = pin.wanted_by_group()


def pinned(name: str) -> list[Part]:
    """The versions of a package; there can be one for each range of Pythons."""
    wanted = re.sub(r"[-_.]+", "-", name).lower()
    return [part for part in python_parts(TEXT) if part.name == wanted]


@pytest.mark.parametrize("group", GROUPS)
def test_everything_that_a_part_of_the_project_asks_for_is_pinned_for_it(group: str) -> None:
    for asked in map(Requirement, GROUPS[group]):
        found = pinned(asked.name)
        assert found, f"{asked}: run tools/pin.py"
        for part in found:
            assert asked.specifier.contains(part.version), f"{asked}: run tools/pin.py"
            assert group in part.groups, f"{asked}: run tools/pin.py"


def test_every_requirement_has_a_lower_bound_and_what_builds_has_one_version() -> None:
    for asked in (Requirement(each) for group in GROUPS.values() for each in group):
        assert any(each.operator in (">=", "==") for each in asked.specifier), asked
    for asked in map(Requirement, PROJECT["build-system"]["requires"]):
        assert [each.operator for each in asked.specifier] == ["=="], asked


def test_every_package_has_a_version_hashes_and_a_part_that_needs_it() -> None:
    blocks = TEXT.split("\n\n")
    assert blocks[0] == pin.HEADER.strip()
    known = set(GROUPS)
    for block in blocks[1:]:
        lines = block.strip().split("\n")
        assert set(lines[0].removeprefix("# ").split()) <= known, lines[0]
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+(?: ; [^\\]+)? \\", lines[1]), lines[1]
        assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}(?: \\)?", line) for line in lines[2:]), lines[1]
        assert len(lines) > 2
    assert len(python_parts(TEXT)) == len(blocks) - 1


def test_no_place_is_named() -> None:
    assert not re.search(r"://|\bindex|\bvia\b|find-links|/home|/root", TEXT)


def test_what_needs_each_package_is_written_above_it() -> None:
    made = pin.annotated(
        "a==1 \\\n    --hash=sha256:aa\nb==2 \\\n    --hash=sha256:bb\n", {"base": {"a"}, "dev": {"a", "b"}}
    )
    assert made.split("\n\n")[1:] == [
        "# base dev\na==1 \\\n    --hash=sha256:aa",
        "# dev\nb==2 \\\n    --hash=sha256:bb\n",
    ]


def test_versions_stay_unless_an_upgrade_is_asked_for() -> None:
    assert pin.upgrades(None) == []
    assert pin.upgrades([]) == ["--upgrade"]
    assert pin.upgrades(["ruff"]) == ["--upgrade-package=ruff"]


def test_uv_reaches_the_registry_that_pip_reaches() -> None:
    found = pin.environment({"PIP_CERT": "/one.crt", "PIP_INDEX_URL": "file:///index", "PIP_CACHE_DIR": "/two"})
    assert (found["SSL_CERT_FILE"], found["UV_DEFAULT_INDEX"]) == ("/one.crt", "file:///index")
