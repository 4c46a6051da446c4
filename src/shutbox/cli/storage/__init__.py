"""Commands for the data that a server stores."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.cli.storage.store_report import DAMAGED as DAMAGED
    from shutbox.cli.storage.store_report import report_audit as report_audit
    from shutbox.cli.storage.store_report import store_path as store_path

open_front(
    __name__,
    store_report="DAMAGED report_audit store_path",
)
