"""README and the other first pages: their commands run, their transcripts are true, and their links exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.page import ROOT, blocks, exists, read, try_out
from tests.envs.release import RELEASED, UNRELEASED

# What is written for the site alone, in folders; every block of these pages runs.
SITE = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").glob("*/*.md"))
PAGES = [
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))),
    *SITE,
]
# What try_out runs, and what only Sphinx reads.
RUN, LISTS = {"sh", "console", "pycon"}, {"{toctree}"}
NEED_RL = ("docs/envs.md", "docs/tutorials/first-agent.md", "docs/how-to/train-an-agent.md")
# Pages whose blocks ask a server, and the test that starts one for them.
WITH_SERVER = {"docs/api.md": "tests/docs/network/test_api.py"}
# A page gets here by itself, as soon as it has a block that runs.
WITH_BLOCKS = [page for page in PAGES if blocks(read(page), *RUN) and page not in WITH_SERVER]
_LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)")


def anchors(text: str) -> set[str]:
    """The places in a page that a link can name, as GitHub makes them of headings."""
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", WITH_BLOCKS)
def test_what_a_page_tells_to_type_works_and_prints_what_it_says(page: str, tmp_path: Path) -> None:
    if page in NEED_RL and not RELEASED:
        pytest.skip(UNRELEASED)
    try_out(read(page), tmp_path)


@pytest.mark.parametrize("page", SITE)
def test_every_block_of_the_site_is_one_that_runs(page: str) -> None:
    for kind, first in re.findall(r"^```(\S+)\n(.*)$", read(page), re.MULTILINE):
        assert kind in RUN | LISTS or first.startswith("# file: "), (kind, first)


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    for target, anchor in _LINK.findall(read(page)):
        path = ((ROOT / page).parent / target).resolve() if target else ROOT / page
        assert path.exists(), target
        if anchor:
            assert anchor in anchors(path.read_text(encoding="utf-8")), f"{target}#{anchor}"


@pytest.mark.parametrize("page", ["README.md", "docs/rules.md"])
def test_the_publisher_is_named_only_to_say_whose_rules_are_followed(page: str) -> None:
    text = " ".join(read(page).split())
    assert "Double Shutter is a trademark of Blue Orange" in text
    assert "independent of the publisher" in text


@pytest.mark.parametrize("page", PAGES)
def test_files_that_a_page_names_exist(page: str) -> None:
    for name in re.findall(r"`((?:src|tests|tools|docs|benchmarks|web)/[\w./-]+)`", read(page)):
        assert exists(name), name
