"""The advice of the coach at a table, and who gets it."""

from __future__ import annotations

import asyncio
import json

from tests.server.running import Server, begun, gone


def test_hints_and_the_coachs_word_are_for_the_asker_alone(server: Server) -> None:
    async def coached() -> None:
        ann, bo = await begun(server, "nine", 2, coach="each")
        await ann.tell("hint")
        await ann.until(lambda: any('"hint"' in frame and '"options"' in frame for frame in ann.frames))
        told = next(json.loads(frame) for frame in ann.frames if '"options"' in frame and '"hint"' in frame)
        assert told["id"] == ann.acks[-1]["id"]
        assert [option["do"] for option in told["hint"]["options"]] == ["throw"]
        await ann.tell("throw", dice=2)
        if ann.my_turn() and len(ann.legal) > 1:
            await ann.tell("play", word=ann.legal[-1]["word"])
            name = ann.acks[-1]["id"]
            await ann.until(lambda: any(f'"id":"{name}","coach"' in frame for frame in ann.frames))
        assert not any('"options"' in frame or '"coach":{' in frame for frame in bo.frames)
        await gone(ann, bo)

    asyncio.run(coached())
