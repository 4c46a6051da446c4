"""The bots of a local game."""

from __future__ import annotations

from shutbox.cli.game.answer import TypedFaces
from shutbox.cli.game.local_game import LocalGame
from shutbox.cli.terminal import Terminal, progress
from shutbox.errors import IllegalActionError
from shutbox.play import PERSON, Action, ThrowDice
from shutbox.words import Words


def bot_choice(local: LocalGame) -> Action | None:
    """The action that the bot whose turn it is chooses; None if it is a person's turn."""
    game = local.game
    kind = game.players[game.at].kind
    if game.over or kind == PERSON:
        return None
    from random import Random

    from shutbox.bots import bot

    return bot(kind, Random(f"{local.bot_seed}/{len(local.record.events)}").random).choose(game)


def check_typed(local: LocalGame, typed: TypedFaces) -> None:
    """Raises if the number of typed faces differs from the number of dice that the bot throws."""
    wish = bot_choice(local)
    if isinstance(wish, ThrowDice) and len(typed.faces) != wish.dice:
        raise IllegalActionError("dice-count", got=len(typed.faces), allowed=[wish.dice])


def prepare_bots(words: Words, local: LocalGame, terminal: Terminal) -> None:
    """Solves what the bots of a game need, with a progress bar if that takes long."""
    game = local.game
    if game.over or not any(seat.kind in _solving_bots() for seat in game.players):
        return
    from shutbox.value import prepare

    with progress(words, terminal) as draw:
        prepare(game, draw)


def _solving_bots() -> tuple[str, ...]:
    """The kinds of bots that need solved tables."""
    from shutbox.bots import GRADES, PERFECT

    return (*GRADES, PERFECT)
