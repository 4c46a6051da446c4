"""The next table after a game."""

from __future__ import annotations

import asyncio

from shutbox.play import read_record
from tests.server.running import Server, begun, gone, record


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
