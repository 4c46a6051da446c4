"""WebSockets: frames, the handshake, the connection of one client."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.socket.connection import Socket as Socket
    from shutbox.server.socket.frame import AWAY as AWAY
    from shutbox.server.socket.frame import LATER as LATER
    from shutbox.server.socket.frame import POLICY as POLICY
    from shutbox.server.socket.frame import frame_bytes as frame_bytes
    from shutbox.server.socket.handshake import acceptance as acceptance
    from shutbox.server.socket.handshake import check as check
    from shutbox.server.socket.handshake import rejection as rejection
    from shutbox.server.socket.listener import Listener as Listener
    from shutbox.server.socket.listener import Speaker as Speaker

open_front(
    __name__,
    connection="Socket",
    frame="AWAY LATER POLICY frame_bytes",
    handshake="acceptance check rejection",
    listener="Listener Speaker",
)
