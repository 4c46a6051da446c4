"""The history of a game for a page that joins later, compared with the records of whole games."""

from __future__ import annotations

import asyncio
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from shutbox.play import begun, extended, write_record
from shutbox.play.events import Event, Shut, Source, Thrown, Undo
from shutbox.rules import named
from shutbox.rules.box import read_move
from shutbox.server.table.chronicle import LAST, chronicle
from tests.server import running
from tests.server.running import Server

RECORDS = sorted((Path(__file__).parents[2] / "data" / "records").glob("*.shutbox"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_words_are_those_of_the_record(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = chronicle(text)
    words = text.partition("\n\n")[2].split()[:-3]
    assert [each["word"] for each in found["told"]] == words[-LAST:]


def test_what_was_taken_back_is_told_but_is_not_on_the_sheet() -> None:
    record = begun(named("nine"), ["Ann", "Bo"])
    eight = Shut(read_move(record.rules.turn.box, record.start.position, "8"))
    before: list[Event] = [Thrown((3, 5), Source.TYPED), eight]
    played = reduce(extended, [*before, Thrown((6, 6), Source.TYPED), Undo(), Undo()], record)
    found = chronicle(write_record(played))
    assert [each["word"] for each in found["told"]] == ["3,5t", "8", "6,6t", "undo", "undo"]
    assert found["sheet"] == chronicle(write_record(reduce(extended, before[:1], record)))["sheet"]


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
