"""Sessions for the transcripts of a release: what clients ask of a server, from the first request to the last."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from hashlib import sha256

from tests.releases.sample import HOUSE_DATA
from tests.releases.wire import Line, Wire, frame, kind, request
from tests.server.running import Data, Server, seal_of


class Scene:
    """A session that is written down: the clients wait until everybody has heard everything."""

    def __init__(self, server: Server) -> None:
        self.lines: list[Line] = []
        self.wire = Wire(server)

    async def say(self, line: Line, *wanted: str) -> Data:
        """What the client hears first; it waits for messages of these kinds."""
        await self.wire.say(line)
        # Whoever leaves hears nothing; Ann hears of it.
        heard = await self.wire.quiet("ann" if line["does"] == "leave" else line["who"], *wanted)
        self.lines += [line, *heard]
        texts = [each["text"] for each in heard if each["who"] == line["who"]]
        return json.loads(texts[0]) if texts and texts[0].startswith("{") else {}

    async def device(self, who: str) -> str:
        """The token of a new device."""
        return str((await self.say(request(who, "POST", "/api/devices", cookie=False)))["token"])

    async def connect(self, who: str, code: str, token: str) -> Data:
        """The first message over a socket."""
        return await self.say({"who": who, "does": "connect", "path": f"/ws/{code}", "token": token})


class Voice:
    """A client in a scene, which numbers its commands and counts the entries."""

    def __init__(self, scene: Scene, who: str) -> None:
        self.scene, self.who, self.sent = scene, who, 0

    async def do(self, do: str, *wanted: str, **more: object) -> Data:
        """The answer to a command of somebody who has heard everything, once these kinds of messages have come too."""
        heard = [json.loads(line["text"]) for line in self.scene.lines if line.get("hears") == "frame"]
        self.sent += 1
        n = max(message.get("n", 0) for message in heard)
        line = frame(self.who, v=1, id=f"{self.who}-{self.sent}", n=n, do=do, **more)
        return await self.scene.say(line, *wanted)


async def typed_scene(scene: Scene) -> None:
    """Two people and a bot play a whole game with typed dice, and ask for everything that a client asks for."""
    ann, bo = await scene.device("ann"), await scene.device("bo")
    wanted = {"seats": ["open", "open", "fewest-tiles"], "settings": {"dice": "typed", "undo": True, "pace": 0}}
    laid = request("ann", "POST", "/api/tables", ann, rules="nine", set={"ties": "play-off"}, lang="en", **wanted)
    code = (await scene.say(laid))["code"]
    await scene.connect("ann", code, ann)
    host, guest = Voice(scene, "ann"), Voice(scene, "bo")
    await host.do("sit", seat=0, name="Ann")
    spoken = (await scene.say(request("ann", "POST", f"/api/tables/{code}/spoken", ann)))["spoken"]
    await scene.say(request("bo", "POST", "/api/spoken", bo, spoken=spoken))
    await scene.say(request("bo", "GET", f"/api/tables/{code}", bo))
    await scene.connect("bo", code, bo)
    await guest.do("sit", seat=0, name="Bo")
    await guest.do("sit", seat=1, name="Bo")
    await guest.do("stand", seat=1)
    await guest.do("sit", seat=1, name="Bo")
    await host.do("start")
    await typed_game(host, guest, scene)
    await scene.say(request("ann", "GET", f"/api/tables/{code}/record", ann))
    await scene.say(request("ann", "GET", f"/api/tables/{code}/story", ann))
    await scene.say(request("bo", "GET", "/api/mine", bo))
    await host.do("rematch")
    await scene.say(request("bo", "GET", "/api/tables/000000000000", bo))


async def typed_game(host: Voice, guest: Voice, scene: Scene) -> None:
    """The game of the scene: Ann leaves the 1, Bo and the bot nearly everything."""
    await host.do("report", faces=[3, 6])
    await host.do("play", word="8")
    await guest.do("play", word="9")
    await host.do("play", word="9")
    await host.do("play", word="undo")
    await host.do("play", word="5+4")
    await scene.say(frame("ann", v=1, id="stale", n=1, do="report", faces=[6, 6]))
    await scene.say(frame("ann", do="ping", id="alive"))
    await scene.say({"who": "bo", "does": "leave"})
    token = next(line["token"] for line in scene.lines if line["who"] == "bo" and line.get("token"))
    code = next(line["path"] for line in scene.lines if line.get("does") == "connect").removeprefix("/ws/")
    await scene.connect("bo", code, token)
    await scene.say(frame("bo", do="since", n=6))
    for faces, word in ([6, 6], "9+3"), ([6, 2], "8"), ([6, 1], "7"), ([6, 2], "6+2"):
        await host.do("report", faces=faces)
        await host.do("play", word=word)
    await host.do("report", faces=[6, 6])
    await guest.do("report", faces=[1, 1])
    await guest.do("play", word="2")
    await guest.do("report", faces=[1, 1])
    await host.do("report", faces=[1, 1])
    await guest.do("report", faces=[1, 1])


async def sealed_scene(scene: Scene) -> None:
    """Two people seal their dice and throw once; one moves to another device; the host gives up."""
    ann, bo, phone = [await scene.device(who) for who in ("ann", "bo", "phone")]
    laid = request("ann", "POST", "/api/tables", ann, rules="nine", seats=["open", "open"], settings={"undo": True})
    made = await scene.say(laid)
    code, seeds = made["code"], [sha256(who.encode()).digest() for who in ("ann", "bo")]
    host, guest = Voice(scene, "ann"), Voice(scene, "bo")
    await scene.connect("ann", code, ann)
    await scene.connect("bo", code, bo)
    await host.do("sit", seat=0, name="Ann", seal=seal_of(made["public"], 0, seeds[0]))
    await guest.do("sit", seat=1, name="Bo")
    await host.do("start")
    await guest.do("seal", seat=1, seal=seal_of(made["public"], 1, seeds[1]))
    await host.do("start")
    await host.do("reveal", seat=0, seed=seeds[0].hex())
    await guest.do("reveal", seat=1, seed=seeds[1].hex())
    await host.do("throw", dice=2)
    moving = (await scene.say(request("bo", "POST", f"/api/tables/{code}/transfer", bo, seat=1)))["transfer"]
    await scene.say(request("phone", "POST", "/api/transfers", phone, code=code, transfer=moving))
    await host.do("close")
    await scene.say(request("ann", "GET", f"/api/tables/{code}/record", ann))


async def coached_scene(scene: Scene) -> None:
    """Somebody alone asks for a hint, does not follow it, and hears what that cost."""
    ann = await scene.device("ann")
    settings = {"dice": "typed", "coach": "each"}
    laid = request("ann", "POST", "/api/tables", ann, rules=HOUSE_DATA, seats=["open"], settings=settings)
    await scene.connect("ann", (await scene.say(laid))["code"], ann)
    host = Voice(scene, "ann")
    await host.do("sit", seat=0, name="Ann")
    await host.do("start")
    await host.do("report", faces=[5])
    await host.do("hint", "hint")
    await host.do("play", "coach", "outlook", word="3+2")
    # Of what to expect only the last is sure to be told: more may have happened meanwhile.
    outlooks = [line for line in scene.lines if "hears" in line and kind(line) == "outlook"]
    scene.lines = [line for line in scene.lines if line not in outlooks[:-1]]


SCENES: dict[str, Callable[[Scene], Awaitable[None]]] = {
    "typed": typed_scene,
    "sealed": sealed_scene,
    "coached": coached_scene,
}


async def told(server: Server, play: Callable[[Scene], Awaitable[None]]) -> list[Line]:
    """The lines of a scene."""
    scene = Scene(server)
    try:
        await play(scene)
    finally:
        await scene.wire.close()
    return scene.lines
