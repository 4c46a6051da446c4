"""What the books leave to the players: how many rounds, whose dice, the penalty off the mat, and who begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from shutbox.cli.game.local_game import SYSTEM, TYPED
from shutbox.cli.game.setup import ask_until_valid
from shutbox.cli.line import UsageError
from shutbox.cli.terminal import Terminal, align
from shutbox.errors import NotationError, ShutboxError
from shutbox.play import Seat
from shutbox.rules import Begins, Format, OffMat, RuleSet, changed
from shutbox.words import Words

ROUNDS, DICE, OFF_MAT, STARTER = "rounds", "dice", "off_mat", "starter"
_DICE = (SYSTEM, TYPED)
_PENALTIES = tuple(kind.value for kind in OffMat if kind is not OffMat.NONE)


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of the players: how it is asked and explained, what Enter takes, and which answer a text gives."""

    ask: Callable[[str], str]
    explanation: str
    usual: str
    read: Callable[[str], str]
    names: Sequence[str] = ()

    def is_answer(self, text: str) -> bool:
        """Whether a text can be the answer."""
        try:
            return bool(self.read(text))
        except ShutboxError:
            return False


def agree(
    words: Words,
    terminal: Terminal,
    rules: RuleSet,
    players: Sequence[Seat],
    fixed: Mapping[str, str],
    last: Mapping[str, str],
) -> dict[str, str]:
    """The answers to what this rule set leaves open, without what is `fixed`; `last` are those of the last game."""
    known = dict(fixed)
    for name, choice_of in _CHOICES.items():
        choice = None if name in known else choice_of(words, rules, players, known)
        if choice is not None:
            known[name] = _answer(words, terminal, choice, last.get(name, ""))
    return {name: answer for name, answer in known.items() if name not in fixed}


def _answer(words: Words, terminal: Terminal, choice: Choice, last: str) -> str:
    usual = last if choice.is_answer(last) else choice.usual
    if choice.names:
        numbered = [(f"{number:>2})", name) for number, name in enumerate(choice.names, 1)]
        terminal.tell("\n".join(align(numbered, terminal.style.width)))
    question = choice.ask(usual)
    return ask_until_valid(words, terminal, question, lambda text: choice.read(text or usual), choice.explanation)


def _rounds(words: Words, rules: RuleSet, players: Sequence[Seat], _: Mapping[str, str]) -> Choice | None:
    game = rules.game
    if game.format not in (Format.RUNNING, Format.CHASE) or len(players) == 1 or game.fewest_rounds == game.most_rounds:
        return None

    def read(text: str) -> str:
        number = _number(text, game.fewest_rounds, game.most_rounds)
        changed(rules, {ROUNDS: number})
        return str(number)

    return Choice(
        lambda usual: words.text("play-ask-rounds", usual=usual),
        words.text("play-why-rounds", low=game.fewest_rounds, high=game.most_rounds),
        str(game.rounds),
        read,
    )


def _number(text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdecimal() and low <= int(text[:6]) <= high):
        raise UsageError("setup-number", got=text, low=low, high=high)
    return int(text)


def _one_of(values: Sequence[str], text: str) -> str:
    """The value that an answer names: by its number, or in full."""
    return text if text in values else values[_number(text, 1, len(values)) - 1]


def _dice(words: Words, rules: RuleSet, _: Sequence[Seat], __: Mapping[str, str]) -> Choice | None:
    # Where everybody gets the same faces, nobody can throw them.
    if rules.game.same_dice:
        return None
    return Choice(
        lambda usual: words.text("play-ask-dice", usual=_DICE.index(usual) + 1),
        words.text("play-why-dice"),
        SYSTEM,
        lambda text: _one_of(_DICE, text),
    )


def _off_mat(words: Words, rules: RuleSet, _: Sequence[Seat], known: Mapping[str, str]) -> Choice | None:
    turn = rules.turn
    # Drawn dice leave the mat only by chance, and most rule sets give them none.
    if turn.off_mat is OffMat.NONE or not (known.get(DICE) == TYPED or turn.off_mat_chance):
        return None
    return Choice(
        lambda usual: words.text("play-ask-off-mat", usual=_PENALTIES.index(usual) + 1),
        words.text("play-why-off-mat"),
        turn.off_mat.value,
        lambda text: _one_of(_PENALTIES, text),
        [words.text(f"aside-value-off_mat-{kind}") for kind in _PENALTIES],
    )


def _starter(words: Words, rules: RuleSet, players: Sequence[Seat], _: Mapping[str, str]) -> Choice | None:
    if rules.game.begins is not Begins.FIRST or len(players) == 1:
        return None
    names = [seat.name for seat in players]
    return Choice(
        lambda usual: words.text("play-ask-starter", rules=rules.name, usual=usual),
        words.text("play-why-starter"),
        names[0],
        lambda text: _player(names, text),
    )


def _player(names: Sequence[str], text: str) -> str:
    """The player whom an answer names, or counts from 1."""
    from shutbox.name import find_name

    place = find_name(names, text)
    if place is not None:
        return names[place]
    if text.isascii() and text.isdecimal():
        return names[_number(text, 1, len(names)) - 1]
    raise NotationError("answer-player", got=text, names=list(names))


# In the order of the questions: whether dice leave the mat depends on whose dice they are.
_CHOICES = {ROUNDS: _rounds, DICE: _dice, OFF_MAT: _off_mat, STARTER: _starter}
