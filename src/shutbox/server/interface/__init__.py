"""What a server can be asked: by clients over HTTP, and by commands on its machine."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.interface.api import Api as Api
    from shutbox.server.interface.api import Handler as Handler
    from shutbox.server.interface.counter import Admin as Admin
    from shutbox.server.interface.errand import perform as perform
    from shutbox.server.interface.inquiry import Inquiry as Inquiry
    from shutbox.server.interface.pages import Pages as Pages
    from shutbox.server.interface.person import Person as Person
    from shutbox.server.interface.teaching import Teaching as Teaching

open_front(
    __name__,
    api="Api Handler",
    counter="Admin",
    errand="perform",
    inquiry="Inquiry",
    pages="Pages",
    person="Person",
    teaching="Teaching",
)
