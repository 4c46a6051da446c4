"""hosting/install.py: a folder with the wheel and what it needs, or a sentence that says why not."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest
import release

from tests.hosting.proxy import HOSTING


def install(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """What the program says."""
    return subprocess.run([sys.executable, HOSTING / "install.py", *arguments], capture_output=True, text=True)


def test_a_folder_that_is_there_is_not_changed(tmp_path: Path) -> None:
    (tmp_path / "mine").touch()
    done = install(tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert "exists already" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_without_a_wheel_it_says_where_it_looked(tmp_path: Path) -> None:
    wheels = list((HOSTING.parent / "dist").glob("shutbox-*.whl"))
    if len(wheels) == 1:
        pytest.skip("there is one")
    done = install(tmp_path / "new")
    assert done.returncode == 1
    assert "expected one wheel in dist" in done.stderr
    assert not (tmp_path / "new").exists()


@pytest.mark.long
def test_a_server_that_was_installed_serves_and_a_package_with_another_hash_is_refused(tmp_path: Path) -> None:
    release.build(str(tmp_path))
    (wheel,) = tmp_path.glob("*.whl")
    folder = tmp_path / "installed"
    done = install(folder, "--parts", "base,play", "--wheel", wheel)
    assert done.returncode == 0, done.stderr
    asked = [str(folder / "bin" / "python"), "-I", "-c", "import shutbox; print(shutbox.__file__)"]
    assert str(folder) in subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    own = [
        str(folder / "bin" / "shutbox"),
        "serve",
        "--port",
        "0",
        "--host",
        "127.0.0.1",
        "--data",
        str(tmp_path / "data"),
    ]
    with subprocess.Popen(own, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "http://127.0.0.1:" in process.stdout.readline()
        process.terminate()
    forged = tmp_path / "forged"
    forged.mkdir()
    for name in ("hosting/install.py", "tools/setup_venv.py"):
        target = forged / name
        target.parent.mkdir()
        target.write_text((HOSTING.parent / name).read_text(encoding="utf-8"), encoding="utf-8")
    pinned = (HOSTING.parent / "requirements.txt").read_text(encoding="utf-8")
    begin = pinned.index("\nuvicorn==")
    old = pinned[begin:].partition("--hash=sha256:")[2][:64]
    changed = pinned.replace(old, hashlib.sha256(b"another").hexdigest())
    (forged / "requirements.txt").write_text(changed, encoding="utf-8")
    program = str(forged / "hosting" / "install.py")
    line = [sys.executable, program, str(tmp_path / "other"), "--parts", "base,play", "--wheel", str(wheel)]
    refused = subprocess.run(line, capture_output=True, text=True)
    assert refused.returncode != 0
    assert "DO NOT MATCH THE HASHES" in refused.stderr
