"""The mirror, the suites and the packages, from texts as apt and a mirror have them."""

from __future__ import annotations

import pytest
from debian import Base, CannotRunError, archives, mirror, newest_python, stable_base

LINES = """
# deb http://old.example/debian bookworm main
deb-src http://source.example/debian bookworm main
deb http://security.example/debian-security bookworm-security main
deb [arch=amd64 signed-by=/usr/share/keyrings/key.gpg] http://first.example/debian/ bookworm main contrib
deb http://second.example/debian trixie main
"""
STANZAS = """
Types: deb
URIs: http://tools.example/apt
Suites: stable
Components: main

Types: deb deb-src
# a comment between two fields
URIs: http://one.example/debian
 http://two.example/debian
Suites: bookworm bookworm-updates
Components: main

Enabled: no
Types: deb
URIs: http://off.example/debian
Suites: sid
"""


def test_the_mirror_is_the_first_archive_of_debian_itself() -> None:
    assert mirror(LINES) == "http://first.example/debian"
    assert mirror(STANZAS) == "http://one.example/debian"


def test_stanzas_give_every_address_with_its_suites() -> None:
    assert list(archives(STANZAS)) == [
        ("http://tools.example/apt", ["stable"]),
        ("http://one.example/debian", ["bookworm", "bookworm-updates"]),
        ("http://two.example/debian", ["bookworm", "bookworm-updates"]),
    ]


@pytest.mark.parametrize("sources", ["", "deb http://ports.example/ubuntu noble main", "Types: deb\nSuites: sid"])
def test_without_a_mirror_of_debian_it_cannot_run(sources: str) -> None:
    with pytest.raises(CannotRunError, match="--mirror"):
        mirror(sources)


def test_the_newest_python_is_the_highest_number_with_a_venv() -> None:
    names = ("python3.9-venv", "python3.14-venv", "python3.15", "python3.13-venv", "python3-venv")
    assert newest_python("".join(f"Package: {name}\nVersion: 1\n\n" for name in names)) == 14
    assert newest_python("Package: python3\n") is None


def test_roots_of_different_packages_are_kept_apart() -> None:
    assert stable_base("none").key != stable_base("noto").key
    assert stable_base("none") == Base("bookworm", ("python3", "python3-venv"), "/usr/bin/python3")
