"""Jobs in the database: one worker has each, of the code that asked, and one that is silent loses it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from typing import Any

import pytest

from shutbox.server.book import Call
from shutbox.server.postgres.job_table import Job, beat, collect, finish, give_up, post, take, withdraw
from shutbox.server.postgres.postgres_ledger import PostgresLedger
from tests.server.postgres.cluster import new_database
from tests.server.storing import Clock

ANN, BO, CODE = b"ann", b"bo", b"code"


@pytest.fixture
def ledger() -> Iterator[PostgresLedger]:
    with new_database() as url, closing(PostgresLedger(url, Clock())) as opened:
        yield opened


def done(ledger: PostgresLedger, call: Call) -> Any:
    return ledger.perform([(call, False, 0)])[0].value


def posted(ledger: PostgresLedger, room: str = "hint", code: bytes = CODE) -> int:
    return int(done(ledger, partial(post, room=room, code=code, body=b"think")))


def test_the_oldest_job_of_a_room_and_of_the_same_code_is_taken_once(ledger: PostgresLedger) -> None:
    session = ledger.connection
    number = posted(ledger)
    posted(ledger, code=b"newer")
    posted(ledger, "play")
    assert take(session, ANN, CODE, ["study", "hint"]) == Job(number, "hint", b"think")
    assert take(session, BO, CODE, ["study", "hint"]) is None
    assert take(session, BO, CODE, ["play"]) is not None


def test_an_answer_is_collected_once(ledger: PostgresLedger) -> None:
    number = posted(ledger)
    assert take(ledger.connection, ANN, CODE, ["hint"]) is not None
    assert done(ledger, partial(collect, number=number)) is None
    finish(ledger.connection, ANN, number, b"thought")
    assert done(ledger, partial(collect, number=number)) == b"thought"
    assert done(ledger, partial(collect, number=number)) is None


def test_a_silent_worker_loses_its_job_and_its_answer_counts_no_more(ledger: PostgresLedger) -> None:
    session, number = ledger.connection, posted(ledger)
    take(session, ANN, CODE, ["hint"])
    session.execute("UPDATE jobs SET until = now() - interval '1 second'")
    beat(session, ANN, CODE, [number])
    assert take(session, BO, CODE, ["hint"]) is None
    session.execute("UPDATE jobs SET until = now() - interval '1 second'")
    assert take(session, BO, CODE, ["hint"]) is not None
    finish(session, ANN, number, b"late")
    assert done(ledger, partial(collect, number=number)) is None
    done(ledger, partial(withdraw, number=number))
    finish(session, BO, number, b"nobody waits")
    assert done(ledger, partial(collect, number=number)) is None


def test_a_job_that_a_worker_never_heard_it_got_is_free_again_however_long_it_lives(ledger: PostgresLedger) -> None:
    session = ledger.connection
    first, second = posted(ledger), posted(ledger)
    for number in (first, second):
        assert take(session, ANN, CODE, ["hint"]) == Job(number, "hint", b"think")
    session.execute("UPDATE jobs SET until = now() - interval '1 second'")
    beat(session, ANN, CODE, [second])
    assert take(session, ANN, CODE, ["hint"]) == Job(first, "hint", b"think")
    assert take(session, ANN, CODE, ["hint"]) is None


def test_a_job_that_cannot_be_done_is_not_tried_again(ledger: PostgresLedger) -> None:
    session, number = ledger.connection, posted(ledger)
    take(session, ANN, CODE, ["hint"])
    give_up(session, BO, number)
    assert session.execute("SELECT count(*) FROM jobs").fetchone() == (1,)
    give_up(session, ANN, number)
    assert session.execute("SELECT count(*) FROM jobs").fetchone() == (0,)
