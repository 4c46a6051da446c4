"""The pace of a live table: what it waits for, whose turn a bot takes, how long clients show things. Pure."""

from __future__ import annotations

from shutbox.play import PERSON, Phase
from shutbox.play.table.state import Stage, Table

# What a table waits for; it changes with every entry that is not a note.
Moment = tuple[object, ...]
# How long people have to reveal their seeds.
REVEAL_SECONDS = 10.0
# Clients show what happens, and nobody has to think or act before it was seen. In seconds, at the slowest speed: how
# long dice roll, and how long the end of a turn is looked at. A bot takes its pace so many times before a new turn.
ROLL_SECONDS, END_SECONDS = 1.2, 4.5
END_PACES = 2.5


def awaited(table: Table) -> Moment:
    """What a table waits for now."""
    game = table.game
    if table.stage is not Stage.PLAYING or game is None:
        return (table.stage,)
    return game.at, game.players[game.at].kind, game.phase, game.throws, game.position, game.tally.round


def bot_to_act(table: Table) -> str | None:
    """The bot whose turn it is, None if it is a person's."""
    game = table.game
    if table.stage is not Stage.PLAYING or game is None or game.phase is Phase.OVER:
        return None
    kind = table.places[game.at].kind
    return None if kind == PERSON else kind


def seat_awaited(moment: Moment) -> object:
    """The seat whose action a moment waits for, or the stage of the table."""
    return moment[0] if moment else None
