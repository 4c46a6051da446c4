"""A disk that fails under a real server, at each of its deeds in turn: a write, a cut, a sync, a new file or name.

One person creates a table, plays a short game with typed dice, and the server is stopped. At the deed with the chosen
number the disk fails once, or from then on, with an error of the system or with half a write. Then the disk is well
again: the next server has to start, and everything that was acknowledged has to be there.
"""

from __future__ import annotations

import asyncio
import errno
import shutil
from dataclasses import dataclass, field
from enum import Enum
from http.client import HTTPException
from pathlib import Path
from typing import NamedTuple

from websockets.exceptions import WebSocketException

from shutbox.server.identity.token import holder_of
from shutbox.server.run import STORE_FAILED
from shutbox.server.store.audit import audit_store
from tests.server.faults.kills import check, stored
from tests.server.faults.nursery import ForkedServer, Nursery
from tests.server.faults.power import CHECKPOINTS
from tests.server.running import Client, Data, Server, lay
from tests.server.sqlite.disk import deeds, environment

# Exit codes of a server that could not begin: bad input, or another error that it explains in a line.
REFUSED = (1, 2)
LOST = (OSError, HTTPException, WebSocketException, AssertionError, TimeoutError)


class Fault(Enum):
    """What a disk does at a deed: the number of an error, and whether it lasts; 0 is half a write."""

    INPUT = (errno.EIO, 0)
    BROKEN = (errno.EIO, 1)
    FULL = (errno.ENOSPC, 1)
    HALF = (0, 0)
    HALF_THEN_FULL = (0, 1)


class Counts(NamedTuple):
    """How often the disk failed, and whether the server then stopped, did not begin, or could go on."""

    faults: int = 0
    stopped: int = 0
    refused: int = 0
    harmless: int = 0
    acks: int = 0


class Outcome(NamedTuple):
    """Of which file a deed failed, none if there are not so many deeds; how the server ended; what it acknowledged."""

    file: str
    code: int
    acks: int


@dataclass
class Script:
    """A person who plays a short game, and everything that was answered."""

    server: Server
    client: Client | None = None
    texts: list[str] = field(default_factory=list)

    async def run(self) -> None:
        """Plays until the end, or until the server does not answer any more."""
        try:
            await self._play()
        except LOST:
            pass
        finally:
            if self.client is not None:
                await self.client.leave()
                self.texts += self.client.frames
            self.texts += [reply.body.decode("utf-8", "replace") for reply in self.server.replies]

    async def _play(self) -> None:
        token = await asyncio.to_thread(self.server.device)
        laid = await asyncio.to_thread(lay, self.server, token, "nine", ["open"], dice="typed", undo=True)
        self.client = client = self.server.client(laid["code"], token)
        await client.join()
        await client.sit(0, "Ann")
        await client.tell("start")
        for turn in range(6):
            if client.legal[0]["do"] == "throw":
                await client.tell("report", faces=[3, 4][: client.legal[0]["dice"]])
            else:
                await client.tell("play", word=client.legal[turn % len(client.legal)]["word"])

    @property
    def acks(self) -> list[Data]:
        """What was acknowledged, as it is looked up in a store."""
        if self.client is None:
            return []
        return [{"holder": str(holder_of(self.client.token)), **ack} for ack in self.client.acks]


def failed_at(nursery: Nursery, built: Path, folder: Path, number: int, fault: Fault) -> Outcome:
    """What came of a disk that fails at the deed with this number; everything is checked."""
    data, diary = folder / "data", folder / "diary"
    shutil.rmtree(folder, ignore_errors=True)
    data.mkdir(parents=True)
    error, lasting = fault.value
    env = environment(built, data, diary) | {"SHUTBOX_DISK_FAIL": f"{number} {error} {lasting}"}
    server = ForkedServer(nursery, data, env=env, constants=CHECKPOINTS)
    script = Script(server)
    code = _lived(server, script)
    done = list(deeds(diary))
    failures = [deed.name for deed in done if deed.kind == "F"]
    # A server that goes on does so with a log, and not with the rollback journal that SQLite begins with.
    assert code or any((deed.kind, deed.name) == ("W", "shutbox.db-wal") for deed in done)
    _check_said(server, script, code, failed=bool(failures))
    _check_stored(nursery, data, script)
    return Outcome(failures[0] if failures else "", code, len(script.acks))


def _lived(server: ForkedServer, script: Script) -> int:
    """The exit code of a server that was played at, and stopped unless it had stopped by itself."""
    try:
        server.start()
    except AssertionError:
        return server.ended()
    try:
        asyncio.run(script.run())
        return server.stop()
    finally:
        server.kill()


def _check_said(server: ForkedServer, script: Script, code: int, *, failed: bool) -> None:
    """Nobody was shown code; a server that stopped has said why, in one line."""
    assert "Traceback" not in server.log + "".join(script.texts), server.log
    assert code in (0, STORE_FAILED, *REFUSED), (code, server.log)
    assert failed or code == 0, server.log
    if code == STORE_FAILED:
        assert any('"store-failed"' in line for line in server.log.splitlines()), server.log
    if code in REFUSED:
        (line,) = [line for line in server.log.splitlines() if not line.startswith("{")]
        assert line.startswith("shutbox: "), line


def _check_stored(nursery: Nursery, data: Path, script: Script) -> None:
    """The next server starts on what is left, answers, and has all that was acknowledged."""
    with ForkedServer(nursery, data) as again:
        if script.client is not None:
            view = again.ask("GET", f"/api/tables/{script.client.code}", token=script.client.token)
            assert view.status == 200, view
        assert again.stop() == 0
    found = stored(data, data.with_name("copy"))
    check(script.acks, found)
    # What is stored of this person was acknowledged, but for the last, which may have failed after it was stored.
    answered = {f"{ack['holder']}:{ack['id']}" for ack in script.acks}
    assert len(found.keys() - answered) <= 1, found
    assert audit_store(data / "shutbox.db").faults == []


def failed_in_all_ways(nursery: Nursery, built: Path, folder: Path, number: int) -> Counts:
    """What came of each fault at the deed with this number."""
    found = [failed_at(nursery, built, folder, number, fault) for fault in Fault]
    codes = [outcome.code for outcome in found if outcome.file]
    stopped, harmless = codes.count(STORE_FAILED), codes.count(0)
    return Counts(len(codes), stopped, len(codes) - stopped - harmless, harmless, sum(each.acks for each in found))
