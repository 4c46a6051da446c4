"""The small documents that a server answers with, as types; the large ones are plain data (docs/json.md)."""

from __future__ import annotations

from typing import Any, TypedDict

Data = dict[str, Any]


class NewToken(TypedDict):
    """A token: it is shown once."""

    v: int
    token: str
    device: str
    scopes: list[str]


class Holder(TypedDict):
    """Whose token this is."""

    v: int
    device: str
    scopes: list[str]


class Forgotten(TypedDict):
    """What was deleted with a token."""

    v: int
    ok: bool
    tables: int
    renamed: int


class NewTable(TypedDict):
    """A table: its code, which is the invitation, and its public id."""

    v: int
    ok: bool
    code: str
    public: str


class Done(TypedDict):
    """A command that was stored."""

    v: int
    id: str
    ok: bool
    n: int
    you: list[int]
    host: bool
    back: list[int]


class Seated(Done):
    """A seat that was taken."""

    seat: int


class KeptRecord(TypedDict):
    """The record of a game of this device."""

    v: int
    table: str
    over: bool
    record: str
