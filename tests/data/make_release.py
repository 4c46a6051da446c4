"""Makes tests/data/releases/VERSION: what this version writes, kept so that every later one can be tested against it.

Run `.venv/bin/python -m tests.data.make_release` once at a release, when the version and CHANGELOG.md are set. It takes
a minute or two and never changes a release that is there. Then look at what it made and commit it.

    release.json   when it was made, and the tables of the store with the tokens of their seats (of no use elsewhere)
    store          the data folder of a server that was stopped
    exported       the games of that store, as `shutbox export-games` wrote them
    records        games saved by `shutbox play` and `shutbox simulate`
    outcomes.json  what every record leads to: the view of its last state
    wire           what clients and a server said to each other, one JSON object to a line (tests/releases/wire.py)
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from time import time
from typing import get_args

import shutbox
from shutbox.play import Event, read_record, view
from shutbox.play.table.entry import KINDS
from shutbox.rules import Format, named, names
from tests.releases.sample import laid_tables
from tests.releases.scene import SCENES, told
from tests.server.running import UNLIMITED, Data, Server

FOLDER = Path(__file__).parent / "releases"
SUFFIX = ".shutbox"
HOUSE_RULE = """name = "attic"
box = [[3, 1], [4, 2], [5, 1], [6]]
dice = 2
one_die = "standing:6"
total = "tiles"
"""


# The store


def make_store(folder: Path) -> list[Data]:
    """Lets a server keep tables, stops it, and writes their games as records."""
    server = Server(folder / "store").start()
    try:
        found = asyncio.run(laid_tables(server))
    finally:
        code = server.stop()
    assert code == 0, server.log
    assert not list((folder / "store").glob("*-wal"))
    (folder / "store.log").unlink()
    command("export-games", "exported", "--data", "store", folder=folder)
    return found


# Records


def command(*arguments: str, folder: Path, typed: str = "") -> None:
    """Runs `shutbox` in a folder."""
    line = [sys.executable, "-m", "shutbox", *arguments]
    done = subprocess.run(line, cwd=folder, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (arguments, done.stdout, done.stderr)


def make_records(folder: Path) -> None:
    """A game of every format between bots, and games of people: together, alone, with a house rule, with real dice."""
    (folder / "attic.toml").write_text(HOUSE_RULE, encoding="utf-8")
    folder.joinpath("records").mkdir()
    for form in Format:
        name = next((each for each in names() if named(each).game.format is form), "nine")
        bots = "highest" if form is Format.SOLITAIRE else "fewest-tiles,highest"
        game = ("--set", f"format={form.value}", "--players", bots, "--seed", "release", "--game", "0")
        command("simulate", name, *game, "--save", f"records/{form.value}{SUFFIX}", folder=folder)
    answers = "\n1\n" * 40
    for name, rules, players in (
        ("seeded", "nine", "Ann,Zoë"),
        ("alone", "double-shutter", "Ann"),
        ("house-rule", "attic.toml", "Ann,@highest"),
    ):
        played = ("--players", players, "--seed", "tea")
        command("play", rules, *played, "--save", f"records/{name}{SUFFIX}", folder=folder, typed=answers)
    played = ("--players", "Ann,Bo", "--dice", "typed")
    typed = "4 5\n9\nundo\n5+4\n1 1\n2\nquit\n"
    command("play", "nine", *played, "--save", f"records/unfinished{SUFFIX}", folder=folder, typed=typed)
    (folder / "attic.toml").unlink()


def outcomes(folder: Path) -> Data:
    """What each record leads to."""
    paths = sorted(folder.glob(f"*/*{SUFFIX}"))
    return {str(path.relative_to(folder)): view(read_record(path.read_bytes().decode()).game) for path in paths}


# The wire


def make_wire(folder: Path, spare: Path) -> None:
    """Writes down every scene."""
    folder.mkdir()
    with Server(spare / "data") as server:
        for name, play in SCENES.items():
            lines = asyncio.run(told(server, play))
            text = "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines)
            (folder / f"{name}.jsonl").write_text(text, encoding="utf-8")


# The whole


def write_json(path: Path, data: Data) -> None:
    """Writes data with a line for each of its keys."""
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def check_complete(folder: Path) -> None:
    """Refuses a release in which something is never used that a store or a record can hold."""
    store = (folder / "store" / "shutbox.db").read_bytes()
    missing = [each for each in KINDS if f'"kind":"{each}"'.encode() not in store]
    records = [read_record(path.read_bytes().decode()) for path in folder.glob(f"*/*{SUFFIX}")]
    used = {type(event) for record in records for event in record.events}
    missing += [each.__name__ for each in get_args(Event) if each not in used]
    assert not missing, missing


def check_anonymous(folder: Path, spare: Path) -> None:
    """Refuses a release that names the machine or the account on which it was made."""
    words = {str(Path.home()), str(Path.cwd()), str(spare), socket.gethostname(), tempfile.gettempdir() + "/"}
    for path in filter(Path.is_file, folder.rglob("*")):
        # What is shorter stands in any hash.
        found = [word for word in words if len(word) > 3 and word.encode() in path.read_bytes()]
        assert not found, (path, found)


def main() -> None:
    """Makes the folder of this version."""
    target = FOLDER / shutbox.__version__
    if target.exists():
        sys.exit(f"{target} is there already: a release never changes")
    os.environ.update(UNLIMITED)
    with tempfile.TemporaryDirectory() as temporary:
        folder, spare = Path(temporary, "release"), Path(temporary, "spare")
        folder.mkdir()
        spare.mkdir()
        tables, made = make_store(folder), int(time())
        make_records(folder)
        make_wire(folder / "wire", spare)
        write_json(folder / "outcomes.json", outcomes(folder))
        write_json(folder / "release.json", {"version": shutbox.__version__, "made": made, "tables": tables})
        check_complete(folder)
        check_anonymous(folder, spare)
        shutil.copytree(folder, target)


if __name__ == "__main__":
    main()
