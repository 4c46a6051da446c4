"""Shutbox without a server: the tables of one device and the answers to its pages. Standard library only."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.offline.gateway import Gateway as Gateway
    from shutbox.offline.kit import Site as Site
    from shutbox.offline.kit import check_site_folder as check_site_folder
    from shutbox.offline.kit import write_site as write_site

open_front(
    __name__,
    gateway="Gateway",
    kit="Site check_site_folder write_site",
)
