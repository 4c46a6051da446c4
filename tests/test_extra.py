"""What happens where an extra is not installed."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import shutbox
from shutbox import extra
from shutbox.extra import MissingExtraError, install_line, is_installed, require, require_server, unmet
from tests.cli.console import error_line, process, without
from tests.docs.page import read

SOURCE = str(Path(shutbox.__file__).parent.parent)


def said(program: str) -> str:
    """The last line that a program says where only the standard library is to be found."""
    command = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {SOURCE!r}); {program}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    return done.stderr.splitlines()[-1]


@pytest.mark.parametrize("program", ["import shutbox.envs", "import shutbox.envs.openspiel"])
def test_a_missing_extra_is_named(program: str) -> None:
    assert said(program) == (
        "shutbox.extra.MissingExtraError: this needs gymnasium, which is not installed: "
        'pip install "shutbox[rl]" [envs-extra-missing]'
    )


def test_a_missing_extra_is_an_import_error_too() -> None:
    with pytest.raises(ImportError) as refused:
        require("openspiel", "no_such_package")
    assert isinstance(refused.value, MissingExtraError)
    assert refused.value.arguments == {"missing": "no_such_package", "install": 'pip install "shutbox[openspiel]"'}


def test_extras_are_installed_by_one_line() -> None:
    assert install_line("play", "postgres") == 'pip install "shutbox[play,postgres]"'
    assert is_installed("json", "ast")
    assert not is_installed("json", "no_such_package")


def test_every_extra_and_every_old_name_of_one_is_in_the_metadata() -> None:
    extras = tomllib.loads(read("pyproject.toml"))["project"]["optional-dependencies"]
    assert {extra.PLAY, extra.LAB, extra.RL, extra.OPENSPIEL, extra.POSTGRES} <= set(extras)
    assert {old: extras[old] for old in ("server", "solve", "cluster")} == {
        "server": ["shutbox[play]"],
        "solve": ["shutbox[lab]"],
        "cluster": ["shutbox[lab]"],
    }
    play = {re.split(r"[^a-z]", each)[0] for each in extras["play"]}
    assert play == {*extra.SERVER, *extra.SOLVER}
    assert all(any(each.startswith(package) for each in extras["lab"]) for package in extra.SOLVER)


def test_the_server_needs_each_of_its_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    require_server()
    for missing in extra.SERVER:
        monkeypatch.setattr(extra, "find_spec", lambda name, missing=missing: None if name == missing else 1)
        with pytest.raises(MissingExtraError) as refused:
            require_server()
        assert refused.value.code == "server-extra-missing"
        assert refused.value.arguments == {"missing": missing, "install": 'pip install "shutbox[play]"'}


def test_a_failed_import_names_the_extra_that_brings_the_package() -> None:
    found = unmet(ModuleNotFoundError(name="distributed.client"))
    assert found is not None
    assert found.arguments == {"missing": "distributed", "install": 'pip install "shutbox[lab]"'}
    assert unmet(ModuleNotFoundError(name="no_such_package")) is None


@pytest.mark.parametrize("command", ["backup copy.db", "verify --store", "export-games games", "serve", "host nine"])
def test_a_command_without_its_extra_ends_with_the_line_that_installs_it(tmp_path: Path, command: str) -> None:
    plain = without(tmp_path / "hidden", *extra.SERVER, *extra.SOLVER)
    done = process(*command.split(), SHUTBOX_DATA=str(tmp_path), **plain)
    assert 'is not installed: pip install "shutbox[play]"' in error_line(done)


@pytest.mark.parametrize("command", ["solve nine", "simulate nine --players club", "tournament", "export nine a.csv"])
def test_a_command_of_the_lab_names_the_lab(tmp_path: Path, command: str) -> None:
    plain = without(tmp_path / "hidden", *extra.SOLVER)
    assert 'pip install "shutbox[lab]"' in error_line(process(*command.split(), **plain))
