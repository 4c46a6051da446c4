"""A client for the HTTP interface of docs/server.md, with errors that people understand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, NoReturn
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, OpenerDirector, ProxyHandler, Request, build_opener

from shutbox.cli.network.address import is_local
from shutbox.errors import ShutboxError
from shutbox.play.table import VERSION

TIMEOUT = 10.0
MOST_BYTES = 1 << 24
ABOUT = "/api/about"
SERVER_FAULT = 500
Data = dict[str, Any]


class RefusedError(ShutboxError):
    """A request that the server refused, with its message; `reason` is the error code of the server."""

    reason = ""
    status = 0


def refusal(data: Data, status: int = 0) -> RefusedError:
    """The error in the reply of a server."""
    error = RefusedError("join-refused", why=str(data.get("text") or data.get("code")))
    error.reason, error.status = str(data.get("code")), status
    return error


class _NoRedirect(HTTPRedirectHandler):
    """Refuses redirects, because the token must not be sent to another server."""

    def redirect_request(self, *_: Any) -> None:
        return None


class _RemoteProxies(ProxyHandler):
    """The proxies of the environment, which are not used for the local network."""

    def proxy_open(self, req: Request, proxy: str, type: str) -> Any:  # noqa: A002
        return None if is_local(req.host) else super().proxy_open(req, proxy, type)


@dataclass(frozen=True, slots=True)
class Client:
    """A server, and the token that identifies this device there."""

    server: str
    token: str = ""

    def locate(self) -> str:
        """The URL of the server after redirects, such as from http to https."""
        url, body = self._open(Request(self.server + ABOUT), build_opener(_RemoteProxies))
        self._require(self.data(body), "shutbox")
        return url.removesuffix(ABOUT) if url.endswith(ABOUT) else self.server

    def public_address(self) -> str:
        """The public URL that the server announces; the known one if it announces none."""
        return str(self.get(ABOUT).get("address") or self.server)

    def new_token(self) -> str:
        """Registers a new device; its token."""
        return str(self._require(self.post("/api/devices", {"cookie": False}), "token")["token"])

    def knows_device(self) -> bool:
        """Whether the server knows the token; it deletes devices that were not used for a year."""
        try:
            self.get("/api/mine")
        except RefusedError as error:
            if error.reason != "device-unknown":
                raise
            return False
        return True

    def table(self, code: str) -> Data:
        """The state of a table, and the seats of this device there."""
        state = self._require(self.get(f"/api/tables/{code}"), "view")
        check_version(state)
        return state

    def resolve_spoken(self, spoken: str) -> str:
        """The code of the table that a spoken code stands for."""
        return str(self._require(self.post("/api/spoken", {"spoken": spoken}), "code")["code"])

    def create_table(self, data: Data) -> str:
        """Creates a table; its code."""
        return str(self._require(self.post("/api/tables", data), "code")["code"])

    def spoken_code(self, code: str) -> Data:
        """A new code to say aloud, and the seconds it is valid."""
        return self._require(self.post(f"/api/tables/{code}/spoken", {}), "spoken")

    def transfer(self, code: str, seat: int) -> Data:
        """A new code that transfers a seat to another device, and the seconds it is valid."""
        return self._require(self.post(f"/api/tables/{code}/transfer", {"seat": seat}), "transfer")

    def claim(self, code: str, transfer: str) -> int:
        """Transfers a seat to this device; the seat."""
        return int(self._require(self.post("/api/transfers", {"code": code, "transfer": transfer}), "seat")["seat"])

    def get(self, path: str) -> Data:
        """The reply to a GET request."""
        return self._answer(Request(self.server + path, headers=self._headers()))

    def post(self, path: str, data: Data) -> Data:
        """The reply to a POST request."""
        headers = {"Content-Type": "application/json", **self._headers()}
        return self._answer(Request(self.server + path, json.dumps(data).encode(), headers, method="POST"))

    def _headers(self) -> Mapping[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def _answer(self, request: Request) -> Data:
        return self.data(self._open(request, build_opener(_RemoteProxies, _NoRedirect))[1])

    def _open(self, request: Request, opener: OpenerDirector) -> tuple[str, bytes]:
        """The final URL of a request, and the body of the reply."""
        try:
            with opener.open(request, timeout=TIMEOUT) as response:
                return str(response.url), response.read(MOST_BYTES)
        except HTTPError as error:
            with error:
                self._refuse(error)
        except (URLError, OSError, HTTPException, ValueError) as error:
            raise self._unreachable(error) from None

    def _refuse(self, error: HTTPError) -> NoReturn:
        """Raises the error of the server, or a general one if this is not a Shutbox server."""
        try:
            told_error = self.data(error.read(MOST_BYTES)).get("error")
        except ShutboxError:
            told_error = None
        if isinstance(told_error, dict) and "code" in told_error:
            raise refusal(told_error, error.code) from None
        # Errors of this kind come from a proxy while the server behind it is down.
        raise (self._unreachable(error) if error.code >= SERVER_FAULT else self.unexpected_reply()) from None

    def data(self, body: bytes | str) -> Data:
        """Parses a JSON object from the server."""
        try:
            parsed = json.loads(body)
        except (ValueError, RecursionError):
            raise self.unexpected_reply() from None
        if not isinstance(parsed, dict):
            raise self.unexpected_reply()
        return parsed

    def _require(self, data: Data, key: str) -> Data:
        if key not in data:
            raise self.unexpected_reply()
        return data

    def unexpected_reply(self) -> ShutboxError:
        """The error for a server that is not a Shutbox server."""
        return ShutboxError("join-no-server", server=self.server)

    def _unreachable(self, error: Exception) -> ShutboxError:
        reason = getattr(error, "reason", error)
        why = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
        return ShutboxError("join-unreachable", server=self.server, why=str(why))


def check_version(message: Data) -> None:
    """Raises if a message has another protocol version."""
    version = message.get("v")
    if version != VERSION:
        raise ShutboxError("join-version", got=str(version), known=VERSION)
