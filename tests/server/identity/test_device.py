"""Which devices the server knows."""

from __future__ import annotations

from pathlib import Path

import pytest

from shutbox.server.identity import device as module
from shutbox.server.identity.device import FRESH, Devices
from shutbox.server.identity.token import holder_of, new_token
from shutbox.server.store.forgetting import Target
from shutbox.server.store.store import Store
from tests.server.storing import Clock, stored


def test_a_token_proves_the_device_that_it_was_given_to(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        devices, token = Devices(store, lambda: 0.0), new_token()
        holder = holder_of(token)
        assert holder is not None
        assert await devices.holder(token) == ""
        await store.remember(holder)
        assert await devices.holder(token) == holder
        assert await devices.holder(new_token()) == await devices.holder("no token") == ""

    stored(tmp_path, use)


def test_the_store_is_asked_again_after_a_while_or_when_something_was_forgotten(tmp_path: Path) -> None:
    clock = Clock()

    async def use(store: Store) -> None:
        devices = Devices(store, clock)
        await store.remember("ann")
        assert await devices.is_known("ann")
        await store.forget(Target(holder="ann"))
        assert await devices.is_known("ann"), "what the store has said is remembered"
        clock.now += int(FRESH)
        assert not await devices.is_known("ann")
        await store.remember("ann")
        assert await devices.is_known("ann")
        await store.forget(Target(holder="ann"))
        devices.forget()
        assert not await devices.is_known("ann")

    stored(tmp_path, use, clock)


def test_a_device_that_is_asked_about_was_seen(tmp_path: Path) -> None:
    clock = Clock()

    async def use(store: Store) -> None:
        devices = Devices(store, clock)
        await store.remember("ann")
        for _ in range(3):
            clock.now += 300 * 24 * 3600
            assert await devices.is_known("ann")
        clock.now += 366 * 24 * 3600
        assert not await devices.is_known("ann")

    stored(tmp_path, use, clock)


def test_only_so_many_devices_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 2)

    async def use(store: Store) -> None:
        devices = Devices(store, lambda: 0.0)
        for holder in ("ann", "bo", "cy"):
            await store.remember(holder)
            assert await devices.is_known(holder)
        for holder in ("ann", "bo", "cy"):
            await store.forget(Target(holder=holder))
        assert [await devices.is_known(holder) for holder in ("ann", "bo", "cy")] == [False, True, True]

    stored(tmp_path, use)
