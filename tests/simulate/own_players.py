"""Players as people write them, for tests that load them by name."""

from __future__ import annotations

from collections.abc import Callable

from shutbox.bots import bot
from shutbox.play import Action, Game, Shut, legal
from shutbox.rules import taken


class Highest:
    """Shuts the highest tile that it can, which is what the bot of this name does on a box of one row."""

    def choose(self, game: Game) -> Action:
        actions = legal(game)
        moves = [action for action in actions if isinstance(action, Shut)]
        return max(moves, key=lambda action: _values(game, action)) if moves else actions[0]


def _values(game: Game, action: Shut) -> list[int]:
    return [tile.value for tile in taken(game.rules.turn.box, game.position, action.move)]


class Random:
    """Chooses at random, by the lots that it is given."""

    def __init__(self, lots: Callable[[], float]) -> None:
        self._lots = lots

    def choose(self, game: Game) -> Action:
        actions = legal(game)
        return actions[int(self._lots() * len(actions))]


class Copy:
    """A player that does what a bot does, as somebody would write it."""

    def __init__(self, name: str) -> None:
        self.name, self._bot = name, bot(name, lambda: 0.0)

    def choose(self, game: Game) -> Action:
        return self._bot.choose(game)


def fewest() -> object:
    """A function that makes a player."""
    return bot("fewest-tiles", lambda: 0.0)


NOBODY = 5


class Varying:
    """Takes the first and the last of the actions by turns, whatever it is asked."""

    def __init__(self) -> None:
        self._last = False

    def choose(self, game: Game) -> Action:
        self._last = not self._last
        return legal(game)[-1 if self._last else 0]
