"""Servers as this machine knows them: addresses, requests, the socket, this device, its browser."""
