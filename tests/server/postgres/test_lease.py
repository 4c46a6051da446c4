"""Leases: one process has each, and those of a process that is silent go to the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from time import sleep

import psycopg

from shutbox.server.postgres.lease import Held, chores_due, offer, renew, resign
from shutbox.server.postgres.postgres_ledger import PostgresLedger
from shutbox.server.store.shelf import create
from tests.server.postgres.cluster import new_database
from tests.server.storing import Clock, new

ANN, BO = b"ann", b"bo"


@contextmanager
def ledger(tables: int) -> Iterator[PostgresLedger]:
    with new_database() as url, closing(PostgresLedger(url, Clock())) as opened:
        lay = [(partial(create, new=new(n), bodies=(b"0",), held=()), False, 0) for n in range(1, tables + 1)]
        opened.perform(lay)
        yield opened


def renewed(each: PostgresLedger, owner: bytes, take: Sequence[int] = (), give: Sequence[int] = ()) -> Held:
    (outcome,) = each.perform([(partial(renew, owner=owner, take=take, give=give), False, 0)])
    assert isinstance(outcome.value, Held)
    return outcome.value


def silence(each: PostgresLedger, owner: bytes) -> None:
    each.connection.execute("UPDATE processes SET until = now() - interval '1 second' WHERE owner = ?", (owner,))


def test_one_process_has_a_lease_until_it_gives_it_back() -> None:
    with ledger(3) as each:
        assert renewed(each, ANN, [1, 2]) == Held(False, frozenset({1, 2}), {})
        assert renewed(each, BO, [2, 3]).taken == {3}
        assert renewed(each, ANN) == Held(True, frozenset(), {})
        renewed(each, ANN, give=[2])
        assert renewed(each, BO, [1, 2]).taken == {2}


def test_what_a_silent_process_had_goes_to_another_which_it_learns_when_it_speaks_again() -> None:
    with ledger(2) as each:
        renewed(each, ANN, [1, 2])
        renewed(each, BO)
        silence(each, ANN)
        assert renewed(each, BO).left == {n: new(n).code_hash for n in (1, 2)}
        assert renewed(each, ANN, [1, 2]) == Held(False, frozenset(), {})
        assert renewed(each, BO).left == {}


def test_a_process_that_was_silent_keeps_no_lease_that_it_does_not_ask_for_again() -> None:
    with ledger(2) as each:
        renewed(each, ANN, [1, 2])
        silence(each, ANN)
        assert renewed(each, ANN, [2]) == Held(False, frozenset({2}), {})
        assert renewed(each, BO, [1, 2]).taken == {1}


def test_a_process_that_resigns_and_tables_that_are_offered_wait_for_nobody() -> None:
    with ledger(3) as each:
        renewed(each, ANN, [1])
        each.perform([(partial(resign, owner=ANN), False, 0), (partial(offer, tables=[1, 3]), False, 0)])
        assert renewed(each, BO).left.keys() == {1, 3}


def test_the_lease_of_a_table_that_is_being_deleted_is_not_taken() -> None:
    with ledger(2) as each, psycopg.connect(each.connection.raw.info.dsn) as other:
        other.execute("DELETE FROM events WHERE table_id = 1")
        other.execute("DELETE FROM tables WHERE id = 1")
        with ThreadPoolExecutor(2) as pool:
            taken = pool.submit(renewed, each, ANN, [1, 2])
            sleep(0.3)
            assert not taken.done()
            other.commit()
            assert taken.result().taken == {2}
        each.perform([(partial(offer, tables=[1, 2]), False, 0)])


def test_of_several_processes_one_does_the_chores_of_a_day() -> None:
    with ledger(0) as each:
        assert [each.perform([(chores_due, False, 0)])[0].value for _ in range(3)] == [True, False, False]
        each.connection.execute("UPDATE chores SET at = now() - interval '21 hours'")
        assert each.perform([(chores_due, False, 0)])[0].value
