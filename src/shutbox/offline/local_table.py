"""A live table of one device: its desk, its dice, its clock, and the pages that show it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from shutbox.errors import CorruptRecordError
from shutbox.play import PERSON, Dice, changed, seeded_dice
from shutbox.play.table import VERSION, Desk, Message, Stage, Table, read_desk, record_of, seats_to_return, state
from shutbox.play.table.company import NOBODY_YET, Consent, Moment, consent_data
from shutbox.rules import to_data
from shutbox.server.table import NOTHING_YET, Chronicle, Dealer

# The holder of every seat: there is one device, and nobody else can reach the table. At a table that goes to and fro as
# a link, each browser has a name of its own.
HERE = "here"
# A record from here says who kept its dice.
KEEPER = ("keeper", "browser")
# The number of choices whose remaining time is remembered, because undo may return to them.
COME_BACK = 20


@dataclass(slots=True)
class LocalTable:
    """A table in memory. `pages` are the connections that show it, with the version that each of them reads."""

    code: str
    desk: Desk
    dealer: Dealer | None
    created: int
    changed: int
    holder: str = HERE
    # The seeds that others have sent with their seals, by seat; they are shown when the game begins.
    seeds: dict[str, str] = field(default_factory=dict)
    pages: dict[str, int] = field(default_factory=dict)
    wants: int = 0
    outlook: Message = field(default_factory=dict)
    foretold: int = 0
    consent: Consent = NOBODY_YET
    history: Chronicle | None = None
    # What the clock was set for, when the thinking time ends, how much there was, and what was left at earlier choices.
    moment: Moment = ()
    deadline: float = 0.0
    most: float = 0.0
    left: dict[Moment, float] = field(default_factory=dict)

    @property
    def table(self) -> Table:
        """The current state of the table."""
        return self.desk.table

    def dice(self) -> Dice | None:
        """The sealed or seeded dice of the table, once the game has begun."""
        if self.table.stage is not Stage.PLAYING:
            return None
        if self.table.settings.seed:
            return seeded_dice(self.table.settings.seed)
        return self.dealer.dice(self.table) if self.dealer else None

    def seats(self) -> list[int]:
        """The seats of people who are here."""
        places = enumerate(self.table.places)
        return [seat for seat, place in places if place.kind == PERSON and place.holder == self.holder]

    def mine(self) -> Message:
        """The role of this device."""
        return {
            "you": self.seats(),
            "host": self.table.host == self.holder,
            "back": seats_to_return(self.table, self.holder),
        }

    def present(self) -> Message:
        """Who is there: everybody who plays here."""
        return {"v": VERSION, "present": self.seats(), "watching": 0, "away": [], "deputy": None}

    def clock(self, now: float) -> Message:
        """The remaining thinking time, if it is limited."""
        return {"clock": round(max(0.0, self.deadline - now), 1)} if self.deadline else {}

    def again(self, now: float) -> Message:
        """Who wants to play again."""
        return {"v": VERSION, "again": consent_data(self.table, self.consent, now)}

    def welcome(self, now: float) -> Message:
        """The first message to a page: what the table is, and its state."""
        known = self.outlook if self.foretold == self.desk.n else {}
        wants = {"wants": self.wants} if self.wants else {}
        rules = {"rules": to_data(self.table.rules, whole=True)}
        return self.present() | self.state(now) | wants | known | rules | self.mine()

    def state(self, now: float) -> Message:
        """The whole state for a page."""
        return state(self.desk, wants=self.wants) | {"away": [], "deputy": None} | self.clock(now)

    def think_time(self, moment: Moment, now: float) -> float:
        """The thinking time at a moment; a choice that undo returns to goes on with the time that was left."""
        if self.deadline:
            self.left.pop(self.moment, None)
            self.left[self.moment] = min(self.most, max(0.0, self.deadline - now))
            for key in list(self.left)[:-COME_BACK]:
                del self.left[key]
        return self.left.get(moment) or float(self.table.settings.seconds)

    def transcript(self) -> str | None:
        """The record of the game so far as text, with a note that a browser kept its dice; None before the game."""
        record = record_of(self.table)
        if record is None:
            return None
        self.history = self.history or Chronicle(record.start)
        self.history.follow(record)
        return self.history.transcript(changed(record, notes=(*record.notes, KEEPER)) if self.table.sealed else record)

    def story(self) -> dict[str, Any]:
        """The last events with their facts, and the scoresheet."""
        if self.transcript() is None or self.history is None:
            return {"n": self.desk.n, **NOTHING_YET}
        return {"n": self.desk.n, **self.history.data()}

    def row(self) -> dict[str, Any]:
        """What a list of tables shows of it."""
        table = self.table
        return {
            "code": self.code,
            "public": table.public,
            "rules": table.rules.name,
            "stage": table.stage.value,
            "seats": self.seats(),
            "created": self.created,
            "changed": self.changed,
            "n": self.desk.n,
            "secret": self.dealer.secret().hex() if self.dealer else "",
            "holder": self.holder,
            "seeds": self.seeds,
        }


def read_row(row: Mapping[str, Any], bodies: Sequence[str]) -> LocalTable:
    """A table of its row and its entries; raises if they do not fit together."""
    desk = read_desk(body.encode() for body in bodies)
    dealer = Dealer(bytes.fromhex(row["secret"])) if row["secret"] and not desk.table.secret else None
    if dealer is not None and dealer.commitment(desk.table.public, desk.table.rules) != desk.table.commitment:
        raise CorruptRecordError("table-damaged", table=desk.table.public)
    if len(bodies) != row["n"]:
        raise CorruptRecordError("table-damaged", table=desk.table.public)
    times = int(row["created"]), int(row["changed"])
    # Tables of the first versions have neither of the last two.
    return LocalTable(str(row["code"]), desk, dealer, *times, str(row.get("holder", HERE)), dict(row.get("seeds", {})))
