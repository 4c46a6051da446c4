"""The key of a server: made once, for its user alone, and in no copy of the store."""

from __future__ import annotations

import asyncio
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.store.server_key import KEY_FILE, server_key
from shutbox.server.store.store import open_store


def test_a_key_is_made_once_and_only_its_user_can_read_it(tmp_path: Path) -> None:
    key = server_key(tmp_path)
    path = tmp_path / KEY_FILE
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert server_key(tmp_path).public == key.public
    assert [each.name for each in tmp_path.iterdir()] == [KEY_FILE]
    path.unlink()
    assert server_key(tmp_path).public != key.public


def test_processes_that_begin_at_the_same_time_have_the_same_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        keys = {key.public for key in threads.map(lambda _: server_key(tmp_path), range(24))}
    assert len(keys) == 1


def test_a_store_in_memory_has_a_key_that_is_not_kept() -> None:
    assert server_key(None).public != server_key(None).public


@pytest.mark.parametrize("text", ["", "12", "g" * 64, "ab" * 33, "\u00e4" * 64])
def test_a_file_that_is_no_key_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / KEY_FILE).write_text(text, encoding="utf-8")
    with pytest.raises(ShutboxError, match="server-key"):
        server_key(tmp_path)
    with pytest.raises(ShutboxError, match="server-key"):
        asyncio.run(_opened(tmp_path))
    (tmp_path / KEY_FILE).unlink()
    asyncio.run(_opened(tmp_path))


async def _opened(folder: Path) -> None:
    await (await open_store(folder)).close()


def test_a_key_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).mkdir()
    with pytest.raises(ShutboxError, match="store-open") as raised:
        server_key(tmp_path)
    assert raised.value.arguments["path"] == str(tmp_path / KEY_FILE)


def test_a_copy_of_the_store_does_not_have_the_key(tmp_path: Path) -> None:
    async def copied() -> None:
        store = await open_store(tmp_path / "data")
        await store.backup(tmp_path / "copy.db")
        await store.close()

    asyncio.run(copied())
    secret = (tmp_path / "data" / KEY_FILE).read_text(encoding="ascii").strip()
    copy = (tmp_path / "copy.db").read_bytes()
    assert secret.encode() not in copy
    assert bytes.fromhex(secret) not in copy
