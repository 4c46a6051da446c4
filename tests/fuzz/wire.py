"""A transport in memory."""

from __future__ import annotations

import asyncio
from typing import Any


class Options:
    """What takes options, and knows the addresses of both ends."""

    def getsockname(self) -> tuple[str, int]:
        """The address of the server."""
        return "127.0.0.1", 2

    def getpeername(self) -> tuple[str, int]:
        """The address of the client."""
        return "127.0.0.1", 1

    def setsockopt(self, *_: int) -> None:
        """Nothing."""


OPTIONS = Options()


class Wire(asyncio.Transport):
    """A transport that keeps what is written, in a process that has no network."""

    def __init__(self) -> None:
        super().__init__()
        self.written, self.closed, self.paused = b"", False, False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """The addresses of both ends, and something that takes options."""
        found = {"peername": OPTIONS.getpeername(), "sockname": OPTIONS.getsockname(), "socket": OPTIONS}
        return found.get(name, default)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Keeps data unless the connection is closed."""
        if not self.closed:
            self.written += data

    def is_closing(self) -> bool:
        """Whether nothing more can be written."""
        return self.closed

    def close(self) -> None:
        """Ends the connection."""
        self.closed = True

    abort = close

    def pause_reading(self) -> None:
        """Notes that nothing should come."""
        self.paused = True

    def resume_reading(self) -> None:
        """Notes that more may come."""
        self.paused = False

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Nothing: nothing waits here."""

    def get_write_buffer_size(self) -> int:
        """Nothing waits."""
        return 0

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Nothing: whoever feeds this connection asks for nobody after an upgrade."""
