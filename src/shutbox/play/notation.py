"""Events as words: one short word each, the same in records, on the wire, in the terminal and in tests."""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import quote, unquote

from shutbox.errors import NotationError
from shutbox.play.events import (
    Event,
    Hand,
    Hint,
    Later,
    Leave,
    Off,
    Penalty,
    Rename,
    Reorder,
    SeatNumber,
    Shut,
    Source,
    Take,
    Thrown,
    ThrownSum,
    TimeUp,
    TurnTotal,
    Undo,
)
from shutbox.play.game import Game
from shutbox.rules import OffMat, read_move, write_move, write_throw
from shutbox.rules import Throw as Faces

# Every event but a move, whose word depends on the tiles that stand.
Anywhere = Thrown | Off | Penalty | Take | Leave | TimeUp | Undo | Hint | Hand | Later
_LETTERS = "".join(source.value for source in Source)
_THROW = re.compile(rf"([1-9][0-9]?(?:,[1-9][0-9]?)*)([{_LETTERS}])")
_OFF = re.compile(rf"off:([{_LETTERS}])")
_SEAT = re.compile(r"(leave|hint):([0-9]{1,2})")
_SUM = re.compile(rf"=([1-9][0-9]{{0,3}}){Source.TYPED.value}")
# A total of digits has as many of them as the box.
_TOTAL = re.compile(r"total:(0|[1-9][0-9]{0,199})")
_ORDER = re.compile(r"order:([1-9][0-9]?(?:,[1-9][0-9]?)*)")
_NAME = re.compile(r"name:([1-9][0-9]?)=([^\s,]+)")
_HAND = re.compile(r"seat:([0-9]{1,2})=([a-z0-9-]+),([^\s,]+)")
_BAD_CODE = re.compile(r"%(?![0-9A-Fa-f]{2})")
_TILES = re.compile(r"[0-9]{1,2}'*(?:@[0-9]{1,2})?(?:\+[0-9]{1,2}'*(?:@[0-9]{1,2})?)*")
_PLAIN: dict[str, Penalty | Take | TimeUp | Undo] = {
    "raise": Penalty(OffMat.RAISE),
    "end": Penalty(OffMat.END),
    "take": Take(),
    "time": TimeUp(),
    "undo": Undo(),
}
_WORDS = {event: word for word, event in _PLAIN.items()}


def write_event(game: Game, event: Event) -> str:
    """An event as a word; `game` is the game before it, which determines the tiles of a move."""
    if isinstance(event, Shut):
        return write_move(game.rules.turn.box, game.position, event.move)
    return write_anywhere(event)


def write_anywhere(event: Anywhere) -> str:
    """The word of an event that means the same in every game."""
    match event:
        case Thrown(faces, source):
            return _thrown_word(faces, source)
        case ThrownSum() | TurnTotal() | Reorder() | Rename():
            return _later_word(event)
        case Off(source):
            return f"off:{source.value}"
        case Leave(seat):
            return f"leave:{seat + 1}"
        case Hint(seat):
            return f"hint:{seat + 1}"
        case Hand(seat, name, kind):
            return f"seat:{seat + 1}={kind},{quote(name, safe='')}"
        case _:
            return _WORDS[event]


def _later_word(event: Later) -> str:
    match event:
        case ThrownSum(pips):
            return f"={pips}{Source.TYPED.value}"
        case TurnTotal(total):
            return f"total:{total}"
        case Reorder(order):
            return f"order:{','.join(str(seat + 1) for seat in order)}"
        case Rename(seat, name):  # pragma: no branch
            return f"name:{seat + 1}={quote(name, safe='')}"


@lru_cache(maxsize=1024)
def _thrown_word(faces: Faces, source: Source) -> str:
    return write_throw(faces) + source.value


def read_event(game: Game, word: str) -> Event:
    """The event that a word describes in a game; `evolve` checks whether it can happen there."""
    if _TILES.fullmatch(word):
        return Shut(read_move(game.rules.turn.box, game.position, word))
    return read_anywhere(word)


@lru_cache(maxsize=1024)
def read_anywhere(word: str) -> Anywhere:
    """The event of a word that means the same in every game."""
    if word in _PLAIN:
        return _PLAIN[word]
    if match := _THROW.fullmatch(word):
        return Thrown(tuple(int(face) for face in match[1].split(",")), Source(match[2]))
    if match := _OFF.fullmatch(word):
        return Off(Source(match[1]))
    if match := _SEAT.fullmatch(word):
        return (Leave if match[1] == "leave" else Hint)(SeatNumber(int(match[2]) - 1))
    if match := _HAND.fullmatch(word):
        return Hand(SeatNumber(int(match[1]) - 1), _read_name(match[3]), match[2])
    return _read_later(word)


def _read_later(word: str) -> Later:
    if match := _SUM.fullmatch(word):
        return ThrownSum(int(match[1]))
    if match := _TOTAL.fullmatch(word):
        return TurnTotal(int(match[1]))
    if match := _ORDER.fullmatch(word):
        return Reorder(tuple(SeatNumber(int(seat) - 1) for seat in match[1].split(",")))
    if match := _NAME.fullmatch(word):
        return Rename(SeatNumber(int(match[1]) - 1), _read_name(match[2]))
    raise NotationError("event-word", got=word)


def _read_name(code: str) -> str:
    """The name that percent codes write."""
    if _BAD_CODE.search(code):
        raise NotationError("event-name", got=code, why="code")
    try:
        return unquote(code, errors="strict")
    except UnicodeDecodeError:
        raise NotationError("event-name", got=code, why="text") from None
