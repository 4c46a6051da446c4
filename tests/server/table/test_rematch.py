"""The next table after a game."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from shutbox.play import read_record
from tests.server.running import Client, Data, Server, begun, gone, patched, record

# A server at which the next game waits only a moment for somebody who is not there.
BRISK = patched("company.consent", "COURTESY = 0.05")


def test_a_rematch_keeps_the_seats_and_moves_the_start_on(server: Server) -> None:
    async def again() -> None:
        ann, bo = await begun(server, "nine", 2, ("fewest-tiles",), starter=1)
        await asyncio.gather(ann.play(), bo.play())
        assert await ann.refused("throw", dice=2) == "table-stage"
        await bo.tell("rematch")
        await ann.until(lambda: ann.view["rematch"])
        assert await ann.refused("rematch") == "rematch-already"
        code = ann.view["rematch"]
        new = [server.client(code, client.token) for client in (ann, bo)]
        for seat, client in enumerate(new):
            await client.join()
            assert client.you == [seat]
        assert [seat["kind"] for seat in new[0].view["seats"]] == ["person", "person", "fewest-tiles"]
        assert new[0].view["settings"]["starter"] == 2
        assert new[0].host
        assert new[0].view["commitment"] != ann.view["commitment"]
        # The seats were kept, but nobody has sealed anything here yet.
        answer = await new[0].do("start")
        names = [seat["name"] for seat in new[0].view["seats"][:2]]
        assert (answer["error"]["code"], answer["error"]["arguments"]) == ("seals-missing", {"names": names})
        for client in new:
            await client.seal()
        await new[0].until(lambda: new[0].view["seats"][1]["seal"])
        await new[0].tell("start")
        await asyncio.gather(*(client.play() for client in new))
        kept = read_record(record(server, code))
        assert kept.starter == 2
        assert all(len(str(kept.note(f"sealed-seat-{seat}")).split()) == 2 for seat in (1, 2))
        await gone(ann, bo, *new)

    asyncio.run(again())


def again(client: Client) -> Data:
    """What a client was told last of who wants to play again."""
    told = [json.loads(frame) for frame in client.frames if '"again"' in frame]
    found = [message["again"] for message in told if "again" in message]
    return found[-1] if found else {}


def test_the_next_game_begins_when_everybody_wants_it_and_nobody_is_dragged_along(server: Server) -> None:
    async def asked() -> None:
        ann, bo, cy = await begun(server, "nine", 3, ("fewest-tiles",), dice="typed")
        await ann.tell("close")
        watcher = server.client(ann.code)
        await watcher.join()
        assert await watcher.refused("again") == "seated-only"
        await bo.tell("again")
        await cy.until(lambda: again(cy) == {"yes": [1], "asked": [0, 2], "missing": []})
        assert not ann.view["rematch"]
        # The same command again, and a change of mind.
        await bo.tell("again")
        await ann.tell("again")
        await cy.until(lambda: again(cy).get("asked") == [2])
        await ann.tell("again", yes=False)
        await cy.until(lambda: again(cy)["yes"] == [1])
        late = server.client(ann.code, cy.token)
        await late.join()
        assert again(late) == {"yes": [1], "asked": [0, 2], "missing": []}
        await late.leave()
        await ann.tell("again")
        await cy.tell("again")
        for client in (ann, bo, cy, watcher):
            await client.until(lambda each=client: each.view["rematch"])  # type: ignore[misc]
        assert await ann.refused("again") == "rematch-already"
        new = server.client(ann.view["rematch"], bo.token)
        await new.join()
        assert [seat["name"] for seat in new.view["seats"][:3]] == ["Ann", "Bo", "Cy"]
        await gone(ann, bo, cy, watcher, new)

    asyncio.run(asked())


def test_whoever_is_away_stops_nobody_and_has_no_seat_at_the_next_table(tmp_path: Path) -> None:
    async def missed(server: Server) -> None:
        ann, bo, cy = await begun(server, "nine", 3, dice="typed")
        await ann.tell("close")
        await bo.tell("again")
        await cy.tell("again")
        await ann.leave()
        # The host has gone: Bo is the host of the next table, where two play.
        await bo.until(lambda: again(bo).get("missing") == [0])
        await bo.until(lambda: bo.view["rematch"])
        new = server.client(bo.view["rematch"], bo.token)
        await new.join()
        assert [seat["name"] for seat in new.view["seats"]] == ["Bo", "Cy"]
        assert new.host
        await new.tell("start")
        await gone(bo, cy, new)

    with Server(tmp_path / "data", program=BRISK) as server:
        asyncio.run(missed(server))
