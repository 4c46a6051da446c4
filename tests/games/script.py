"""Games played from words, so that a test reads like the game it tells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from shutbox.errors import IllegalActionError
from shutbox.play import Game, Record, begun, evolve, extended, new_game, read_event
from shutbox.rules import RuleSet, changed, from_data, named

ONE, TWO = ("Ann",), ("Ann", "Bo")
THREE, FOUR = (*TWO, "Cy"), (*TWO, "Cy", "Di")

# Any total from 0 to 7 in a few words: shut what must not stand, then let the die leave the mat.
TOY: dict[str, Any] = {"box": [1, 2, 4], "dice": 1, "faces": 4, "off_mat": "end"}


def toy(**settings: Any) -> RuleSet:
    """A game on the toy box."""
    return from_data(TOY | settings, name="toy")


def house(**settings: Any) -> RuleSet:
    """A house game: what is not said is as in `nine`."""
    return from_data(settings)


def known(name: str, **settings: Any) -> RuleSet:
    """A game of the catalogue with some settings changed."""
    return changed(named(name), settings)


def turn(total: int) -> str:
    """The words of a whole turn on the toy box that ends with this total."""
    gone = " ".join(f"{tile}t {tile}" for tile in (4, 2, 1) if not tile & total)
    return f"{gone} off:t" if total else gone


def words(script: str) -> Iterator[str]:
    """The words of a script, in which `=5` stands for a turn on the toy box that ends with 5."""
    for word in script.split():
        whole_turn = word.startswith("=") and not word.endswith("t")
        yield from turn(int(word[1:])).split() if whole_turn else [word]


def games(rules: RuleSet | str, players: Sequence[str], script: str, *, starter: int = 0) -> list[Game]:
    """The game before the first word and after each."""
    rules = named(rules) if isinstance(rules, str) else rules
    told = [new_game(rules, players, starter=starter)]
    for word in words(script):
        told.append(evolve(told[-1], read_event(told[-1], word)))
    return told


def play(rules: RuleSet | str, players: Sequence[str], script: str, *, starter: int = 0) -> Game:
    """The game after a script."""
    return games(rules, players, script, starter=starter)[-1]


def recorded(rules: RuleSet | str, players: Sequence[str], script: str) -> Record:
    """The record of a game told in words."""
    before = games(rules, players, script)
    events = [read_event(game, word) for game, word in zip(before, words(script), strict=False)]
    return extended(begun(before[0].rules, players), *events)


def refusal(game: Game, word: str) -> str:
    """The code with which a game refuses a word."""
    try:
        evolve(game, read_event(game, word))
    except IllegalActionError as error:
        return error.code
    raise AssertionError(f"{word} was accepted")


def winners(game: Game) -> list[str]:
    """Who has won, by name."""
    return [game.players[seat].name for seat in game.tally.winners]


def at(game: Game) -> str:
    """Whom the game waits for, by name."""
    return game.players[game.at].name
