"""The shares of processes, which together say what must be in a store."""

from __future__ import annotations

import threading
from contextlib import closing
from time import sleep

import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import ShutboxError
from shutbox.server.book.anchor import Anchor
from shutbox.server.book.tally import Tally
from shutbox.server.postgres.layout import migrate
from shutbox.server.postgres.session import Session, connect
from shutbox.server.postgres.share import (
    audited_anchor,
    new_share,
    read_shares,
    reclaimed,
    taken_over,
    total,
    write_share,
)
from tests.server.postgres.cluster import new_database

ROW = ("a device", 1, 2)
counts = st.integers(0, 2**40)
tallies = st.builds(Tally, st.integers(-(2**40), 2**40), st.integers(0, 2**256 - 1))
anchors = st.builds(Anchor, counts, counts, counts, counts, st.binary(min_size=32, max_size=32), *[tallies] * 4)


@given(shares=st.lists(anchors, max_size=4))
def test_the_order_of_shares_does_not_matter(shares: list[Anchor]) -> None:
    assert total([total(shares[:1]), total(shares[1:])]).events == total(shares).events
    assert total(shares).tables == total(reversed(shares)).tables
    assert total(shares).log == max([0, *(share.log for share in shares)])


def test_a_row_that_one_process_adds_and_another_removes_is_gone_from_the_sum() -> None:
    one, other = Anchor(devices=Tally().changed(None, ROW)), Anchor(devices=Tally().changed(ROW, None))
    assert total([one, other]).devices == Tally()


def test_shares_are_read_as_they_were_written_and_one_that_was_changed_is_found() -> None:
    with new_database() as url, closing(connect(url)) as session:
        migrate(session)
        number = new_share(session, b"me", Anchor())
        wanted = Anchor(serial=3, events=7, devices=Tally(-1, 5))
        write_share(session, number, b"me", wanted)
        assert read_shares(session) == [wanted]
        assert audited_anchor(session) == total([wanted])
        session.execute("UPDATE shares SET events = 8")
        assert audited_anchor(session) is None


def old_share(session: Session, owner: bytes, anchor: Anchor) -> int:
    number = new_share(session, owner, anchor)
    session.execute("UPDATE shares SET used = now() - interval '2 days' WHERE one = ?", (number,))
    return number


def test_what_others_left_long_ago_is_taken_over_unless_they_live() -> None:
    with new_database() as url, closing(connect(url)) as session:
        migrate(session)
        with closing(connect(url)) as gone:
            old_share(gone, b"gone", Anchor(events=5, log=2, head=b"h"))
        with closing(connect(url)) as living:
            old_share(living, b"living", Anchor(events=7))
            young = new_share(session, b"me", Anchor())
            session.execute("BEGIN")
            assert taken_over(session, young) == Anchor(events=5, log=2, head=b"h")
            session.execute("COMMIT")
            assert len(read_shares(session)) == 2


def test_a_share_is_reclaimed_only_once_its_session_has_ended() -> None:
    with new_database() as url, closing(connect(url)) as old, closing(connect(url)) as new:
        migrate(old)
        number = new_share(old, b"me", Anchor(serial=4))
        new.execute("SET lock_timeout = '100ms'")
        busy = threading.Thread(target=old.execute, args=("SELECT pg_sleep(1.5)",))
        busy.start()
        wait_for(new, "state = 'active'")
        with pytest.raises(psycopg.errors.LockNotAvailable):
            reclaimed(new, number, b"me")
        # It was left in peace.
        busy.join()
        old.close()
        new.execute("SET lock_timeout = '5s'")
        assert reclaimed(new, number, b"me") == 4
        with pytest.raises(ShutboxError, match="store-share"):
            reclaimed(new, number, b"another")


def test_a_session_that_nobody_hears_any_more_is_ended_for_its_share() -> None:
    with new_database() as url, closing(connect(url)) as old, closing(connect(url)) as new:
        migrate(old)
        number, another = new_share(old, b"me", Anchor(serial=4)), connect(url)
        with closing(another):
            new_share(another, b"you", Anchor())
            # In a transaction that would otherwise go on as soon as its network does.
            old.execute("BEGIN")
            write_share(old, number, b"me", Anchor(serial=5))
            wait_for(new, "state = 'idle in transaction'")
            assert reclaimed(new, number, b"me") == 4
            with pytest.raises(psycopg.Error):
                old.execute("COMMIT")
            assert another.execute("SELECT 1").fetchone() == (1,)


def test_what_is_found_of_a_commit_is_committed_once_more_for_the_standby() -> None:
    with new_database() as url, closing(connect(url)) as session:
        migrate(session)
        number = new_share(session, b"me", Anchor(serial=4))
        used = "SELECT xmin::text, used FROM shares"
        before = session.execute(used).fetchone()
        with closing(connect(url)) as new:
            assert reclaimed(new, number, b"me") == 4
            xmin, at = new.execute(used).fetchone()
            assert xmin != before[0]
            assert at > before[1]


def wait_for(session: Session, state: str) -> None:
    """Waits until another session is in a state."""
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    for _ in range(500):
        if session.execute(f"{others} AND {state}").fetchone() != (0,):
            return
        sleep(0.01)
    raise AssertionError(state)
