"""The server as its host runs it: stopped, started again, killed in the middle, with a disk that is full."""

from __future__ import annotations

import asyncio
import json
import resource
import signal
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic, time

import pytest

from benchmarks.attacker import ATTACKS, Attacker
from shutbox.server.identity.token import holder_of, new_token
from shutbox.server.store.audit import audit_store
from shutbox.server.store.store import open_store
from tests.server.running import PATIENCE, Client, Server, begun, gone, lay, table

YEAR = 366 * 24 * 3600


# Stop and start


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_tells_everybody_to_come_back_and_no_game_is_lost(tmp_path: Path, number: signal.Signals) -> None:
    async def stopped(server: Server) -> None:
        ann, bo = await begun(server, "double-shutter", 2)
        await ann.act()
        n, view = ann.n, ann.view
        await bo.until(lambda: bo.n == n)
        assert server.process is not None
        server.process.send_signal(number)
        assert [await client.gone() for client in (ann, bo)] == [(1012, "")] * 2
        assert await asyncio.to_thread(server.ended) == 0
        await asyncio.to_thread(server.start)
        for client in (ann, bo):
            await client.join()
            assert (client.n, client.view) == (n, view)
        await asyncio.gather(ann.play(), bo.play())
        assert ann.stage == "over"
        await gone(ann, bo)

    with Server(tmp_path / "data") as server:
        asyncio.run(stopped(server))
        lines = [json.loads(line) for line in server.log.splitlines()]
    assert [line["event"] for line in lines] == ["start", "stop", "start"]
    assert lines[1]["failed"] is False


@pytest.mark.parametrize(("flood", "answer"), [("drips", "404"), ("fragments", "101"), ("messages", "101")])
def test_a_server_that_is_flooded_stops_all_the_same(tmp_path: Path, flood: str, answer: str) -> None:
    async def stopped(server: Server) -> int:
        attacker = Attacker(server.port, "127.0.0.1")
        running: asyncio.Future[None] = asyncio.ensure_future(ATTACKS[flood][0](attacker))
        async with asyncio.timeout(PATIENCE):
            while attacker.answers[answer] < 4:
                await asyncio.sleep(0.01)
        code = await asyncio.to_thread(server.stop)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        return code

    with Server(tmp_path / "data") as server:
        assert asyncio.run(stopped(server)) == 0
        assert '"stop"' in server.log.splitlines()[-1]


def test_what_is_under_way_when_a_stop_comes_is_answered_or_not_done(tmp_path: Path) -> None:
    async def stopped(server: Server) -> tuple[list[Client], int]:
        clients = [(await begun(server, "nine", 1, dice="typed", undo=True))[0] for _ in range(8)]
        tasks = [asyncio.create_task(_busy(client)) for client in clients]
        await asyncio.sleep(0.3)
        code = await asyncio.to_thread(server.stop)
        await asyncio.gather(*tasks)
        await gone(*clients)
        return clients, code

    with Server(tmp_path / "data") as server:
        clients, code = asyncio.run(stopped(server))
        assert code == 0
        server.start()
        for client in clients:
            look = server.ask("GET", f"/api/tables/{client.code}").data
            assert client.acks
            # At most one command was stored without its answer having arrived.
            assert client.acks[-1]["n"] <= look["n"] <= client.acks[-1]["n"] + 1


async def _busy(client: Client) -> None:
    try:
        while True:
            await client.tell("report", faces=[3, 4])
            await client.tell("play", word="undo")
    except ConnectionResetError:
        assert client.closed == (1012, "")


