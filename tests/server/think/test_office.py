"""Thinking apart from serving: workers take thoughts from the database, and the server never depends on them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import psycopg
import pytest

from shutbox.play.table import code_mark
from shutbox.server.store.store import Store, open_store
from shutbox.server.think.office import SILENT, Office
from shutbox.server.think.opinion import choose
from shutbox.server.think.thinker import Thinker
from shutbox.server.think.thought import read_answer, write_job
from tests.games.script import play
from tests.server.postgres.cluster import new_database
from tests.server.running import Server, begun, gone

GAME = play("nine", ["Ann", "Bo"], "3,6r")


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with new_database() as found:
        yield found


@contextmanager
def worker(url: str) -> Iterator[subprocess.Popen[str]]:
    """A process that thinks, once it says that it does."""
    command = [sys.executable, "-m", "shutbox", "think", "--database", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        assert "postgresql://" in process.stdout.readline()
        try:
            yield process
        finally:
            process.kill()


async def staffed(store: Store, office: Office) -> None:
    """Listens to workers until one is heard."""

    def hear(channel: str, text: str) -> None:
        message = json.loads(text) if channel == "shutbox_talk" else {}
        if message.get("kind") == "think":
            office.hear(message["data"])
        elif message.get("kind") == "done":
            office.done(message["data"])

    store.listen(hear)
    async with asyncio.timeout(60):
        while not office.staffed:
            await asyncio.sleep(0.05)


def answered_by_hand(url: str, answer: bytes) -> None:
    with psycopg.connect(url, autocommit=True) as session:
        session.execute("INSERT INTO answers(id, body) SELECT id, %s FROM jobs", (answer,))


def test_without_a_worker_nothing_is_asked_elsewhere(url: str) -> None:
    async def main() -> None:
        store = await open_store(None, database=url)
        office = Office(store)
        assert not office.staffed
        assert await office.ask("play", write_job(choose, ["fewest-tiles", GAME]), 30) is None
        # One that was heard and is gone costs its silence, and then this process thinks itself.
        office.hear(code_mark().hex())
        begin, thinker = monotonic(), Thinker(room="play", office=office)
        choice = await thinker.think(choose, "fewest-tiles", GAME)
        assert choice == choose("fewest-tiles", GAME)
        assert monotonic() - begin >= SILENT
        thinker.stop()
        await store.close()

    asyncio.run(main())
    with psycopg.connect(url) as session:
        assert session.execute("SELECT count(*) FROM jobs").fetchone() == (0,)


def test_an_answer_that_nobody_tells_of_is_found(url: str) -> None:
    async def main() -> None:
        store = await open_store(None, database=url)
        office = Office(store)
        office.hear(code_mark().hex())
        asked = asyncio.create_task(office.ask("play", b"{}", 30))
        await asyncio.sleep(0.3)
        await asyncio.to_thread(answered_by_hand, url, b'D{"do": 1}')
        assert read_answer(await asked or b"") == {"do": 1}
        office.hear(code_mark().hex())
        with pytest.raises(TimeoutError):
            await office.ask("play", b"{}", 0.2)
        await store.close()

    asyncio.run(main())


def test_a_worker_of_another_version_is_not_asked(url: str) -> None:
    async def main() -> None:
        store = await open_store(None, database=url)
        office = Office(store)
        office.hear("00" * 16)
        assert not office.staffed
        office.hear(code_mark().hex())
        assert office.staffed
        await store.close()

    asyncio.run(main())


def test_another_worker_takes_the_job_of_one_that_hangs(url: str) -> None:
    async def main() -> None:
        store = await open_store(None, database=url)
        office = Office(store)
        with worker(url) as first:
            await staffed(store, office)
            assert read_answer(await office.ask("play", write_job(choose, ["fewest-tiles", GAME]), 60) or b"")
            with worker(url) as second:
                # It takes the next job, or has none; either way the other one answers.
                os.kill(first.pid, signal.SIGSTOP)
                answers = [await office.ask("play", write_job(choose, ["fewest-tiles", GAME]), 60) for _ in range(3)]
                assert all(read_answer(each or b"") for each in answers)
                os.kill(first.pid, signal.SIGCONT)
                second.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(second.wait, 60) == 0
        await store.close()

    asyncio.run(main())


def test_hints_at_a_live_table_come_from_a_worker_elsewhere(url: str, tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        ann, bo = await begun(server, "nine", 2, coach="ask")
        player = ann if ann.my_turn() else bo
        await player.tell("hint")
        await player.until(lambda: any('"options"' in frame and '"hint"' in frame for frame in player.frames))
        await gone(ann, bo)

    with (
        Server(tmp_path / "data", "--database", url) as server,
        worker(url),
        psycopg.connect(url, autocommit=True) as session,
    ):
        session.execute("SELECT setval(pg_get_serial_sequence('jobs', 'id'), 1000)")
        asyncio.run(main(server))
        (last,) = session.execute("SELECT last_value FROM jobs_id_seq").fetchone() or (0,)
        # The server has asked, and its own workers were never begun.
        assert last > 1000
        assert not thinks_itself(server)


def thinks_itself(server: Server) -> bool:
    """Whether a server has begun processes that think."""
    pids = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    lines = [Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode() for pid in pids]
    return any("spawn_main" in line for line in lines)
