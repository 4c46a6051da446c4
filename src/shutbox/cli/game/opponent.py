"""Bots at the terminal: what the one at the box wants to do."""

from __future__ import annotations

from shutbox.cli.game.answer import Typed
from shutbox.cli.game.local_game import Sitting
from shutbox.cli.terminal.progress import progress
from shutbox.cli.terminal.stream import Terminal
from shutbox.errors import IllegalActionError
from shutbox.play import Action, Throw
from shutbox.play.game import PERSON
from shutbox.words import Words


def choice(sitting: Sitting) -> Action | None:
    """What the bot at the box chooses; none where a person sits."""
    game = sitting.game
    kind = game.players[game.at].kind
    if game.over or kind == PERSON:
        return None
    from random import Random

    from shutbox.bots import bot

    return bot(kind, Random(f"{sitting.lots}/{len(sitting.record.events)}").random).choose(game)


def check_typed(sitting: Sitting, typed: Typed) -> None:
    """Refuses faces of more or fewer dice than the bot at the box wanted to throw."""
    wanted = choice(sitting)
    if isinstance(wanted, Throw) and len(typed.faces) != wanted.dice:
        raise IllegalActionError("dice-count", got=len(typed.faces), allowed=[wanted.dice])


def ready(words: Words, sitting: Sitting, terminal: Terminal) -> None:
    """Makes the tables that the bots of a game need, with a bar where that takes a while."""
    game = sitting.game
    if game.over or not any(seat.kind in _readers() for seat in game.players):
        return
    from shutbox.value import prepare

    with progress(words, terminal) as draw:
        prepare(game, draw)


def _readers() -> tuple[str, ...]:
    """The bots that look things up."""
    from shutbox.bots.bot import PERFECT
    from shutbox.bots.grade import GRADES

    return (*GRADES, PERFECT)
