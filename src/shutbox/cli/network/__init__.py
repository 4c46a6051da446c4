"""Access to servers: addresses, HTTP requests, the WebSocket, stored credentials; and `serve`."""
