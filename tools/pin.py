#!/usr/bin/env python3
"""Writes requirements.txt: every package that the set-up may install, with its version, its hashes and who needs it.

Run it after a change of the requirements in pyproject.toml. Versions stay as they are unless --upgrade says otherwise.
uv finds them, for every platform and every Python from the oldest supported one on; it comes from requirements.txt
itself, checked by its hashes. The file names packages, versions and hashes, and no place that they come from.

examples:
  tools/pin.py
  tools/pin.py --upgrade uvicorn
  tools/pin.py --upgrade
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from typing import Any

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))

from registries import pip_files, pip_variables, read_text, registry_variables
from setup_venv import OLDEST, REQUIREMENTS, ROOT, RUNNING, read, write

HEADER = """\
# Written by tools/pin.py. Above each package: which parts of the project need it. "base" is the project without extras,
# "build" builds it, "pin" writes this file, and the others are extras of pyproject.toml.
"""
# What pyproject.toml does not name: an editable build; PyYAML's, which has no wheel for Python 3.15 yet; what pins.
OTHERS = {"build": ["editables>=0.5", "setuptools>=80; python_version >= '3.15'"], "pin": ["uv>=0.13"]}
# What uv calls a setting that pip has too.
SETTINGS = {"PIP_INDEX_URL": "UV_DEFAULT_INDEX", "PIP_CERT": "SSL_CERT_FILE"}


def main(arguments: Sequence[str]) -> int:
    """The exit code."""
    options = parser().parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="shutbox-pin-") as folder:
        groups = write_groups(folder)
        uv = install_uv(folder)
        found = compile_groups(uv, folder, groups, options.upgrade)
    write(REQUIREMENTS, found)
    print(f"pin: {found.count('==')} packages with {found.count('--hash=')} hashes in requirements.txt")
    return 0


def parser() -> argparse.ArgumentParser:
    """The options."""
    text, _, examples = (__doc__ or "").partition("\n\nexamples:\n")
    made = argparse.ArgumentParser(
        description=text, epilog="examples:\n" + examples, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("--upgrade", metavar="PACKAGE", nargs="*", help="take the newest version of these, or of all")
    return made


def wanted_by_group() -> dict[str, list[str]]:
    """What each part of the project asks for."""
    import tomllib

    project = tomllib.loads(read(os.path.join(ROOT, "pyproject.toml")))
    groups = {"base": project["project"]["dependencies"], "build": [*project["build-system"]["requires"]]}
    groups.update(own_extras(project["project"]))
    for name, wanted in OTHERS.items():
        groups[name] = [*groups.get(name, []), *wanted]
    return groups


def own_extras(project: Mapping[str, Any]) -> dict[str, list[str]]:
    """The extras that ask for packages from elsewhere; an old name only asks for another extra of the project."""
    own = f"{project['name']}["
    extras: dict[str, list[str]] = project["optional-dependencies"]
    return {name: wanted for name, wanted in extras.items() if not any(each.startswith(own) for each in wanted)}


def write_groups(folder: str) -> dict[str, str]:
    """A file of requirements for each part of the project, by its name."""
    paths = {}
    for name, wanted in wanted_by_group().items():
        paths[name] = os.path.join(folder, f"{name}.in")
        write(paths[name], "".join(f"{each}\n" for each in wanted))
    return paths


def install_uv(folder: str) -> str:
    """The path of uv, installed as requirements.txt says."""
    if sys.version_info < OLDEST:
        sys.exit(f"pin: needs Python {OLDEST[0]}.{OLDEST[1]} or newer, but {sys.executable} is Python {RUNNING}")
    target, listed = os.path.join(folder, "uv"), os.path.join(folder, "uv.txt")
    blocks = [block for block in read(REQUIREMENTS).split("\n\n") if "\nuv==" in f"\n{block}"]
    write(listed, "".join(blocks))
    checked = ["--require-hashes", "--no-deps", "--only-binary=:all:", "--requirement", listed]
    options = ["--quiet", "--disable-pip-version-check", "--root-user-action=ignore", "--target", target]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, *checked], check=True)
    return os.path.join(target, "bin", "uv")


def compile_groups(uv: str, folder: str, groups: Mapping[str, str], upgrade: Sequence[str] | None) -> str:
    """The text of requirements.txt."""
    whole = os.path.join(folder, "whole.txt")
    write(whole, read(REQUIREMENTS))  # the versions that are preferred
    run_uv(uv, [*groups.values(), *upgrades(upgrade), "--generate-hashes", "--output-file", whole])
    parts = {}
    for name, path in groups.items():
        part = os.path.join(folder, f"{name}.txt")
        run_uv(uv, [path, "--constraint", whole, "--output-file", part])
        parts[name] = names(read(part))
    return annotated(read(whole), parts)


def upgrades(upgrade: Sequence[str] | None) -> list[str]:
    """The options of uv: none, all, or these packages."""
    if upgrade is None:
        return []
    return [f"--upgrade-package={each}" for each in upgrade] or ["--upgrade"]


def run_uv(uv: str, arguments: list[str]) -> None:
    """Resolve requirements for every platform and every Python that is supported."""
    oldest = "{}.{}".format(*OLDEST)
    options = ["--universal", "--python-version", oldest, "--no-annotate", "--no-header", "--no-config", "--quiet"]
    subprocess.run([uv, "pip", "compile", *arguments, *options], env=environment(os.environ), check=True)


def environment(outer: Mapping[str, str]) -> dict[str, str]:
    """The variables with which uv reaches the registry that pip reaches here."""
    settings = {**pip_variables(map(read_text, pip_files(outer))), **registry_variables(outer)}
    return {**outer, **{SETTINGS[name]: value for name, value in settings.items() if name in SETTINGS}}


def names(text: str) -> set[str]:
    """The packages that a file of requirements pins."""
    return set(re.findall(r"^([\w.-]+)==", text, re.MULTILINE))


def annotated(text: str, parts: Mapping[str, set[str]]) -> str:
    """A file of requirements with the parts that need each package above it."""
    blocks = [HEADER]
    for block in re.split(r"\n(?=\w)", text.strip()):
        name = block.partition("==")[0]
        blocks.append(f"# {' '.join(part for part in parts if name in parts[part])}\n{block}\n")
    return "\n".join(blocks)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        sys.exit(f"pin: {os.path.basename(error.cmd[0])} failed with {error.returncode} (see above)")
