"""Asking which game is played, and by whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from shutbox.cli.line.arguments import UsageError
from shutbox.cli.line.rule_choice import chosen, is_published
from shutbox.cli.terminal.grid import aligned, flowed
from shutbox.cli.terminal.stream import Terminal
from shutbox.errors import NotationError, ShutboxError
from shutbox.play import Seat
from shutbox.rules import RuleSet, named, names
from shutbox.words import Words

USUAL = "double-shutter"
Answer = TypeVar("Answer")


def _until_understood(words: Words, terminal: Terminal, question: str, read: Callable[[str], Answer]) -> Answer:
    while True:
        text = terminal.ask(f"{question} > ")
        try:
            return read(text)
        except ShutboxError as error:
            terminal.tell_wrapped(words.text("play-no", why=error))


def menu(words: Words, width: int) -> list[str]:
    """The games to choose from."""
    listed = [(f"{number:>2})", named(name)) for number, name in enumerate(names(), 1)]
    published = [(number, words.rule_title(rules)) for number, rules in listed if is_published(rules)]
    house = [f"{number}  {rules.name}" for number, rules in listed if not is_published(rules)]
    return [words.text("play-menu"), *aligned(published, width), *flowed(house, width)]


def rules_named(text: str) -> RuleSet:
    """The rule set that an answer means: a number in the menu, a name or a file; the usual one if nothing is said."""
    if not text.isdecimal():
        return chosen(text or USUAL)
    if not 1 <= int(text[:6]) <= len(names()):
        raise UsageError("game-number", got=text, most=len(names()))
    return named(names()[int(text[:6]) - 1])


def asked_rules(words: Words, terminal: Terminal) -> RuleSet:
    """The rule set that the players choose."""
    terminal.tell("\n".join(menu(words, terminal.style.width)))
    usual = names().index(USUAL) + 1
    return _until_understood(words, terminal, words.text("play-ask-rules", usual=usual), rules_named)


def seats(words: Words, text: str) -> list[Seat]:
    """The players in a list of names, a bot as `@club`."""
    found: list[Seat] = []
    for name in text.split(","):
        found.append(_bot(words, name.strip()[1:], found) if name.strip().startswith("@") else Seat(name.strip()))
    return found


def _bot(words: Words, kind: str, others: list[Seat]) -> Seat:
    """The seat of a bot; a second one of its kind has a number."""
    from shutbox.bots.bot import BOTS

    if kind not in BOTS:
        raise NotationError("bot-unknown", got=kind, bots=list(BOTS))
    title = words.text("bots-title", bot=kind)
    same = sum(seat.kind == kind for seat in others)
    return Seat(f"{title} {same + 1}" if same else title, kind)


def asked_players(words: Words, terminal: Terminal, seat: Callable[[list[Seat]], Answer]) -> Answer:
    """What comes of seating the players who give their names; names that cannot be seated are asked for again."""
    somebody = words.text("play-somebody")
    question = words.text("play-ask-players", somebody=somebody)
    return _until_understood(words, terminal, question, lambda text: seat(seats(words, text.strip() or somebody)))
