"""What the public interface answers where no other document of Shutbox has the same form already."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Scope = Literal["create", "play", "watch"]


class Document(Struct, frozen=True, kw_only=True):
    """An answer, with the version of its form."""

    v: Literal[1] = 1


class NewToken(Document, frozen=True, kw_only=True):
    """A token: it is shown once. Whoever has it is this device, for these scopes."""

    token: str
    device: str
    scopes: list[Scope]


class Holder(Document, frozen=True, kw_only=True):
    """Whose token this is."""

    device: str
    scopes: list[Scope]


class Forgotten(Document, frozen=True, kw_only=True):
    """What was deleted with a token: its tables, and its name at others."""

    ok: Literal[True] = True
    tables: int
    renamed: int


class NewTable(Document, frozen=True, kw_only=True):
    """A table: its code, which is the invitation, and its public id."""

    ok: Literal[True] = True
    code: str
    public: str


class Done(Document, frozen=True, kw_only=True):
    """A command that was stored; `n` is the number of entries there are now, `you` are the seats of this device."""

    id: Annotated[str, Meta(description="The key of the command: send it again with this key, and it happens once.")]
    ok: Literal[True]
    n: int
    you: list[int]
    host: bool
    back: list[int]


class Seated(Done, frozen=True, kw_only=True):
    """A seat that was taken."""

    seat: int


class CheckedRecord(Document, frozen=True, kw_only=True):
    """A line about a record: whether it is whole, or what is wrong with it."""

    ok: bool
    line: int


class KeptRecord(Document, frozen=True, kw_only=True):
    """A line with the record of a game of this device."""

    table: str
    over: bool
    record: str
