"""Players of one's own: an object with `choose(game)`, or the name of one in a module, as `my_bots:Careful`.

What the name stands for is an object, or a class or function that makes one, called with nothing or with the source of
its randomness (`lots`). A policy table is a player too: a mapping from a position and a throw to a move.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Any, Protocol

from shutbox.errors import IllegalActionError, NotationError, ShutboxError
from shutbox.play import Action, Game, Penalty, Phase, Shut, ThrowDice, legal
from shutbox.rules import Move, OffMat, Position, Throw, write_move, write_position

Lots = Callable[[], float]
# The move for each position and throw.
Table = Mapping[tuple[Position, Throw], Move]
NAME = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
# The kind of a seat whose player is neither a person nor one of the bots.
OWN = "own"


class Player(Protocol):
    """An object that chooses an action when a game waits for one."""

    def choose(self, game: Game) -> Action:
        """One of the legal actions."""
        ...


def is_own(name: object) -> bool:
    """Whether a name is that of a player in a module."""
    return isinstance(name, str) and NAME.fullmatch(name) is not None


def own_player(player: object, lots: Lots) -> Checked:
    """The player that an object or a name stands for; raises if there is none."""
    label = player_label(player)
    found: Any = _loaded(player) if isinstance(player, str) else player
    if isinstance(found, Mapping):
        return Checked(label, Tabular(found))
    if not callable(getattr(found, "choose", None)) or isinstance(found, type):
        found = _made(label, found, lots)
    if not callable(getattr(found, "choose", None)):
        raise wrong_player(label)
    _check_signature(label, found.choose)
    return Checked(label, found)


def _check_signature(label: str, choose: Callable[..., object]) -> None:
    """Raises if `choose` cannot be called with a game alone."""
    try:
        found = signature(choose)
    except (TypeError, ValueError):  # a function in C may have none that is known
        return
    try:
        found.bind(None)
    except TypeError as error:
        raise NotationError("player-signature", got=label, signature=_shown(found)) from error


def _shown(found: Signature) -> str:
    """The names of the parameters, as they stand in a call: (game, *, depth)."""
    return str(
        found.replace(
            parameters=[Parameter(each.name, each.kind) for each in found.parameters.values()],
            return_annotation=Signature.empty,
        )
    )


def wrong_player(label: str) -> ShutboxError:
    """The error for something that is no player."""
    return NotationError("player-choose", got=label)


def player_label(player: object) -> str:
    """What a player is called in tables: its name in a module, its attribute `name`, or its class."""
    if isinstance(player, str):
        return player
    own = getattr(player, "name", None)
    return own if isinstance(own, str) else getattr(player, "__name__", type(player).__name__)


def _loaded(name: str) -> Any:
    """What a module defines under a name; modules in the current folder are found too."""
    if not is_own(name):
        raise NotationError("player-form", got=name)
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        return getattr(import_module(module), attribute)
    # Whatever goes wrong in somebody else's module, its import is what failed.
    except Exception as error:
        raise NotationError("player-import", got=name, why=f"{type(error).__name__}: {error}") from error


def source_digest(name: str) -> str:
    """A hash of the file that a player in a module comes from; empty if it comes from no file."""
    own_player(name, lambda: 0.0)
    path = getattr(sys.modules[name.partition(":")[0]], "__file__", None)
    return "" if path is None else hashlib.sha256(Path(path).read_bytes()).hexdigest()[:16]


def _made(label: str, maker: Any, lots: Lots) -> Any:
    """The player that a class or a function makes, with the source of randomness if it takes an argument."""
    if not callable(maker):
        raise wrong_player(label)
    try:
        takes = [each for each in signature(maker).parameters.values() if each.default is Parameter.empty]
        takes = [each for each in takes if each.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)]
        return maker(lots) if len(takes) == 1 else maker()
    except Exception as error:
        raise NotationError("player-import", got=label, why=f"{type(error).__name__}: {error}") from error


@dataclass(frozen=True, slots=True, eq=False)
class Tabular:
    """A policy table as a player; what is not in the table is the first of the legal actions."""

    table: Table

    def choose(self, game: Game) -> Action:
        """The move of the table."""
        actions = legal(game)
        if game.phase is Phase.SHUT:
            move = self.table.get((game.position, game.effective_throw))
            return actions[0] if move is None else Shut(move)
        return Penalty(OffMat.RAISE) if game.phase is Phase.PENALTY else actions[0]


@dataclass(frozen=True, slots=True, eq=False)
class Checked:
    """A player whose choices are checked, with what it is called."""

    label: str
    player: Player

    def choose(self, game: Game) -> Action:
        """What the player chooses; raises if that is not legal."""
        action = self.player.choose(game)
        allowed = legal(game)
        if action not in allowed:
            raise IllegalActionError(
                "player-illegal",
                player=self.label,
                chosen=spelled(game, action),
                position=write_position(game.rules.turn.box, game.position),
                allowed=[spelled(game, each) for each in allowed],
            )
        return action


def spelled(game: Game, action: object) -> str:
    """An action in a few characters: the tiles, the number of dice, or its kind."""
    match action:
        case Shut(move) if action in legal(game):
            return write_move(game.rules.turn.box, game.position, move)
        case ThrowDice(dice):
            return f"throw {dice}"
        case Penalty(kind):
            return str(kind.value)
        case Shut(move):
            return f"#{move}"
        case _:
            return type(action).__name__.lower()
