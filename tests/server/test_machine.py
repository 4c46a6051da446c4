"""A table over the network compared with a small model: clients join, leave, repeat and undo; the server is killed.

The same model holds for one process with a file, and for two at a database: everybody comes to the next of them.

The model knows who holds which seat and what was acknowledged, and nothing of the game: it chooses actions from those
that the server offers. All connected clients must see the same, and broadcasts must stay true.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from shutbox.server.store.audit import audit_database
from tests.server.faults.nursery import ForkedServer, Nursery
from tests.server.postgres.cluster import new_database
from tests.server.running import Client, Data, Server, lay
from tests.server.together.processes import Anywhere, processes

PEOPLE, SEATS = 3, 2
NAMES = ("Ann", "Bo", "Cy")
people, seats = st.integers(0, PEOPLE - 1), st.integers(0, SEATS - 1)


@pytest.fixture(params=["file", "database"])
def own_server(request: pytest.FixtureRequest) -> Iterator[Server | Anywhere]:
    """A server that may be killed, or two processes at one database."""
    with tempfile.TemporaryDirectory() as folder:
        if request.param == "file":
            with Nursery() as nursery, ForkedServer(nursery, Path(folder) / "data") as running:
                yield running
        else:
            with new_database() as url, processes(url, Path(folder)) as made:
                yield Anywhere(made)
                assert audit_database(url).faults == []


class Table(RuleBasedStateMachine):
    """Three people and two seats, typed dice, undo."""

    server: Server | Anywhere

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.tokens = [self.server.device() for _ in range(PEOPLE)]
        self.code = lay(self.server, self.tokens[0], "nine", ["open"] * SEATS, dice="typed", undo=True)["code"]
        self.clients: dict[int, Client] = {}
        self.holders: list[int | None] = [None] * SEATS
        self.stage = "waiting"
        self.deaths = 0
        self.n = 1
        self.told: dict[int, Data] = {}
        self.answered: list[tuple[int, Data, Data]] = []

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What comes of something that takes a while."""
        return self.runner.run(work)

    def teardown(self) -> None:
        """Lets everybody go."""
        for who in list(self.clients):
            self.run(self.clients.pop(who).leave())
        self.runner.close()

    # People

    @initialize(ready=st.integers(0, 2))
    def begin(self, ready: int) -> None:
        """Everybody is there; often enough the game has begun."""
        for who in range(PEOPLE):
            self.come(who)
        for seat in range(SEATS if ready else 0):
            self.sit(seat, seat)
        if ready:
            self.start(0)

    @rule(who=people)
    def come(self, who: int) -> None:
        """Somebody opens the table, perhaps again."""
        if who in self.clients:
            self.run(self.clients[who].leave())
        self.clients[who] = self.server.client(self.code, self.tokens[who])
        self.run(self.clients[who].join())
        mine = [seat for seat, holder in enumerate(self.holders) if holder == who]
        assert (self.clients[who].you, self.clients[who].host) == (mine, who == 0)

    @precondition(lambda self: self.clients)
    @rule(data=st.data())
    def go(self, data: st.DataObject) -> None:
        """Somebody goes."""
        self.run(self.clients.pop(data.draw(st.sampled_from(sorted(self.clients)))).leave())

    @precondition(lambda self: self.deaths < 2)
    @rule()
    def die(self) -> None:
        """The server is killed and started again, and everybody comes back."""
        self.deaths += 1
        self.server.restart()
        for who in sorted(self.clients):
            self.run(self.clients.pop(who).leave())
            self.come(who)

    # Commands

    def say(self, who: int, wanted: str, do: str, **more: object) -> Data | None:
        """The answer to a command of somebody who is here; it must be refused with this code, or not at all."""
        if who not in self.clients:
            return None
        client = self.clients[who]
        self.run(client.until(lambda: client.n >= self.n))
        message = client.command(do, **more)
        answer: Data = self.run(client.raw(message))
        assert (answer["error"]["code"] if not answer["ok"] else "") == wanted, (do, more, answer)
        if answer["ok"]:
            assert answer["n"] > self.n
            self.n = answer["n"]
            self.answered.append((who, message, answer))
        return answer

    def at(self, client: Client) -> int | None:
        """Who is to act, as the table shows it."""
        return self.holders[client.game["at"]] if self.stage == "playing" else None

    @rule(who=people, seat=seats)
    def sit(self, who: int, seat: int) -> None:
        """Somebody sits down."""
        wanted = "table-stage" if self.stage != "waiting" else "" if self.holders[seat] is None else "seat-taken"
        if self.say(who, wanted, "sit", seat=seat, name=f"{NAMES[who]} {len(self.answered)}") and not wanted:
            self.holders[seat] = who

    @rule(who=people, seat=seats)
    def stand(self, who: int, seat: int) -> None:
        """Somebody stands up."""
        wanted = "table-stage" if self.stage != "waiting" else "" if self.holders[seat] == who else "not-your-seat"
        if self.say(who, wanted, "stand", seat=seat) and not wanted:
            self.holders[seat] = None

    @rule(who=people)
    def start(self, who: int) -> None:
        """Somebody wants to begin."""
        wanted = "host-only" if who else "seats-open" if None in self.holders else ""
        if self.stage != "waiting":
            wanted = "table-stage"
        if self.say(who, wanted, "start") and not wanted:
            self.stage = "playing"

    @precondition(lambda self: self.stage == "playing" and self.clients)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """Somebody does what may be done, whose turn it is or not."""
        who = data.draw(st.sampled_from(sorted(self.clients)))
        client = self.clients[who]
        offered = data.draw(st.sampled_from(client.legal))
        wanted = "" if self.at(client) == who else "not-your-turn"
        if offered["do"] == "throw":
            faces = [data.draw(st.integers(1, 6)) for _ in range(offered["dice"])]
            answer = self.say(who, wanted, "report", faces=faces)
        else:
            answer = self.say(who, wanted, "play", word=offered["word"])
        if answer and answer["ok"]:
            self.settle()

    @precondition(lambda self: self.stage in ("playing", "over") and self.clients)
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        """Somebody takes back the last thing, if it was theirs."""
        who = data.draw(st.sampled_from(sorted(self.clients)))
        client = self.clients[who]
        message, possible = client.command("play", word="undo"), client.game["undo"]
        answer: Data = self.run(client.raw(message))
        if answer["ok"]:
            assert possible
            assert who in self.holders
            self.n = answer["n"]
            self.answered.append((who, message, answer))
            self.settle()
        else:
            assert answer["error"]["code"] in ("undo-nothing", "not-your-turn")

    @precondition(lambda self: self.answered)
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        """Somebody sends again what was answered before: the answer is the same, and nothing happens."""
        who, message, answer = data.draw(st.sampled_from(self.answered))
        if who in self.clients:
            again = self.run(self.clients[who].raw(message))
            assert {key: again[key] for key in ("v", "id", "ok", "n")} == {
                key: answer[key] for key in ("v", "id", "ok", "n")
            }

    @precondition(lambda self: self.clients)
    @rule(data=st.data(), behind=st.integers(1, 3))
    def speak_late(self, data: st.DataObject, behind: int) -> None:
        """Somebody acts on what is no longer so."""
        client = self.clients[data.draw(st.sampled_from(sorted(self.clients)))]
        message = client.command("stand", seat=0) | {"n": max(0, self.n - behind)}
        answer = self.run(client.raw(message))
        assert (answer["error"]["code"], answer["n"]) == ("stale", self.n)

    # What must be so

    def settle(self) -> None:
        """Takes over how far the game is from the first who sees it."""
        client = next(iter(self.clients.values()))
        self.run(client.until(lambda: client.n >= self.n))
        self.stage = client.stage

    @invariant()
    def everybody_sees_the_same(self) -> None:
        """Views are equal, counts fit, and the seats are as the model has them."""
        views = []
        for client in self.clients.values():
            self.run(client.until(lambda each=client: each.n >= self.n))  # type: ignore[misc]
            assert client.n == self.n
            views.append(client.view)
            for n, event in client.events.items():
                assert self.told.setdefault(n, event) == event, "what was told has changed"
        assert all(view == views[0] for view in views)
        if views:
            assert views[0]["stage"] == self.stage
            taken = [seat["kind"] != "open" for seat in views[0]["seats"]]
            assert taken == [holder is not None for holder in self.holders]

    @precondition(lambda self: self.clients)
    @rule(data=st.data())
    def ask(self, data: st.DataObject) -> None:
        """Somebody asks for everything since some moment, and gets it without a gap."""
        client = self.clients[data.draw(st.sampled_from(sorted(self.clients)))]
        seen = data.draw(st.integers(0, self.n))
        heard = self.run(client.since(seen))
        assert [message["n"] for message in heard] == list(range(seen + 1, self.n + 1))


def test_a_table_over_the_wire_does_what_the_model_says(own_server: Server | Anywhere) -> None:
    Table.server = own_server
    # A failure is told as it is: making it smaller would take as many servers as there are steps.
    wanted = settings(
        max_examples=12,
        stateful_step_count=30,
        phases=[Phase.generate],
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    run_state_machine_as_test(Table, settings=wanted)
