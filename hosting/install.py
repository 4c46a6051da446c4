#!/usr/bin/env python3
"""Installs Shutbox from its wheel into a new folder: every package by its hashes in requirements.txt, and nothing else.

usage: python3 hosting/install.py FOLDER [--parts base,play,postgres] [--wheel FILE]

Parts are "base" and the extras of pyproject.toml. Without a wheel it takes the only one in dist.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from setup_venv import chosen  # noqa: E402

PARTS = "base,play,postgres"


def main(arguments: list[str]) -> int:
    """The exit code."""
    told = read(arguments)
    folder = Path(told.folder)
    if folder.exists():
        sys.exit(f"install: {folder} exists already; a new version goes beside it")
    wheel = Path(told.wheel) if told.wheel else the_wheel()
    install(folder, wheel, set(told.parts.split(",")))
    print(f"install: {wheel.name} is in {folder}")
    return 0


def read(arguments: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="install.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("--parts", default=PARTS)
    parser.add_argument("--wheel")
    return parser.parse_args(arguments)


def the_wheel() -> Path:
    """The wheel that tools/release.py has built."""
    found = sorted((ROOT / "dist").glob("shutbox-*.whl"))
    if len(found) != 1:
        sys.exit(f"install: expected one wheel in dist, found {len(found)}; --wheel names one")
    return found[0]


def install(folder: Path, wheel: Path, parts: set[str]) -> None:
    """Makes an environment with the packages of these parts and the wheel."""
    packages = chosen((ROOT / "requirements.txt").read_text(encoding="utf-8"), parts)
    venv.create(folder, with_pip=True)
    with tempfile.TemporaryDirectory() as temporary:
        names = Path(temporary, "packages.txt")
        names.write_text("\n".join(packages) + "\n", encoding="utf-8")
        pip(folder, "--only-binary=:all:", "--require-hashes", "--requirement", str(names))
    pip(folder, "--no-index", str(wheel))


def pip(folder: Path, *arguments: str) -> None:
    """Installs something, and nothing that it asks for."""
    options = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-cache-dir", "--no-deps"]
    done = subprocess.run([str(folder / "bin" / "python"), "-I", "-m", "pip", "install", *options, *arguments])
    if done.returncode:
        sys.exit("install: pip failed (see above); the folder is of no use")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
