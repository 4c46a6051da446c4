"""The audit finds a planted package with a known hole, says how old its advisories are, and needs no network."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import audit
import pytest
from parts import NPM, PYPI, Part, parts

TODAY = date(2026, 11, 18)
HOLE = {
    "id": "TEST-1",
    "ecosystem": PYPI,
    "package": "Fluent.Runtime",
    "ranges": [{"introduced": "0", "fixed": "0.3"}, {"introduced": "0.4", "last_affected": "0.4.2"}],
    "source": "https://example.org/TEST-1",
}


def known(*advisories: dict[str, Any], day: str = "2026-11-18") -> dict[str, Any]:
    return {"date": day, "advisories": list(advisories)}


def package(version: str, name: str = "fluent-runtime", ecosystem: str = PYPI) -> Part:
    return Part(ecosystem, name, version, ("base",))


def test_a_planted_version_with_a_hole_is_found_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.audit(known(HOLE), [package("0.2")], TODAY) == 1
    said = capsys.readouterr().out
    assert "fluent-runtime 0.2 (PyPI): TEST-1, https://example.org/TEST-1" in said
    assert "1 packages, 1 advisories of 2026-11-18: 1 apply" in said


@pytest.mark.parametrize(
    ("version", "affected"),
    [
        ("0.2.9", True),
        ("0.3", False),
        ("0.3rc1", True),
        ("0.3.9", False),
        ("0.4", True),
        ("0.4.2", True),
        ("0.4.3", False),
    ],
)
def test_a_version_is_affected_from_where_a_hole_came_to_where_it_was_closed(version: str, affected: bool) -> None:  # noqa: FBT001
    assert bool(list(audit.applying([HOLE], [package(version)]))) is affected


def test_a_hole_without_an_end_is_still_open_and_one_of_another_registry_is_not_ours() -> None:
    assert audit.within("99", {"introduced": "1"})
    assert not list(audit.applying([HOLE], [package("0.2", ecosystem=NPM), package("0.2", name="fluent")]))


def test_versions_of_npm_are_compared_by_their_numbers() -> None:
    assert audit.within("4.0.0-next.1", {"introduced": "4.0.0", "fixed": "4.1.0"})
    assert not audit.within("4.10.0", {"introduced": "4.0.0", "fixed": "4.9.1"})


def test_every_advisory_of_the_file_is_found_when_its_version_is_planted() -> None:
    advisories = audit.read_advisories(audit.ADVISORIES)["advisories"]
    assert len(advisories) > 30
    for advisory in advisories:
        for span in advisory["ranges"]:
            planted = Part(advisory["ecosystem"], advisory["package"], span["introduced"], ("base",))
            assert (planted, advisory) in list(audit.applying(advisories, [planted])), advisory["id"]
            if "fixed" in span:
                assert not audit.within(span["fixed"], span), advisory["id"]


def test_the_file_is_about_packages_that_are_in_use() -> None:
    ours = {(part.ecosystem, audit.canonical(part.name)) for part in parts()}
    for advisory in audit.read_advisories(audit.ADVISORIES)["advisories"]:
        assert (advisory["ecosystem"], audit.canonical(advisory["package"])) in ours, advisory["id"]


def test_old_advisories_are_used_and_their_age_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.audit(known(HOLE, day="2026-08-19"), [package("0.3")], TODAY) == 0
    assert "days old" in capsys.readouterr().out
    assert audit.audit(known(HOLE, day="2026-08-20"), [package("0.3")], TODAY) == 0
    assert "days old" not in capsys.readouterr().out


@pytest.mark.parametrize(
    "text", ["", "{}", '{"date": "today", "advisories": []}', '{"date": "2026-01-01", "advisories": [{}]}']
)
def test_a_file_that_cannot_be_read_is_refused(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "advisories.json"
    path.write_text(text, encoding="utf-8")
    assert audit.main(["--file", str(path)]) == 2
    assert f"cannot read {path}" in capsys.readouterr().err


def test_advisories_are_renewed_from_a_copy_of_a_database(tmp_path: Path) -> None:
    events = [{"introduced": "0"}, {"fixed": "1.0"}, {"introduced": "2.0"}]
    ranges = [{"type": "ECOSYSTEM", "events": events}, {"type": "GIT", "events": [{"introduced": "0"}]}]
    about = {"package": {"ecosystem": PYPI, "name": "uvicorn"}, "ranges": ranges}
    other = {"package": {"ecosystem": PYPI, "name": "django"}, "ranges": ranges}
    (tmp_path / "a.json").write_text(json.dumps({"id": "A-1", "summary": "a hole", "affected": [about, other]}))
    (tmp_path / "b.yaml").write_text("id: B-1\ndetails: gone\nwithdrawn: 2026-01-01\naffected: []\n")
    (tmp_path / "c.yaml").write_text(
        "id: C-1\ndetails: another\naffected:\n- package: {name: preact, ecosystem: npm}\n"
        "  ranges:\n  - type: SEMVER\n    events:\n    - introduced: 0\n    - last_affected: 10.1\n"
    )
    written = tmp_path / "written.json"
    assert audit.main(["--renew", str(tmp_path), "--file", str(written)]) == 0
    found = audit.read_advisories(str(written))["advisories"]
    assert [(each["id"], each["package"]) for each in found] == [("A-1", "uvicorn"), ("C-1", "preact")]
    assert found[0]["ranges"] == [{"introduced": "0", "fixed": "1.0"}, {"introduced": "2.0"}]
    assert found[1]["ranges"] == [{"introduced": "0", "last_affected": "10.1"}]


def test_a_folder_that_is_no_database_renews_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = tmp_path / "written.json"
    assert audit.main(["--renew", str(tmp_path), "--file", str(written)]) == 2
    assert "no advisory" in capsys.readouterr().err
    assert not written.exists()
