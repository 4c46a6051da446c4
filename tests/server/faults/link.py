"""Bad networks between clients and a server: packets between two network namespaces, or proxies where these are denied.

A namespace for the server and one for the clients are joined by two TUN devices. What one of them sends is a packet in
the hands of this process, which delays, drops, doubles, cuts or resets it, for each client as it is told. The kernel's
own TCP does the rest: it sends again, reorders, and gives up. Without the permission for namespaces a proxy for each
client does to the bytes of its connections what TCP would make of that.
"""

from __future__ import annotations

import array
import ctypes
import fcntl
import heapq
import os
import random
import select
import socket
import struct
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

CLONE_NEWUSER, CLONE_NEWNET = 0x10000000, 0x40000000
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000
SIOCSIFFLAGS, SIOCSIFADDR, SIOCSIFNETMASK = 0x8914, 0x8916, 0x891C
IFF_UP, IFF_RUNNING = 0x1, 0x40
NETWORK, CLIENTS = "10.99.0", "10.99.0.100"
# The first byte of a message of the server.
TEXT = b"\x81"
TCP, RST, ACK, PSH = 6, 0x04, 0x10, 0x08


@dataclass
class Weather:
    """What happens between one client and the server; `deaf` and `mute` drop all that comes to it, or from it."""

    delay: float = 0.0
    jitter: float = 0.0
    loss: float = 0.0
    double: float = 0.0
    # Bytes a second towards the client; 0 is no limit.
    rate: float = 0.0
    deaf: bool = False
    mute: bool = False
    # The next frame towards the client is cut in half, and its connection is reset there.
    reset: bool = False
    resets: int = 0


class Link(ABC):
    """A network between a server and some clients, each with a weather of its own; the first is always calm."""

    def __init__(self, clients: int) -> None:
        self.weathers = [Weather() for _ in range(clients + 1)]
        self.chance = random.Random(7)

    @abstractmethod
    def address(self, client: int, port: int) -> str:
        """The address at which a client reaches the server of a port."""

    @abstractmethod
    def enter(self) -> None:
        """Lets a process that is about to become the server use its end; called after a fork."""


# Packets


def _ioctl_address(control: socket.socket, name: bytes, request: int, address: str) -> None:
    packed = struct.pack("16sHH4s8x", name, socket.AF_INET, 0, socket.inet_aton(address))
    fcntl.ioctl(control, request, packed)


def tun(addresses: list[str]) -> int:
    """A new TUN device of this namespace, which is up and has these addresses."""
    device = os.open("/dev/net/tun", os.O_RDWR)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH22x", b"tun0", IFF_TUN | IFF_NO_PI))
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        for number, address in enumerate(addresses):
            name = b"tun0:%d" % number if number else b"tun0"
            _ioctl_address(control, name, SIOCSIFADDR, address)
            _ioctl_address(control, name, SIOCSIFNETMASK, "255.255.255.0")
        for name in (b"tun0", b"lo"):
            fcntl.ioctl(control, SIOCSIFFLAGS, struct.pack("16sH22x", name, IFF_UP | IFF_RUNNING))
    return device


def _libc(call: str, *arguments: int) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    if getattr(libc, call)(*arguments):
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def leave_network() -> None:
    """Gives this process, which must have one thread, a network of its own in which it may do anything."""
    user, group = os.getuid(), os.getgid()
    if user == 0:
        # Without a namespace of users it may still read the files of others.
        with suppress(OSError):
            _libc("unshare", CLONE_NEWNET)
            return
    _libc("unshare", CLONE_NEWUSER | CLONE_NEWNET)
    Path("/proc/self/setgroups").write_text("deny", encoding="ascii")
    Path("/proc/self/uid_map").write_text(f"0 {user} 1", encoding="ascii")
    Path("/proc/self/gid_map").write_text(f"0 {group} 1", encoding="ascii")


