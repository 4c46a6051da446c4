"""Asks the players which game to play and who plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from shutbox.cli.line import UsageError, choose_rules, is_published
from shutbox.cli.terminal import Terminal, align, flow
from shutbox.errors import NotationError, ShutboxError
from shutbox.play import Seat
from shutbox.rules import RuleSet, named, names
from shutbox.words import Words

DEFAULT_RULES = "double-shutter"
Answer = TypeVar("Answer")


def _ask_until_valid(words: Words, terminal: Terminal, question: str, read: Callable[[str], Answer]) -> Answer:
    while True:
        text = terminal.ask(f"{question} > ")
        try:
            return read(text)
        except ShutboxError as error:
            terminal.tell_wrapped(words.text("play-no", why=error))


def menu(words: Words, width: int) -> list[str]:
    """The numbered list of games to choose from."""
    entries = [(f"{number:>2})", named(name)) for number, name in enumerate(names(), 1)]
    published = [(number, words.rule_title(rules)) for number, rules in entries if is_published(rules)]
    house = [f"{number}  {rules.name}" for number, rules in entries if not is_published(rules)]
    return [words.text("play-menu"), *align(published, width), *flow(house, width)]


def rules_by_answer(text: str) -> RuleSet:
    """The rule set of an answer: a number in the menu, a name or a file; the default if the answer is empty."""
    if not text.isdecimal():
        return choose_rules(text or DEFAULT_RULES)
    if not 1 <= int(text[:6]) <= len(names()):
        raise UsageError("game-number", got=text, most=len(names()))
    return named(names()[int(text[:6]) - 1])


def ask_rules(words: Words, terminal: Terminal) -> RuleSet:
    """Asks for the rule set until the answer is valid."""
    terminal.tell("\n".join(menu(words, terminal.style.width)))
    default = names().index(DEFAULT_RULES) + 1
    return _ask_until_valid(words, terminal, words.text("play-ask-rules", usual=default), rules_by_answer)


def seats(words: Words, text: str) -> list[Seat]:
    """The players of a comma-separated list of names; a bot is written as `@club`."""
    players: list[Seat] = []
    for name in text.split(","):
        players.append(_bot(words, name.strip()[1:], players) if name.strip().startswith("@") else Seat(name.strip()))
    return players


def _bot(words: Words, kind: str, players: list[Seat]) -> Seat:
    """The seat of a bot; from the second bot of its kind on, its name has a number."""
    from shutbox.bots import BOTS

    if kind not in BOTS:
        raise NotationError("bot-unknown", got=kind, bots=list(BOTS))
    title = words.text("bots-title", bot=kind)
    same = sum(seat.kind == kind for seat in players)
    return Seat(f"{title} {same + 1}" if same else title, kind)


def ask_players(words: Words, terminal: Terminal, seat: Callable[[list[Seat]], Answer]) -> Answer:
    """Asks for the names of the players until `seat` accepts them; the result of `seat`."""
    somebody = words.text("play-somebody")
    question = words.text("play-ask-players", somebody=somebody)
    return _ask_until_valid(words, terminal, question, lambda text: seat(seats(words, text.strip() or somebody)))
