"""The documentation site: a warning or a link that leads nowhere stops the build; the code writes its own pages."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from handbook.links import broken
from handbook.source import command_lines, filled, package_lines, plain

import shutbox
from shutbox.cli.program import COMMANDS
from tests.docs.page import ROOT, read

# Apart from the tests, because Sphinx changes its process.
BUILD = """
import sys
from pathlib import Path
from build_docs import build
sys.exit("\\n".join(build(*map(Path, sys.argv[1:]))) or 0)
"""
CONF = "extensions = ['myst_parser']\nmyst_heading_anchors = 6\nhtml_theme = 'furo'\nhtml_copy_source = False\n"


def built(tmp_path: Path, **pages: str) -> str:
    """What the build has to say against these pages."""
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "conf.py").write_text(CONF, encoding="utf-8")
    for name, text in pages.items():
        (docs / f"{name}.md").write_text(text, encoding="utf-8")
    folders = [str(tmp_path / name) for name in ("docs", "site", "memory")]
    command = [sys.executable, "-c", BUILD, *folders]
    done = subprocess.run(command, cwd=ROOT / "tools", stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode == 0) == (not done.stderr)
    return done.stderr


def test_pages_without_a_fault_are_built(tmp_path: Path) -> None:
    text = "# Box\n\n[One die](other.md#one-die)\n\n```{toctree}\nother\n```\n"
    assert built(tmp_path, index=text, other="# Other\n\n## One die\n\nText.\n") == ""
    assert "One die" in (tmp_path / "site" / "other.html").read_text(encoding="utf-8")
    assert (tmp_path / "site" / "searchindex.js").is_file()


@pytest.mark.parametrize("link", ["missing.md", "#missing"])
def test_a_link_that_leads_nowhere_stops_the_build(tmp_path: Path, link: str) -> None:
    assert "missing" in built(tmp_path, index=f"# Box\n\n[One die]({link})\n")


def test_a_page_that_no_list_of_contents_names_stops_the_build(tmp_path: Path) -> None:
    assert "toctree" in built(tmp_path, index="# Box\n\nText.\n", other="# Other\n\nText.\n")


def test_links_of_built_pages_are_followed_to_the_place_that_they_name(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="b.html#x">1</a> <a href="b.html#y">2</a> <img src="c.png">', "utf-8")
    (tmp_path / "b.html").write_text('<p id="x"><a href="https://box.example/z">3</a> <a href="../d">4</a>', "utf-8")
    assert broken(tmp_path) == ["a.html: b.html#y", "a.html: c.png", "b.html: ../d"]


def test_every_command_has_its_section_with_its_options() -> None:
    text = "\n".join(command_lines())
    assert re.findall(r"^## (\S+)$", text, re.MULTILINE) == sorted(COMMANDS)
    for command in COMMANDS.values():
        assert all(f"| `{option.usage}` |" in text for option in command.options)
        assert all(example in text for example in command.examples)


def test_every_name_of_the_library_is_documented() -> None:
    lines = [line.split("::")[1].strip().rpartition(".")[2] for line in package_lines("shutbox") if ":: " in line]
    assert sorted(lines[2:]) == sorted(vars(shutbox)["__all__"])


def test_a_page_of_the_top_is_shown_with_its_links_bent() -> None:
    shown = filled("project/contributing", read("docs/project/contributing.md"))
    assert shown.startswith("# Contributing")
    assert "](../design.md)" in shown
    assert "](changelog.md)" in shown


def test_a_link_to_the_top_leads_to_where_the_site_has_the_page() -> None:
    assert filled("security", "[a](../SECURITY.md#here) [b](rules.md)") == "[a](project/security.md#here) [b](rules.md)"


def test_nothing_in_a_text_of_the_catalogue_is_markup() -> None:
    assert plain("a_b*c") == r"a\_b\*c"


def test_every_page_of_the_folder_is_on_the_site() -> None:
    listed = " ".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs").rglob("index.md"))
    for path in (ROOT / "docs").glob("*.md"):
        assert re.search(rf"^(\.\./)?{path.stem}(/index)?$", listed, re.MULTILINE) or path.stem == "index"
