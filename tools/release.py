#!/usr/bin/env python3
"""Builds what a release publishes, into dist: the wheel, the source distribution, and a list of the parts of the wheel.

The tools of the build are those of .venv, which were checked by their hashes. The same commit gives the same files,
byte for byte. The wheel carries the documentation site. The list of parts is a software bill of materials (SBOM) in the
format CycloneDX 1.6: the packages that the wheel or one of its extras asks for, as pinned in requirements.txt, and the
npm packages that are in the built pages.

example:
  .venv/bin/python tools/release.py
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import uuid
from typing import Any
from urllib.parse import quote

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))

import build_docs
from parts import NPM, Part, parts

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
DIST = os.path.join(ROOT, "dist")
# What serial numbers are derived from, so that one wheel always has the same.
NAMESPACE = uuid.uuid5(uuid.NAMESPACE_DNS, "shutbox")


def main() -> int:
    """The exit code."""
    if build_docs.main():
        sys.exit("release: the documentation site cannot be built (see above)")
    with tempfile.TemporaryDirectory(prefix="shutbox-release-") as folder:
        build(folder)
        (wheel,) = (name for name in os.listdir(folder) if name.endswith(".whl"))
        listed = "-".join(wheel.split("-")[:2]) + ".cdx.json"
        with open(os.path.join(folder, listed), "w", encoding="utf-8") as file:
            file.write(bill_text(os.path.join(folder, wheel), parts()))
        os.makedirs(DIST, exist_ok=True)
        for name in sorted(os.listdir(folder)):
            path = shutil.copy(os.path.join(folder, name), DIST)
            print(f"release: dist/{name}, {os.path.getsize(path):,} bytes, sha256 {digest(path)}")
    return 0


def build(folder: str) -> None:
    """Builds the wheel and the source distribution with hatchling; their files bear the date of the last commit."""
    command = [
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "--directory",
        folder,
        "--target",
        "sdist",
        "--target",
        "wheel",
    ]
    code = subprocess.call(command, cwd=ROOT, env=environment())
    if code:
        sys.exit(f"release: hatchling failed with {code} (see above)")


def environment() -> dict[str, str]:
    """The variables of a build: the time that its files bear is that of the commit."""
    told = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
    time = {"SOURCE_DATE_EPOCH": told.stdout.strip()} if told.returncode == 0 else {}
    return {**os.environ, **time}


def digest(path: str) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


# The list of parts


def bill_text(wheel: str, found: list[Part]) -> str:
    """The list of parts as it is published: the same for the same wheel."""
    return json.dumps(bill(wheel, found), indent=1, sort_keys=True) + "\n"


def bill(wheel: str, found: list[Part]) -> dict[str, Any]:
    """The list of parts of a wheel."""
    name, version = os.path.basename(wheel).split("-")[:2]
    own = {
        "type": "application",
        "bom-ref": f"pkg:pypi/{name}@{version}",
        "name": name,
        "version": version,
        "purl": f"pkg:pypi/{name}@{version}",
        "hashes": [{"alg": "SHA-256", "content": digest(wheel)}],
        "licenses": [{"license": {"id": "MIT"}}],
    }
    components = sorted((component(part) for part in found if part.shipped), key=lambda each: str(each["bom-ref"]))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, digest(wheel))}",
        "version": 1,
        "metadata": {"component": own},
        "components": components,
        "dependencies": [{"ref": own["bom-ref"], "dependsOn": [each["bom-ref"] for each in components]}],
    }


def component(part: Part) -> dict[str, Any]:
    """A package in the list: who needs it, and where that is known its hash and its license."""
    needed = [{"name": "shutbox:needed-by", "value": " ".join(part.groups)}]
    found = {
        "type": "library",
        "bom-ref": purl(part),
        "name": part.name,
        "version": part.version,
        "purl": purl(part),
        "scope": "required" if {"base", "app"} & set(part.groups) else "optional",
        "properties": needed + ([{"name": "shutbox:marker", "value": part.marker}] if part.marker else []),
    }
    if part.integrity.startswith("sha512-"):
        content = base64.b64decode(part.integrity.partition("-")[2]).hex()
        found["hashes"] = [{"alg": "SHA-512", "content": content}]
    if part.license:
        found["licenses"] = [{"expression": part.license}]
    return found


def purl(part: Part) -> str:
    """The address of a package as a package URL."""
    kind = "npm" if part.ecosystem == NPM else "pypi"
    return f"pkg:{kind}/{quote(part.name, safe='/')}@{part.version}"


if __name__ == "__main__":
    sys.exit(main())
