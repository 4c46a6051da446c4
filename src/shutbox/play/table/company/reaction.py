"""Reactions: what somebody at a table can say, as a code from a closed list. Each client has its own words for it.

A reaction is no entry: it is sent to whoever is connected, and stored nowhere. A nudge is a reaction to the player at
the box, and waits until nothing has happened for a while.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from math import ceil
from typing import Any

from shutbox.errors import IllegalActionError, NotationError, shown
from shutbox.play import PERSON, Phase, SeatNumber
from shutbox.play.table.right import own_place
from shutbox.play.table.state import Stage, Table
from shutbox.play.table.wish import MOST

# Seconds without an entry or a nudge after which the player at the box may be nudged.
NUDGE_AFTER = 60.0


class Reaction(Enum):
    """Everything that can be said: eight signs, six phrases, and the nudge."""

    NICE = "nice"
    WOW = "wow"
    LOVE = "love"
    LUCK = "luck"
    STAR = "star"
    FIRE = "fire"
    HMM = "hmm"
    OUCH = "ouch"
    GOOD_LUCK = "good-luck"
    WELL_PLAYED = "well-played"
    SO_CLOSE = "so-close"
    NICE_THROW = "nice-throw"
    BACK_SOON = "back-soon"
    ONE_MORE = "one-more"
    NUDGE = "nudge"


_CODES = {each.value: each for each in Reaction}


@dataclass(frozen=True, slots=True)
class Said:
    """A reaction, and the seat of whoever sends it."""

    seat: SeatNumber
    reaction: Reaction

    def data(self) -> dict[str, Any]:
        """It as it is sent."""
        return {"seat": self.seat, "say": self.reaction.value}


def read_said(data: Mapping[str, Any]) -> Said:
    """The reaction in a message."""
    seat, code = data.get("seat"), data.get("say")
    reaction = _CODES.get(code) if isinstance(code, str) else None
    if reaction is None:
        raise NotationError("say-unknown", got=shown(code), known=list(_CODES))
    if type(seat) is not int or not 0 <= seat <= MOST:
        raise NotationError("wish-field", do="say", field="seat", wanted="number", most=MOST)
    return Said(SeatNumber(seat), reaction)


def check_said(table: Table, who: str, said: Said, quiet: float) -> None:
    """Raises if a device may not say this; `quiet` are the seconds since something happened or somebody was nudged."""
    own_place(table, who, said.seat)
    if said.reaction is not Reaction.NUDGE:
        return
    if not _waits_for_another(table, who):
        raise IllegalActionError("nudge-nobody")
    if quiet < NUDGE_AFTER:
        raise IllegalActionError("nudge-early", seconds=ceil(NUDGE_AFTER - quiet))


def _waits_for_another(table: Table, who: str) -> bool:
    """Whether the table waits for a person at another device."""
    game = table.game
    if table.stage is not Stage.PLAYING or game is None or game.phase is Phase.OVER:
        return False
    place = table.places[game.at]
    return place.kind == PERSON and place.holder != who
