"""Access to servers: addresses, HTTP requests, the WebSocket, stored credentials; and `serve`."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.cli.network.address import Address as Address
    from shutbox.cli.network.address import read_address as read_address
    from shutbox.cli.network.address import read_table as read_table
    from shutbox.cli.network.address import read_transfer as read_transfer
    from shutbox.cli.network.browser import browse as browse
    from shutbox.cli.network.client import Client as Client
    from shutbox.cli.network.client import refusal as refusal
    from shutbox.cli.network.credentials import Credentials as Credentials
    from shutbox.cli.network.credentials import credentials_for as credentials_for
    from shutbox.cli.network.join_link import invitation as invitation
    from shutbox.cli.network.join_link import public_server as public_server
    from shutbox.cli.network.join_link import spoken_code_text as spoken_code_text
    from shutbox.cli.network.join_link import transfer_text as transfer_text
    from shutbox.cli.network.table_socket import Connected as Connected
    from shutbox.cli.network.table_socket import ConnectionEvent as ConnectionEvent
    from shutbox.cli.network.table_socket import ConnectionFailure as ConnectionFailure
    from shutbox.cli.network.table_socket import Disconnected as Disconnected
    from shutbox.cli.network.table_socket import MessageReceived as MessageReceived
    from shutbox.cli.network.table_socket import TableSocket as TableSocket

open_front(
    __name__,
    address="Address read_address read_table read_transfer",
    browser="browse",
    client="Client refusal",
    credentials="Credentials credentials_for",
    join_link="invitation public_server spoken_code_text transfer_text",
    table_socket="Connected ConnectionEvent ConnectionFailure Disconnected MessageReceived TableSocket",
)
