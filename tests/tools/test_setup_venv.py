"""The set-up installs what requirements.txt pins, and nothing whose hash is another."""

from __future__ import annotations

import hashlib
import os
import zipfile
from pathlib import Path

import pytest
import setup_venv

from tests.docs.page import read

TEXT = """\
# About this file: base and dev are parts of the project.

# base server
one==1.0 \\
    --hash=sha256:aa \\
    --hash=sha256:bb

# dev
two==2.0 ; python_full_version < '3.12' \\
    --hash=sha256:cc
"""
WRONG = """\
ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If you have updated the package versions, ...
    regex==1.0 from somewhere/regex-1.0.whl:
        Expected sha256 aa
        Expected     or bb
             Got        cc
"""


def wheel(folder: Path, name: str) -> str:
    """The hash of a new wheel, which holds one module."""
    path = folder / f"{name}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(f"{name}.py", "WORD = 1\n")
        archive.writestr(f"{name}-1.0.dist-info/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        archive.writestr(
            f"{name}-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        archive.writestr(f"{name}-1.0.dist-info/RECORD", "")
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_of_the_pinned_packages_those_of_the_wanted_parts_are_chosen() -> None:
    assert setup_venv.chosen(TEXT, {"base"}) == ["one==1.0 \\\n    --hash=sha256:aa \\\n    --hash=sha256:bb"]
    assert [block.split()[0] for block in setup_venv.chosen(TEXT, {"server", "dev"})] == ["one==1.0", "two==2.0"]
    assert setup_venv.chosen(TEXT, {"web"}) == []


def test_every_part_that_a_script_asks_for_is_in_the_file_of_pins() -> None:
    for script in ("check", "shutbox"):
        text = read(script)
        asked = text.partition("ensure(")[2].partition(")")[0].replace('"', "").split(",")
        for extra in (each.strip() for each in asked if "*" not in each):
            assert setup_venv.chosen(setup_venv.read(setup_venv.REQUIREMENTS), {extra}), extra


def test_a_package_whose_hash_is_another_is_named() -> None:
    assert setup_venv.forged(WRONG) == "regex==1.0"
    assert setup_venv.forged("") == "a package"


def test_pip_installs_what_has_the_right_hash_and_refuses_what_has_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    right, wrong = wheel(tmp_path, "right"), wheel(tmp_path, "wrong")
    monkeypatch.setattr(setup_venv, "VENV", str(tmp_path))
    lock, target = os.open(tmp_path / "lock", os.O_RDWR | os.O_CREAT), tmp_path / "target"
    own = ("--no-index", f"--find-links={tmp_path}", f"--target={target}")

    assert setup_venv.pip(lock, *own, *setup_venv.listed("good", [f"right==1.0 --hash=sha256:{right}"]))
    assert (target / "right.py").exists()
    assert not setup_venv.pip(lock, *own, *setup_venv.listed("bad", [f"wrong==1.0 --hash=sha256:{wrong[::-1]}"]))
    assert not (target / "wrong.py").exists()
    assert not setup_venv.pip(lock, *own, *setup_venv.listed("none", ["wrong==1.0"]))
    assert not (target / "wrong.py").exists()
    os.close(lock)
    assert "wrong==1.0 has another hash than in requirements.txt, and was not installed" in capfd.readouterr().err
