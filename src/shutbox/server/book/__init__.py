"""What a store is made of in either database: its rows, hash chains and tallies, and the interface of its ledger."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.book.anchor import TALLIES as TALLIES
    from shutbox.server.book.anchor import Anchor as Anchor
    from shutbox.server.book.anchor import anchor_cells as anchor_cells
    from shutbox.server.book.anchor import read_anchor as read_anchor
    from shutbox.server.book.anchor import read_cells as read_cells
    from shutbox.server.book.anchor import write_anchor as write_anchor
    from shutbox.server.book.chain import LOG_ROOT as LOG_ROOT
    from shutbox.server.book.chain import chain_head as chain_head
    from shutbox.server.book.chain import link as link
    from shutbox.server.book.chain import log_body as log_body
    from shutbox.server.book.chain import table_root as table_root
    from shutbox.server.book.ledger import ALL as ALL
    from shutbox.server.book.ledger import OF_TABLE as OF_TABLE
    from shutbox.server.book.ledger import UNFINISHED as UNFINISHED
    from shutbox.server.book.ledger import Call as Call
    from shutbox.server.book.ledger import Connection as Connection
    from shutbox.server.book.ledger import Ledger as Ledger
    from shutbox.server.book.ledger import Outcome as Outcome
    from shutbox.server.book.ledger import Task as Task
    from shutbox.server.book.row import OPENED as OPENED
    from shutbox.server.book.row import SEALED as SEALED
    from shutbox.server.book.row import Cells as Cells
    from shutbox.server.book.row import Holding as Holding
    from shutbox.server.book.row import LogRow as LogRow
    from shutbox.server.book.row import NewTable as NewTable
    from shutbox.server.book.row import Snapshot as Snapshot
    from shutbox.server.book.row import TableRow as TableRow
    from shutbox.server.book.row import new_snapshot as new_snapshot
    from shutbox.server.book.tally import Tally as Tally
    from shutbox.server.book.tally import digest as digest
    from shutbox.server.book.tally import weight as weight

open_front(
    __name__,
    anchor="Anchor TALLIES anchor_cells read_anchor read_cells write_anchor",
    chain="LOG_ROOT chain_head link log_body table_root",
    ledger="ALL Call Connection Ledger OF_TABLE Outcome Task UNFINISHED",
    row="Cells Holding LogRow NewTable OPENED SEALED Snapshot TableRow new_snapshot",
    tally="Tally digest weight",
)
