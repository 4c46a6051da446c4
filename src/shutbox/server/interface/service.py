"""The tasks that a server performs for commands on its own machine: the other side of `server.store.admin`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from shutbox.errors import NotationError
from shutbox.server.store import Forgotten, Store, Target

TASKS = ("backup", "forget")


async def answer(
    store: Store, what: str, arguments: Mapping[str, Any], gone: Callable[[Forgotten], None] = lambda _: None
) -> dict[str, Any]:
    """The result of a task; `gone` is called with what was forgotten, to remove it from memory."""
    check(what)
    if what == "backup":
        path = _path(arguments)
        await store.backup(path)
        return {"path": str(path)}
    target = read_target(arguments)
    if arguments.get("dry"):
        return (await store.forgettable(target)).data
    forgotten = await store.forget(target)
    gone(forgotten)
    return forgotten.data


def check(what: str) -> None:
    """Raises if there is no such task."""
    if what not in TASKS:
        raise NotationError("admin-task", got=what[:40])


def _path(arguments: Mapping[str, Any]) -> Path:
    path = arguments.get("path")
    if not isinstance(path, str) or not Path(path).is_absolute():
        raise NotationError("admin-path")
    return Path(path)


def read_target(arguments: Mapping[str, Any]) -> Target:
    """The target in a request; raises if it is not exactly one thing."""
    public, holder, days = arguments.get("table"), arguments.get("device"), arguments.get("days")
    good = (isinstance(public, str), isinstance(holder, str), type(days) is int and 0 <= days < 100_000)
    if good.count(True) != 1 or [public, holder, days].count(None) != 2:
        raise NotationError("forget-one")
    return Target(public, holder, days)
