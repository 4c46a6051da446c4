"""From what a player asks for to what happens: the only place where chance enters."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from shutbox.errors import IllegalActionError, wrong_type
from shutbox.play.dice import Dice, Number
from shutbox.play.events import Action, Event, Hand, Off, Penalty, Rename, Shut, Source, Take, ThrowDice, Thrown
from shutbox.play.evolve import check_count, check_faces, check_shut, evolve, same_dice, throw_counts, turn_throw
from shutbox.play.game import Game, Phase
from shutbox.rules import OffMat, moves
from shutbox.rules import Throw as Faces

NEVER = Fraction(0)


def legal(game: Game) -> tuple[Action, ...]:
    """The actions of the player to act; leaving, time, undo and the report of a die off the mat are not listed."""
    if not isinstance(game, Game):
        raise wrong_type("game", "a Game", game)
    match game.phase:
        case Phase.SHUT:
            return tuple(Shut(move) for move in moves(game.rules.turn, game.position, game.effective_throw))
        case Phase.PENALTY:
            return Penalty(OffMat.RAISE), Penalty(OffMat.END)
        case Phase.SURVIVOR:
            return Take(), *_throws(game)
        case _:
            return _throws(game)


def _throws(game: Game) -> tuple[Action, ...]:
    return tuple(ThrowDice(dice) for dice in throw_counts(game))


def throw_number(game: Game) -> Number:
    """The number that keys the next throw."""
    if same_dice(game):
        return "turn", *turn_throw(game)
    return "throw", game.throws


def _throw(game: Game, dice: int, source: Dice | None) -> Event:
    check_count(game, dice)
    if source is None:
        raise IllegalActionError("dice-missing")
    chance = NEVER if game.phase is Phase.START else game.rules.turn.off_mat_chance
    faces = tuple(sorted(source.throw(game.rules.turn, throw_number(game), dice, chance)))
    if not faces:
        return decide(game, Off(source.source))
    if len(faces) != dice:
        check_count(game, len(faces))
    check_faces(game, faces)
    return _throw_event(faces, source.source)


# There are few different throws, so games in memory share them.
@lru_cache(maxsize=1024)
def _throw_event(faces: Faces, source: Source) -> Thrown:
    return Thrown(faces, source)


def _with_new_name(game: Game, action: Hand | Rename) -> Hand | Rename:
    """The action with its name in its normal form; raises if it is the twin of another player's."""
    # Imported late because few games need it.
    from shutbox.name import new_name

    others = [player.name for seat, player in enumerate(game.players) if seat != action.seat]
    return replace(action, name=new_name(action.name, others))


def decide(game: Game, action: Action, dice: Dice | None = None) -> Event:
    """The event that an action leads to; raises IllegalActionError if it is not allowed now, TypeError if it is none.

    Raises NotationError if it gives a seat a name that cannot be entered. A throw is asked for with `ThrowDice`; the
    event `Thrown` is no action, because nobody chooses what dice show.
    """
    if not isinstance(game, Game):
        raise wrong_type("game", "a Game", game)
    if isinstance(action, ThrowDice):
        return _throw(game, action.dice, dice)
    if isinstance(action, Hand | Rename):
        action = _with_new_name(game, action)
    # Every action except a throw is its own event.
    if isinstance(action, Shut):
        check_shut(game, action.move)
    elif isinstance(action, Action):
        evolve(game, action)
    else:
        raise wrong_type("action", "an action such as ThrowDice(2) or Shut(move)", action)
    return action
