"""When the garbage collector runs, and what it collects."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from shutbox.server import collector
from shutbox.server.collector import FEW, calm, collect, young


class Ring:
    """Something that holds itself."""

    left = 0

    def __init__(self) -> None:
        self.itself: Ring | None = self
        Ring.left += 1

    def __del__(self) -> None:
        Ring.left -= 1


@pytest.fixture(autouse=True)
def _own_collector() -> Iterator[None]:
    gc.collect()
    Ring.left = 0
    yield
    gc.unfreeze()
    gc.enable()
    gc.collect()


def left(rings: int, *, busy: bool) -> int:
    """How many rings are left after a while with nothing else to do or with much."""
    calm()
    work = count() if busy else iter(int, 1)

    async def use() -> None:
        watching = asyncio.create_task(collect(lambda: next(work), every=0.01, after=0.0))
        for _ in range(rings):
            Ring()
        for _ in range(60):
            await asyncio.sleep(0.01)
            if not Ring.left:
                break
        watching.cancel()

    asyncio.run(use())
    return Ring.left


def test_what_holds_itself_is_let_go_when_nobody_asks_for_anything() -> None:
    assert left(FEW, busy=False) == 0


def test_nobody_waits_for_a_few_of_them() -> None:
    assert left(FEW, busy=True) == FEW


def test_very_many_are_let_go_whoever_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "MOST", FEW)
    assert left(FEW, busy=True) == 0


def test_what_was_looked_at_under_load_is_looked_at_again_in_the_quiet() -> None:
    kept = [Ring() for _ in range(FEW)]
    young()
    kept.clear()
    gc.collect()
    assert Ring.left == FEW
    assert left(FEW, busy=False) == 0


def test_once_calm_it_does_not_start_by_itself() -> None:
    script = (
        "import gc; from shutbox.server.collector import calm; calm(); print(gc.isenabled(), gc.get_freeze_count() > 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "False True\n"


VISITS = """
import asyncio, gc, json, os, socket, sys
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from time import sleep

from shutbox.server import collector
from shutbox.server.http.protocol import BoundedProtocol
from shutbox.server.run import Wanted, run
from shutbox.server.socket.connection import Socket
from shutbox.words import Words

async def never(*_):
    await asyncio.sleep(3600)

def posted(port, path, data, token=""):
    connection = HTTPConnection("127.0.0.1", port)
    bearer = {"authorization": f"Bearer {token}"} if token else {}
    connection.request("POST", path, json.dumps(data), {"content-type": "application/json", **bearer})
    answer = json.loads(connection.getresponse().read())
    connection.close()
    return answer

def alive():
    return sum(isinstance(each, BoundedProtocol | Socket) for each in gc.get_objects())

def visited(port):
    token = posted(port, "/api/devices", {"cookie": False})["token"]
    code = posted(port, "/api/tables", {"rules": "nine", "seats": ["open"]}, token)["code"]
    head = (f"GET /ws/{code} HTTP/1.1\\r\\nHost: localhost\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\n"
            "Sec-WebSocket-Version: 13\\r\\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\\r\\n"
            f"Authorization: Bearer {token}\\r\\n\\r\\n")
    guests = [socket.create_connection(("127.0.0.1", port)) for _ in range(5)]
    for guest in guests:
        guest.sendall(head.encode())
        assert guest.recv(12) == b"HTTP/1.1 101"
    here = alive()
    for guest in guests:
        guest.close()
    for _ in range(500):
        sleep(0.01)
        if not alive():
            break
    print(here, alive(), flush=True)
    os._exit(0)

collector.collect = never
wanted = Wanted(Path(sys.argv[1]), host="127.0.0.1", port=0)
run(wanted, lambda port: Thread(target=visited, args=[port]).start(), Words("en"))
"""


def test_connections_and_requests_leave_nothing_that_would_have_to_be_collected(tmp_path: Path) -> None:
    command = [sys.executable, "-c", VISITS, str(tmp_path / "data")]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "5 0"
