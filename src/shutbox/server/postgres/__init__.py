"""A store in PostgreSQL: its sessions, its layout, its ledger, copies from and to a file."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.postgres.copying import copy_in as copy_in
    from shutbox.server.postgres.copying import copy_out as copy_out
    from shutbox.server.postgres.job_table import JOBS as JOBS
    from shutbox.server.postgres.job_table import Job as Job
    from shutbox.server.postgres.job_table import beat as beat
    from shutbox.server.postgres.job_table import collect as collect
    from shutbox.server.postgres.job_table import finish as finish
    from shutbox.server.postgres.job_table import give_up as give_up
    from shutbox.server.postgres.job_table import post as post
    from shutbox.server.postgres.job_table import take as take
    from shutbox.server.postgres.job_table import withdraw as withdraw
    from shutbox.server.postgres.layout import found_version as found_version
    from shutbox.server.postgres.layout import migrate as migrate
    from shutbox.server.postgres.lease import Held as Held
    from shutbox.server.postgres.lease import chores_due as chores_due
    from shutbox.server.postgres.lease import offer as offer
    from shutbox.server.postgres.lease import renew as renew
    from shutbox.server.postgres.lease import resign as resign
    from shutbox.server.postgres.news import TALK as TALK
    from shutbox.server.postgres.news import Listener as Listener
    from shutbox.server.postgres.news import erased as erased
    from shutbox.server.postgres.postgres_ledger import Lines as Lines
    from shutbox.server.postgres.postgres_ledger import PostgresLedger as PostgresLedger
    from shutbox.server.postgres.session import LOST as LOST
    from shutbox.server.postgres.session import Session as Session
    from shutbox.server.postgres.session import connect as connect
    from shutbox.server.postgres.session import shown as shown
    from shutbox.server.postgres.session import still_session as still_session
    from shutbox.server.postgres.session import trouble as trouble
    from shutbox.server.postgres.share import audited_anchor as audited_anchor

open_front(
    __name__,
    copying="copy_in copy_out",
    job_table="JOBS Job beat collect finish give_up post take withdraw",
    layout="found_version migrate",
    lease="Held chores_due offer renew resign",
    news="Listener TALK erased",
    postgres_ledger="Lines PostgresLedger",
    session="LOST Session connect shown still_session trouble",
    share="audited_anchor",
)