def _as_a_background_job() -> None:
    """What a script does that starts a command with `&`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def test_a_server_that_a_script_has_started_in_the_background_stops_at_an_interrupt(tmp_path: Path) -> None:
    with Server(tmp_path / "data", before=_as_a_background_job) as server:
        assert server.process is not None
        server.process.send_signal(signal.SIGINT)
        assert server.ended() == 0


# Clocks


def test_nobody_pays_for_the_time_that_the_server_was_down(tmp_path: Path) -> None:
    async def paused(server: Server) -> None:
        ann, bo = await begun(server, "nine", 2, seconds=3)
        await asyncio.sleep(2)
        n = ann.n
        await gone(ann, bo)
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(1.5)
        await asyncio.to_thread(server.start)
        await ann.join()
        assert ann.n == n
        assert ann.clock is not None
        assert ann.clock > 2.5, "the clock begins anew"
        assert (await ann.act())["ok"]
        await gone(ann)

    with Server(tmp_path / "data") as server:
        asyncio.run(paused(server))


def test_a_clock_runs_on_after_a_start_though_nobody_comes_back(tmp_path: Path) -> None:
    async def paused(server: Server) -> None:
        ann, bo = await begun(server, "nine", 2, ("fewest-tiles",), seconds=1)
        assert (await bo.do("throw", dice=2))["error"]["code"] == "not-your-turn"
        await gone(ann, bo)
        await asyncio.to_thread(server.restart)
        # Two people lose their turns to the clock, then a bot plays.
        begin = monotonic()
        while server.ask("GET", f"/api/tables/{ann.code}").data["view"]["stage"] == "playing":
            await asyncio.sleep(0.2)
            assert monotonic() - begin < 20

    with Server(tmp_path / "data") as server:
        asyncio.run(paused(server))


def test_seeds_can_still_be_shown_after_a_kill_in_the_middle_of_that(tmp_path: Path) -> None:
    async def killed(server: Server) -> None:
        ann, bo = await table(server, "nine", 2)
        await ann.tell("start")
        await ann.reveal()
        await gone(ann, bo)
        await asyncio.to_thread(server.restart)
        for client in (ann, bo):
            await client.join()
        assert bo.stage == "sealing"
        assert [bool(seat["seed"]) for seat in bo.view["seats"]] == [True, False]
        await bo.reveal()
        await ann.until(lambda: ann.stage == "playing")
        await asyncio.gather(ann.play(), bo.play())
        await gone(ann, bo)

    with Server(tmp_path / "data") as server:
        asyncio.run(killed(server))


# Devices


def test_a_token_ends_when_its_device_was_not_seen_for_a_year(tmp_path: Path) -> None:
    old, young = new_token(), new_token()

    async def remembered(token: str, now: float) -> None:
        store = await open_store(tmp_path / "data", clock=lambda: now)
        await store.remember(str(holder_of(token)))
        await store.close()

    asyncio.run(remembered(old, time() - YEAR))
    asyncio.run(remembered(young, time() - YEAR + 2 * 24 * 3600))
    # The clock of the server is believed, because somebody was here yesterday.
    asyncio.run(remembered(new_token(), time() - 24 * 3600))
    with Server(tmp_path / "data") as server:
        assert server.ask("GET", "/api/mine", token=young).status == 200
        reply = server.ask("GET", "/api/mine", token=old)
        assert (reply.status, reply.code) == (401, "device-unknown")
        code = lay(server, young, "nine", ["open"])["code"]
        with pytest.raises(Exception, match="401"):
            asyncio.run(server.client(code, old).join())


def test_a_device_that_is_forgotten_has_no_token_any_more_and_its_sockets_end(server: Server) -> None:
    async def forgotten() -> None:
        ann, bo = await table(server, "nine", 2)
        door = json.loads((server.folder / "server.json").read_text())["token"]
        told = server.ask("POST", "/admin/forget", {"device": holder_of(bo.token)}, token=door)
        assert told.data["devices"] == 1
        assert (await bo.gone())[0] == 1008
        assert server.ask("GET", "/api/mine", token=bo.token).status == 401
        assert server.ask("GET", "/api/mine", token=ann.token).status == 200
        # The table is another one without the name, so whoever is there has to come again.
        await ann.gone()
        again = server.client(ann.code, ann.token)
        await again.join()
        await again.until(lambda: again.present == [0])
        assert [seat["name"] for seat in again.view["seats"]] == ["Ann", "?2"]
        await gone(again)

    asyncio.run(forgotten())


# A disk that fails


def _small_files() -> None:
    """Lets the process write no more than half a megabyte into a file: what a full disk looks like."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (500_000, 500_000))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def test_when_the_disk_is_full_the_server_says_so_ends_and_has_acknowledged_nothing_that_is_lost(
    tmp_path: Path,
) -> None:
    async def filled(server: Server) -> Client:
        (ann,) = await begun(server, "nine", 1, dice="typed", undo=True)
        try:
            for _ in range(3000):
                for wish in ({"do": "report", "faces": [3, 4]}, {"do": "play", "word": "undo"}):
                    answer = await ann.do(**wish)
                    if not answer["ok"]:
                        assert answer["error"]["code"] == "store-failed"
                        raise ConnectionResetError
        except ConnectionResetError:
            await gone(ann)
            return ann
        raise AssertionError("the disk never filled")

    with Server(tmp_path / "data", before=_small_files) as server:
        ann = asyncio.run(filled(server))
        assert server.ended() == 3
        lines = [json.loads(line) for line in server.log.splitlines()]
        assert [line["event"] for line in lines] == ["start", "store-failed", "stop"]
        assert lines[1]["why"]
        assert lines[2]["failed"] is True
    with Server(tmp_path / "data") as server:
        look = server.ask("GET", f"/api/tables/{ann.code}").data
        assert look["n"] >= ann.acks[-1]["n"]
        assert server.stop() == 0
    assert audit_store(tmp_path / "data" / "shutbox.db").faults == []


# Beginnings


def _told(tmp_path: Path, *options: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "shutbox", "serve", "--host", "127.0.0.1", "--data", str(tmp_path / "data")]
    done = subprocess.run([*command, *options], capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stderr


def test_a_port_that_is_taken_and_a_store_that_is_in_use_are_said_in_a_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        code, said = _told(tmp_path, "--port", str(taken.getsockname()[1]))
    assert code == 2
    assert said.count("\n") == 1
    assert "cannot listen" in said
    with Server(tmp_path / "data"):
        code, said = _told(tmp_path, "--port", "0")
    assert code == 2
    assert said.count("\n") == 1
    assert "Traceback" not in said


def test_a_machine_without_ipv6_is_said_in_a_line(tmp_path: Path) -> None:
    # What Linux does with ipv6.disable=1: there is no such socket.
    program = """
import errno, os, socket, sys
from shutbox.cli import main
class Socket(socket.socket):
    def __init__(self, family=-1, *more, **named):
        if family == socket.AF_INET6:
            raise OSError(errno.EAFNOSUPPORT, os.strerror(errno.EAFNOSUPPORT))
        super().__init__(family, *more, **named)
socket.socket = Socket
sys.exit(main(sys.argv[1:]))
"""
    command = [sys.executable, "-c", program, "serve", "--host", "::", "--data", str(tmp_path / "data")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "cannot listen on ::, port 8000: Address family not supported by protocol" in done.stderr
