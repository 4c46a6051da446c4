"""A ledger beside others: conflicts, lost connections at every moment, restarts, and processes that stop."""

from __future__ import annotations

import json
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial, reduce
from io import StringIO
from typing import Any

import psycopg
import pytest

from shutbox.errors import ShutboxError
from shutbox.server.book import link, table_root
from shutbox.server.book.ledger import Ledger, Outcome, Task
from shutbox.server.http import Log
from shutbox.server.postgres import postgres_ledger as module
from shutbox.server.postgres.news import NEWS
from shutbox.server.postgres.postgres_ledger import PostgresLedger
from shutbox.server.postgres.session import Found, Session, connect
from shutbox.server.store.addition import Addition
from shutbox.server.store.audit import audit_database
from shutbox.server.store.seating import put_transfer, remember, take_transfer
from shutbox.server.store.shelf import add, create, entries, find_with_entries
from tests.server.postgres.cluster import Cluster, new_database
from tests.server.storing import Clock, new


@pytest.fixture
def url() -> Iterator[str]:
    with new_database() as found:
        yield found


def work(call: Any, **arguments: object) -> Task:
    return partial(call, **arguments), False, 0


def adding(table: int, before: int, *bodies: bytes) -> Task:
    return partial(add, addition=Addition(table, before, bodies)), True, table


def lay(ledger: Ledger, count: int) -> None:
    ledger.perform([work(create, new=new(number), bodies=(b"0",), held=()) for number in range(1, count + 1)])


def codes(ledger: Ledger, *tasks: Task) -> list[Any]:
    found = ledger.perform(tasks)
    return [each.error.code if isinstance(each.error, ShutboxError) else each.value for each in found]


def test_whoever_comes_second_meets_the_conflict_and_can_add_after_it(url: str) -> None:
    with closing(PostgresLedger(url, Clock())) as one, closing(PostgresLedger(url, Clock())) as other:
        lay(one, 1)
        assert codes(one, adding(1, 1, b"one")) == [2]
        assert codes(other, adding(1, 1, b"other")) == ["store-conflict"]
        assert codes(other, work(entries, table_id=1, since=1), adding(1, 2, b"other")) == [[b"one"], 3]
    audit = audit_database(url)
    assert (audit.faults, audit.events) == ([], 3)


