"""New tables are stored as they are in memory, with their dice sealed."""

from __future__ import annotations

import asyncio

import pytest

from shutbox.errors import NotationError
from shutbox.play.events import SeatNumber
from shutbox.play.table.desk import Desk, read_desk
from shutbox.play.table.entry import Sat
from shutbox.play.table.setting import Settings, TableDice
from shutbox.rules import from_data, named, names
from shutbox.server.identity.token import code_hash
from shutbox.server.store.store import Store, TableRow, open_store
from shutbox.server.table.creation import check_size, create_table
from shutbox.server.table.live import Live

OPEN = {"kind": "open", "name": ""}
HOST, ANN = "h" * 32, "a" * 32


async def created(settings: Settings, *sitting: tuple[Sat, str]) -> tuple[Live, TableRow, Desk, int]:
    store: Store = await open_store(None)
    await store.remember(ANN)
    code, live = await create_table(store, HOST, named("nine"), [OPEN, OPEN], settings, sitting)
    row = await store.find(code_hash(code))
    assert row is not None
    desk, held = read_desk(await store.entries(row.id)), await store.holdings_of(ANN)
    await store.close()
    return live, row, desk, len(held)


@pytest.mark.parametrize("dice", [TableDice.SEALED, TableDice.TYPED])
def test_a_new_table_is_what_its_stored_entries_lead_to(dice: TableDice) -> None:
    live, row, desk, held = asyncio.run(created(Settings(dice=dice), (Sat(SeatNumber(1), "Ann"), ANN)))
    assert (live.id, live.desk) == (row.id, desk)
    assert (live.table.host, live.table.places[1].holder, held) == (HOST, ANN, 1)
    assert bool(row.secret) is bool(live.table.commitment) is (live.dealer is not None) is (dice is TableDice.SEALED)


def test_a_table_that_cannot_be_is_refused_for_what_it_is() -> None:
    with pytest.raises(NotationError, match="starter-seat"):
        asyncio.run(created(Settings(starter=SeatNumber(5))))
    with pytest.raises(NotationError, match="table-seeded"):
        asyncio.run(created(Settings(dice=TableDice.SEEDED, seed="x")))


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"box": [[1]] * 15}, "table-moves"),
        ({"about": "x" * 9000}, "table-rules-long"),
        ({"box": [[1]] * 15, "tiles": 2}, ""),
        ({"box": [[1]] * 15, "buys": "thai"}, ""),
        ({"box": "triple"}, ""),
        ({"box": "triple", "dice": 3}, "table-moves"),
    ],
)
def test_rules_that_would_cost_a_live_table_too_much_are_refused(settings: dict[str, object], code: str) -> None:
    rules = from_data({"name": "x", **settings})
    if not code:
        check_size(rules)
        return
    with pytest.raises(NotationError) as raised:
        check_size(rules)
    assert raised.value.code == code


@pytest.mark.parametrize("name", names())
def test_every_game_of_the_catalogue_can_be_played_at_a_live_table(name: str) -> None:
    check_size(named(name))
