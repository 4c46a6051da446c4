"""The composition root: builds store, tables, router and hub, and runs the server."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from shutil import disk_usage
from time import time
from typing import Any, NamedTuple

from shutbox.errors import ShutboxError
from shutbox.server import collector
from shutbox.server.background import Background
from shutbox.server.classroom import School
from shutbox.server.http import (
    OTHER_FILES,
    UNLIMITED,
    BoundedProtocol,
    Doorkeeper,
    Limits,
    Log,
    Metrics,
    Policy,
    affordable,
    behind_proxy,
    home_policy,
)
from shutbox.server.hub import Hub
from shutbox.server.identity import Devices, new_token
from shutbox.server.interface import Admin, Api, Inquiry, Pages, Person, Teaching
from shutbox.server.interface.v1 import Endpoints
from shutbox.server.router import Router
from shutbox.server.socket import Socket
from shutbox.server.store import Store, announce, open_store, withdraw
from shutbox.server.table import Advisor, Bots, Chronicler, Executor, Outlooks, Presence, Registry
from shutbox.server.think import PLAY, STUDY, Office, Thinker, Worker, memory_of_machine, watch_memory
from shutbox.server.together import Neighbours, Supervisor, end_with_supervisor, handed_socket
from shutbox.server.wall_clock import WallClock
from shutbox.words import Words

STORE_FAILED = 3
GRACE = 5
PULSE = 20.0
# How long another thread may compute before the event loop goes on, in seconds. Python's default of 5 ms is felt twice
# by each message that comes while a thread replays a long table.
SWITCH = 0.0005
CHORES_AFTER, DAY = 2.0, 24 * 3600
# At home the server has to be reachable from phones on the same network.
EVERYWHERE = "0.0.0.0"


def usual_limits() -> Limits:
    """The default limits; a load test switches them off, because on the same machine it is a single sender."""
    return affordable(UNLIMITED if os.environ.get("SHUTBOX_LIMITS") == "off" else Limits())


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options of a server."""

    folder: Path
    # The address of a database of PostgreSQL; without it the store is a file in the folder.
    database: str = ""
    # The number of processes that share the socket; 0 for this one alone.
    workers: int = 0
    host: str = EVERYWHERE
    port: int = 8000
    public: str = ""
    hosts: tuple[str, ...] = ()
    limits: Limits = field(default_factory=usual_limits)
    # Without log lines about start and stop, for somebody who only wants to play; errors are logged anyway.
    silent: bool = False
    # With a log line about each request.
    log_requests: bool = False
    clock: Callable[[], float] = time


class Tables(NamedTuple):
    """The parts that run the live tables of a server."""

    registry: Registry
    executor: Executor
    presence: Presence
    school: School


def listen(wanted: Wanted) -> socket.socket:
    """The socket that the server listens on, unless a supervisor has opened it; port 0 means any free port."""
    if (handed := handed_socket()) is not None:
        return socket.socket(fileno=handed)
    try:
        # Systems without IPv6 cannot open a socket for it.
        listening = socket.socket(socket.AF_INET6 if ":" in wanted.host else socket.AF_INET, socket.SOCK_STREAM)
    except OSError as error:
        raise _deaf(wanted, error) from None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((wanted.host, wanted.port))
        listening.listen(4096)
    except (OSError, OverflowError) as error:
        listening.close()
        raise _deaf(wanted, error) from None
    return listening


def _deaf(wanted: Wanted, error: Exception) -> ShutboxError:
    why = getattr(error, "strerror", None) or error
    return ShutboxError("serve-address", host=wanted.host, port=str(wanted.port), why=str(why))


def run(wanted: Wanted, ready: Callable[[int], None], words: Words) -> int:
    """Serves until a signal stops it; returns the exit code."""
    import uvloop

    if wanted.workers:
        return _run_workers(wanted, ready)
    with listen(wanted) as listening, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_serve(wanted, listening, ready, words))


def _run_workers(wanted: Wanted, ready: Callable[[int], None]) -> int:
    """Serves with several processes until a signal stops them; returns the exit code."""
    if not wanted.database:
        raise ShutboxError("serve-workers-file")
    with listen(wanted) as listening:
        listening.set_inheritable(True)
        port = listening.getsockname()[1]
        supervise = partial(Supervisor, _arguments(wanted, port), listening.fileno(), wanted.workers, Log())

        async def main() -> int:
            return await supervise().run(lambda: ready(port))

        return asyncio.run(main())


