"""The list of parts beside a wheel: every package that reaches a user, and always the same for the same wheel."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path

import pytest
import release
from parts import NPM, PYPI, Part, parts

from tests.docs.page import ROOT, read


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    path = tmp_path / "shutbox-9.9.9-py3-none-any.whl"
    path.write_bytes(b"a wheel")
    return path


def test_the_same_wheel_has_the_same_list(wheel: Path) -> None:
    assert release.bill_text(str(wheel), parts()) == release.bill_text(str(wheel), parts())
    other = wheel.with_name("shutbox-9.9.8-py3-none-any.whl")
    other.write_bytes(b"another")
    bills = [release.bill(str(each), []) for each in (wheel, other)]
    assert bills[0]["serialNumber"] != bills[1]["serialNumber"]


def test_the_list_names_the_wheel_by_its_hash(wheel: Path) -> None:
    made = release.bill(str(wheel), parts())
    assert (made["bomFormat"], made["specVersion"], made["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", made["serialNumber"])
    own = made["metadata"]["component"]
    assert (own["name"], own["version"]) == ("shutbox", "9.9.9")
    assert own["hashes"] == [{"alg": "SHA-256", "content": hashlib.sha256(b"a wheel").hexdigest()}]


def test_everything_that_reaches_a_user_is_listed_once_and_nothing_else(wheel: Path) -> None:
    listed = json.loads(release.bill_text(str(wheel), parts()))["components"]
    found = {each["purl"] for each in listed}
    assert len(found) == len(listed)
    project = tomllib.loads(read("pyproject.toml"))["project"]
    extras = project["optional-dependencies"]
    for asked in (*project["dependencies"], *extras["play"], *extras["lab"], *extras["rl"]):
        name = re.sub(r"[._]+", "-", re.split(r"[^\w.-]", asked)[0]).lower()
        assert any(each.startswith(f"pkg:pypi/{name}@") for each in found), asked
    assert "pkg:npm/%40preact/signals-core@" in " ".join(found)
    for tool in ("pytest", "hatchling", "uv", "vite", "typescript", "ruff"):
        assert not any(re.match(rf"pkg:\w+/{tool}@", each) for each in found), tool


def test_the_wheel_holds_the_package_alone() -> None:
    wheel = tomllib.loads(read("pyproject.toml"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel == {"packages": ["src/shutbox"]}
    inside = {path.name for path in (ROOT / "src" / "shutbox").rglob("*") if path.is_file()}
    assert not any(re.match(r"test_|conftest|.*_test\.|.*\.test\.|\.env", name) for name in inside)


def test_a_package_is_listed_with_what_is_known_of_it() -> None:
    integrity = "sha512-AAEC"
    made = release.component(Part(NPM, "@a/b", "1.0", ("app",), "", integrity, "MIT"))
    assert (made["purl"], made["scope"]) == ("pkg:npm/%40a/b@1.0", "required")
    assert made["hashes"] == [{"alg": "SHA-512", "content": "000102"}]
    assert made["licenses"] == [{"expression": "MIT"}]
    made = release.component(Part(PYPI, "numpy", "2.0", ("lab", "rl"), "python_full_version < '3.12'"))
    assert made["scope"] == "optional"
    assert [each["value"] for each in made["properties"]] == ["lab rl", "python_full_version < '3.12'"]
    assert "hashes" not in made
