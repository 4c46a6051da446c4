"""What the public interface can be asked, as types: they check requests, and the OpenAPI document is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=2000)]
Name = Annotated[str, Meta(min_length=1, max_length=96)]
Seat = Annotated[int, Meta(ge=0, le=11)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Record = Annotated[str, Meta(max_length=65_536, description="A record as text, as docs/record.md describes it.")]
RuleSet = Annotated[
    str | dict[str, Any], Meta(description="The name of a rule set, or the settings of one (docs/rules.md).")
]
Changes = Annotated[
    dict[str, str | int | bool], Meta(description="Settings that differ, as the option --set writes them.")
]
Position = Annotated[
    str, Meta(max_length=400, description="Which tiles stand, row by row: `123456789` or `12345-789/98765-321`.")
]
Throw = Annotated[
    list[Annotated[int, Meta(ge=1, le=20)]], Meta(max_length=6, description="The faces of the dice: `[3, 5]`.")
]
Objective = Annotated[
    str, Meta(max_length=40, description="`mean` (the lowest average total), `shut`, `below:12` or `below:12:1/2`.")
]


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body or the query of a request; names that are unknown are refused."""


class NoRequest(Body, frozen=True, kw_only=True):
    """A request without a body or a query."""


class RulesRequest(Body, frozen=True, kw_only=True):
    """A rule set, perhaps with changes."""

    rules: RuleSet
    set: Changes = {}


class MovesRequest(RulesRequest, frozen=True, kw_only=True):
    """A throw at a position."""

    position: Position
    throw: Annotated[Throw, Meta(min_length=1)]


class PerftRequest(RulesRequest, frozen=True, kw_only=True):
    """How many throws are looked ahead, from the set-up or from another position."""

    depth: Annotated[int, Meta(ge=0, le=200)]
    position: Position | None = None
    divide: Annotated[bool, Meta(description="Whether the first throws and moves are counted one by one.")] = False


class SolveRequest(RulesRequest, frozen=True, kw_only=True):
    """A position of a turn, the set-up if none is given."""

    position: Position | None = None
    objective: Objective = "mean"
    distribution: Annotated[bool, Meta(description="Whether the chance of every final total is wanted.")] = False


class AdviseRequest(RulesRequest, frozen=True, kw_only=True):
    """A position before a throw, or a throw at it."""

    position: Position
    throw: Throw = []
    objective: Objective = "mean"


class RecordRequest(Body, frozen=True, kw_only=True):
    """A record of a game."""

    record: Record


class TokenRequest(Body, frozen=True, kw_only=True):
    """What a program may do with its token."""

    scopes: Annotated[list[Literal["create", "play", "watch"]], Meta(min_length=1, max_length=3)]


class TableSettings(Body, frozen=True, kw_only=True):
    """The settings of a table (docs/server.md)."""

    dice: Literal["sealed", "typed", "seeded"] = "sealed"
    coach: Literal["off", "ask", "each"] = "off"
    undo: bool = False
    pencil: bool = False
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 700
    starter: Seat = 0
    seed: Annotated[str, Meta(max_length=80)] = ""


class TableRequest(RulesRequest, frozen=True, kw_only=True):
    """A table to create: its rules, and for each seat `open` or the name of a bot of the server."""

    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=12)]
    settings: TableSettings = TableSettings()
    lang: Annotated[str, Meta(max_length=20, description="The language of the names of bots.")] = ""


class SeatRequest(Body, frozen=True, kw_only=True):
    """A seat to take: the first open one if none is named."""

    name: Name
    seat: Seat | None = None
    seal: Annotated[
        str,
        Meta(
            pattern="^([0-9a-f]{64})?$", description="The seal of a seed (docs/dice.md); may be missing or come later."
        ),
    ] = ""


class EventsRequest(Body, frozen=True, kw_only=True):
    """What a stream of events begins with, and how long it lasts."""

    since: Annotated[
        Count | None, Meta(description="Also everything after this entry, before the state is told again.")
    ] = None
    seconds: Annotated[int, Meta(ge=0, le=3600, description="The stream ends after so many seconds.")] = 3600
