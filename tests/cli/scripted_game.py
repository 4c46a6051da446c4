"""Whole games computed in advance: the answers to type, and the events that must result."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shutbox.cli.game.answer import TypedFaces
from shutbox.cli.game.local_game import LocalGame, advance, new_record, open_game, outcome
from shutbox.play import Action, Game, Penalty, Shut, Take, ThrowDice, legal, seeded_dice
from shutbox.play.decide import decide
from shutbox.play.events import Thrown
from shutbox.play.record import words
from shutbox.rules import RuleSet, write_move

Policy = Callable[[Game, Sequence[Action]], Action]


def first(_: Game, offered: Sequence[Action]) -> Action:
    """Always the first option: all dice, the fewest tiles, the point."""
    return offered[0]


def last(_: Game, offered: Sequence[Action]) -> Action:
    """Always the last option: one die, the most tiles, the risk."""
    return offered[-1]


def _answer(game: Game, action: Action, *, faces: tuple[int, ...] | None) -> str:
    """The text to type for an action; faces are typed in three formats in turn."""
    match action:
        case ThrowDice(dice):
            if faces is None:
                return str(dice) if len(legal(game)) > 1 else ""
            return (" ", ",", "")[game.throws % 3].join(map(str, faces))
        case Shut(move):
            tiles = write_move(game.rules.turn.box, game.position, move)
            return tiles.replace("+", " ") if game.throws % 2 else tiles
        case Penalty(kind):
            return kind.value
        case Take():
            return "take"
    raise AssertionError(action)


def play_out(
    rules: RuleSet, players: Sequence[str], seed: str, policy: Policy = first, *, typed: bool
) -> tuple[list[str], list[str]]:
    """The answers of a whole game with seeded or typed dice, and its events as words."""
    local = open_game(new_record(rules, players, "typed" if typed else None, None if typed else seed))
    dice, answers = seeded_dice(seed), []
    while not local.game.over:
        action = policy(local.game, legal(local.game))
        faces = None
        if typed and isinstance(action, ThrowDice):
            thrown = decide(local.game, action, dice)
            assert isinstance(thrown, Thrown)
            faces = thrown.faces
        answers.append(_answer(local.game, action, faces=faces))
        local = _next(local, action, faces)
    return answers, list(words(local.record))


def _next(local: LocalGame, action: Action, faces: tuple[int, ...] | None) -> LocalGame:
    return advance(local, outcome(local, action if faces is None else TypedFaces(faces)))
