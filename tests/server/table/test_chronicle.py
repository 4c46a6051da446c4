"""The history of a game for a page that joins later, compared with the records of whole games."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.play import Record, begun, extended, read_record, scoresheet, write_record
from shutbox.play.events import Event, Shut, Source, Thrown, Undo
from shutbox.play.record import course
from shutbox.play.table.setting import Settings
from shutbox.rules import named
from shutbox.rules.box import read_move
from shutbox.server.store.store import open_store
from shutbox.server.table.bots import Bots
from shutbox.server.table.chronicle import LAST, MOST_WAITING, Chronicle, Chronicler
from shutbox.server.think.thinker import Thinker
from tests.server import running
from tests.server.running import Server
from tests.server.table.memory import live_tables

RECORDS = sorted((Path(__file__).parents[2] / "data" / "records").glob("*.shutbox"))


def chronicle(record: Record) -> dict[str, Any]:
    """The history of a record."""
    history = Chronicle(record.start)
    history.follow(record)
    return history.data()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_history_that_grows_is_that_of_the_whole_record(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    history = Chronicle(record.start)
    for count in range(0, len(record.events) + 1, 3):
        part = replace(record, events=record.events[:count])
        history.follow(part)
        assert history.transcript(part) == write_record(part)
    history.follow(record)
    assert history.data() == chronicle(record)
    assert history.data()["sheet"] == scoresheet(course(record))
    assert history.transcript(record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_words_are_those_of_the_record(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = chronicle(read_record(text))
    words = text.partition("\n\n")[2].split()[:-3]
    assert [each["word"] for each in found["told"]] == words[-LAST:]


def test_what_was_taken_back_is_told_but_is_not_on_the_sheet() -> None:
    record = begun(named("nine"), ["Ann", "Bo"])
    eight = Shut(read_move(record.rules.turn.box, record.start.position, "8"))
    before: list[Event] = [Thrown((3, 5), Source.TYPED), eight]
    played = reduce(extended, [*before, Thrown((6, 6), Source.TYPED), Undo(), Undo()], record)
    found = chronicle(played)
    assert [each["word"] for each in found["told"]] == ["3,5t", "8", "6,6t", "undo", "undo"]
    assert found["sheet"] == chronicle(reduce(extended, before[:1], record))["sheet"]


def test_whoever_comes_later_is_told_what_happened(server: Server) -> None:
    async def game() -> dict[str, Any]:
        clients = await running.begun(server, "nine", 2)
        await clients[0].act()
        await clients[1].until(lambda: clients[1].game["throw"])
        await running.gone(*clients)
        return server.ask("GET", f"/api/tables/{clients[0].code}/story").data

    found = asyncio.run(game())
    assert [fact["kind"] for each in found["told"] for fact in each["facts"]] == ["thrown"]
    assert found["sheet"] == [{"round": 1, "totals": [[], []], "points": [0, 0]}]


def test_more_readers_than_may_wait_are_refused_and_later_ones_are_answered() -> None:
    record = read_record(RECORDS[0].read_text(encoding="utf-8"))

    async def asked() -> list[object]:
        store = await open_store(None)
        registry, *_ = live_tables(store, Bots(Thinker(), Thinker()), Thinker())
        _, live = await registry.lay("h" * 32, named("nine"), [{"kind": "open"}], Settings())
        chronicler = Chronicler()
        readers = [chronicler.up_to_date(live, record) for _ in range(MOST_WAITING + 2)]
        outcomes = await asyncio.gather(*readers, return_exceptions=True)
        later = await chronicler.up_to_date(live, record)
        await store.close()
        return [each.code if isinstance(each, ShutboxError) else each is later for each in outcomes]

    assert asyncio.run(asked()) == [True] * MOST_WAITING + ["server-busy"] * 2
