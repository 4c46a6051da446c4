"""The file of a store: its rows and hash chains, its lock, its schema, its transactions."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.sqlite.anchor import TALLIES as TALLIES
    from shutbox.server.sqlite.anchor import Anchor as Anchor
    from shutbox.server.sqlite.anchor import read_anchor as read_anchor
    from shutbox.server.sqlite.chain import LOG_ROOT as LOG_ROOT
    from shutbox.server.sqlite.chain import chain_head as chain_head
    from shutbox.server.sqlite.chain import link as link
    from shutbox.server.sqlite.chain import log_body as log_body
    from shutbox.server.sqlite.chain import table_root as table_root
    from shutbox.server.sqlite.database import BROKEN as BROKEN
    from shutbox.server.sqlite.database import MEMORY as MEMORY
    from shutbox.server.sqlite.database import check_there as check_there
    from shutbox.server.sqlite.database import connect as connect
    from shutbox.server.sqlite.database import fatal as fatal
    from shutbox.server.sqlite.database import looked_into as looked_into
    from shutbox.server.sqlite.database import trouble as trouble
    from shutbox.server.sqlite.ledger import Call as Call
    from shutbox.server.sqlite.ledger import Ledger as Ledger
    from shutbox.server.sqlite.ledger import Outcome as Outcome
    from shutbox.server.sqlite.lock import Lock as Lock
    from shutbox.server.sqlite.lock import lock_path as lock_path
    from shutbox.server.sqlite.lock import take_lock as take_lock
    from shutbox.server.sqlite.mark import check_mark as check_mark
    from shutbox.server.sqlite.mark import kept_log_path as kept_log_path
    from shutbox.server.sqlite.mark import log_path as log_path
    from shutbox.server.sqlite.mark import mark_path as mark_path
    from shutbox.server.sqlite.migration import migrate as migrate
    from shutbox.server.sqlite.migration import version_of as version_of
    from shutbox.server.sqlite.row import OPENED as OPENED
    from shutbox.server.sqlite.row import SEALED as SEALED
    from shutbox.server.sqlite.row import Cells as Cells
    from shutbox.server.sqlite.row import Holding as Holding
    from shutbox.server.sqlite.row import LogRow as LogRow
    from shutbox.server.sqlite.row import NewTable as NewTable
    from shutbox.server.sqlite.row import Snapshot as Snapshot
    from shutbox.server.sqlite.row import TableRow as TableRow
    from shutbox.server.sqlite.row import new_snapshot as new_snapshot
    from shutbox.server.sqlite.schema import UNFINISHED as UNFINISHED
    from shutbox.server.sqlite.schema import VERSION as VERSION
    from shutbox.server.sqlite.schema import fits as fits
    from shutbox.server.sqlite.schema import key_columns as key_columns
    from shutbox.server.sqlite.schema import kinds_of_table as kinds_of_table
    from shutbox.server.sqlite.tally import Tally as Tally

open_front(
    __name__,
    anchor="Anchor TALLIES read_anchor",
    chain="LOG_ROOT chain_head link log_body table_root",
    database="BROKEN MEMORY check_there connect fatal looked_into trouble",
    ledger="Call Ledger Outcome",
    lock="Lock lock_path take_lock",
    mark="check_mark kept_log_path log_path mark_path",
    migration="migrate version_of",
    row="Cells Holding LogRow NewTable OPENED SEALED Snapshot TableRow new_snapshot",
    schema="UNFINISHED VERSION fits key_columns kinds_of_table",
    tally="Tally",
)
