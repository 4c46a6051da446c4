"""What a server does for commands of its own machine: the other side of `server.store.admin`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from shutbox.errors import NotationError
from shutbox.server.store import Forgotten, Store, Target

TASKS = ("backup", "forget")


async def answer(
    store: Store, what: str, asked: Mapping[str, Any], gone: Callable[[Forgotten], None] = lambda _: None
) -> dict[str, Any]:
    """What comes of a task; `gone` hears what was forgotten, so that nobody keeps it in memory."""
    check(what)
    if what == "backup":
        path = _path(asked)
        await store.backup(path)
        return {"path": str(path)}
    target = read_target(asked)
    if asked.get("dry"):
        return (await store.forgettable(target)).data
    forgotten = await store.forget(target)
    gone(forgotten)
    return forgotten.data


def check(what: str) -> None:
    """Refuses a task that there is not."""
    if what not in TASKS:
        raise NotationError("admin-task", got=what[:40])


def _path(asked: Mapping[str, Any]) -> Path:
    path = asked.get("path")
    if not isinstance(path, str) or not Path(path).is_absolute():
        raise NotationError("admin-path")
    return Path(path)


def read_target(asked: Mapping[str, Any]) -> Target:
    """What is to be forgotten; it must be one thing."""
    public, holder, days = asked.get("table"), asked.get("device"), asked.get("days")
    good = (isinstance(public, str), isinstance(holder, str), type(days) is int and 0 <= days < 100_000)
    if good.count(True) != 1 or [public, holder, days].count(None) != 2:
        raise NotationError("forget-one")
    return Target(public, holder, days)
