"""Making what a game will be valued by, with a word to whoever waits for it."""

from __future__ import annotations

from collections.abc import Callable

from shutbox.errors import ShutboxError
from shutbox.play.game import Game
from shutbox.play.round import in_play
from shutbox.solve import library


def prepare(game: Game, progress: Callable[[int, int], None] | None = None) -> None:
    """Makes the tables of a whole game or its rounds, unless they are at hand; a turn takes no time worth telling."""
    rules, players = game.rules, len(game.players)
    if library.one_turn_solved(rules, players):
        library.one_turn(rules, players, progress)
    elif library.running_solved(rules, players, rules.game.rounds):
        library.running(rules, rules.game.rounds, progress)
    elif library.duel_solved(rules, players, rules.game.rounds):
        library.duel(rules, rules.game.rounds, 0, progress)
    elif library.chase_solved(rules, players):
        library.chase(rules, players, progress)
    elif library.standing_solved(rules, len(in_play(game))):
        _stand(game, progress)


def _stand(game: Game, progress: Callable[[int, int], None] | None) -> None:
    try:
        library.standing(game.rules, len(in_play(game)), progress)
    except ShutboxError as error:
        # Best answers that never rest leave the game to be looked at by the turn.
        if error.code != "solve-no-rest":
            raise