def _second_network(addresses: list[str]) -> tuple[int, int]:
    """Another namespace: a handle of it, and its TUN device."""
    ours, theirs = socket.socketpair()
    child = os.fork()
    if child == 0:
        with suppress(OSError):
            _libc("unshare", CLONE_NEWNET)
            socket.send_fds(theirs, [b"."], [os.open("/proc/self/ns/net", os.O_RDONLY), tun(addresses)])
        os._exit(0)
    theirs.close()
    _, files, _, _ = socket.recv_fds(ours, 1, 2)
    os.waitpid(child, 0)
    if len(files) != 2:
        raise PermissionError("no second namespace")
    return files[0], files[1]


class PacketLink(Link):
    """Two namespaces; the server has an address for each client."""

    def __init__(self, clients: int) -> None:
        super().__init__(clients)
        addresses = [f"{NETWORK}.{1 + number}" for number in range(clients + 1)]
        self._namespace, self._server = _second_network(addresses)
        self._clients = tun([CLIENTS])
        self._by_address = {
            socket.inet_aton(each): weather for each, weather in zip(addresses, self.weathers, strict=True)
        }
        self._heap: list[tuple[float, int, int, bytes]] = []
        self._free: dict[int, float] = {}
        self._number = count()
        Thread(target=self._pump, daemon=True).start()

    def address(self, client: int, port: int) -> str:
        return f"{NETWORK}.{1 + client}:{port}"

    def enter(self) -> None:
        _libc("setns", self._namespace, CLONE_NEWNET)

    def _pump(self) -> None:
        while True:
            wait = max(0.0, self._heap[0][0] - monotonic()) if self._heap else 1.0
            readable, _, _ = select.select([self._clients, self._server], [], [], wait)
            for device in readable:
                self._carry(device, os.read(device, 65536))
            while self._heap and self._heap[0][0] <= monotonic():
                _, _, device, packet = heapq.heappop(self._heap)
                with suppress(OSError):
                    os.write(device, packet)

    def _carry(self, device: int, packet: bytes) -> None:
        """Decides what becomes of a packet."""
        down = device == self._server
        weather = self._by_address.get(packet[12:16] if down else packet[16:20])
        if packet[0] >> 4 != 4 or weather is None:
            return
        if (weather.deaf if down else weather.mute) or self.chance.random() < weather.loss:
            return
        if down and weather.reset and _payload(packet)[:1] == TEXT:
            weather.reset, weather.resets = False, weather.resets + 1
            self._reset(packet)
            return
        for _ in range(1 + (self.chance.random() < weather.double)):
            due = monotonic() + weather.delay + self.chance.uniform(0, weather.jitter)
            if down and weather.rate:
                due = self._free[id(weather)] = max(due, self._free.get(id(weather), 0.0)) + len(packet) / weather.rate
            self._put(due, self._clients if down else self._server, packet)

    def _reset(self, packet: bytes) -> None:
        """Lets half of a packet through, and ends the connection for both sides."""
        payload = _payload(packet)
        half = payload[: len(payload) // 2]
        self._put(0.0, self._clients, _segment(packet, half, ACK | PSH, 0))
        self._put(0.0, self._clients, _segment(packet, b"", RST | ACK, len(half)))
        self._put(0.0, self._server, _reversed(packet))

    def _put(self, due: float, device: int, packet: bytes) -> None:
        heapq.heappush(self._heap, (due, next(self._number), device, packet))


def _heads(packet: bytes) -> tuple[int, int]:
    """Where the TCP head of a packet begins and ends."""
    begin = 4 * (packet[0] & 15)
    return begin, begin + 4 * (packet[begin + 12] >> 4)


def _payload(packet: bytes) -> bytes:
    return packet[_heads(packet)[1] :] if packet[9] == TCP else b""


def _sum(data: bytes) -> int:
    words = array.array("H", data + b"\0" * (len(data) % 2))
    total = sum(words)
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return socket.htons(~total & 0xFFFF)


def _built(source: bytes, target: bytes, tcp: bytes) -> bytes:
    """A packet of IP around a segment of TCP, with both sums."""
    pseudo = source + target + struct.pack(">BBH", 0, TCP, len(tcp))
    tcp = tcp[:16] + struct.pack(">H", _sum(pseudo + tcp)) + tcp[18:]
    head = struct.pack(">BBHHHBBH4s4s", 0x45, 0, 20 + len(tcp), 0, 0, 64, TCP, 0, source, target)
    return head[:10] + struct.pack(">H", _sum(head)) + head[12:] + tcp


def _segment(packet: bytes, payload: bytes, flags: int, after: int) -> bytes:
    """A segment in place of another, so many bytes after its beginning."""
    begin, _ = _heads(packet)
    ports, number, acked = packet[begin : begin + 4], *struct.unpack(">II", packet[begin + 4 : begin + 12])
    tcp = ports + struct.pack(">IIBBHHH", (number + after) % 2**32, acked, 5 << 4, flags, 65535, 0, 0) + payload
    return _built(packet[12:16], packet[16:20], tcp)


def _reversed(packet: bytes) -> bytes:
    """The reset that the sender of a packet gets for it."""
    begin, _ = _heads(packet)
    source, target = packet[begin : begin + 2], packet[begin + 2 : begin + 4]
    (acked,) = struct.unpack(">I", packet[begin + 8 : begin + 12])
    tcp = target + source + struct.pack(">IIBBHHH", acked, 0, 5 << 4, RST, 0, 0, 0)
    return _built(packet[16:20], packet[12:16], tcp)


# Proxies


@dataclass
class ProxyLink(Link):
    """A proxy for each client."""

    clients: int
    _doors: dict[int, socket.socket] = field(default_factory=dict)
    _port: int = 0

    def __post_init__(self) -> None:
        super().__init__(self.clients)
        for client in range(self.clients + 1):
            self._doors[client] = socket.create_server(("127.0.0.1", 0))
            Thread(target=self._welcome, args=(client,), daemon=True).start()

    def address(self, client: int, port: int) -> str:
        self._port = port
        return f"127.0.0.1:{self._doors[client].getsockname()[1]}"

    def enter(self) -> None:
        """Nothing: the server is on the same network."""

    def _welcome(self, client: int) -> None:
        while True:
            near, _ = self._doors[client].accept()
            try:
                far = socket.create_connection(("127.0.0.1", self._port))
            except OSError:
                near.close()
                continue
            for source, target, down in ((near, far, False), (far, near, True)):
                carry = partial(self._carry, source, target, self.weathers[client], down=down)
                Thread(target=carry, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, weather: Weather, *, down: bool) -> None:
        with suppress(OSError):
            while data := source.recv(4096):
                self._hold(weather, len(data), down=down)
                if down and weather.reset and data[:1] == TEXT:
                    weather.reset, weather.resets = False, weather.resets + 1
                    target.sendall(data[: len(data) // 2])
                    sleep(0.01)
                    for each in (source, target):
                        each.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    break
                target.sendall(data)
        for each in (source, target):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _hold(self, weather: Weather, size: int, *, down: bool) -> None:
        """Waits as long as TCP would; a lost packet is sent again after a fifth of a second."""
        sleep(weather.delay + self.chance.uniform(0, weather.jitter))
        while self.chance.random() < weather.loss:
            sleep(0.2)
        if down and weather.rate:
            sleep(size / weather.rate)
        while weather.deaf if down else weather.mute:
            sleep(0.02)


def link(clients: int) -> tuple[Link, str]:
    """A network, and what it is made of; to be called before any thread is started."""
    try:
        leave_network()
        return PacketLink(clients), "packets between network namespaces"
    except OSError as error:
        return ProxyLink(clients), f"proxies, because namespaces are denied: {error.strerror or error}"