def _arguments(wanted: Wanted, port: int) -> list[str]:
    """The command line of a worker."""
    options = {"--data": str(wanted.folder), "--database": wanted.database, "--host": wanted.host, "--port": str(port)}
    options |= {"--public": wanted.public} if wanted.public else {}
    pairs = [*options.items(), *(("--also", host) for host in wanted.hosts)]
    flags = ["--log-requests"] if wanted.log_requests else []
    return ["serve", *flags, *(word for pair in pairs for word in pair)]


def run_worker(database: str, count: int, ready: Callable[[], None]) -> int:
    """Thinks for the servers at a database until a signal comes; returns the exit code."""
    return asyncio.run(Worker(database, count, Log()).run(ready))


async def _serve(wanted: Wanted, listening: socket.socket, ready: Callable[[int], None], words: Words) -> int:
    import uvicorn

    log, metrics = Log(requests=wanted.log_requests), Metrics()
    token = new_token()
    failure: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    clock = WallClock(wanted.clock, asyncio.get_running_loop().time, log)
    store = await open_store(
        wanted.folder, database=wanted.database, on_failure=_stopper(failure), clock=clock.now, log=log
    )
    office = Office(store) if store.shared else None
    thinker, player, scholar = thinkers = (
        Thinker(room="hint", office=office), Thinker(PLAY, "play", office), Thinker(STUDY, "study", office)
    )  # fmt: skip
    try:
        clock.learn(await store.last_time())
        background = Background(log, metrics)
        live = tables(store, thinker, Bots(player, thinker), background, metrics, log, words)
        devices = Devices(store, asyncio.get_running_loop().time)
        doorkeeper = _doorkeeper(wanted, metrics, words)
        hub = _hub(wanted, live, devices, metrics, log, words, doorkeeper)
        api, chronicler = _api(wanted, store, live)
        router = _router(wanted, store, live, hub, devices, scholar, metrics, log, words, token, api, chronicler)
        config = uvicorn.Config(router, **_settings(hub, doorkeeper, _policy(wanted)))
        server = uvicorn.Server(config)
        collector.calm()
        sys.setswitchinterval(SWITCH)
        port = listening.getsockname()[1]
        announce(wanted.folder, _local(wanted.host, port), token)
        if not wanted.silent:
            log.line("start", port=port)
        watch = asyncio.create_task(_watch(failure, server, log))
        works: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
            "chores": lambda: _chores(live.registry, clock.now),
            "pulse": lambda: hub.pulse(PULSE),
            "classrooms": live.school.keep_tidy,
            "collector": lambda: collector.collect(lambda: store.figures.works),
            "memory": lambda: watch_memory(thinkers, memory_of_machine() // 2),
        }
        neighbours = _neighbours(store, live, background, hub, devices, api, office)
        if neighbours is not None:
            works |= {"beat": neighbours.beat, "look": neighbours.keep_looking, "leases": neighbours.keep_leases}
        chores = [background.keep_up(name, begin) for name, begin in works.items()]
        asyncio.get_running_loop().call_soon(ready, port)
        _hear_once()
        if handed_socket() is not None:
            end_with_supervisor()
        await server.serve(sockets=[listening])
        watch.cancel()
        for chore in chores:
            chore.cancel()
        if neighbours is not None:
            await neighbours.leave()
        if not wanted.silent:
            log.line("stop", failed=failure.done())
    finally:
        for each in thinkers:
            each.stop()
        withdraw(wanted.folder)
        await store.close()
    return STORE_FAILED if failure.done() else 0


def tables(
    store: Store, thinker: Thinker, bots: Bots, background: Background, metrics: Metrics, log: Log, words: Words
) -> Tables:
    """The parts that run the live tables of a store."""
    outlooks = Outlooks(thinker, background)
    advisor = Advisor(thinker, words, background)
    executor = Executor(store, bots, outlooks, advisor, metrics, words, background)
    registry = Registry(store, executor, metrics, log, words)
    school = School(store, registry, executor, background, metrics, log, words)
    return Tables(registry, executor, Presence(store, outlooks, executor.follow, executor.weigh), school)


def _doorkeeper(wanted: Wanted, metrics: Metrics, words: Words) -> Doorkeeper:
    return Doorkeeper(behind_proxy(wanted.limits) if wanted.public else wanted.limits, metrics, words)


def _hub(
    wanted: Wanted, live: Tables, devices: Devices, metrics: Metrics, log: Log, words: Words, doorkeeper: Doorkeeper
) -> Hub:
    limits, policy = wanted.limits, _policy(wanted)
    parts = live.registry, live.executor, live.presence
    return Hub(*parts, devices, policy, live.school, limits, metrics, log, words, doorkeeper)


