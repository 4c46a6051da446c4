"""Parses what a player types into an action, typed dice faces, or a command to the program."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn

from shutbox.cli.game.vocabulary import Command, command_word, read_command
from shutbox.errors import IllegalActionError, NotationError
from shutbox.play import (
    Action,
    Game,
    Hint,
    Leave,
    Off,
    Penalty,
    Phase,
    Rename,
    Reorder,
    SeatNumber,
    Shut,
    Source,
    Take,
    ThrowDice,
    ThrownSum,
    TurnTotal,
    Undo,
    legal,
)
from shutbox.rules import Move, OffMat, read_move, taken, tiles, write_move, write_position, write_throw
from shutbox.words import Words

_BETWEEN = re.compile(r"[\s,+]+")
_NUMBER = re.compile(r"[0-9]{1,6}")
# What is between an old name and a new one.
_CUT = re.compile(r"\s*=\s*|\s+")
# A total of digits can be long.
_TOTAL = re.compile(r"[0-9]{1,200}")
_PENALTIES = {"1": OffMat.RAISE, Command.RAISE: OffMat.RAISE, "2": OffMat.END, Command.END: OffMat.END}


@dataclass(frozen=True, slots=True)
class TypedFaces:
    """The faces of real dice, as a player typed them."""

    faces: tuple[int, ...]


# A command that is no action is one to the program.
Answer = Action | TypedFaces | Command


def numbered_moves(game: Game) -> tuple[Move, ...]:
    """The legal moves in the order of their numbers; a single tile has its own value as its number where possible."""
    moves = [action.move for action in legal(game) if isinstance(action, Shut)]
    by_number: dict[int, Move] = {}
    shut_tiles = {move: taken(game.rules.turn.box, game.position, move) for move in moves}
    # So that "8" means the same as a tile and as a number. If two tiles have this value, the front one gets the number.
    for move in sorted(moves, key=lambda move: shut_tiles[move][0].row):
        if len(shut_tiles[move]) == 1 and shut_tiles[move][0].value <= len(moves):
            by_number.setdefault(shut_tiles[move][0].value, move)
    others = iter([move for move in moves if move not in by_number.values()])
    return tuple(by_number[number] if number in by_number else next(others) for number in range(1, len(moves) + 1))


def parse_answer(words: Words, game: Game, text: str, *, typed: bool) -> Answer:
    """The meaning of an answer; raises an error with an explanation if it has none in this phase."""
    command, rest = _read_command(words, text.strip())
    match command:
        case Command.HELP | Command.SAVE | Command.QUIT:
            return command
        case Command.UNDO:
            return Undo()
        case Command.HINT if not game.over:
            return Hint(game.at)
        case Command.LEAVE:
            return Leave(_seat(game, rest) if rest else game.at)
        case Command.SUM | Command.TOTAL | Command.RENAME | Command.ORDER:
            return _report(words, game, command, rest, typed=typed)
        case _:
            return _parse_by_phase(words, game, None if rest else command, text.strip().lower(), typed=typed)


def _read_command(words: Words, text: str) -> tuple[Command | None, str]:
    """The command that a text begins with, if it is one, and the rest of the text; `=9` is a sum."""
    return (Command.SUM, text[1:].strip()) if text.startswith("=") else read_command(words, text)


def _report(words: Words, game: Game, command: Command, text: str, *, typed: bool) -> Action:
    """What was noted at a real box: a sum, a total, a name or an order."""
    if not typed:
        raise IllegalActionError("typed-only", word=command_word(words, command))
    return _REPORTS[command](words, game, text)


def _sum(words: Words, _game: Game, text: str) -> ThrownSum:
    if not _NUMBER.fullmatch(text):
        raise NotationError("answer-sum", got=text, word=command_word(words, Command.SUM))
    return ThrownSum(int(text))


def _total(words: Words, _game: Game, text: str) -> TurnTotal:
    if not _TOTAL.fullmatch(text):
        raise NotationError("answer-total", got=text, word=command_word(words, Command.TOTAL))
    return TurnTotal(int(text))


def read_rename(words: Words, game: Game, text: str) -> Rename:
    """The new name of a player: `Ann=Anna`, or `Ann Anna`."""
    # Imported late because few games need it.
    from shutbox.name import find_name

    names = [seat.name for seat in game.players]
    # A name may begin like another one, so the longest is tried first.
    for cut in reversed([*_CUT.finditer(text)]):
        seat = find_name(names, text[: cut.start()])
        if seat is not None:
            return Rename(SeatNumber(seat), text[cut.end() :])
    raise NotationError("answer-rename", got=text, names=names, word=command_word(words, Command.RENAME))


def read_order(_words: Words, game: Game, text: str) -> Reorder:
    """The order in which players are named, with commas, or with spaces if no name has one."""
    # Imported late because few games need it.
    from shutbox.name import find_name

    names = [seat.name for seat in game.players]
    parts = [part.strip() for part in text.split(",")] if "," in text else text.split()
    seats = [SeatNumber(seat) for part in parts if (seat := find_name(names, part)) is not None]
    if len(parts) != len(names) or len({*seats}) != len(names):
        raise NotationError("answer-order", got=text, names=names)
    return Reorder(tuple(seats))


_REPORTS: dict[Command, Callable[[Words, Game, str], Action]] = {
    Command.SUM: _sum,
    Command.TOTAL: _total,
    Command.RENAME: read_rename,
    Command.ORDER: read_order,
}


def _seat(game: Game, name: str) -> SeatNumber:
    # Imported late because few games need it.
    from shutbox.name import find_name

    names = [seat.name for seat in game.players]
    seat = find_name(names, name)
    if seat is None:
        raise NotationError("answer-player", got=name, names=names)
    return SeatNumber(seat)


def _parse_by_phase(words: Words, game: Game, command: Command | None, text: str, *, typed: bool) -> Answer:
    if game.phase is Phase.SHUT:
        return Shut(_move(game, text))
    if game.phase is Phase.OVER:
        return _finish(text)
    if game.phase is Phase.PENALTY:
        return _penalty(words, command or text)
    if command is Command.TAKE:
        return Take()
    if command is Command.OFF:
        return _off(game, typed=typed)
    return _faces(game, text) if typed else _throw(game, "" if command is Command.THROW else text)


def _finish(text: str) -> Command:
    if text:
        raise NotationError("answer-unknown", got=text)
    return Command.QUIT


def _penalty(words: Words, choice: Command | str) -> Penalty:
    if choice not in _PENALTIES:
        up, end = (command_word(words, command) for command in (Command.RAISE, Command.END))
        raise NotationError("answer-penalty", up=up, end=end)
    return Penalty(_PENALTIES[choice])


def _off(game: Game, *, typed: bool) -> Off:
    if game.rules.turn.off_mat is OffMat.NONE:
        raise IllegalActionError("off-none", rules=game.rules.name)
    if not typed:
        raise IllegalActionError("off-generated")
    return Off(Source.TYPED)


def _most_dice(game: Game) -> int:
    return max(action.dice for action in legal(game) if isinstance(action, ThrowDice))


def _throw(game: Game, text: str) -> ThrowDice:
    """A throw of the number of dice in the answer; of all dice if the answer is empty."""
    if not text:
        return ThrowDice(_most_dice(game))
    if _NUMBER.fullmatch(text):
        return ThrowDice(int(text))
    raise NotationError("answer-unknown", got=text)


def _faces(game: Game, text: str) -> TypedFaces:
    """The typed faces. Separators are optional unless a die has more than nine faces."""
    parts = [part for part in _BETWEEN.split(text) if part]
    if len(parts) == 1 and game.rules.turn.faces < 10:
        parts = list(parts[0])
    if not parts or not all(map(_NUMBER.fullmatch, parts)):
        raise NotationError("answer-faces", got=text, dice=_most_dice(game))
    return TypedFaces(tuple(sorted(map(int, parts))))


def _move(game: Game, text: str) -> Move:
    moves = numbered_moves(game)
    if not text:
        if len(moves) == 1:
            return moves[0]
        raise NotationError("answer-none")
    if _NUMBER.fullmatch(text) and 1 <= int(text) <= len(moves):
        return moves[int(text) - 1]
    if _NUMBER.fullmatch(text) and int(text) not in {tile.value for tile in tiles(game.rules.turn.box, game.position)}:
        raise NotationError("answer-number", got=text, most=len(moves))
    if not (text[0].isascii() and text[0].isdecimal()):
        raise NotationError("answer-unknown", got=text)
    return _by_tiles(game, moves, [part for part in _BETWEEN.split(text) if part])


def _by_tiles(game: Game, moves: tuple[Move, ...], parts: list[str]) -> Move:
    """The move that shuts these tiles, given in full notation, or by values alone if only one move matches."""
    box = game.rules.turn.box
    notation = {move: write_move(box, game.position, move) for move in moves}
    for move, spelling in notation.items():
        if sorted(spelling.split("+")) == sorted(parts):
            return move
    values = {move: sorted(str(tile.value) for tile in taken(box, game.position, move)) for move in moves}
    matches = [move for move in moves if values[move] == sorted(parts)]
    if len(matches) > 1:
        raise NotationError("answer-ambiguous", got="+".join(parts), moves=[notation[move] for move in matches])
    if not matches:
        _refuse(game, "+".join(parts))
    return matches[0]


def _refuse(game: Game, spelling: str) -> NoReturn:
    """Raises the error that says why this throw cannot shut these tiles."""
    box = game.rules.turn.box
    read_move(box, game.position, spelling)
    position, throw = write_position(box, game.position), write_throw(game.effective_throw)
    raise IllegalActionError("move-illegal", tiles=spelling, position=position, throw=throw)
