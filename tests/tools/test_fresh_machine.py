"""The tool that tries the README on a bare root: what needs neither root nor network."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import fresh_machine
import pytest
from debian import CannotRunError
from enclosure import last_words
from fresh_machine import Report, check_arguments, first_page_test, outcomes, parser

ROOT = Path(__file__).parents[2]


def test_the_help_needs_no_rights() -> None:
    command = [sys.executable, str(ROOT / "tools" / "fresh_machine.py"), "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "--variant {debian-12,newest,all}" in done.stdout
    assert "tools/fresh_machine.py --short" in done.stdout


def test_an_ordinary_user_is_told_why_it_cannot_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert fresh_machine.main([]) == 2
    assert capsys.readouterr().err == (
        "fresh_machine: cannot run here: debootstrap and chroot need root; run it with sudo\n"
    )


def test_without_namespaces_it_cannot_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr("shutil.which", lambda tool: tool)
    monkeypatch.setattr(fresh_machine, "permitted", lambda: False)
    with pytest.raises(CannotRunError, match="not permitted"):
        fresh_machine.require_rights()


def test_what_check_is_asked_for() -> None:
    options = parser().parse_args
    assert check_arguments(options([])) == []
    assert check_arguments(options(["--short"])) == [first_page_test()]
    assert check_arguments(options(["--check", "tests/rules -k 'a b'"])) == ["tests/rules", "-k", "a b"]


def test_the_first_file_that_opens_a_page_is_chosen(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "web" / "page"
    folder.mkdir(parents=True)
    for name, text in {
        "a_visit.py": "visit()",
        "test_a.py": "revisit()",
        "test_c.py": "visit()",
        "test_b.py": "visit('/')",
    }.items():
        (folder / name).write_text(text, encoding="utf-8")
    assert first_page_test(str(tmp_path)) == "tests/web/page/test_b.py"
    assert (ROOT / first_page_test()).exists()


def test_the_cache_lies_where_the_user_keeps_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/caches")
    assert parser().parse_args([]).cache == "/caches/shutbox-fresh"
    assert parser().parse_args(["--cache", "/mine"]).cache == "/mine"


def test_the_outcomes_of_every_run_of_pytest_are_added_up() -> None:
    text = (
        "10 passed in 3.21s\n"
        "check: core       ok       3.9 s\n"
        "FAILED tests/a.py::test_b - AssertionError: 7 failed\n"
        "2 failed, 20 passed, 3 skipped, 1 error in 61.00s (0:01:01)\n"
        "=== 1 skipped in 0.1s ===\n"
    )
    assert outcomes(text) == {"passed": 30, "failed": 2, "skipped": 4, "errors": 1}


def test_a_report_is_a_table_that_says_what_failed() -> None:
    report = Report("debian-12", "3.11.2", [("clone", 1.25, "ok"), ("./check", 100.0, "FAILED")])
    report.outcomes.update(passed=3, failed=1)
    assert report.table().splitlines() == [
        "debian-12: Python 3.11.2",
        "  clone        1.2 s  ok",
        "  ./check    100.0 s  FAILED",
        "  tests: 1 failed, 3 passed",
    ]
    assert not report.passed


def test_a_report_without_tests_says_so() -> None:
    assert Report("newest").table() == "newest: Python unknown\n  tests: none ran"


def test_the_last_words_are_the_end_of_a_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_bytes(b"one\ntwo \xff\nthree\n")
    assert last_words(str(log), 2) == "two \ufffd\nthree\n"
