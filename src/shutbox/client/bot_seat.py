"""What a program does at its seat, without a network: it hears messages and says commands."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterator
from typing import Any

Data = dict[str, Any]
# A player: what it does of what is legal, as the game stands.
Choose = Callable[[Data, list[Data]], Data]
# Refusals that say no more than that something else came first.
OVERTAKEN = ("stale", "not-your-turn", "table-stage", "seed-known")


def seal_of(public: str, seat: int, seed: bytes) -> str:
    """The seal of a seed (docs/dice.md)."""
    return hashlib.sha256(f"shutbox seat 1\n{public}\n{seat + 1}\n".encode() + seed).hexdigest()


class BotSeat:
    """A seat of a program: which one, the seed that it has sealed, and how the table stands."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose
        self.seat = -1
        self.seed = secrets.token_bytes(32)
        self.view: Data = {}
        self.over = False

    def sitting(self, state: Data, name: str, seat: int | None = None) -> Data:
        """The body that takes a seat: this one, or the first that is open."""
        view = state["view"]
        free = [each["seat"] for each in view["seats"] if each["kind"] == "open"]
        self.seat = seat if seat is not None else free[0] if free else 0
        seal = {"seal": seal_of(view["public"], self.seat, self.seed)} if view["commitment"] else {}
        return {"name": name, "seat": self.seat, **seal}

    def commands(self, message: Data) -> Iterator[Data]:
        """What is said to a message."""
        if "view" not in message:
            return
        self.view = view = message["view"]
        place, game = view["seats"][self.seat], view["game"]
        if view["stage"] == "sealing" and place["seal"] and not place["seed"]:
            yield {"do": "reveal", "seat": self.seat, "seed": self.seed.hex()}
        elif view["stage"] == "playing" and game["at"] == self.seat and game["legal"]:
            yield {**_said(self._choose(game, game["legal"])), "n": message["n"]}
        ended = view["stage"] in ("over", "abandoned")
        # The envelope of sealed dice is opened right after the game.
        self.over = ended and (view["secret"] is not None or not view["commitment"])


def _said(action: Data) -> Data:
    """The command for an action."""
    if action["do"] == "throw":
        return {"do": "throw", "dice": action["dice"]}
    return {"do": "play", "word": action["word"]}
