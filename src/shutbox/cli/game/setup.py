"""Asks the players which game to play and who plays it, with the last answers as the usual ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from shutbox.cli.line import UsageError, choose_rules, is_published
from shutbox.cli.terminal import Terminal, align, flow
from shutbox.errors import ShutboxError
from shutbox.play import PERSON, Seat, seat_players
from shutbox.rules import RuleSet, named, names
from shutbox.words import Words

DEFAULT_RULES = "double-shutter"
# The kind of the seat of a player in a module; `shutbox.bots` has the same, and importing it takes time.
OWN = "own"
Answer = TypeVar("Answer")


def ask_until_valid(
    words: Words, terminal: Terminal, question: str, read: Callable[[str], Answer], explanation: str
) -> Answer:
    """The first answer that `read` accepts; a question mark shows the explanation."""
    while True:
        text = terminal.ask(f"{question} > ")
        try:
            if text != "?":
                return read(text)
            terminal.tell_wrapped(explanation, indent=2)
        except ShutboxError as error:
            terminal.tell_wrapped(words.text("play-no", why=error))


def menu(words: Words, width: int) -> list[str]:
    """The numbered list of games to choose from."""
    entries = [(f"{number:>2})", named(name)) for number, name in enumerate(names(), 1)]
    published = [(number, words.rule_title(rules)) for number, rules in entries if is_published(rules)]
    house = [f"{number}  {rules.name}" for number, rules in entries if not is_published(rules)]
    return [words.text("play-menu"), *align(published, width), *flow(house, width)]


def rules_by_answer(text: str, usual: str = DEFAULT_RULES) -> RuleSet:
    """The rule set of an answer: a number in the menu, a name or a file; the usual one if the answer is empty."""
    if not (text.isascii() and text.isdecimal()):
        return choose_rules(text or usual)
    if not 1 <= int(text[:6]) <= len(names()):
        raise UsageError("game-number", got=text, most=len(names()))
    return named(names()[int(text[:6]) - 1])


def ask_rules(words: Words, terminal: Terminal, last: str = "") -> RuleSet:
    """Asks for the rule set until the answer is valid; Enter takes the last one, if it is in the menu."""
    terminal.tell("\n".join(menu(words, terminal.style.width)))
    usual = last if last in names() else DEFAULT_RULES
    question = words.text("play-ask-rules", usual=names().index(usual) + 1)
    why = words.text("play-why-rules")
    return ask_until_valid(words, terminal, question, lambda text: rules_by_answer(text, usual), why)


def seats(words: Words, text: str, *, own: bool = False) -> list[Seat]:
    """The players of a comma-separated list of names; a bot is written as `@club`.

    Raises if a name cannot be entered. A bot whose name somebody before it has gets a number. With `own`, a player in a
    module is written as `@my_bots:Careful`.
    """
    # Imported late because the rules of names slow the start down.
    from shutbox.name import free_name, new_name

    players: list[Seat] = []
    for name in text.split(","):
        others, kind = [seat.name for seat in players], name.strip().removeprefix("@")
        person = kind == name.strip()
        if person:
            players.append(Seat(new_name(name, others)))
        elif own and ":" in kind:
            players.append(Seat(free_name(kind.partition(":")[2], others), OWN))
        else:
            players.append(Seat(free_name(_title(words, kind), others), kind))
    return players


def own_players(text: str) -> dict[int, str]:
    """The players in modules of a list of players, by their seats."""
    names = [name.strip() for name in text.split(",")]
    return {seat: name[1:] for seat, name in enumerate(names) if name.startswith("@") and ":" in name}


def _title(words: Words, kind: str) -> str:
    from shutbox.bots import BOTS, unknown_bot

    if kind not in BOTS:
        raise unknown_bot(kind)
    return words.text("bots-title", bot=kind)


def ask_players(words: Words, terminal: Terminal, rules: RuleSet, last: str = "") -> list[Seat]:
    """Asks who plays until the rule set accepts them; Enter takes the last ones, if they can play this game."""
    from shutbox.bots import BOTS

    def read(text: str) -> list[Seat]:
        return list(seat_players(rules, seats(words, text.strip() or usual)))

    usual = last if _can_play(words, rules, last) else words.text("play-somebody")
    question = words.text("play-ask-players", somebody=usual)
    why = words.text("play-why-players", bots=[f"@{kind}" for kind in BOTS])
    return ask_until_valid(words, terminal, question, read, why)


def _can_play(words: Words, rules: RuleSet, text: str) -> bool:
    try:
        return bool(seat_players(rules, seats(words, text)))
    except ShutboxError:
        return False


def players_text(players: Sequence[Seat]) -> str:
    """The players as they can be typed."""
    return ", ".join(seat.name if seat.kind == PERSON else f"@{seat.kind}" for seat in players)
