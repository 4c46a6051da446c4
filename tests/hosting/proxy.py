"""A real nginx with the configuration of `hosting`, in front of a real server; only ports and folders are others."""

from __future__ import annotations

import json
import shutil
import socket
import ssl
import subprocess
from http.client import HTTPConnection
from pathlib import Path
from time import sleep
from typing import Any, Self

import pytest

from tests.docs.page import ROOT
from tests.server.running import PATIENCE, Data, Server

NAME = "box.example"
HOSTING = ROOT / "hosting"
PROGRAMS = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
# Where nginx keeps bodies; the package has folders that only root can write.
KINDS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def program(name: str) -> str:
    """The path of a program of the machine; skips where it is missing."""
    found = shutil.which(name, path=PROGRAMS)
    if found is None:
        pytest.skip(f"{name} is not installed (Debian: apt-get install nginx-light openssl)")
    return found


def free_ports(count: int) -> list[int]:
    """Ports that nobody listens on."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    try:
        return [each.getsockname()[1] for each in sockets]
    finally:
        for each in sockets:
            each.close()


class Proxy(Server):
    """The proxy as a client sees it: what is asked goes over TLS, under the name of the site."""

    def __init__(self, server: Server, folder: Path, **changes: str) -> None:
        super().__init__(folder)
        self.server = server
        self.plain, self.port, self.figures = free_ports(3)
        self.nginx: subprocess.Popen[bytes] | None = None
        folder.mkdir()
        self._certify()
        self.configuration = folder / "nginx.conf"
        self.configuration.write_text(self._adapted((HOSTING / "nginx.conf").read_text(encoding="utf-8"), changes))
        (folder / "extra").mkdir()
        metrics = (HOSTING / "nginx-metrics.conf").read_text(encoding="utf-8")
        (folder / "extra" / "nginx-metrics.conf").write_text(self._adapted(metrics, {}))
        self.context = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))

    def _certify(self) -> None:
        about = ("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2")
        keys = ("-keyout", str(self.folder / "privkey.pem"), "-out", str(self.folder / "fullchain.pem"))
        new = ("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
        subprocess.run([program("openssl"), *new, *keys, *about], check=True, capture_output=True)

    def _adapted(self, text: str, changes: dict[str, str]) -> str:
        folders = "".join(f"    {each}_temp_path {self.folder}/{each};\n" for each in KINDS)
        lines = [line for line in text.splitlines() if "listen [::]" not in line]
        text = "\n".join(lines).replace("http {\n", f"http {{\n{folders}", 1)
        for old, new in {
            **changes,
            "worker_processes auto": "worker_processes 1",
            "worker_connections 32768": "worker_connections 512",
            "worker_rlimit_nofile 65536;": "",
            "/run/nginx.pid": f"{self.folder}/nginx.pid",
            "/var/log/nginx": str(self.folder),
            f"/etc/letsencrypt/live/{NAME}": str(self.folder),
            "/etc/nginx/shutbox": f"{self.folder}/extra",
            "listen 80": f"listen 127.0.0.1:{self.plain}",
            "listen 443": f"listen 127.0.0.1:{self.port}",
            "listen 9180": f"listen 127.0.0.1:{self.figures}",
            "127.0.0.1:8000": f"127.0.0.1:{self.server.port}",
        }.items():
            assert old in text or old not in changes, old
            text = text.replace(old, new)
        return text

    def start(self) -> Self:
        """Starts nginx, and waits until it listens."""
        # The error log first, for what goes wrong before the configuration is read.
        options = ["-e", str(self.folder / "error.log"), "-c", str(self.configuration), "-g", "daemon off;"]
        self.nginx = subprocess.Popen([program("nginx"), *options], stderr=subprocess.PIPE)
        for _ in range(500):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            assert self.nginx.poll() is None, self.nginx.communicate()[1].decode()
            sleep(0.02)
        raise AssertionError("nginx does not listen")

    def kill(self) -> None:
        """Ends nginx, and its worker with it."""
        if self.nginx is not None:
            self.nginx.terminate()
            self.nginx.communicate(timeout=PATIENCE)

    @property
    def lines(self) -> list[Data]:
        """The lines of its log so far."""
        return [json.loads(line) for line in (self.folder / "access.log").read_text(encoding="utf-8").splitlines()]

    def tls(self, name: str = NAME) -> ssl.SSLSocket:
        """A connection over TLS, under a name."""
        raw = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        try:
            return self.context.wrap_socket(raw, server_hostname=name)
        except BaseException:
            raw.close()
            raise

    def connection(self) -> HTTPConnection:
        """A connection over which requests are sent."""
        found = HTTPConnection(NAME, timeout=PATIENCE)
        found.sock = self.tls()
        return found

    def socket_to(self, path: str) -> dict[str, Any]:
        """Where a socket is opened, as arguments of `connect`."""
        dialled = {"host": "127.0.0.1", "port": self.port, "ssl": self.context, "server_hostname": NAME}
        return {"uri": f"wss://{NAME}{path}", **dialled}
