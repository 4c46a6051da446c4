"""What players are asked, and what they can type."""

from __future__ import annotations

from collections.abc import Sequence

from shutbox.cli.game.answer import numbered
from shutbox.cli.terminal.grid import aligned, flowed
from shutbox.cli.terminal.stream import Style
from shutbox.play import Action, Game, Phase, Throw, legal
from shutbox.play.evolve import BEFORE_THROW
from shutbox.rules import write_move
from shutbox.rules.turn import OffMat
from shutbox.words import Words


def choices(game: Game, style: Style) -> list[str]:
    """The moves with their numbers."""
    found = [write_move(game.rules.turn.box, game.position, move) for move in numbered(game)]
    return flowed([f"{number:>2}) {tiles}" for number, tiles in enumerate(found, 1)], style.width)


def question(words: Words, game: Game, *, typed: bool, wanted: Action | None = None) -> str:
    """The question to the player whose turn it is, which says what can be answered; a bot has said what it wants."""
    who = game.players[game.at].name
    if isinstance(wanted, Throw):
        return words.text("play-ask-bot", who=who, dice=wanted.dice)
    match game.phase:
        case Phase.SHUT:
            return _shut(words, game, who)
        case Phase.PENALTY:
            return words.text("play-ask-penalty", who=who)
        case Phase.START | Phase.THROW | Phase.SURVIVOR | Phase.OVER:
            counts = [action.dice for action in legal(game) if isinstance(action, Throw)]
            case, phase = "typed" if typed else "made", game.phase.value
            return words.text("play-ask-throw", who=who, phase=phase, dice=max(counts), choice=len(counts), case=case)


def _shut(words: Words, game: Game, who: str) -> str:
    moves = numbered(game)
    if len(moves) == 1:
        return words.text("play-ask-only", who=who, tiles=write_move(game.rules.turn.box, game.position, moves[0]))
    return words.text("play-ask-shut", who=who)


def guide(words: Words, game: Game, style: Style, *, typed: bool) -> list[str]:
    """Everything that can be typed now, and what it does."""
    return aligned([*answers(words, game, typed=typed), *_rows(words, _ALWAYS)], style.width)


def answers(words: Words, game: Game, *, typed: bool) -> list[tuple[str, str]]:
    """What can be typed as an answer to the question now, and what it does."""
    own = {
        Phase.SHUT: ["number", "tiles"],
        Phase.PENALTY: ["raise", "end"],
        Phase.SURVIVOR: ["take"],
    }.get(game.phase, [])
    if game.phase in (Phase.START, *BEFORE_THROW):
        own += ["faces"] if typed else ["enter", "count"] if len(legal(game)) > 1 else ["enter"]
    if typed and game.phase in BEFORE_THROW and game.rules.turn.off_mat is not OffMat.NONE:
        own.append("off")
    return _rows(words, own)


def _rows(words: Words, types: Sequence[str]) -> list[tuple[str, str]]:
    return [(words.text(f"play-type-{each}"), words.text(f"play-type-{each}.does")) for each in types]


_ALWAYS = ("hint", "undo", "leave", "save", "quit")
