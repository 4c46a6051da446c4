"""A server as a terminal asks it over HTTP: the same interface as in docs/server.md, with errors for people."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, NoReturn
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, OpenerDirector, ProxyHandler, Request, build_opener

from shutbox.cli.network.address import nearby
from shutbox.errors import ShutboxError
from shutbox.play.table.state import VERSION

PATIENCE = 10.0
MOST_BYTES = 1 << 24
ABOUT = "/api/about"
AWAY = 500
Data = dict[str, Any]


class RefusedError(ShutboxError):
    """What the server does not do, in its own words; `reason` is its code for it."""

    reason = ""
    status = 0


def refusal(said: Data, status: int = 0) -> RefusedError:
    """The error that a server has told."""
    error = RefusedError("join-refused", why=str(said.get("text") or said.get("code")))
    error.reason, error.status = str(said.get("code")), status
    return error


class _Stay(HTTPRedirectHandler):
    """Follows nobody elsewhere: the token is for this server alone."""

    def redirect_request(self, *_: Any) -> None:
        return None


class _Proxies(ProxyHandler):
    """The proxies of the environment, which know no way to servers nearby."""

    def proxy_open(self, req: Request, proxy: str, type: str) -> Any:  # noqa: A002
        return None if nearby(req.host) else super().proxy_open(req, proxy, type)


@dataclass(frozen=True, slots=True)
class Client:
    """A server, and the token with which this terminal proves itself there."""

    server: str
    token: str = ""

    def found(self) -> str:
        """Where the server is, which it may say itself: in many places http leads to https."""
        url, body = self._opened(Request(self.server + ABOUT), build_opener(_Proxies))
        self._known(self.data(body), "shutbox")
        return url.removesuffix(ABOUT) if url.endswith(ABOUT) else self.server

    def address(self) -> str:
        """The address that the server gives to others, its own if it says none."""
        return str(self.get(ABOUT).get("address") or self.server)

    def device(self) -> str:
        """A token for a new device."""
        return str(self._known(self.post("/api/devices", {"cookie": False}), "token")["token"])

    def knows(self) -> bool:
        """Whether the server knows this device; it forgets those that nobody has used for a year."""
        try:
            self.get("/api/mine")
        except RefusedError as error:
            if error.reason != "device-unknown":
                raise
            return False
        return True

    def table(self, code: str) -> Data:
        """How a table stands, and what this device is there."""
        found = self._known(self.get(f"/api/tables/{code}"), "view")
        check_version(found)
        return found

    def heard(self, spoken: str) -> str:
        """The code behind a spoken one."""
        return str(self._known(self.post("/api/spoken", {"spoken": spoken}), "code")["code"])

    def lay(self, data: Data) -> str:
        """The code of a new table."""
        return str(self._known(self.post("/api/tables", data), "code")["code"])

    def spoken(self, code: str) -> Data:
        """A code to say aloud, and for how many seconds."""
        return self._known(self.post(f"/api/tables/{code}/spoken", {}), "spoken")

    def transfer(self, code: str, seat: int) -> Data:
        """A code that moves a seat to another device, and for how many seconds."""
        return self._known(self.post(f"/api/tables/{code}/transfer", {"seat": seat}), "transfer")

    def claim(self, code: str, transfer: str) -> int:
        """The seat that has been moved to this device."""
        return int(self._known(self.post("/api/transfers", {"code": code, "transfer": transfer}), "seat")["seat"])

    def get(self, path: str) -> Data:
        """What the server answers to a question."""
        return self._answer(Request(self.server + path, headers=self._headers()))

    def post(self, path: str, data: Data) -> Data:
        """What the server answers when it is asked to do something."""
        headers = {"Content-Type": "application/json", **self._headers()}
        return self._answer(Request(self.server + path, json.dumps(data).encode(), headers, method="POST"))

    def _headers(self) -> Mapping[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def _answer(self, request: Request) -> Data:
        return self.data(self._opened(request, build_opener(_Proxies, _Stay))[1])

    def _opened(self, request: Request, opener: OpenerDirector) -> tuple[str, bytes]:
        """Where the answer came from, and what it is."""
        try:
            with opener.open(request, timeout=PATIENCE) as response:
                return str(response.url), response.read(MOST_BYTES)
        except HTTPError as error:
            with error:
                self._refuse(error)
        except (URLError, OSError, HTTPException, ValueError) as error:
            raise self._unreachable(error) from None

    def _refuse(self, error: HTTPError) -> NoReturn:
        """Raises what the server says against a request; one that says nothing known is another kind of server."""
        try:
            said = self.data(error.read(MOST_BYTES)).get("error")
        except ShutboxError:
            said = None
        if isinstance(said, dict) and "code" in said:
            raise refusal(said, error.code) from None
        # A proxy speaks for itself while the server behind it is away.
        raise (self._unreachable(error) if error.code >= AWAY else self.strange()) from None

    def data(self, body: bytes | str) -> Data:
        """What the server has sent, which is an object."""
        try:
            found = json.loads(body)
        except (ValueError, RecursionError):
            raise self.strange() from None
        if not isinstance(found, dict):
            raise self.strange()
        return found

    def _known(self, data: Data, key: str) -> Data:
        if key not in data:
            raise self.strange()
        return data

    def strange(self) -> ShutboxError:
        """What is to be said of a server that talks about something else."""
        return ShutboxError("join-no-server", server=self.server)

    def _unreachable(self, error: Exception) -> ShutboxError:
        reason = getattr(error, "reason", error)
        why = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
        return ShutboxError("join-unreachable", server=self.server, why=str(why))


def check_version(message: Data) -> None:
    """Refuses messages of another version: what they mean is not known here."""
    version = message.get("v")
    if version != VERSION:
        raise ShutboxError("join-version", got=str(version), known=VERSION)
