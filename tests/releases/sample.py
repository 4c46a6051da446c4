"""Tables for the store of a release: between them they hold everything that a store can hold."""

from __future__ import annotations

from tests.server.running import Client, Data, Server, begun, gone, table

HOUSE_DATA = {"name": "cellar", "box": [[1], [2], [3], [4], [5], [6]], "dice": 1, "tiles": "any", "shut_wins": True}


def entry(name: str, *clients: Client) -> Data:
    """What is kept of a table: how it can be reached, and by whom."""
    (host, *_) = clients
    tokens = {str(seat): client.token for client in clients for seat in client.you}
    found = {"name": name, "code": host.code, "public": host.view["public"], "stage": host.stage, "tokens": tokens}
    return {**found, "dice": host.view["settings"]["dice"]}


async def finished(server: Server) -> list[Data]:
    """A sealed game against a bot, and the table that was asked for afterwards."""
    (ann,) = await begun(server, "nine", 1, ("fewest-tiles",))
    await ann.play()
    await ann.tell("rematch")
    again = server.client(ann.view["rematch"], ann.token)
    await again.join()
    await gone(ann, again)
    return [entry("finished", ann), entry("rematch", again)]


async def in_progress(server: Server) -> list[Data]:
    """A sealed game of two people, one of whom went on with another device, and asked the coach."""
    ann, bo = await begun(server, "double-shutter", 2, undo=True, coach="ask")
    path = f"/api/tables/{bo.code}/transfer"
    moving = server.ask("POST", path, {"seat": 1}, token=bo.token).data["transfer"]
    phone = server.client(bo.code)
    reply = server.ask("POST", "/api/transfers", {"code": bo.code, "transfer": moving}, token=phone.token)
    assert reply.data["seat"] == 1, reply
    await phone.join()
    for _ in range(9):
        actor = await whose_turn(ann, phone)
        await actor.act()
    actor = await whose_turn(ann, phone)
    await actor.tell("hint")
    await gone(ann, bo, phone)
    return [entry("in-progress", ann, phone)]


async def whose_turn(*clients: Client) -> Client:
    """The client for whom the game waits, once all have heard the same."""
    most = max(client.n for client in clients)
    for client in clients:
        await client.until(lambda each=client: each.n >= most)  # type: ignore[misc]
    return next(client for client in clients if client.my_turn())


async def scorekeeper(server: Server) -> list[Data]:
    """Typed dice with all that can happen to them: a die off the mat, a choice, undo, a bot, somebody leaving."""
    rules = {"name": "ferme-ta-boite", "off_mat": "choose", "rounds": 1, "format": "running"}
    box = {"box": [[value] for value in range(1, 10)], "dice": 2, "faces": 6, "tiles": "any"}
    clients = await begun(server, rules | box, 2, ("highest",), dice="typed", undo=True, pencil=True)
    ann, bo = clients
    for do in (
        {"do": "report", "faces": [4, 5]},
        {"do": "play", "word": "9"},
        {"do": "play", "word": "undo"},
        {"do": "play", "word": "5+4"},
        {"do": "play", "word": "off:t"},
        {"do": "play", "word": "raise"},
        {"do": "report", "faces": [1, 2]},
        {"do": "play", "word": "2+1"},
    ):
        await ann.tell(**do)
    await bo.until(lambda: bo.n == ann.n)
    await bo.tell("leave", seat=1)
    await gone(*clients)
    return [entry("scorekeeper", ann)]


async def abandoned(server: Server) -> list[Data]:
    """A sealed game whose host gave the seat of somebody who had gone to a bot, and then gave up."""
    ann, bo = await begun(server, "nine", 2)
    await bo.leave()
    await ann.until(lambda: ann.present == [0])
    await ann.act()
    await ann.tell("fill", seat=1, bot="random", name="Bo's bot")
    await ann.tell("close")
    await ann.until(lambda: ann.ended)
    await gone(ann)
    return [entry("abandoned", ann)]


async def house_rule(server: Server) -> list[Data]:
    """A game alone by a house rule, with the dice of a seed."""
    (ann,) = await begun(server, HOUSE_DATA, 1, dice="seeded", seed="tea")
    await ann.play()
    await gone(ann)
    return [entry("house-rule", ann)]


async def out_of_time(server: Server) -> list[Data]:
    """A game of two that ran out of time."""
    clients = await begun(server, "shut-the-box", 2, seconds=1)
    await clients[0].act()
    await clients[0].until(lambda: clients[0].ended)
    await gone(*clients)
    return [entry("out-of-time", clients[0])]


async def waiting(server: Server) -> list[Data]:
    """A table before its game, with seats taken, given back, given to a bot, and about to move."""
    ann, bo = await table(server, "last-one-standing", 2)
    await bo.tell("stand", seat=1)
    await ann.until(lambda: ann.n == bo.n)
    await ann.tell("fill", seat=1, bot="club", name="")
    await ann.seal()
    server.ask("POST", f"/api/tables/{ann.code}/transfer", {"seat": 0}, token=ann.token)
    server.ask("POST", f"/api/tables/{ann.code}/spoken", {}, token=ann.token)
    await gone(ann, bo)
    return [entry("waiting", ann)]


TABLES = (finished, in_progress, scorekeeper, abandoned, house_rule, out_of_time, waiting)


async def laid_tables(server: Server) -> list[Data]:
    """All the tables of the store."""
    return [found for each in TABLES for found in await each(server)]
