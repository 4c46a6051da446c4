"""The file of a store: its lock, its schema, its mark, its ledger."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.sqlite.database import BROKEN as BROKEN
    from shutbox.server.sqlite.database import MEMORY as MEMORY
    from shutbox.server.sqlite.database import check_there as check_there
    from shutbox.server.sqlite.database import connect as connect
    from shutbox.server.sqlite.database import looked_into as looked_into
    from shutbox.server.sqlite.database import trouble as trouble
    from shutbox.server.sqlite.lock import Lock as Lock
    from shutbox.server.sqlite.lock import lock_path as lock_path
    from shutbox.server.sqlite.lock import take_lock as take_lock
    from shutbox.server.sqlite.mark import check_mark as check_mark
    from shutbox.server.sqlite.migration import migrate as migrate
    from shutbox.server.sqlite.migration import version_of as version_of
    from shutbox.server.sqlite.schema import VERSION as VERSION
    from shutbox.server.sqlite.schema import fits as fits
    from shutbox.server.sqlite.sqlite_ledger import SqliteLedger as SqliteLedger

open_front(
    __name__,
    database="BROKEN MEMORY check_there connect looked_into trouble",
    lock="Lock lock_path take_lock",
    mark="check_mark",
    migration="migrate version_of",
    schema="VERSION fits",
    sqlite_ledger="SqliteLedger",
)
