"""News of other processes: each is heard once, and whoever has missed some finds out."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from operator import methodcaller

import psycopg

from shutbox.server.postgres.news import DEAF, MOST_SAID, NEWS, TALK, Listener, erased, payloads
from shutbox.server.postgres.postgres_ledger import PostgresLedger
from shutbox.server.store.forgetting import Target, forget_some
from shutbox.server.store.shelf import create
from tests.server.postgres.cluster import new_database
from tests.server.storing import Clock, new


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_words_are_in_as_few_payloads_as_they_fit_into() -> None:
    words = [f"{n}:{n}" for n in range(3000)]
    found = payloads(words)
    assert " ".join(found).split() == words
    assert max(map(len, found)) < MOST_SAID + 10
    assert len(found) < 6
    assert payloads([]) == []


def test_one_message_tells_of_a_whole_batch_after_its_commit() -> None:
    heard: list[tuple[str, str]] = []
    with new_database() as url, closing(PostgresLedger(url, Clock(), owner=b"a" * 16)) as ledger:
        listener = Listener(url, lambda channel, text: heard.append((channel, text)))
        until(lambda: heard == [(NEWS, "")])
        lay = [(partial(create, new=new(n), bodies=(b"0", b"1"), held=()), False, 0) for n in range(1, 4)]
        ledger.perform([*lay, (methodcaller("tell", TALK, "hello"), True, 0)])
        until(lambda: len(heard) > 2)
        assert heard[1:] == [(NEWS, f"{(b'a' * 16).hex()} 1:2 2:2 3:2"), (TALK, "hello")]
        with psycopg.connect(url, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        # Whoever was cut off says so, and then that everything may have changed.
        until(lambda: heard[3:5] == [(DEAF, ""), (NEWS, "")])
        listener.close()


def test_every_erasure_is_found_once_also_by_whoever_heard_nothing() -> None:
    with new_database() as url, closing(PostgresLedger(url, Clock())) as ledger:
        ledger.perform([(partial(create, new=new(n), bodies=(b"0",), held=()), False, 0) for n in (1, 2, 3)])
        mark, found = ledger.perform([(partial(erased, after=-1), False, 0)])[0].value
        assert found == []
        ledger.perform([(partial(forget_some, target=Target(public=new(2).public)), False, 0)])
        later, found = ledger.perform([(partial(erased, after=mark), False, 0)])[0].value
        assert found == [2]
        assert ledger.perform([(partial(erased, after=later), False, 0)])[0].value[1] == []
