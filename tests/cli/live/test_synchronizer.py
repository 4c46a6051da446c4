"""Whatever a connection loses, every command happens once, and every entry is seen once and in order."""

from __future__ import annotations

from collections import deque
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from shutbox.cli.live.synchronizer import NewEntry, Notice, Rejection, SyncComplete, Synchronizer
from shutbox.errors import ShutboxError
from shutbox.play.table.desk import (
    acknowledgement,
    advance,
    command_step,
    earlier_answer,
    event_message,
    new_desk,
    read_command,
    refusal,
)
from shutbox.play.table.desk import state as state_of
from shutbox.play.table.entry import Created, entry_data, read_entry
from shutbox.play.table.setting import Settings, settings_data
from shutbox.play.table.step import take_step
from shutbox.rules import named, to_data

Message = dict[str, Any]
OPEN = {"kind": "open", "name": ""}


class Wire:
    """A table that answers as a server does, over a wire that breaks after so many messages, again and again."""

    def __init__(self, breaks: list[int]) -> None:
        settings = {**settings_data(Settings()), "dice": "typed"}
        self.created = Created("0" * 16, to_data(named("nine"), whole=True), [OPEN, OPEN], settings)
        self.desk = new_desk([take_step(None, (self.created,), "host")])
        self.entries = [entry_data(self.created)]
        self.breaks = deque(breaks)
        self.count = 0
        self.inbox: deque[Message] = deque()
        self.open = False

    def _holds(self) -> bool:
        self.count += 1
        if self.breaks and self.count > self.breaks[0]:
            self.breaks.popleft()
            self.open, self.count = False, 0
        return self.open

    def hear(self, message: Message) -> None:
        """What a client sends; what it gets for it may never arrive."""
        if not self._holds():
            return
        for answer in self._answers(message):
            if self._holds():
                self.inbox.append(answer)

    def _answers(self, message: Message) -> list[Message]:
        if message["do"] == "since":
            missed = enumerate(self.entries[message["n"] :], message["n"] + 1)
            news = [event_message(n, read_entry(each)) for n, each in missed]
            return [*news, state_of(self.desk) | {"id": message["id"]}]
        command = read_command("me", message)
        if answer := earlier_answer(self.desk, command):
            return [answer]
        try:
            step = command_step(self.desk, command)
        except ShutboxError as error:
            return [refusal(self.desk, command.id, error)]
        news = advance(self.desk, step)
        self.entries += [entry_data(each) for each in step.entries]
        return [acknowledgement(command, self.desk.n), *news]

    def others(self) -> None:
        """Somebody else sits down or stands up, on the other seat."""
        seat = self.desk.table.places[1].kind == "open"
        message = {"v": 1, "id": str(self.desk.n), "n": self.desk.n, "do": "sit" if seat else "stand", "seat": 1}
        step = command_step(self.desk, read_command("other", message | {"name": "Bo"}))
        self.entries += [entry_data(each) for each in step.entries]
        news = advance(self.desk, step)
        if self.open:
            self.inbox.extend(news)


def drain(wire: Wire, courier: Synchronizer) -> list[Notice]:
    """What comes of everything that is on the wire; a broken one is mended first."""
    actual: list[Notice] = []
    if not wire.open:
        wire.open = True
        wire.inbox.clear()
        courier.suspend()
        courier.resume()
    while wire.inbox:
        actual += courier.receive(wire.inbox.popleft())
    return actual


def settle(wire: Wire, courier: Synchronizer) -> list[Notice]:
    """What comes until something can be asked for."""
    actual: list[Notice] = []
    for _ in range(100):
        if courier.idle:
            return actual
        actual += drain(wire, courier)
    raise AssertionError("nothing can be asked for any more")


@given(
    breaks=st.lists(st.integers(0, 9), min_size=4, max_size=20),
    meanwhile=st.lists(st.booleans(), min_size=6, max_size=6),
)
def test_every_command_happens_once_whatever_the_wire_loses(breaks: list[int], meanwhile: list[bool]) -> None:
    wire = Wire(breaks)
    courier, notices, asked = Synchronizer(wire.hear), list[Notice](), 0
    for other in meanwhile:
        notices += settle(wire, courier)
        sits = courier.mirror.known_table.places[0].kind == "open"
        if other:
            wire.others()
        courier.command("sit" if sits else "stand", seat=0, **({"name": "Ann"} if sits else {}))
        asked += 1
        notices += settle(wire, courier)
    stale = [each for each in notices if isinstance(each, Rejection)]
    assert all(each.stale for each in stale)
    assert len(stale) <= sum(meanwhile)
    own = [each for each in wire.entries if each.get("seat") == 0]
    assert len(own) == asked - len(stale)
    seen = [each for each in notices if isinstance(each, NewEntry)]
    assert [entry_data(each.entry) for each in seen] == wire.entries
    assert [each.after.n for each in seen] == list(range(1, wire.desk.n + 1))
    assert [each.first for each in notices if isinstance(each, SyncComplete)].count(True) == 1


def test_no_command_is_sent_before_the_entries_of_the_last_one_have_arrived() -> None:
    wire = Wire([])
    courier = Synchronizer(wire.hear)
    drain(wire, courier)
    courier.command("sit", seat=0, name="Ann")
    assert not courier.idle
    courier.receive(wire.inbox.popleft())
    assert courier.pending is None
    assert not courier.idle
    courier.receive(wire.inbox.popleft())
    assert courier.idle


def test_a_gap_is_asked_for_at_once() -> None:
    wire = Wire([])
    courier = Synchronizer(wire.hear)
    drain(wire, courier)
    wire.others()
    wire.inbox.clear()
    wire.others()
    assert courier.receive(wire.inbox.popleft()) == []
    assert not courier.synced
    actual = drain(wire, courier)
    assert [each.missed for each in actual if isinstance(each, NewEntry)] == [True, True]
    assert courier.idle
    assert courier.mirror.n == wire.desk.n
