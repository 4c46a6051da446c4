"""What released versions wrote is still read, and what their clients say is still understood.

Each folder of tests/data/releases is what one release wrote, made by tests/data/make_release.py.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from pathlib import Path

import pytest

from shutbox.cli import main as shutbox
from shutbox.play import read_record, view, write_record
from tests.data.make_release import FOLDER
from tests.docs.page import read
from tests.releases.comparison import Comparison
from tests.releases.wire import Line, Wire, read_lines, steps
from tests.server.running import Client, Data, Server, command_of, gone, record, seal_of

RELEASES = sorted(path.name for path in FOLDER.iterdir())
EARLIER = str(Path(__file__).with_name("earlier.py"))


def kept(release: str, file: str) -> Data:
    """The data in a file of a release."""
    found = json.loads((FOLDER / release / file).read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


@pytest.fixture(params=RELEASES)
def release(request: pytest.FixtureRequest) -> str:
    """Each release in turn."""
    return str(request.param)


@pytest.fixture
def data(release: str, tmp_path: Path) -> Path:
    """A copy of the data folder of a release."""
    return shutil.copytree(FOLDER / release / "store", tmp_path / "data")


def opened(release: str, data: Path) -> Server:
    """A server of today on that folder, a minute after the release was made."""
    return Server(data, program=(EARLIER, str(kept(release, "release.json")["made"] + 60)))


def tables(release: str, *stages: str) -> list[Data]:
    """The tables of a release that are at one of these stages."""
    return [table for table in kept(release, "release.json")["tables"] if table["stage"] in stages]


def test_every_release_in_the_changelog_is_kept() -> None:
    found = re.findall(r"^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$", read("CHANGELOG.md"), re.MULTILINE)
    assert sorted(found) == RELEASES


# The store


def test_a_store_shows_its_tables_and_games_as_they_were(release: str, data: Path) -> None:
    with opened(release, data) as server:
        for table in tables(release, "waiting", "playing", "over", "abandoned"):
            found = server.ask("GET", f"/api/tables/{table['code']}").data["view"]
            assert (found["public"], found["stage"]) == (table["public"], table["stage"])
            if found["game"] is not None:
                path = FOLDER / release / "exported" / f"{table['public']}.shutbox"
                assert record(server, table["code"]) == path.read_bytes().decode()


def test_a_store_is_opened_and_whole_and_its_games_are_exported(release: str, data: Path, tmp_path: Path) -> None:
    with opened(release, data) as server:
        assert server.stop() == 0, server.log
    assert shutbox(["verify", "--store", str(data)]) == 0
    assert shutbox(["export-games", str(tmp_path / "games"), "--data", str(data)]) == 0
    old, new = (
        {path.name: path.read_bytes() for path in folder.iterdir()}
        for folder in (FOLDER / release / "exported", tmp_path / "games")
    )
    assert new == old


def test_games_in_progress_go_on_with_the_devices_that_hold_their_seats(release: str, data: Path) -> None:
    async def move(table: Data) -> None:
        clients = {seat: server.client(table["code"], token) for seat, token in table["tokens"].items()}
        for client in clients.values():
            await client.join()
        found = next(iter(clients.values()))
        seat, before = str(found.game["at"]), found.n
        await next_move(clients.get(seat, found), table["dice"])
        await found.until(lambda: found.n > before)
        await gone(*clients.values())

    playing = tables(release, "playing")
    assert {table["dice"] for table in playing} >= {"sealed", "typed"}
    with opened(release, data) as server:
        for table in playing:
            asyncio.run(move(table))
        server.stop()
    assert shutbox(["verify", "--store", str(data)]) == 0


async def next_move(client: Client, dice: str) -> None:
    """Does the first thing that may be done; typed dice show ones."""
    first = client.legal[0]
    if first["do"] == "throw" and dice == "typed":
        await client.tell("report", faces=[1] * first["dice"])
    else:
        await client.tell(**command_of(first))


def test_a_table_that_waits_can_be_started_by_its_host(release: str, data: Path) -> None:
    async def start(table: Data) -> str:
        host = server.client(table["code"], table["tokens"]["0"])
        await host.join()
        await host.tell("start", without_seals=True)
        await gone(host)
        return host.stage

    with opened(release, data) as server:
        for table in tables(release, "waiting"):
            assert asyncio.run(start(table)) in ("sealing", "playing")


# Records


@pytest.mark.parametrize("folder", ["records", "exported"])
def test_records_replay_as_they_did_and_are_written_as_they_were(release: str, folder: str) -> None:
    expected = {name: state for name, state in kept(release, "outcomes.json").items() if name.startswith(folder)}
    assert {str(path.relative_to(FOLDER / release)) for path in (FOLDER / release / folder).iterdir()} == set(expected)
    for name, state in expected.items():
        text = (FOLDER / release / name).read_bytes().decode()
        read_back = read_record(text)
        assert not list(Comparison(exact=True).faults(state, view(read_back.game), name))
        assert write_record(read_back) == text


def test_records_are_verified(release: str) -> None:
    for path in sorted((FOLDER / release).glob("*/*.shutbox")):
        assert shutbox(["verify", str(path)]) == 0, path.name


# The wire


@pytest.mark.parametrize("scene", ["typed", "sealed", "coached"])
def test_a_client_of_a_release_is_understood_and_misses_nothing(release: str, scene: str, tmp_path: Path) -> None:
    lines = read_lines(FOLDER / release / "wire" / f"{scene}.jsonl")
    # Typed dice leave nothing to chance, so that even the values must be the same; a coach may learn.
    comparison = Comparison(exact=scene == "typed")
    with Server(tmp_path / "data") as server:
        asyncio.run(repeat(Wire(server), lines, comparison))


async def repeat(wire: Wire, lines: list[Line], comparison: Comparison) -> None:
    """Does everything that clients did, and compares what they hear with what they heard."""
    seeds = {message["seat"]: bytes.fromhex(message["seed"]) for message in sent(lines) if "seed" in message}
    try:
        for line, heard in steps(lines):
            await wire.say(translated(line, comparison, seeds))
            for old in heard:
                compare(comparison, old, await wire.next(old), line)
    finally:
        await wire.close()


def sent(lines: list[Line]) -> list[Data]:
    """Every message that clients sent over their sockets."""
    return [json.loads(line["text"]) for line in lines if line.get("does") == "frame"]


def translated(line: Line, comparison: Comparison, seeds: dict[int, bytes]) -> Line:
    """A line as the client would say it to this server; a seal is bound to the public id of its table."""
    line = {key: comparison.translated(value) for key, value in line.items()}
    if '"seal": ' in line.get("text", ""):
        message = json.loads(line["text"])
        public = next(new for new in comparison.names.values() if re.fullmatch("[0-9a-f]{16}", new))
        message["seal"] = seal_of(public, message["seat"], seeds[message["seat"]])
        line["text"] = json.dumps(message)
    return line


def compare(comparison: Comparison, old: Line, new: Line, line: Line) -> None:
    """Checks what a client hears against what it heard, both as the whole text or as JSON."""
    assert old.get("status") == new.get("status"), (line, new)
    if old["text"].startswith("{"):
        found = list(comparison.faults(json.loads(old["text"]), json.loads(new["text"])))
        assert not found, (line, found)
    elif comparison.exact:
        assert new["text"] == old["text"], line
