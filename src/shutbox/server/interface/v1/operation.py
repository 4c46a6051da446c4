"""Every operation of the public interface, as data: it checks requests, and the OpenAPI document is made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from shutbox.server.interface.v1 import answer_type as answer
from shutbox.server.interface.v1 import request_type as ask

# The name of a schema of `shutbox.json_schema`, or a type.
Form = str | type[Struct]
COMMANDS = "commands"
JSON, LINES, RECORD = "application/json", "application/x-ndjson", "text/plain"


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation: how it is asked for and what comes back."""

    name: str
    method: str
    path: str
    group: str
    summary: str
    answer: Form
    body: type[ask.Body] | None = None
    query: type[ask.Body] = ask.NoRequest
    status: int = 200
    # What the token must allow; None if no token is needed, empty if any token will do.
    scope: str | None = None
    sends: str = JSON
    gives: str = JSON
    about: str = ""
    # Whether a key makes sure that it happens once.
    once: bool = False
    # Whether a client may keep the answer and ask whether it is still the same.
    kept: bool = False
    example: Any = None

    @property
    def route(self) -> tuple[str, str]:
        """Where the router finds it."""
        first, *rest = self.path.split("/")
        return self.method, "/".join(["v1", first, *("*" for _ in rest[:1]), *rest[1:]])

    @property
    def parameter(self) -> str:
        """The name of the part of the path that varies, empty if there is none."""
        return self.path.partition("{")[2].partition("}")[0]


NINE = {"rules": "nine"}
OPERATIONS: tuple[Operation, ...] = (
    # Rule sets
    Operation("listRules", "GET", "rules", "Rules", "List the rule sets of the catalogue", "GET /api/rules", kept=True),
    Operation("getRules", "GET", "rules/{name}", "Rules", "Get one rule set", "POST /api/rules", kept=True),
    Operation(
        "checkRules", "POST", "rules", "Rules", "Check a house rule", "POST /api/rules",
        body=ask.RulesRequest,
        about="Returns the rule set with all its settings, or an error with every fault.",
        example={"rules": "nine", "set": {"tiles": "2"}},
    ),
    # Positions
    Operation(
        "listMoves", "POST", "moves", "Positions", "List the moves of a throw", "moves",
        body=ask.MovesRequest,
        example={**NINE, "position": "123456789", "throw": [3, 5]},
    ),
    Operation(
        "countLines", "POST", "perft", "Positions", "Count sequences of throws and moves", "perft",
        body=ask.PerftRequest,
        about="The count is the same as that of `shutbox perft`, so that implementations can be compared.",
        example={**NINE, "depth": 2},
    ),
    Operation(
        "solve", "POST", "solve", "Positions", "Get the exact value of a position", "solve",
        body=ask.SolveRequest,
        example={**NINE, "objective": "shut"},
    ),
    Operation(
        "advise", "POST", "advise", "Positions", "Rank the options at a position", "advise",
        body=ask.AdviseRequest,
        example={**NINE, "position": "123456789", "throw": [3, 5]},
    ),
    # Records
    Operation(
        "analyse", "POST", "analyse", "Records", "Get the coach's report of a game", "POST /api/report",
        body=ask.RecordRequest,
    ),
    Operation(
        "verify", "POST", "verify", "Records", "Check a record and its dice", "POST /api/verify",
        body=ask.RecordRequest,
        about="A damaged record is no error of the request: the answer says `ok: false` and what is wrong.",
    ),
    Operation(
        "verifyMany", "POST", "records", "Records", "Check many records", answer.CheckedRecord,
        body=ask.RecordRequest, sends=LINES, gives=LINES,
        about="Each line is a JSON object with a `record`. Each line of the answer is what `verify` answers to that "
        "record, with its number as `line`, or an `error`. Each counts as one question to the coach.",
    ),
    Operation(
        "listRecords", "GET", "records", "Records", "Get the records of your own games", answer.KeptRecord,
        scope="watch", gives=LINES,
        about="One line for each table at which this token holds a seat and whose game has begun.",
    ),
    # Tokens
    Operation(
        "createToken", "POST", "tokens", "Tokens", "Create a token", answer.NewToken,
        body=ask.TokenRequest, status=201,
        about="The token is a device of its own, and cannot do more than its scopes: `create` tables, `play` (take a "
        "seat and act), `watch` (hear what happens, and get records). It is shown once.",
        example={"scopes": ["play", "watch"]},
    ),
    Operation("getToken", "GET", "tokens", "Tokens", "See what a token may do", answer.Holder, scope=""),
    Operation(
        "deleteToken", "DELETE", "tokens/{device}", "Tokens", "Delete a token and everything about it",
        answer.Forgotten,
        scope="",
        about="The path names the `device` of the token that is sent, so that nothing is deleted by accident. This "
        "does what `POST /api/forget` does (docs/server.md).",
    ),
    # Tables
    Operation(
        "createTable", "POST", "tables", "Tables", "Create a table", answer.NewTable,
        body=ask.TableRequest, status=201, scope="create", once=True,
        about="Who has the code can look at the table, and take a seat there while one is open.",
        example={**NINE, "seats": ["open", "fewest-tiles"], "settings": {"pace": 0}},
    ),
    Operation(
        "getTable", "GET", "tables/{code}", "Tables", "See how a table stands", "GET /api/tables/CODE", kept=True,
        about="The same as the first line of the stream. `view.game.legal` lists what the player to act may do.",
    ),
    Operation(
        "getRecord", "GET", "tables/{code}/record", "Tables", "Get the record of a table", "record", gives=RECORD
    ),
    Operation(
        "join", "POST", "tables/{code}/seats", "Tables", "Take a seat", answer.Seated,
        body=ask.SeatRequest, scope="play", once=True,
        example={"name": "Robo"},
    ),
    Operation(
        "act", "POST", "tables/{code}/commands", "Tables", "Act at a table", answer.Done,
        scope="play", once=True,
        about="The commands of docs/server.md, but for `hint`. With `n`, the number of entries that you have seen, a "
        "command is refused with `stale` if something happened since.",
        example={"do": "throw", "dice": 2},
    ),
    Operation(
        "listen", "GET", "tables/{code}/events", "Tables", "Hear what happens at a table", "GET /api/tables/CODE",
        query=ask.EventsRequest, scope="watch", gives=LINES,
        about="The first line is the state. Then comes a line for each message of docs/server.md in version 2, and "
        "every 20 seconds an empty line. As long as the stream lasts, the device is present at the table.",
    ),
    # About
    Operation("about", "GET", "about", "Server", "See the version, rule sets and bots", "GET /api/about", kept=True),
)  # fmt: skip
