"""Requests of the public interface as data, without a network: what is sent, and what an answer means."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

from shutbox.errors import NotationError, ShutboxError

Data = dict[str, Any]
RuleSet = str | Mapping[str, Any]
JSON, LINES = "application/json", "application/x-ndjson"
# How often a request is sent that gets no answer, and the most seconds that it waits because a server is busy.
TRIES, PATIENCE = 5, 120.0
# A stream has a line every 20 seconds; whoever hears nothing for so long is cut off.
SILENCE = 70.0
# Answers after which the same request may be sent again.
BUSY = (429, 503)


class ApiError(ShutboxError):
    """A request that a server has refused."""

    def __init__(self, status: int, code: str, arguments: Data, text: str) -> None:
        super().__init__(code, **arguments)
        self.status = status
        self.text = text

    @property
    def sentence(self) -> str:
        """What the server says, for people."""
        return self.text


@dataclass(frozen=True, slots=True)
class Call:
    """A request."""

    method: str
    path: str
    body: bytes | None = None
    headers: Mapping[str, str] = field(default_factory=dict)

    @property
    def target(self) -> str:
        """The path at a server."""
        return f"/api/v1/{self.path}"

    def once(self) -> Call:
        """The request with a key, so that it happens once however often it is sent."""
        return replace(self, headers={**self.headers, "Idempotency-Key": secrets.token_hex(12)})

    def head(self, token: str) -> dict[str, str]:
        """The headers that are sent."""
        bearer = {"Authorization": f"Bearer {token}"} if token else {}
        return {"Accept": f"{JSON}, {LINES}, text/plain", **bearer, **self.headers}


def get(path: str, **query: object) -> Call:
    """A request for something that is there."""
    given = {key: str(value) for key, value in query.items() if value is not None}
    return Call("GET", f"{path}?{urlencode(given)}" if given else path)


def post(path: str, body: Mapping[str, Any]) -> Call:
    """A request with a body; keys without a value are left out."""
    given = {key: value for key, value in body.items() if value is not None}
    return Call("POST", path, json.dumps(given).encode(), {"Content-Type": JSON})


def post_lines(path: str, bodies: Iterable[Mapping[str, Any]]) -> Call:
    """A request with a document in each line."""
    text = "".join(json.dumps(dict(each)) + "\n" for each in bodies)
    return Call("POST", path, text.encode(), {"Content-Type": LINES})


def rules_call(path: str, rules: RuleSet, changes: Mapping[str, object] | None, **more: object) -> Call:
    """A request about a rule set with changes."""
    return post(path, {"rules": rules if isinstance(rules, str) else dict(rules), "set": changes, **more})


def table_path(code: str, *rest: str) -> str:
    """The path of a table, or of something there."""
    return "/".join(["tables", quote(code, safe=""), *rest])


def command(do: str, more: Mapping[str, object]) -> Data:
    """A command at a table."""
    return {"do": do, **more}


def faces(throw: Sequence[int] | None) -> list[int] | None:
    """A throw as it is sent."""
    return None if throw is None else list(throw)


def refusal(status: int, body: bytes) -> ApiError:
    """The error in an answer."""
    try:
        error = json.loads(body)["error"]
        return ApiError(status, error["code"], dict(error["arguments"]), error["text"])
    except (ValueError, TypeError, KeyError):
        # Something between here and the server has answered.
        return ApiError(status, "http-fault", {}, f"the answer had status {status}, and was none of a Shutbox server")


def waiting_seconds(header: str | None, tried: int) -> float:
    """How long to wait before a request is sent again: what the server says, or longer each time."""
    said = float(header) if header is not None and header.isascii() and header.isdecimal() else 0.0
    return max(said, min(0.1 * 2.0**tried, 10.0))


def read_link(link: str) -> tuple[str, str]:
    """The server and the code in the link of a table, as people share it; no code in the address of a server."""
    parts = urlsplit(link.strip())
    way = [each for each in parts.path.split("/") if each]
    if parts.scheme not in ("http", "https") or not parts.netloc or way == ["t"]:
        raise NotationError("join-address", got=link[:80])
    return f"{parts.scheme}://{parts.netloc}", way[-1] if len(way) == 1 else way[1] if way else ""
