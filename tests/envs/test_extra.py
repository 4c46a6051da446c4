"""What happens where an extra is not installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import shutbox
from shutbox.envs.extra import MissingExtraError, require

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
        "shutbox.envs.extra.MissingExtraError: this needs gymnasium, which is not installed: "
        'pip install "shutbox[rl]" [envs-extra-missing]'
    )


def test_a_missing_extra_is_an_import_error_too() -> None:
    with pytest.raises(ImportError) as refused:
        require("openspiel", "no_such_package")
    assert isinstance(refused.value, MissingExtraError)
    assert refused.value.arguments == {"missing": "no_such_package", "install": 'pip install "shutbox[openspiel]"'}
