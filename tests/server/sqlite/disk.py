"""Disks that fail: what a process did to its files is written down (disk.c), and played again up to a power cut.

A disk keeps what was synced. Of everything after that it may keep nothing, all, or some: single sectors of each write
in any order, the size of a file without what was written there, and each name of a file once its folder was synced.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).parent
SECTOR = 512


def library(folder: Path) -> Path:
    """The preloaded library, compiled."""
    if sys.platform != "linux":
        pytest.skip("needs Linux")
    built = folder / "disk.so"
    options = ["-shared", "-fPIC", "-O1", "-o", str(built), str(HERE / "disk.c"), "-ldl", "-lpthread"]
    subprocess.run([*compiler(), *options], check=True, env={**os.environ, "ZIG_GLOBAL_CACHE_DIR": str(folder)})
    return built


def compiler() -> list[str]:
    """The machine's C compiler, or the one that ./check installs where there is none."""
    found = shutil.which("cc") or shutil.which("gcc")
    return [found] if found else [sys.executable, "-m", "ziglang", "cc"]


def environment(built: Path, folder: Path, diary: Path | None = None) -> dict[str, str]:
    """What a process needs to run on such a disk."""
    own = {"LD_PRELOAD": str(built), "SHUTBOX_DISK_FOLDER": str(folder)}
    path = os.pathsep.join([str(HERE.parents[2]), str(HERE.parents[2] / "src")])
    return os.environ | own | {"PYTHONPATH": path} | ({"SHUTBOX_DISK_DIARY": str(diary)} if diary else {})


class Deed(NamedTuple):
    """Something done to a file (written, cut, synced, created, unlinked, renamed, failed), and where its line ends."""

    kind: str
    where: int
    name: str
    data: bytes
    end: int = 0


def deeds(diary: Path) -> Iterator[Deed]:
    """What stands in a diary."""
    with diary.open("rb") as file:
        while line := file.readline():
            kind, where, count, path = line.decode().rstrip("\n").split(" ", 3)
            data = file.read(int(count))
            yield Deed(kind, int(where), Path(path).name, data, file.tell())


@dataclass
class File:
    """What is safely on the disk of a file, and what was written since."""

    safe: bytes = b""
    fresh: list[Deed] = field(default_factory=list)


def written(content: bytes, deed: Deed) -> bytes:
    """The content of a file after a write or a cut."""
    if deed.kind == "T":
        return content[: deed.where].ljust(deed.where, b"\0")
    padded = content.ljust(deed.where, b"\0")
    return padded[: deed.where] + deed.data + padded[deed.where + len(deed.data) :]


def torn(deed: Deed, chance: random.Random) -> list[Deed]:
    """What is left of a write: any of its sectors."""
    if deed.kind == "T":
        return [deed] if chance.random() < 0.5 else []
    parts, place = [], 0
    while place < len(deed.data):
        size = SECTOR - (deed.where + place) % SECTOR
        parts.append(deed._replace(where=deed.where + place, data=deed.data[place : place + size]))
        place += size
    return [part for part in parts if chance.random() < 0.5]


@dataclass
class Disk:
    """The files of a folder by name: as they are, and by which names they are safely known."""

    folder: str
    names: dict[str, File] = field(default_factory=dict)
    safe: dict[str, File] = field(default_factory=dict)

    def do(self, deed: Deed) -> None:
        """Does one deed."""
        match deed.kind:
            case "C":
                self.names[deed.name] = File()
            case "F":
                return
            case "U":
                self.names.pop(deed.name, None)
            case "R":
                self.names[deed.name] = self.names.pop(Path(os.fsdecode(deed.data)).name)
            case "S" if deed.name == self.folder:
                self.safe = dict(self.names)
            case "S":
                file = self.names[deed.name]
                for each in file.fresh:
                    file.safe = written(file.safe, each)
                file.fresh.clear()
            case _:
                self.names[deed.name].fresh.append(deed)

    def after_power_cut(self, chance: random.Random | None) -> dict[str, bytes]:
        """What is found later: without a chance only what is safe, otherwise that and some of the rest."""
        names = self.safe if chance is None else self._some_names(chance)
        return {name: file.safe if chance is None else _left(file, chance) for name, file in names.items()}

    def _some_names(self, chance: random.Random) -> dict[str, File]:
        """Each name as it was when the folder was synced, or as it is now."""
        found = {}
        for name in self.names.keys() | self.safe.keys():
            file = (self.names if chance.random() < 0.5 else self.safe).get(name)
            if file is not None:
                found[name] = file
        return found


def _left(file: File, chance: random.Random) -> bytes:
    """What is left of a file: of what was not synced any sectors, and perhaps its size with nothing in it."""
    content, whole = file.safe, file.safe
    for deed in file.fresh:
        whole = written(whole, deed)
        for part in torn(deed, chance):
            content = written(content, part)
    return content.ljust(len(whole), b"\0") if chance.random() < 0.25 else content


def cuts(diary: Path, folder: str) -> Iterator[tuple[int, Disk]]:
    """The disk after each deed."""
    disk = Disk(folder)
    for number, deed in enumerate(deeds(diary), 1):
        disk.do(deed)
        yield number, disk
