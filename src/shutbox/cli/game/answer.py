"""What players type at the table, read into what they ask for."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import NoReturn

from shutbox.errors import IllegalActionError, NotationError
from shutbox.play import Action, Game, Hint, Leave, Off, Penalty, Phase, Shut, Source, Take, Throw, Undo, legal
from shutbox.rules import read_move, taken, tiles, write_move, write_position, write_throw
from shutbox.rules.turn import OffMat

_BETWEEN = re.compile(r"[\s,+]+")
_NUMBER = re.compile(r"[0-9]{1,6}")
_PENALTIES = {
    "1": OffMat.RAISE,
    "raise": OffMat.RAISE,
    "2": OffMat.END,
    "end": OffMat.END,
}


class Wish(Enum):
    """What is asked of the program and not of the game."""

    HELP = "?"
    SAVE = "save"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Typed:
    """Faces that lie on a real table."""

    faces: tuple[int, ...]


Asked = Action | Typed | Wish


def numbered(game: Game) -> tuple[int, ...]:
    """The moves in the order of their numbers: a lone tile has its own value for a number, if there are so many."""
    found = [action.move for action in legal(game) if isinstance(action, Shut)]
    places: dict[int, int] = {}
    gone = {move: taken(game.rules.turn.box, game.position, move) for move in found}
    # So that 8 is the tile 8 and the number 8 alike, whatever is meant by it; of two the one nearer the front.
    for move in sorted(found, key=lambda move: gone[move][0].row):
        if len(gone[move]) == 1 and gone[move][0].value <= len(found):
            places.setdefault(gone[move][0].value, move)
    others = iter([move for move in found if move not in places.values()])
    return tuple(places[number] if number in places else next(others) for number in range(1, len(found) + 1))


def asked(game: Game, text: str, *, typed: bool) -> Asked:
    """What an answer asks for; one that means nothing here is an error that explains itself."""
    word, _, rest = text.strip().lower().partition(" ")
    if word in ("?", "help"):
        return Wish.HELP
    if word in (Wish.SAVE.value, Wish.QUIT.value):
        return Wish(word)
    if word == "undo":
        return Undo()
    if word == "hint":
        return Hint(game.at)
    if word == "leave":
        return Leave(_seat(game, text.strip()[len(word) :].strip()) if rest else game.at)
    return _by_phase(game, text.strip().lower(), typed=typed)


def _seat(game: Game, name: str) -> int:
    names = [seat.name for seat in game.players]
    for seat, each in enumerate(names):
        if each.lower() == name.lower():
            return seat
    raise NotationError("answer-player", got=name, names=names)


def _by_phase(game: Game, text: str, *, typed: bool) -> Asked:
    if game.phase is Phase.SHUT:
        return Shut(_move(game, text))
    if game.phase is Phase.PENALTY:
        return _penalty(text)
    if text == "take":
        return Take()
    if text == "off":
        return _off(game, typed=typed)
    return _faces(game, text) if typed else _throw(game, text)


def _penalty(text: str) -> Penalty:
    if text not in _PENALTIES:
        raise NotationError("answer-penalty")
    return Penalty(_PENALTIES[text])


def _off(game: Game, *, typed: bool) -> Off:
    if game.rules.turn.off_mat is OffMat.NONE:
        raise IllegalActionError("off-none", rules=game.rules.name)
    if not typed:
        raise IllegalActionError("off-generated")
    return Off(Source.TYPED)


def _most_dice(game: Game) -> int:
    return max(action.dice for action in legal(game) if isinstance(action, Throw))


def _throw(game: Game, text: str) -> Throw:
    """A throw by the number of dice; all of them when nothing is said."""
    if text in ("", "throw"):
        return Throw(_most_dice(game))
    if _NUMBER.fullmatch(text):
        return Throw(int(text))
    raise NotationError("answer-unknown", got=text)


def _faces(game: Game, text: str) -> Typed:
    """The faces typed, with anything or nothing between them; two dice of more than nine faces need something."""
    parts = [part for part in _BETWEEN.split(text) if part]
    if len(parts) == 1 and game.rules.turn.faces < 10:
        parts = list(parts[0])
    if not parts or not all(map(_NUMBER.fullmatch, parts)):
        raise NotationError("answer-faces", got=text, dice=_most_dice(game))
    return Typed(tuple(sorted(map(int, parts))))


def _move(game: Game, text: str) -> int:
    moves = numbered(game)
    if not text:
        if len(moves) == 1:
            return moves[0]
        raise NotationError("answer-none")
    if _NUMBER.fullmatch(text) and 1 <= int(text) <= len(moves):
        return moves[int(text) - 1]
    if _NUMBER.fullmatch(text) and int(text) not in {tile.value for tile in tiles(game.rules.turn.box, game.position)}:
        raise NotationError("answer-number", got=text, most=len(moves))
    if not text[0].isdecimal():
        raise NotationError("answer-unknown", got=text)
    return _by_tiles(game, moves, [part for part in _BETWEEN.split(text) if part])


def _by_tiles(game: Game, moves: tuple[int, ...], parts: list[str]) -> int:
    """The move that shuts these tiles, named exactly, or by their values alone where only one move has them."""
    box = game.rules.turn.box
    spelled = {move: write_move(box, game.position, move) for move in moves}
    for move, spelling in spelled.items():
        if sorted(spelling.split("+")) == sorted(parts):
            return move
    values = {move: sorted(str(tile.value) for tile in taken(box, game.position, move)) for move in moves}
    found = [move for move in moves if values[move] == sorted(parts)]
    if len(found) > 1:
        raise NotationError("answer-ambiguous", got="+".join(parts), moves=[spelled[move] for move in found])
    if not found:
        _refuse(game, "+".join(parts))
    return found[0]


def _refuse(game: Game, spelling: str) -> NoReturn:
    """Says what is wrong with tiles that the throw does not buy."""
    box = game.rules.turn.box
    read_move(box, game.position, spelling)
    position, throw = write_position(box, game.position), write_throw(game.throw)
    raise IllegalActionError("move-illegal", tiles=spelling, position=position, throw=throw)
