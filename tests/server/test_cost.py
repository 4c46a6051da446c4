"""No message and no request takes much of the loop; `benchmarks/cost.py` searches longer for the worst bodies."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from benchmarks.prices import LESSONS, MESSAGES, MOST, PATHS, Item, Place, Price, mutant, place, prices
from shutbox.play.classroom.class_wish import WISHES as LESSON_WISHES
from shutbox.play.table.wish import WISHES
from shutbox.words import Words

# What the hub answers itself, and a message that does not exist.
OTHERS = {"since", "ping", "say", "nothing"}
# Paths that are no part of the interface under /api.
PAGES = {"GET /", "GET /t/x", "GET /t/*", "GET /t/*/report", "GET /nowhere"}
PLAIN = PAGES | {"GET /health", "GET /metrics", "POST /admin/forget", "POST /admin/backup"}
# Others use the same machine, and a test is no measurement: only what is several times too dear fails.
SLACK = 3


def made(folder: Path) -> Place:
    async def laid() -> Place:
        found = await place(folder, Words())
        await found.store.close()
        return found

    return asyncio.run(laid())


def test_every_message_and_every_path_has_a_price(tmp_path: Path) -> None:
    assert set(MESSAGES) == {*WISHES, *OTHERS}
    assert set(LESSONS) == {f"classroom {do}" for do in LESSON_WISHES}
    routes = {f"{method} /api/{path}" for method, path in made(tmp_path).routes}
    assert set(PATHS) == routes | PLAIN


def test_nothing_takes_much_of_the_loop() -> None:
    found = asyncio.run(prices(4))
    assert [price.name for price in found] == [*MESSAGES, *LESSONS, *PATHS]
    assert not [price for price in found if price.seconds > SLACK * MOST]


def test_what_is_dear_is_found() -> None:
    async def send(_place: Place, _body: object) -> object:
        async def work() -> None:
            sum(range(1_000_000))

        return work

    item = Item("dear", ({"x": 1},), send, 100)  # type: ignore[arg-type]

    async def found() -> Price:
        from benchmarks.prices import priced

        return await priced(Place(*[None] * 7), item, 3, Random(1))  # type: ignore[arg-type]

    price = asyncio.run(found())
    assert price.seconds > MOST
    assert price.tries == 4


def test_a_changed_body_differs_and_leaves_the_first_alone() -> None:
    body = {"table": "long", "do": "play", "word": "1", "more": [1, {"deep": "x"}]}
    before, chance = str(body), Random(1)
    others = [mutant(body, chance) for _ in range(200)]
    assert str(body) == before
    assert len({str(each) for each in others}) > 100
    assert all(each["table"] == "long" for each in others)
