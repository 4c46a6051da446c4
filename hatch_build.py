"""The build hook: a wheel carries the built web app; an editable install leaves that to the root scripts."""

from __future__ import annotations

import os
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Builds where there is something to build; a source distribution brings the built files along."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds, and names the built files as part of the package."""
        if version != "editable" and os.path.isfile(os.path.join(self.root, "web", "package-lock.json")):
            sys.path.insert(0, os.path.join(self.root, "tools"))
            from build_web import build

            build(self.root)
        build_data["artifacts"].append("src/shutbox/server/static/**")
