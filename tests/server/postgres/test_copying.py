"""A store copied from PostgreSQL to a file, and from a file to PostgreSQL: all rows, all hashes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.postgres.copying import copy_in, copy_out
from shutbox.server.postgres.layout import KINDS, migrate
from shutbox.server.postgres.session import connect, still_session
from shutbox.server.sqlite.database import looked_into
from shutbox.server.store.addition import Addition
from shutbox.server.store.forgetting import Target
from shutbox.server.store.store import Store
from tests.server.postgres.cluster import new_database
from tests.server.storing import Place, content, file, new, stored, tables


async def used(store: Store) -> None:
    """A store with gaps, where something was forgotten."""
    await tables(store, 12)
    await store.forget(Target(public=new(3).public))


@pytest.fixture
def url() -> Iterator[str]:
    with new_database() as found:
        yield found


def taken_in(source: Path, url: str) -> None:
    with closing(looked_into(source)) as connection, closing(connect(url)) as session:
        migrate(session)
        copy_in(connection, session)


def test_a_store_goes_to_a_database_and_comes_back_as_it_was(tmp_path: Path, url: str) -> None:
    stored(tmp_path, used)
    place, before = Place(tmp_path, url), content(file(tmp_path))
    taken_in(file(tmp_path), url)
    assert place.audit().faults == []
    assert {kind: place.content()[kind] for kind in KINDS} == {kind: before[kind] for kind in KINDS}
    back = tmp_path / "back"
    back.mkdir()
    with still_session(url) as session:
        copy_out(session, file(back), lambda: None)
    assert Place(back).audit().faults == []
    after = content(file(back))
    assert {kind: after[kind] for kind in KINDS} == {kind: before[kind] for kind in KINDS}


@pytest.mark.parametrize("back", [False, True])
def test_play_goes_on_with_a_copy(tmp_path: Path, url: str, *, back: bool) -> None:
    stored(tmp_path, used)
    taken_in(file(tmp_path), url)
    place = Place(tmp_path, url)
    if back:
        place = Place(tmp_path / "back")
        place.folder.mkdir()
        with still_session(url) as session:
            copy_out(session, file(place.folder), lambda: None)

    async def play(store: Store) -> int:
        assert await store.append(Addition(1, 3, [b"goes on"])) == 4
        return (await store.create(new(99), [b"0"])).id

    assert stored(place, play) > 12
    assert place.audit().faults == []


def test_a_database_that_has_something_is_not_written_over(tmp_path: Path, url: str) -> None:
    stored(tmp_path, used)
    taken_in(file(tmp_path), url)
    with pytest.raises(ShutboxError, match="store-not-empty"):
        taken_in(file(tmp_path), url)
    assert Place(tmp_path, url).audit().faults == []


def test_a_copy_of_a_damaged_database_is_not_made(tmp_path: Path, url: str) -> None:
    place = Place(tmp_path, url)
    stored(place, used)
    place.change("UPDATE shares SET events = 1")
    with still_session(url) as session, pytest.raises(ShutboxError, match="store-anchor"):
        copy_out(session, tmp_path / "copy.db", lambda: None)
