"""WebSockets: frames, the handshake, the connection of one client."""
