"""The questions to the players, and the help on what they can type."""

from __future__ import annotations

from collections.abc import Sequence

from shutbox.cli.game.answer import numbered_moves
from shutbox.cli.game.vocabulary import Command, command_word
from shutbox.cli.terminal import Style, align, flow
from shutbox.errors import IllegalActionError
from shutbox.play import BEFORE_THROW, Action, Game, Phase, ThrowDice, ThrownSum, TurnTotal, decide, legal
from shutbox.rules import OffMat, write_move
from shutbox.words import Words


def choices(game: Game, style: Style) -> list[str]:
    """The legal moves with their numbers."""
    notations = [write_move(game.rules.turn.box, game.position, move) for move in numbered_moves(game)]
    return flow([f"{number:>2}) {tiles}" for number, tiles in enumerate(notations, 1)], style.width)


def question(words: Words, game: Game, *, typed: bool, bot_action: Action | None = None) -> str:
    """The question to the player whose turn it is; `bot_action` is what a bot does when its dice are typed."""
    who = game.players[game.at].name
    if isinstance(bot_action, ThrowDice):
        return words.text("play-ask-bot", who=who, dice=bot_action.dice)
    match game.phase:
        case Phase.SHUT:
            return _shut_question(words, game, who)
        case Phase.PENALTY:
            return words.text("play-ask-penalty", who=who)
        case Phase.OVER:
            return words.text("play-ask-over", undo=command_word(words, Command.UNDO))
        case Phase.START | Phase.THROW | Phase.SURVIVOR:
            counts = [action.dice for action in legal(game) if isinstance(action, ThrowDice)]
            case, phase = "typed" if typed else "made", game.phase.value
            take = command_word(words, Command.TAKE)
            return words.text(
                "play-ask-throw", who=who, phase=phase, dice=max(counts), choice=len(counts), case=case, take=take
            )


def _shut_question(words: Words, game: Game, who: str) -> str:
    moves = numbered_moves(game)
    if len(moves) == 1:
        return words.text("play-ask-only", who=who, tiles=write_move(game.rules.turn.box, game.position, moves[0]))
    return words.text("play-ask-shut", who=who)


def guide(words: Words, game: Game, style: Style, *, typed: bool) -> list[str]:
    """Everything that can be typed now, with its effect."""
    always = _AFTER_GAME if game.over else [*_ALWAYS, *_arrangements(game, typed=typed), *_STOPPING]
    return align([*answers(words, game, typed=typed), *_rows(words, always)], style.width)


def answers(words: Words, game: Game, *, typed: bool) -> list[tuple[str, str]]:
    """The possible answers to the current question, with their effects."""
    topics = {
        Phase.SHUT: ["number", "tiles"],
        Phase.PENALTY: ["raise", "end"],
        Phase.SURVIVOR: ["take"],
        Phase.OVER: ["finish"],
    }.get(game.phase, [])
    if game.phase in (Phase.START, *BEFORE_THROW):
        topics += _typed_topics(game) if typed else ["enter", "count"] if len(legal(game)) > 1 else ["enter"]
    if typed and game.phase in BEFORE_THROW and game.rules.turn.off_mat is not OffMat.NONE:
        topics.append("off")
    return _rows(words, topics)


def _typed_topics(game: Game) -> list[str]:
    """What can be typed of real dice now."""
    reports: dict[str, Action] = {"sum": ThrownSum(game.rules.turn.highest_throw), "total": TurnTotal(0)}
    return ["faces", *(topic for topic, event in reports.items() if _is_possible(game, event))]


def _is_possible(game: Game, action: Action) -> bool:
    try:
        decide(game, action)
    except IllegalActionError:
        return False
    return True


def _arrangements(game: Game, *, typed: bool) -> list[str]:
    """How names and order can be changed at a real table."""
    return ["rename", *(["order"] if len(game.players) > 1 else [])] if typed else []


def _rows(words: Words, topics: Sequence[str]) -> list[tuple[str, str]]:
    return [command_row(words, f"play-type-{each}", each) for each in topics]


def command_row(words: Words, message: str, topic: str) -> tuple[str, str]:
    """What can be typed, with its effect; `topic` is a command or another kind of answer."""
    word = command_word(words, Command(topic)) if topic in _COMMANDS else ""
    return words.text(message, word=word), words.text(f"{message}.does", word=word)


_COMMANDS = [command.value for command in Command]
_ALWAYS, _STOPPING, _AFTER_GAME = ("hint", "undo", "leave"), ("save", "quit"), ("undo", "rename", "save")
