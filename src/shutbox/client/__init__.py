"""A client of the API of a server (docs/api.md), with the standard library alone; `AsyncClient` is for asyncio."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.client.asynchronous import AsyncClient as AsyncClient
    from shutbox.client.blocking import Client as Client
    from shutbox.client.bot_seat import BotSeat as BotSeat
    from shutbox.client.bot_seat import Choose as Choose
    from shutbox.client.call import ApiError as ApiError
    from shutbox.client.call import read_link as read_link
    from shutbox.client.measured_loss import Loss as Loss
    from shutbox.client.measured_loss import measured_loss as measured_loss

open_front(
    __name__,
    asynchronous="AsyncClient",
    blocking="Client",
    bot_seat="BotSeat Choose",
    call="ApiError read_link",
    measured_loss="Loss measured_loss",
)