def _api(wanted: Wanted, store: Store, live: Tables) -> tuple[Api, Chronicler]:
    chronicler, now = Chronicler(), asyncio.get_running_loop().time
    return Api(live.registry, live.executor, chronicler, store, wanted.limits, _policy(wanted), now), chronicler


def _router(
    wanted: Wanted, store: Store, live: Tables, hub: Hub, devices: Devices, scholar: Thinker, metrics: Metrics,
    log: Log, words: Words, token: str, api: Api, chronicler: Chronicler,
) -> Router:  # fmt: skip
    registry, limits, policy, now = live.registry, wanted.limits, _policy(wanted), asyncio.get_running_loop().time
    inquiry = Inquiry(registry, chronicler, scholar, limits, now)

    async def drop(publics: set[str]) -> None:
        await registry.forget(publics)
        # A table in memory may have written a snapshot meanwhile, and another may have been loaded from it.
        await store.drop_snapshots(publics)
        await registry.forget(publics)
        for public in publics:
            live.school.drop(public)

    async def forget(publics: set[str]) -> None:
        devices.forget()
        await hub.dismiss_strangers()
        await drop(publics)

    async def forget_device(holder: str, publics: set[str]) -> None:
        devices.forget(holder)
        hub.dismiss(holder)
        await drop(publics)

    person = Person(store, forget_device, limits, now)

    def figures() -> dict[str, float]:
        return {
            "shutbox_sockets": len(hub.sockets),
            "shutbox_sockets_most": limits.sockets,
            "shutbox_tables_live": registry.count,
            "shutbox_classrooms_live": live.school.count,
            "shutbox_commits_total": store.figures.commits,
            "shutbox_commit_seconds_total": store.figures.seconds,
            "shutbox_disk_free_bytes": disk_usage(wanted.folder).free,
        }

    admin = Admin(store, token, forget)
    pages = Pages(registry, policy, api.may_guess, api.guessed)
    public = Endpoints(api, inquiry, person, registry, store, hub, words, limits, now)
    teaching = Teaching(live.school, api, limits, policy, now)
    routes = api.routes | inquiry.routes | person.routes | teaching.routes | public.routes
    return Router(routes, pages, admin, devices, policy, live.school.home, limits, metrics, log, words, figures)


def _neighbours(
    store: Store, live: Tables, background: Background, hub: Hub, devices: Devices, api: Api, office: Office | None
) -> Neighbours | None:
    """The other processes at the same store, if there can be any."""

    async def strangers() -> None:
        devices.forget()
        await hub.dismiss_strangers()

    if office is None:
        return None
    parts = live.registry, live.executor, live.presence, live.school
    return Neighbours(store, *parts, background, strangers, api, office)


def _policy(wanted: Wanted) -> Policy:
    return Policy(public=wanted.public) if wanted.public else home_policy(wanted.hosts, wanted.host)


def _local(host: str, port: int) -> str:
    """The address at which commands on this machine reach the server."""
    name = "127.0.0.1" if host in (EVERYWHERE, "::") else host
    return f"[{name}]:{port}" if ":" in name else f"{name}:{port}"


async def _chores(registry: Registry, clock: Callable[[], float]) -> None:
    """Maintenance: soon after the start, and then once a day."""
    await asyncio.sleep(CHORES_AFTER)
    while True:
        await registry.resume(clock())
        await asyncio.sleep(DAY)


def _settings(hub: Hub, doorkeeper: Doorkeeper, policy: Policy) -> dict[str, Any]:
    """The settings of uvicorn: our own connections, WebSockets and headers, and no log line of its own."""
    return {
        "loop": "none",
        "http": partial(BoundedProtocol, doorkeeper),
        "headers": [(key.decode(), value.decode()) for key, value in policy.headers()],
        "ws": partial(Socket, hub),
        "lifespan": "off",
        "access_log": False,
        "log_level": "critical",
        "server_header": False,
        "proxy_headers": False,
        "timeout_graceful_shutdown": GRACE,
        "limit_concurrency": hub.limits.sockets + OTHER_FILES // 2,
    }


def _hear_once() -> None:
    """Lets a signal stop the server but not the process, because uvicorn raises it again after it has stopped."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)


def _stopper(failure: asyncio.Future[str]) -> Callable[[BaseException], None]:
    def stop(error: BaseException) -> None:
        failure.get_loop().call_soon_threadsafe(failure.set_result, f"{type(error).__name__}: {error}")

    return stop


async def _watch(failure: asyncio.Future[str], server: Any, log: Log) -> None:
    """Stops the server when the store has failed, because only what is on disk may be acknowledged."""
    log.line("store-failed", why=await asyncio.shield(failure))
    server.should_exit = server.force_exit = True
