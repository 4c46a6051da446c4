"""The long description: no link and no picture of README leads to a file that only a checkout has."""

from __future__ import annotations

import re

from description import long_description, urls

from tests.docs.page import read

PLACE = "https://code.example/box"
README = """\
# Title

<table>
<tr><td><picture><source srcset="docs/dark.jpg"><img src="docs/light.jpg" alt="A box"></picture></td></tr>
</table>

Read [the rules](docs/rules.md#one), [`a`](b.md), [a site](https://other.example/x) and [below](#two).
![A picture](docs/one.png)
"""


def test_links_and_pictures_name_the_version_where_it_is_published() -> None:
    made = long_description(README, PLACE, "1.2")
    assert f"[the rules]({PLACE}/blob/v1.2/docs/rules.md#one), [`a`]({PLACE}/blob/v1.2/b.md)" in made
    assert "[a site](https://other.example/x) and [below](#two)" in made
    assert f"![A picture]({PLACE}/raw/v1.2/docs/one.png)" in made
    assert f'srcset="{PLACE}/raw/v1.2/docs/dark.jpg"' in made
    assert f'src="{PLACE}/raw/v1.2/docs/light.jpg"' in made


def test_as_long_as_nothing_is_published_words_stay_and_pictures_go() -> None:
    assert long_description(README, "", "1.2") == (
        "# Title\n\nRead the rules, `a`, [a site](https://other.example/x) and [below](#two).\n\n"
    )
    assert urls("", "1.2") == {}


def test_the_addresses_of_a_project_are_those_of_its_version() -> None:
    made = urls(PLACE, "1.2")
    assert made["Homepage"] == PLACE
    assert made["Changelog"] == f"{PLACE}/blob/v1.2/CHANGELOG.md"
    assert set(made) == {"Homepage", "Documentation", "Changelog", "Issues", "Source"}


def test_nothing_relative_is_left_of_the_real_readme() -> None:
    for repository in (PLACE, ""):
        made = long_description(read("README.md"), repository, "1.2")
        assert re.findall(r"\]\((?!https?:|#)|(?:src|srcset|href)=\"(?!https?:)", made) == []
        assert len(made) > 10_000
