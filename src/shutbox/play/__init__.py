"""Games as folds over facts: `decide`, `evolve`, records, dice. Standard library only."""

from typing import Any

from shutbox.play.decide import decide, legal
from shutbox.play.dice import Dice, KeyedDice, ScriptedDice, TypedDice, seeded_dice, system_dice
from shutbox.play.events import (
    Action,
    Event,
    Hand,
    Hint,
    Leave,
    Off,
    Penalty,
    Shut,
    Source,
    Take,
    ThrowDice,
    Thrown,
    TimeUp,
    Undo,
)
from shutbox.play.evolve import evolve, new_game
from shutbox.play.game import Game, Phase, Seat
from shutbox.play.notation import read_event, write_event
from shutbox.play.record import Passage, Record, begun, course, extended, read_record, replay, write_record
from shutbox.play.story import Fact, story
from shutbox.play.view import view

__all__ = [
    "Action",
    "Dice",
    "Event",
    "Fact",
    "Game",
    "Hand",
    "Hint",
    "KeyedDice",
    "Leave",
    "Off",
    "Passage",
    "Penalty",
    "Phase",
    "Record",
    "ScriptedDice",
    "Seat",
    "Shut",
    "Source",
    "Take",
    "ThrowDice",
    "Thrown",
    "TimeUp",
    "TypedDice",
    "Undo",
    "begun",
    "course",
    "decide",
    "evolve",
    "extended",
    "legal",
    "new_game",
    "read_event",
    "read_record",
    "replay",
    "seeded_dice",
    "story",
    "system_dice",
    "view",
    "write_event",
    "write_record",
]


def __getattr__(name: str) -> Any:
    """The action that was called `Throw`, like the faces in `shutbox.rules`."""
    if name != "Throw":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import warnings

    warnings.warn("shutbox.play.Throw is called ThrowDice now", DeprecationWarning, stacklevel=2)
    return ThrowDice
