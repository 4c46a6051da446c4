"""The bots of a local game."""

from __future__ import annotations

from shutbox.cli.game.answer import TypedFaces
from shutbox.cli.game.local_game import LocalGame
from shutbox.cli.terminal import Terminal
from shutbox.errors import IllegalActionError
from shutbox.play import PERSON, Action, Game, ThrowDice, ThrownSum, legal
from shutbox.words import Words


def bot_choice(local: LocalGame) -> Action | None:
    """The action that the bot whose turn it is chooses; None if it is a person's turn."""
    game = local.game
    kind = game.players[game.at].kind
    if game.over or kind == PERSON:
        return None
    from random import Random

    from shutbox.bots import bot
    from shutbox.cli.game.foresight import PATIENCE

    lots = Random(f"{local.bot_seed}/{len(local.record.events)}").random
    return bot(local.own.get(game.at, kind), lots, budget=PATIENCE).choose(game)


def think(words: Words, local: LocalGame, terminal: Terminal) -> Action | None:
    """What `bot_choice` returns; says so while something has to be solved for it."""
    game = local.game
    kind = game.players[game.at].kind
    if game.over or kind == PERSON or kind not in _solving_bots() or len(legal(game)) == 1:
        return bot_choice(local)
    from shutbox.cli.game.foresight import solving

    with solving(words, game, terminal):
        return bot_choice(local)


def check_typed(local: LocalGame, typed: TypedFaces | ThrownSum) -> None:
    """Raises if the number of dice that were typed differs from the number that the bot throws."""
    wish = bot_choice(local)
    dice = len(typed.faces) if isinstance(typed, TypedFaces) else local.game.rules.turn.dice
    if isinstance(wish, ThrowDice) and dice != wish.dice:
        raise IllegalActionError("dice-count", got=dice, allowed=[wish.dice])


def check_bots(local: LocalGame) -> None:
    """Raises, before a game begins, if its bots cannot be loaded or need a solver that is not installed."""
    if local.own:
        from shutbox.bots import bot

        for name in local.own.values():
            bot(name, lambda: 0.0)
    if _has_solving_bots(local.game):
        from shutbox.value import require_values

        require_values(local.game.rules)


def _has_solving_bots(game: Game) -> bool:
    kinds = {seat.kind for seat in game.players} - {PERSON}
    return not game.over and bool(kinds) and not kinds.isdisjoint(_solving_bots())


def tell_foresight(words: Words, local: LocalGame, terminal: Terminal) -> None:
    """Says how far ahead the bots look, where they could look further if people had more time."""
    game = local.game
    if not _has_solving_bots(game):
        return
    from shutbox.cli.game.foresight import foresight_text, is_shortened, reached_horizon

    if is_shortened(game):
        terminal.tell_wrapped(foresight_text(words, reached_horizon(game)))


def _solving_bots() -> tuple[str, ...]:
    """The kinds of bots that need solved tables."""
    from shutbox.bots import GRADES, PERFECT

    return (*GRADES, PERFECT)
