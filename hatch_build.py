"""The hooks of the build: a wheel carries the built web app, and its description works without the repository.

The documentation site travels with the package if it was built (`tools/build_docs.py`; `tools/release.py` builds it).
No hook builds it, because whoever installs from the sources would have to fetch Sphinx for it.
"""

from __future__ import annotations

import os
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# Set to 1 where the pages are built already, as in a checkout that ./check has set up.
BUILT = "SHUTBOX_PAGES_BUILT"


class WebBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Builds in a checkout; a source distribution brings the built files along, and an editable install needs none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds, and names the built files as part of the package."""
        if version != "editable" and not self._is_built():
            from_tools(self.root, "build_web").build(self.root)
        build_data["artifacts"] += ["src/shutbox/server/static/**", "src/shutbox/site/**"]

    def _is_built(self) -> bool:
        return os.path.isfile(os.path.join(self.root, "PKG-INFO")) or os.environ.get(BUILT) == "1"


class Description(MetadataHookInterface):
    """The long description and the addresses of the project, which follow from README and one setting."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Sets both."""
        description = from_tools(self.root, "description")
        repository, version = self.config.get("repository", ""), self._version()
        with open(os.path.join(self.root, "README.md"), encoding="utf-8") as file:
            text = description.long_description(file.read(), repository, version)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = description.urls(repository, version)

    def _version(self) -> str:
        """The version of the package, read as the build reads it."""
        with open(os.path.join(self.root, "src", "shutbox", "__init__.py"), encoding="utf-8") as file:
            return file.read().partition('__version__ = "')[2].partition('"')[0]


def from_tools(root: str, name: str) -> Any:
    """A module of the tools."""
    from importlib import import_module

    sys.path.insert(0, os.path.join(root, "tools"))
    return import_module(name)
