"""Several processes at one database: any of them serves any table, and what is stored nowhere is passed on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from http.client import HTTPException
from pathlib import Path
from time import monotonic, time

import psycopg
import pytest

from shutbox.play import read_record
from shutbox.play.seal import check_sealed, check_signed
from shutbox.server.identity.token import holder_of
from shutbox.server.postgres.postgres_ledger import PostgresLedger
from shutbox.server.store.audit import audit_database
from shutbox.server.store.forgetting import forget_names
from tests.server.postgres.cluster import new_database
from tests.server.running import PATIENCE, Client, Data, Reply, Server, gone, lay, record
from tests.server.together.processes import Processes, processes, seated, until
from tests.server.together.seat import rush_of

# A lease runs out, another process takes it and loads the table, and a bot plays twice at its pace; on a busy machine.
SOON = 6.0


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Processes]:
    with new_database() as url, processes(url, tmp_path_factory.mktemp("both")) as made:
        yield made
        for server in made.servers:
            assert server.stop() == 0
            assert '"fault"' not in server.log
        assert audit_database(url).faults == []


async def ended(clients: list[Client]) -> None:
    await clients[0].tell("close")
    for client in clients:
        await client.until(lambda each=client: each.stage == "abandoned")  # type: ignore[misc]


def heard(client: Client, key: str) -> list[Data]:
    return [json.loads(frame) for frame in client.frames if f'"{key}"' in frame]


def test_players_at_two_processes_play_one_game(both: Processes) -> None:
    async def main() -> None:
        code, clients = await seated(both)
        await asyncio.gather(*(client.play() for client in clients))
        for client in clients:
            await client.until(lambda each=client: each.ended)  # type: ignore[misc]
        assert clients[0].view == clients[1].view
        records = [record(server, code) for server in both.servers]
        assert records[0] == records[1]
        game = read_record(records[0])
        assert check_sealed(game) is not None
        assert check_signed(game) is not None
        await gone(*clients)

    asyncio.run(main())


def test_of_many_who_want_the_last_seat_one_gets_it() -> None:
    # By hand a thousand times a hundred (`python -m tests.server.faults seat 1000`).
    with rush_of() as rush:
        found = rush(20, 4)
    assert (found["seats"], found["won"], found["clients"]) == (4, 4, 80)


def test_everybody_hears_who_is_connected_elsewhere(both: Processes) -> None:
    async def main() -> None:
        code, (ann, bo) = await seated(both)
        watcher = both.servers[1].client(code)
        await watcher.join()
        for client in (ann, bo, watcher):
            await client.until(lambda each=client: (each.present, each.watching) == ([0, 1], 1))  # type: ignore[misc]
        await gone(bo, watcher)
        await ann.until(lambda: (ann.present, ann.watching) == ([0], 0))
        assert [each["seat"] for each in ann.away] == [1]
        await bo.join()
        await ann.until(lambda: ann.present == [0, 1] and not ann.away)
        await ended([ann, bo])
        await gone(ann, bo)

    asyncio.run(main())


def test_a_reaction_is_heard_at_other_processes_once(both: Processes) -> None:
    async def main() -> None:
        _, (ann, bo) = await seated(both)
        await ann.send(json.dumps({"do": "say", "seat": 0, "say": "nice"}))
        for client in (ann, bo):
            await client.until(lambda each=client: heard(each, "said"))  # type: ignore[misc]
        await bo.send(json.dumps({"do": "say", "seat": 1, "say": "wow"}))
        await ann.until(lambda: len(heard(ann, "said")) == 2)
        assert [each["said"]["say"] for each in heard(ann, "said")] == ["nice", "wow"]
        assert [each["said"]["say"] for each in heard(bo, "said")] == ["nice", "wow"]
        await ended([ann, bo])
        await gone(ann, bo)

    asyncio.run(main())


def test_a_spoken_code_is_known_everywhere_and_so_is_a_guess(both: Processes) -> None:
    async def main() -> None:
        one, other = both.servers
        token = one.device()
        code = str(lay(one, token, "nine", ["open"])["code"])
        said = one.ask("POST", f"/api/tables/{code}/spoken", token=token).data
        await until(lambda: other.ask("POST", "/api/spoken", {"spoken": said["spoken"]}).data.get("code") == code)
        again = other.ask("POST", f"/api/tables/{code}/spoken", token=token).data
        assert again["spoken"] == said["spoken"]

    asyncio.run(main())


def test_guesses_at_different_processes_add_up(tmp_path: Path) -> None:
    async def main(made: Processes) -> None:
        one, other = made.servers
        _, (ann, bo) = await seated(made)

        def guess(server: Server) -> Reply:
            return server.ask("POST", "/api/spoken", {"spoken": "no such code"})

        # An address may guess ten times a minute; those at the same moment count each.
        with ThreadPoolExecutor(10) as pool:
            found = list(pool.map(guess, [one, other] * 5))
        assert "http-too-many" not in {each.code for each in found}
        # Who hears this has heard the guesses before it.
        await ann.send(json.dumps({"do": "say", "seat": 0, "say": "nice"}))
        await bo.send(json.dumps({"do": "say", "seat": 1, "say": "wow"}))
        for client in (ann, bo):
            await client.until(lambda each=client: len(heard(each, "said")) == 2)  # type: ignore[misc]
        assert [guess(server).code for server in (one, other)] == ["http-too-many"] * 2
        await gone(ann, bo)

    with new_database() as url, processes(url, tmp_path, env={"SHUTBOX_LIMITS": "on"}) as made:
        asyncio.run(main(made))


def test_each_process_has_its_own_queue_of_studies_and_gives_the_same_answers(both: Processes) -> None:
    async def main() -> None:
        one, other = both.servers
        asked, token = {"record": "shutbox 1"}, one.device()

        def study(server: Server) -> asyncio.Future[Reply]:
            ask = partial(server.ask, "POST", "/api/verify", asked, token=token)
            return asyncio.get_running_loop().run_in_executor(pool, ask)

        with ThreadPoolExecutor(10) as pool:
            # A device may have six at a time, and the first of them waits until the processes that think have begun.
            crowd = [study(one) for _ in range(9)]
            elsewhere = await study(other)
            answers = [await each for each in crowd]
        refused = [each for each in answers if each.status != 200]
        assert {each.code for each in refused} == {"think-share"}
        assert {each.body for each in answers if each not in refused} == {elsewhere.body}

    asyncio.run(main())


def test_a_study_is_lost_with_its_process_and_can_be_asked_for_elsewhere(tmp_path: Path) -> None:
    async def main(made: Processes) -> None:
        one, other = made.servers
        asked = {"record": "shutbox 1"}
        lost = asyncio.create_task(asyncio.to_thread(one.ask, "POST", "/api/verify", asked, token=one.device()))
        await asyncio.sleep(0.1)
        assert not lost.done()
        await asyncio.to_thread(one.kill)
        with pytest.raises((OSError, HTTPException)):
            await lost
        found = await asyncio.to_thread(other.ask, "POST", "/api/verify", asked, token=other.device())
        assert found.status == 200

    with new_database() as url, processes(url, tmp_path) as made:
        asyncio.run(main(made))


def test_a_code_that_moves_a_seat_is_taken_at_another_process_once(both: Processes) -> None:
    async def main() -> None:
        one, other = both.servers
        code, (ann, bo) = await seated(both)
        moving = one.ask("POST", f"/api/tables/{code}/transfer", {"seat": 0}, token=ann.token).data["transfer"]
        phone = other.client(code)
        await phone.join()
        asked = {"code": code, "transfer": moving}
        assert other.ask("POST", "/api/transfers", asked, token=phone.token).data == {"v": 1, "ok": True, "seat": 0}
        assert one.ask("POST", "/api/transfers", asked, token=phone.token).code == "transfer-unknown"
        await phone.until(lambda: phone.you == [0])
        await ann.until(lambda: ann.you == [])
        await phone.tell("close")
        await gone(ann, bo, phone)

    asyncio.run(main())


def test_who_wants_to_play_again_is_known_everywhere_and_one_table_comes_of_it(both: Processes) -> None:
    async def main() -> None:
        _, (ann, bo) = await seated(both)
        await ended([ann, bo])
        await ann.tell("again", yes=True)
        await bo.until(lambda: [each["again"]["yes"] for each in heard(bo, "again")][-1:] == [[0]])
        await bo.tell("again", yes=True)
        for client in (ann, bo):
            await client.until(lambda each=client: each.view["rematch"])  # type: ignore[misc]
        assert ann.view["rematch"] == bo.view["rematch"]
        new = [
            server.client(ann.view["rematch"], each.token) for server, each in zip(both.servers, (ann, bo), strict=True)
        ]
        for seat, client in enumerate(new):
            await client.join()
            assert client.you == [seat]
        await gone(ann, bo, *new)

    asyncio.run(main())


def test_the_clock_of_a_player_is_the_same_at_all_processes(both: Processes) -> None:
    async def main() -> None:
        code, (host,) = await seated(both, people=1, seconds=900)
        await asyncio.sleep(1.5)
        late = both.servers[1].client(code)
        await late.join()
        await late.until(lambda: late.clock is not None and host.clock is not None and late.clock < host.clock - 1)
        await host.tell("close")
        await gone(host, late)

    asyncio.run(main())


def test_the_real_dice_that_a_bot_wants_are_asked_for_everywhere(both: Processes) -> None:
    async def main() -> None:
        one, other = both.servers
        token = one.device()
        code = str(lay(one, token, "nine", ["fewest-tiles", "open"], dice="typed", starter=0)["code"])
        ann, watcher = one.client(code, token), other.client(code)
        await ann.join()
        await watcher.join()
        await ann.sit(1, "Ann")
        await ann.tell("start")
        for client in (ann, watcher):
            await client.until(lambda each=client: any(m.get("wants") for m in heard(each, "wants")))  # type: ignore[misc]
        late = other.client(code)
        await late.join()
        await late.until(lambda: any(m.get("wants") for m in heard(late, "wants")))
        await ann.tell("close")
        await gone(ann, watcher, late)

    asyncio.run(main())


def test_a_device_that_is_forgotten_is_a_stranger_everywhere(both: Processes) -> None:
    async def main() -> None:
        one, other = both.servers
        _, (ann, bo) = await seated(both)
        await ended([ann, bo])
        device = str(other.ask("GET", "/api/mine", token=bo.token).data["device"])
        assert one.ask("POST", "/api/forget", {"device": device}, token=bo.token).status == 200
        await bo.gone()
        # The other process may hear of it a moment later.
        async with asyncio.timeout(PATIENCE):
            while (refused := other.ask("GET", "/api/mine", token=bo.token)).status == 200:
                await asyncio.sleep(0.02)
        assert refused.code == "device-unknown"
        again = other.client(ann.code, ann.token)
        await again.join()
        assert again.view["seats"][1]["name"] != "Bo"
        await gone(ann, again)

    asyncio.run(main())


def test_a_process_that_hears_late_of_a_forgotten_device_keeps_nothing_of_it_in_a_snapshot(tmp_path: Path) -> None:
    async def main(made: Processes) -> None:
        _, (ann, bo) = await seated(made)
        with closing(PostgresLedger(made.url, time)) as quiet:
            # What is done here is told to nobody.
            quiet._spread = lambda: None  # type: ignore[method-assign]
            asked = partial(forget_names, holder=str(holder_of(bo.token)), since=0, after=0)
            (outcome,) = quiet.perform([(asked, False, 0)])
            assert outcome.value[1]
        for _ in range(8):
            (player,) = (client for client in (ann, bo) if client.my_turn())
            answer = await player.act()
            for client in (ann, bo):
                await client.until(lambda each=client, n=answer["n"]: each.n >= n)  # type: ignore[misc]
        with psycopg.connect(made.url, autocommit=True) as other:
            named = "SELECT count(*) FROM snapshots WHERE position('\"Bo\"'::bytea in body) > 0"
            assert other.execute(named).fetchone() == (1,)
            other.execute("SELECT pg_notify('shutbox_news', 'quiet ' || id || ':-1') FROM tables")
            await ann.gone()
            await bo.gone()
            async with asyncio.timeout(PATIENCE):
                while other.execute(named).fetchone() != (0,):
                    await asyncio.sleep(0.02)
        await gone(ann, bo)

    with new_database() as url, processes(url, tmp_path) as made:
        asyncio.run(main(made))
        assert audit_database(url).faults == []


def test_a_hint_is_given_where_it_was_asked_for(both: Processes) -> None:
    async def main() -> None:
        _, (ann, bo) = await seated(both, coach="ask")
        player, other = (ann, bo) if ann.my_turn() else (bo, ann)
        await player.tell("hint")
        await player.until(lambda: any('"options"' in frame and '"hint"' in frame for frame in player.frames))
        assert not any('"options"' in frame and '"hint":{' in frame for frame in other.frames)
        await ended([ann, bo])
        await gone(ann, bo)

    asyncio.run(main())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_bot_goes_on_soon_when_its_process_is_killed_or_stopped(tmp_path: Path, how: signal.Signals) -> None:
    async def main(made: Processes) -> None:
        one, other = made.servers
        token = one.device()
        code = str(lay(one, token, "nine", ["fewest-tiles", "fewest-tiles"], pace=200)["code"])
        first, second = one.client(code, token), other.client(code)
        await first.join()
        await first.tell("start")
        await first.until(lambda: first.stage == "playing" and first.n > 4)
        await second.join()
        os.kill(one.pid, how)
        before, begin = second.n, monotonic()
        # What the process had sent may still come.
        await second.until(lambda: second.n > before + 2)
        waited = monotonic() - begin
        if how is signal.SIGSTOP:
            # Nobody is connected any more to whom nobody listens.
            await second.until(lambda: second.watching == 1, SOON)
            os.kill(one.pid, signal.SIGCONT)
        await second.until(lambda: second.ended, 60)
        await gone(first, second)
        assert waited < SOON

    with new_database() as url, processes(url, tmp_path) as made:
        asyncio.run(main(made))
        assert audit_database(url).faults == []


def test_a_process_that_stops_leaves_its_bots_to_the_others_at_once(tmp_path: Path) -> None:
    async def main(made: Processes) -> None:
        one, other = made.servers
        token = one.device()
        code = str(lay(one, token, "nine", ["fewest-tiles", "fewest-tiles"], pace=300)["code"])
        first, second = one.client(code, token), other.client(code)
        await first.join()
        await first.tell("start")
        await first.until(lambda: first.stage == "playing")
        await second.join()
        assert await asyncio.to_thread(one.stop) == 0
        begin, before = monotonic(), second.n
        await second.until(lambda: second.n > before + 1, SOON)
        assert monotonic() - begin < SOON
        await second.until(lambda: second.watching == 1)
        await gone(second, first)

    with new_database() as url, processes(url, tmp_path) as made:
        asyncio.run(main(made))
