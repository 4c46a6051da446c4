"""The static site as files: whole, the same for the same sources, and never in the place of something else."""

from __future__ import annotations

import gzip
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.offline import kit, write_site

TITLES = {"en": {"perfect": "Perfect player"}}


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages as small as they can be, with a standard library of three modules."""
    folder = tmp_path / "pages"
    (folder / "python").mkdir(parents=True)
    (folder / "index.html").write_text("<html></html>", encoding="utf-8")
    (folder / "sw.js").write_text('const MARK = "unmarked";', encoding="utf-8")
    (folder / "python" / "pyodide.asm.wasm.packed").write_bytes(b"wasm")
    with zipfile.ZipFile(folder / "python" / "python_stdlib.zip", "w") as library:
        for name in ("json/__init__.py", "unittest/case.py", "encodings/utf_8.py", "encodings/big5.py"):
            library.writestr(name, "")
    monkeypatch.setattr(kit, "PAGES", folder)
    monkeypatch.setattr(kit, "DOCS", tmp_path / "nowhere")
    return folder


def unpacked(path: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(path.read_bytes())))


@pytest.mark.usefixtures("pages")
def test_the_package_in_the_site_plays_by_itself(tmp_path: Path) -> None:
    out = tmp_path / "out"
    write_site(out, TITLES)
    home = tmp_path / "home"
    unpacked(out / "python" / "app.zip.packed").extractall(home)
    assert json.loads((home / "titles.json").read_bytes()) == TITLES
    asked = '{"do": "request", "method": "GET", "path": "/api/rules"}'
    code = f"import sys; sys.path.insert(0, {str(home)!r}); from shutbox.offline import Gateway; import shutbox.server"
    code += f"; print(len(Gateway({{}}).handle({asked!r})), shutbox.__file__)"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True, capture_output=True, text=True)
    size, place = done.stdout.split()
    assert int(size) > 10_000
    assert Path(place).is_relative_to(home)


@pytest.mark.usefixtures("pages")
def test_the_library_is_cut_to_what_is_used(tmp_path: Path) -> None:
    write_site(tmp_path / "out", TITLES)
    names = unpacked(tmp_path / "out" / "python" / "stdlib.zip.packed").namelist()
    assert names == ["encodings/utf_8.py", "json/__init__.py"]
    assert not (tmp_path / "out" / "python" / "python_stdlib.zip").exists()


def test_every_file_is_listed_with_what_is_in_it_and_the_same_sources_give_the_same_site(
    pages: Path, tmp_path: Path
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    made = write_site(first, TITLES)
    assert write_site(second, TITLES) == made
    assert (first / "files.json").read_bytes() == (second / "files.json").read_bytes()
    listed = json.loads((first / "files.json").read_bytes())
    found = {each.relative_to(first).as_posix() for each in first.rglob("*") if each.is_file()}
    assert found == {*listed["files"], "files.json", "sw.js"}
    assert listed["mark"] in (first / "sw.js").read_text(encoding="utf-8")
    (pages / "index.html").write_text("<html>new</html>", encoding="utf-8")
    write_site(second, TITLES)
    assert json.loads((second / "files.json").read_bytes())["mark"] != listed["mark"]


@pytest.mark.usefixtures("pages")
def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(ShutboxError, match="site-folder"):
        write_site(tmp_path / "full", TITLES)
    assert (tmp_path / "full" / "letter.txt").exists()


def test_without_pages_the_error_says_how_they_are_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "PAGES", tmp_path / "nowhere")
    with pytest.raises(ShutboxError, match="site-unbuilt"):
        write_site(tmp_path / "out", TITLES)
    assert not (tmp_path / "out").exists()


@pytest.mark.usefixtures("pages")
def test_the_documentation_is_beside_it_if_it_was_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.html").write_text("<html></html>", encoding="utf-8")
    monkeypatch.setattr(kit, "DOCS", tmp_path / "docs")
    assert write_site(tmp_path / "out", TITLES).docs
    assert (tmp_path / "out" / "docs" / "index.html").is_file()
    assert "docs/index.html" not in json.loads((tmp_path / "out" / "files.json").read_bytes())["files"]


@pytest.mark.usefixtures("pages")
def test_what_is_not_in_the_site_is_refused_and_not_missed(tmp_path: Path) -> None:
    write_site(tmp_path / "out", TITLES)
    home = tmp_path / "home"
    unpacked(tmp_path / "out" / "python" / "app.zip.packed").extractall(home)
    asked = '{"do": "request", "method": "POST", "path": "/api/measure", "body": {"rules": "nine"}}'
    code = f"import sys; sys.path.insert(0, {str(home)!r}); from shutbox.offline import Gateway"
    code += f"; print(Gateway({{}}).handle({asked!r}))"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True, capture_output=True, text=True)
    assert json.loads(done.stdout)["answer"]["data"]["error"]["code"] == "offline-unsolved"
