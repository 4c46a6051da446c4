"""Every package from elsewhere: those that requirements.txt pins, and those of web/package-lock.json.

Standard library only.
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from typing import Any

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
PYPI, NPM = "PyPI", "npm"
# The parts that reach a user: those that are needed only to build, check or pin do not.
OWN_USE = {"build", "compiler", "dev", "docs", "pin", "web"}
# What builds the documentation site and leaves styles and scripts of its own in it.
IN_SITE = {"furo", "pygments", "sphinx", "sphinx-basic-ng"}
# What builds the pages and leaves nothing of itself in them.
BUILDERS = {"vite"}
_PINNED = re.compile(r"^# (?P<groups>.*)\n(?P<name>[\w.-]+)==(?P<version>\S+)(?: ; (?P<marker>.*?))? \\$", re.MULTILINE)


@dataclass(frozen=True)
class Part:
    """A package in one version: who needs it, whether it reaches a user, and what the lock file says of it."""

    ecosystem: str
    name: str
    version: str
    groups: tuple[str, ...]
    marker: str = ""
    integrity: str = ""
    license: str = ""

    @property
    def shipped(self) -> bool:
        """Whether it reaches a user."""
        in_site = "docs" in self.groups and self.name in IN_SITE
        return in_site or not OWN_USE.issuperset(self.groups)


def parts(root: str = ROOT) -> list[Part]:
    """Every package, those of Python first."""
    with open(os.path.join(root, "requirements.txt"), encoding="utf-8") as file:
        pinned = python_parts(file.read())
    with open(os.path.join(root, "web", "package-lock.json"), encoding="utf-8") as file:
        return [*pinned, *npm_parts(json.load(file)["packages"])]


def python_parts(text: str) -> list[Part]:
    """The packages of a requirements.txt."""
    return [
        Part(PYPI, found["name"], found["version"], tuple(found["groups"].split()), found["marker"] or "")
        for found in _PINNED.finditer(text)
    ]


def npm_parts(packages: dict[str, Any]) -> list[Part]:
    """The packages of a lock file: "app" is in the built pages, "web" builds them, "dev" checks them."""
    pages = in_pages(packages)
    found = []
    for path, each in packages.items():
        name = path.rpartition("node_modules/")[2]
        group = "app" if name in pages else "dev" if each.get("dev") or each.get("devOptional") else "web"
        if path:
            known = each.get("integrity", ""), each.get("license", "")
            found.append(Part(NPM, name, each["version"], (group,), "", *known))
    return found


def in_pages(packages: dict[str, Any]) -> set[str]:
    """The packages whose code or letters are in the built pages: what is asked for, and what that asks for."""
    found: set[str] = set()
    waiting = set(packages.get("", {}).get("dependencies", {})) - BUILDERS
    while waiting:
        found |= waiting
        waiting = {
            need for name in waiting for need in packages[f"node_modules/{name}"].get("dependencies", {})
        } - found
    return found