def test_many_processes_at_the_same_tables_lose_nothing_and_do_nothing_twice(url: str) -> None:
    acknowledged: list[tuple[int, int, bytes]] = []

    def play(number: int) -> None:
        counts = dict.fromkeys(range(1, 6), 1)
        with closing(PostgresLedger(url, Clock())) as ledger:
            for turn in range(40):
                tables = [1 + (turn * number + place) % 5 for place in range(3)]
                body = b"%d.%d" % (number, turn)
                tasks = [adding(table, counts[table], body) for table in dict.fromkeys(tables)]
                for table, outcome in zip(dict.fromkeys(tables), ledger.perform(tasks), strict=True):
                    if isinstance(outcome.error, ShutboxError):
                        counts[table] = int(str(outcome.error.arguments["got"]))
                    else:
                        counts[table] = outcome.value
                        acknowledged.append((table, outcome.value, body))
                ledger.perform([work(remember, holder=f"holder{turn % 7}")])

    with closing(PostgresLedger(url, Clock())) as ledger:
        lay(ledger, 5)
        threads = [threading.Thread(target=play, args=(number,)) for number in (1, 2, 3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        stored = {table: ledger.perform([work(entries, table_id=table, since=0)])[0].value for table in range(1, 6)}
    assert len(acknowledged) > 50
    assert sorted(acknowledged) == sorted(
        (table, n, body) for table, bodies in stored.items() for n, body in enumerate(bodies, 1) if n > 1
    )
    assert audit_database(url).faults == []


def test_of_many_who_claim_a_code_at_once_one_gets_it(url: str) -> None:
    with closing(PostgresLedger(url, Clock())) as ledger:
        lay(ledger, 1)
        for _ in range(5):
            ledger.perform([work(put_transfer, code_hash=b"c", table_id=1, seat=0, seconds=900)])
            got: list[Any] = []
            ledgers = [PostgresLedger(url, Clock()) for _ in range(4)]

            def claim(each: Ledger, got: list[Any] = got) -> None:
                got.append(each.perform([work(take_transfer, code_hash=b"c", table_id=1)])[0].value)

            threads = [threading.Thread(target=claim, args=(each,)) for each in ledgers]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            for each in ledgers:
                each.close()
            assert sorted(map(str, got)) == ["0", "None", "None", "None"]
    assert audit_database(url).faults == []


class Cut(Session):
    """A session whose connection is cut before or after its nth statement."""

    left = 0
    after = False

    def execute(self, sql: str, values: Any = (), /) -> Found:
        Cut.left -= 1
        if Cut.left == 0 and not Cut.after:
            self.cut()
        found = super().execute(sql, values)
        if Cut.left == 0 and Cut.after:
            self.cut()
        return found

    def cut(self) -> None:
        """Ends the session at the server, once it has done what it was told so far, or closes the socket at once."""
        with psycopg.connect(self.raw.info.dsn, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(%s)", (self.raw.info.backend_pid,))
        time.sleep(0.02)


class Between(Session):
    """A session beside which something happens after its nth statement."""

    left = 0
    act: Any = None

    def execute(self, sql: str, values: Any = (), /) -> Found:
        found = super().execute(sql, values)
        if self._pipeline is not None:
            self.sync()
        Between.left -= 1
        if Between.left == 0:
            Between.act()
        return found


@pytest.mark.parametrize("snapshot", [b"", b"state"])
@pytest.mark.parametrize("statement", range(1, 8))
def test_a_table_is_read_as_it_was_at_one_moment_whenever_others_add_to_it(
    url: str, statement: int, snapshot: bytes
) -> None:
    with closing(PostgresLedger(url, Clock())) as one, closing(PostgresLedger(url, Clock())) as other:
        lay(one, 1)
        addition = Addition(1, 2, [b"b", b"c"], snapshot=snapshot)
        assert codes(one, adding(1, 1, b"a")) == [2]
        Between.act = lambda: codes(other, (partial(add, addition=addition), True, 1))
        Between.left = statement
        one.connection = Between(one.connection.raw)
        stored = codes(one, work(find_with_entries, code_hash=new(1).code_hash))[0]
        assert Between.left <= 0
        begin = table_root(stored.row.public) if stored.snapshot is None else stored.snapshot.head
        bodies = stored.entries
        if stored.since + len(bodies) < stored.row.count:
            bodies = codes(one, work(entries, table_id=1, since=stored.since))[0][: stored.row.count - stored.since]
        assert reduce(link, bodies, begin) == stored.row.head


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("statement", range(1, 13))
def test_a_connection_that_is_cut_at_any_statement_costs_time_and_nothing_else(
    url: str, statement: int, *, after: bool
) -> None:
    with closing(PostgresLedger(url, Clock())) as ledger:
        lay(ledger, 2)
        Cut.left, Cut.after = statement, after
        ledger.connection = Cut(ledger.connection.raw)
        tasks = [adding(1, 1, b"a"), work(remember, holder="ann"), adding(2, 1, b"b")]
        assert codes(ledger, *tasks) == [2, None, 2]
        Cut.left = 0
        assert codes(ledger, adding(1, 2, b"c")) == [3]
        assert codes(ledger, work(entries, table_id=1, since=0)) == [[b"0", b"a", b"c"]]
    assert audit_database(url).faults == []


def test_a_commit_that_nobody_heard_of_is_not_done_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(PostgresLedger(url, Clock())) as ledger:
        lay(ledger, 1)
        spread = ledger._spread

        def lost() -> None:
            monkeypatch.setattr(ledger, "_spread", spread)
            ledger._sent, ledger._written = [Outcome(2)], before
            ledger.connection.close()
            raise psycopg.OperationalError("the answer to the commit was lost")

        before = ledger.anchor
        monkeypatch.setattr(ledger, "_spread", lost)
        assert codes(ledger, adding(1, 1, b"once")) == [2]
        assert codes(ledger, adding(1, 2, b"then")) == [3]
        assert codes(ledger, work(entries, table_id=1, since=0)) == [[b"0", b"once", b"then"]]
    assert audit_database(url).faults == []


def test_news_of_a_commit_that_nobody_heard_of_are_told(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(PostgresLedger(url, Clock())) as ledger, closing(connect(url)) as other:
        lay(ledger, 1)
        other.execute(f"LISTEN {NEWS}")
        attempt = ledger._attempt

        def unheard(tasks: Any) -> list[Outcome]:
            monkeypatch.setattr(ledger, "_attempt", attempt)
            with monkeypatch.context() as patch:
                patch.setattr(ledger, "_spread", lambda: None)
                written, outcomes = ledger._written, attempt(tasks)
            ledger._sent, ledger._written = outcomes, written
            ledger.connection.close()
            raise psycopg.OperationalError("the answer to the commit was lost")

        monkeypatch.setattr(ledger, "_attempt", unheard)
        assert codes(ledger, adding(1, 1, b"once")) == [2]
        (heard,) = other.raw.notifies(timeout=5, stop_after=1)
        assert heard.payload.split()[1:] == ["1:2"]


def test_a_process_whose_old_session_hangs_in_a_lost_network_goes_on_at_once(url: str) -> None:
    with closing(PostgresLedger(url, Clock())) as ledger:
        lay(ledger, 1)
        raw = ledger.connection.raw
        # The database is told nothing: its end of the connection stays open, and has the lock of the share.
        with socket.socket(fileno=os.dup(raw.fileno())), socket.socket() as nowhere:
            os.dup2(nowhere.fileno(), raw.fileno())
            begin = time.monotonic()
            assert codes(ledger, adding(1, 1, b"a")) == [2]
            assert time.monotonic() - begin < 5
        assert codes(ledger, adding(1, 2, b"b")) == [3]
    assert audit_database(url).faults == []


def test_a_process_that_stops_in_a_transaction_holds_up_the_others_for_less_than_two_seconds(url: str) -> None:
    with closing(PostgresLedger(url, Clock())) as one, closing(PostgresLedger(url, Clock())) as other:
        lay(one, 1)
        stopped, go_on = threading.Event(), threading.Event()

        def stop(_: Ledger) -> None:
            if not stopped.is_set():
                stopped.set()
                go_on.wait(10)

        late: list[Any] = []
        thread = threading.Thread(target=lambda: late.extend(codes(one, adding(1, 1, b"late"), work(stop))))
        thread.start()
        assert stopped.wait(10)
        begin = time.monotonic()
        assert codes(other, adding(1, 1, b"first")) == [2]
        assert time.monotonic() - begin < 2
        go_on.set()
        thread.join()
        assert late == ["store-conflict", None]
    assert audit_database(url).faults == []


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_a_database_that_restarts_costs_time_and_nothing_else(how: str) -> None:
    cluster = Cluster()
    try:
        cluster.start()
        url = cluster.database()
        stream = StringIO()
        with closing(PostgresLedger(url, time.time, log=Log(stream))) as ledger:
            lay(ledger, 1)
            restarted = threading.Thread(target=cluster.restart, args=(how,))
            for n in range(1, 200):
                if n == 20:
                    restarted.start()
                assert codes(ledger, adding(1, n, b"%d" % n)) == [n + 1]
                if n > 40 and not restarted.is_alive():
                    break
            restarted.join()
            got = codes(ledger, work(entries, table_id=1, since=1))[0]
        assert got == [b"%d" % (place + 1) for place in range(n)]
        # Each loss is said once, however often the database was asked in vain, and so is its end.
        lines = [json.loads(line) for line in stream.getvalue().splitlines()]
        events = [line["event"] for line in lines]
        assert events == ["store-away", "store-back"] * (len(events) // 2)
        assert events
        assert lines[-1]["seconds"] < 60
        assert audit_database(url).faults == []
    finally:
        cluster.remove()


def test_a_database_that_stays_away_is_given_up(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.2)
    ledger = PostgresLedger(url, Clock())
    lay(ledger, 1)
    monkeypatch.setattr(ledger, "_url", "postgresql:///games?host=/nowhere")
    ledger.connection.close()
    with pytest.raises(psycopg.Error):
        codes(ledger, adding(1, 1, b"a"))


def test_the_key_of_a_store_is_that_of_its_first_server(url: str) -> None:
    PostgresLedger(url, Clock(), "aa" * 32).close()
    PostgresLedger(url, Clock(), "aa" * 32).close()
    PostgresLedger(url, Clock()).close()
    with pytest.raises(ShutboxError, match="server-key-other"):
        PostgresLedger(url, Clock(), "bb" * 32)
