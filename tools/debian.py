"""Debian as this machine's apt knows it: its mirror, the packages of a suite, and a bare root made from them.

Standard library only. No host is named here: the mirror is read from the apt configuration at run time.
"""

from __future__ import annotations

import lzma
import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from glob import glob
from typing import IO
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from enclosure import NAMESPACES, dies_with_parent, last_words

SOURCES = ("/etc/apt/sources.list", "/etc/apt/sources.list.d/*.list", "/etc/apt/sources.list.d/*.sources")
KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"
STABLE = "bookworm"
# The newest first; a mirror may leave some of them out.
NEWEST = ("sid", "forky", "trixie")
FONTS = {
    "none": (),
    "dejavu": ("fonts-dejavu-core",),
    "noto": ("fonts-noto-core",),
    "liberation": ("fonts-liberation",),
}
VENV_PACKAGE = re.compile(r"^Package: python3\.(\d+)-venv$", re.MULTILINE)


class CannotRunError(Exception):
    """This machine cannot make a bare root; the message says why, and what to do."""


@dataclass(frozen=True)
class Base:
    """What a bare root is made of: a suite, its packages, and the command that is `python3` there."""

    suite: str
    packages: tuple[str, ...]
    python: str

    @property
    def key(self) -> str:
        """A name for a file that keeps this root."""
        return "-".join((self.suite, *self.packages)).replace("/", "_")


def apt_sources() -> str:
    """Everything that apt's lists of sources say."""
    return "\n\n".join(_text(path) for pattern in SOURCES for path in sorted(glob(pattern)))


def mirror(sources: str) -> str:
    """The first address in apt's sources that is an archive of Debian itself."""
    for address, suites in archives(sources):
        if urlsplit(address).path.rstrip("/").endswith("/debian") and any("-" not in suite for suite in suites):
            return address.rstrip("/")
    raise CannotRunError("apt's sources name no mirror of Debian; name one with --mirror URL")


def archives(sources: str) -> Iterator[tuple[str, list[str]]]:
    """Every address of binary packages with its suites, from lines (`deb URL SUITE ...`) and from deb822 stanzas."""
    for stanza in re.split(r"\n\s*\n", sources):
        lines = [line for line in stanza.splitlines() if line.strip() and not line.startswith("#")]
        for line in lines:
            if found := re.match(r"deb\s+(?:\[[^]]*\]\s*)?(\S+)\s+(\S+)", line):
                yield found[1], [found[2]]
        fields = deb822(lines)
        if "deb" in fields.get("types", []) and fields.get("enabled") != ["no"]:
            for address in fields.get("uris", []):
                yield address, fields.get("suites", [])


def deb822(lines: Iterable[str]) -> dict[str, list[str]]:
    """The fields of a stanza, each as its words; a line that begins with a space goes on with the field before it."""
    fields: dict[str, list[str]] = {}
    name = ""
    for line in lines:
        if not line[0].isspace():
            name, colon, line = line.partition(":")
            if not colon:
                continue
            name = name.lower()
        fields.setdefault(name, []).extend(line.split())
    return fields


def newest_python(packages: str) -> int | None:
    """The minor version of the newest CPython with its venv module in a list of packages, None if there is none."""
    return max(map(int, VENV_PACKAGE.findall(packages)), default=None)


def stable_base(fonts: str) -> Base:
    """Debian 12 with its own Python."""
    return Base(STABLE, ("python3", "python3-venv", *FONTS[fonts]), "/usr/bin/python3")


def newest_base(address: str, fonts: str, wanted: str | None) -> Base:
    """The newest CPython (or the `wanted` one) of the newest suite that the mirror offers."""
    suite, packages = newest_suite(address)
    minor = newest_python(packages)
    if minor is None:
        raise CannotRunError(f"{suite} has no package python3.N-venv")
    python = f"python{wanted or f'3.{minor}'}"
    if f"\nPackage: {python}-venv\n" not in packages:
        raise CannotRunError(f"{suite} has no package {python}-venv; its newest is python3.{minor}-venv")
    return Base(suite, (python, f"{python}-venv", *FONTS[fonts]), f"/usr/bin/{python}")


def newest_suite(address: str) -> tuple[str, str]:
    """The newest suite that the mirror offers, and its list of packages."""
    architecture = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    for suite in NEWEST:
        listing = fetched(f"{address}/dists/{suite}/main/binary-{architecture.stdout.strip()}/Packages.xz")
        if listing:
            return suite, lzma.decompress(listing).decode("utf-8", "replace")
    raise CannotRunError("apt's mirror offers none of " + ", ".join(NEWEST))


def fetched(address: str) -> bytes:
    """What lies at an address, empty if it cannot be had."""
    try:
        with urlopen(address) as reply:
            return bytes(reply.read())
    except URLError:
        return b""


def require_debootstrap() -> None:
    """Install debootstrap where it is missing."""
    if shutil.which("debootstrap"):
        return
    print("fresh_machine: installing debootstrap ...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "debootstrap"]):
        if subprocess.run(["apt-get", "-q", *command], env=environment, capture_output=True).returncode:
            raise CannotRunError("there is no debootstrap; install it with: sudo apt install debootstrap")


def make_root(base: Base, address: str, root: str, cache: str, log: IO[str]) -> bool:
    """Make a bare root; whether it came from the cache."""
    kept = os.path.join(cache, base.key + ".tar")
    if os.path.exists(kept):
        subprocess.run(["tar", "-C", root, "-xf", kept], check=True, stdout=log, stderr=log)
        return True
    debootstrap(base, address, root, os.path.join(cache, "packages"), log)
    link_python(base, root)
    subprocess.run(["tar", "-C", root, "-cf", kept + ".part", "--exclude=*.deb", "."], check=True, stdout=log)
    os.replace(kept + ".part", kept)
    return False


def debootstrap(base: Base, address: str, root: str, packages: str, log: IO[str]) -> None:
    """Unpack and configure the packages, in namespaces of their own, so that no mount outlives an interruption."""
    if not os.path.exists(KEYRING):
        raise CannotRunError(f"there is no {KEYRING}; install it with: sudo apt install debian-archive-keyring")
    os.makedirs(packages, exist_ok=True)
    options = ["--variant=minbase", f"--include={','.join(base.packages)}", f"--keyring={KEYRING}"]
    command = ["debootstrap", *options, f"--cache-dir={packages}", base.suite, root, address]
    enclosed = [*NAMESPACES, "--mount-proc", *command]
    if subprocess.run(enclosed, stdout=log, stderr=log, preexec_fn=dies_with_parent()).returncode:
        unknown_key = "unknown key" in last_words(log.name, 40)
        raise CannotRunError(
            f"the keyring of this machine does not know {base.suite}: upgrade debian-archive-keyring"
            if unknown_key
            else f"debootstrap of {base.suite} failed: see {log.name}"
        )


def link_python(base: Base, root: str) -> None:
    """Make the chosen Python answer to `python3`, before any other of the suite."""
    if base.python != "/usr/bin/python3":
        os.symlink(base.python, os.path.join(root, "usr", "local", "bin", "python3"))


def _text(path: str) -> str:
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()
