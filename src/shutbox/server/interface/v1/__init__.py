"""Version 1 of the interface that other programs build on: its operations, their types and its OpenAPI document."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.interface.v1.endpoints import Endpoints as Endpoints
    from shutbox.server.interface.v1.openapi import document as document

open_front(
    __name__,
    endpoints="Endpoints",
    openapi="document",
)
