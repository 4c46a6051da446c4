"""Real clients on bad networks: whatever happens to their packets, all of them end where the server's record ends.

.venv/bin/python -m tests.server.faults.network SPEED [SCENARIO...]

Two persons play, one watches, each with the connection and the synchronizer of `shutbox join`. SPEED says how much
faster than usual the clocks of clients and server run: with 1 somebody who sleeps for ten minutes does.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any

from shutbox.cli.live.synchronizer import Rejection, Synchronizer
from shutbox.cli.network import (
    Client,
    Connected,
    ConnectionFailure,
    Disconnected,
    MessageReceived,
    TableSocket,
    table_socket,
)
from shutbox.cli.network import client as client_module
from shutbox.play import read_record
from shutbox.play.table.state import Stage, table_offers
from tests.server.faults.link import Link, ProxyLink, Weather, link
from tests.server.running import PATIENCE, Server

PLAYERS, PEOPLE = 2, 3
# The seconds between the pings of a server, and those that a client waits; see `server.run` and `cli.network`.
PULSE, TIMEOUT, LONGEST_WAIT = 20.0, 10.0, 15.0
PROGRAM = (
    "import sys; from shutbox.server import run; run.PULSE = {pulse}; from shutbox.cli import main; sys.exit(main())"
)


@dataclass
class Person:
    """Somebody at the table: a seat, or none for who watches."""

    server: str
    code: str
    token: str
    seat: int | None
    inbox: SimpleQueue[Any] = field(default_factory=SimpleQueue)
    connections: int = 0
    commands: int = 0
    asleep: Event = field(default_factory=Event)
    enough: Event = field(default_factory=Event)
    failure: BaseException | None = None

    def __post_init__(self) -> None:
        url = f"ws{self.server.removeprefix('http')}/ws/{self.code}"
        self.chance = random.Random(f"{self.seat}")
        self.socket = TableSocket(Client(self.server, self.token), self.code, url, self.inbox.put)
        self.sync = Synchronizer(self.socket.send)
        self.thread = Thread(target=self._live, daemon=True)

    def start(self) -> None:
        """Connects, and plays until enough was played."""
        self.socket.start()
        self.thread.start()

    def _live(self) -> None:
        try:
            while not self.enough.is_set():
                while self.asleep.is_set():
                    sleep(0.01)
                self._hear()
                if self.sync.idle and self.sync.mirror.table is not None:
                    self._act()
        except BaseException as error:  # shown by whoever waits for this person
            self.failure = error

    def _hear(self) -> None:
        try:
            event = self.inbox.get(timeout=0.05)
        except Empty:
            return
        match event:
            case Connected():
                self.connections += 1
                self.sync.resume()
            case Disconnected():
                self.sync.suspend()
            case ConnectionFailure(error):
                raise error
            case MessageReceived(message):
                for notice in self.sync.receive(message):
                    assert not isinstance(notice, Rejection) or notice.stale, notice

    def _act(self) -> None:
        mirror = self.sync.mirror
        if self.seat is None:
            return
        if mirror.stage is Stage.WAITING and self.seat in mirror.open_seats:
            self._tell("sit", seat=self.seat, name=f"P{self.seat}")
        elif mirror.stage is Stage.WAITING and mirror.host and not mirror.open_seats:
            self._tell("start")
        elif mirror.acts:
            offered = self.chance.choice(table_offers(mirror.known_table))
            if offered["do"] == "throw":
                self._tell("report", faces=[self.chance.randint(1, 6) for _ in range(offered["dice"])])
            else:
                self._tell("play", word=offered["word"])

    def _tell(self, do: str, **more: object) -> None:
        self.commands += 1
        self.sync.command(do, **more)


@dataclass
class Scene:
    """A table in bad weather."""

    link: Link
    server: Server
    speed: float
    weathers: list[Weather]
    people: list[Person]
    # How often everybody together must at least have connected.
    connections: int = PEOPLE

    def over(self) -> bool:
        """Whether the server has seen the end of the game."""
        return bool(self.state()["view"]["stage"] == Stage.OVER.value)

    def state(self) -> dict[str, Any]:
        """What the server says in calm weather."""
        person = self.people[0]
        return Client(f"http://{self.link.address(0, self.server.port)}", person.token).table(person.code)

    def wait(self, seconds: float) -> None:
        """Lets time pass, as long as the game lasts."""
        sleep(seconds / self.speed)
        self.check_alive()

    def until(self, true: Callable[[], bool]) -> None:
        """Waits until something is true."""
        deadline = monotonic() + PATIENCE
        while not true():
            assert monotonic() < deadline
            sleep(0.02)
            self.check_alive()

    def begin(self) -> None:
        """Waits until the game has begun and everybody sees it."""
        self.until(lambda: all(self._plays(person) for person in self.people))

    def _plays(self, person: Person) -> bool:
        mirror = person.sync.mirror
        return person.sync.synced and mirror.table is not None and mirror.stage is Stage.PLAYING

    def check_alive(self) -> None:
        """Raises what somebody could not go on with."""
        for person in self.people:
            if person.failure is not None:
                raise person.failure


def calm(scene: Scene) -> None:
    """Nothing happens."""
    del scene


def latency(scene: Scene) -> None:
    """Packets take a twentieth of a second, some much longer, so that they overtake each other."""
    for weather in scene.weathers:
        weather.delay, weather.jitter = 0.05, 0.1


def loss(scene: Scene) -> None:
    """A tenth of all packets is lost, and as many come twice."""
    for weather in scene.weathers:
        weather.loss = weather.double = 0.1


def slow_reading(scene: Scene) -> None:
    """One player reads a few thousand bytes a second, and the one who watches a thousand, as long as the game lasts."""
    scene.weathers[1].rate, scene.weathers[2].rate = 8000.0, 1000.0
    scene.until(scene.over)
    behind = scene.people[2].sync.mirror.n < scene.state()["n"]
    scene.weathers[1].rate = scene.weathers[2].rate = 0.0
    assert behind


def half_open(scene: Scene) -> None:
    """First nothing reaches one player, then nothing of the other arrives, until they notice: nobody tells them."""
    scene.begin()
    scene.weathers[0].deaf = True
    scene.until(lambda: not scene.people[0].sync.synced)
    scene.wait(45)
    scene.weathers[0].deaf, scene.weathers[1].mute = False, True
    scene.until(lambda: not scene.people[1].sync.synced)
    scene.wait(45)
    scene.weathers[1].mute = False
    scene.connections = PEOPLE + 2


def resets(scene: Scene) -> None:
    """Connections are reset in the middle of a frame, each of them twice."""
    for times in (1, 2):
        for weather in scene.weathers:
            weather.reset = True
        scene.until(lambda least=times: all(weather.resets >= least for weather in scene.weathers))  # type: ignore[misc]
    scene.connections = 3 * PEOPLE


def sleeper(scene: Scene) -> None:
    """One player closes a laptop for ten minutes: neither packets nor programs move there."""
    scene.begin()
    weather, person = scene.weathers[1], scene.people[1]
    weather.deaf = weather.mute = True
    person.asleep.set()
    scene.wait(600)
    weather.deaf = weather.mute = False
    person.asleep.clear()
    scene.connections = PEOPLE + 1


SCENARIOS: dict[str, Callable[[Scene], None]] = {
    each.__name__: each for each in (calm, latency, loss, slow_reading, half_open, resets, sleeper)
}


def played(network: Link, server: Server, speed: float, scenario: str, place: int) -> dict[str, Any]:
    """Plays a game in a scenario, each at its own place; how often people connected, and how many entries there are."""
    begin, ends = monotonic(), range(1 + PEOPLE * place, 1 + PEOPLE * (place + 1))
    calm_address = f"http://{network.address(0, server.port)}"
    tokens = [Client(calm_address).new_token() for _ in range(PEOPLE)]
    given = {"rules": "nine", "seats": ["open"] * PLAYERS, "settings": {"dice": "typed", "pace": 0}}
    code = Client(calm_address, tokens[0]).create_table(given)
    people = [
        Person(f"http://{network.address(end, server.port)}", code, token, number if number < PLAYERS else None)
        for number, (end, token) in enumerate(zip(ends, tokens, strict=True))
    ]
    scene = Scene(network, server, speed, [network.weathers[end] for end in ends], people)
    for person in people:
        person.start()
    SCENARIOS[scenario](scene)
    _settle(scene)
    return {"scenario": scenario, **_checked(scene), "seconds": round(monotonic() - begin, 1)}


def _settle(scene: Scene) -> None:
    """Waits until the game is over, and everybody knows all of it; the weather stays."""
    deadline = monotonic() + 2 * PATIENCE
    while not scene.over() or any(person.sync.mirror.n < scene.state()["n"] for person in scene.people):
        assert monotonic() < deadline, [(person.sync.mirror.n, person.connections) for person in scene.people]
        scene.check_alive()
        sleep(0.1)
    for person in scene.people:
        person.enough.set()
        person.thread.join(PATIENCE)
        person.socket.close()
    scene.check_alive()


def _checked(scene: Scene) -> dict[str, int]:
    """Compares what everybody knows with the record of the server."""
    first = scene.people[0]
    record, n = read_record(_record_text(scene, first.code)), scene.state()["n"]
    for person in scene.people:
        table = person.sync.mirror.known_table
        assert table.record is not None
        assert (person.sync.mirror.n, table.stage) == (n, Stage.OVER)
        assert (table.record.events, table.record.players) == (record.events, record.players)
        assert table.live == first.sync.mirror.known_table.live
    connections = sum(person.connections for person in scene.people)
    assert connections >= scene.connections, (connections, scene.connections)
    return {
        "entries": n,
        "commands": sum(person.commands for person in scene.people),
        "connections": connections,
        "resets": sum(weather.resets for weather in scene.weathers),
    }


def _record_text(scene: Scene, code: str) -> str:
    connection = HTTPConnection(scene.link.address(0, scene.server.port), timeout=PATIENCE)
    connection.request("GET", f"/api/tables/{code}/record")
    text = connection.getresponse().read().decode()
    connection.close()
    return text


@contextmanager
def hosted(network: Link, speed: float) -> Iterator[Server]:
    """A server at the other end of a network."""
    client_module.TIMEOUT = max(5.0, TIMEOUT / speed)
    table_socket.TIMEOUT = max(1.0, TIMEOUT / speed)
    table_socket.LONGEST_WAIT = max(0.5, LONGEST_WAIT / speed)
    host = "127.0.0.1" if isinstance(network, ProxyLink) else "0.0.0.0"
    code = PROGRAM.format(pulse=PULSE / speed)
    names = [network.address(number, 0).partition(":")[0] for number in range(len(network.weathers))]
    options = [option for name in names for option in ("--also", name)]
    with tempfile.TemporaryDirectory(prefix="shutbox-network-") as folder:
        place = Path(folder) / "data"
        with Server(place, *options, host=host, before=network.enter, program=("-c", code, "serve")) as server:
            yield server
            assert server.stop() == 0
            assert "Traceback" not in server.log


def main(arguments: list[str]) -> int:
    """Plays all scenarios at once, and prints a line for each."""
    speed, names = float(arguments[0]), arguments[1:] or list(SCENARIOS)
    network, made_of = link(PEOPLE * len(names))
    print(json.dumps({"network": made_of}), flush=True)
    with hosted(network, speed) as server, ThreadPoolExecutor(len(names)) as pool:
        games = [pool.submit(played, network, server, speed, name, place) for place, name in enumerate(names)]
        for game in as_completed(games):
            print(json.dumps(game.result()), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
