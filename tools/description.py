"""The long description of the package: README with links and pictures that work on any site.

Standard library only. Run by the build hook: README names files of the repository, and a site that shows the
description alone has none of them. Where the repository is published is said in one place, `repository` in
pyproject.toml. As long as that is empty, links become their words, and pictures are left out.
"""

from __future__ import annotations

import re

# A link or a picture of Markdown, and the attributes of HTML that name a file.
_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|mailto:|#)([^)\s]+)\)")
_ATTRIBUTE = re.compile(r'\b(src|srcset|href)="(?!https?:|mailto:|#)([^"]+)"')
_PICTURES = re.compile(r"^<table>\n.*?^</table>\n+", re.MULTILINE | re.DOTALL)
# What a site shows beside the description, by the files of the repository.
_PLACES = {
    "Documentation": "tree/{tag}/docs",
    "Changelog": "blob/{tag}/CHANGELOG.md",
    "Issues": "issues",
    "Source": "tree/{tag}",
}


def urls(repository: str, version: str) -> dict[str, str]:
    """The addresses of the project by their names; none if it is not published."""
    if not repository:
        return {}
    places = {name: f"{repository}/{path.format(tag=f'v{version}')}" for name, path in _PLACES.items()}
    return {"Homepage": repository, **places}


def long_description(readme: str, repository: str, version: str) -> str:
    """The text of README with absolute links and pictures, those of this version; with neither if there are none."""
    if not repository:
        return _LINK.sub(lambda found: "" if found[1] else found[2], _PICTURES.sub("", readme))
    blob, raw = (f"{repository}/{kind}/v{version}" for kind in ("blob", "raw"))
    text = _LINK.sub(lambda found: f"{found[1]}[{found[2]}]({raw if found[1] else blob}/{found[3]})", readme)
    return _ATTRIBUTE.sub(lambda found: f'{found[1]}="{blob if found[1] == "href" else raw}/{found[2]}"', text)
