"""How far bots and hints of a local game look ahead: as far as can be solved while people wait."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from shutbox.cli.terminal import Terminal, progress
from shutbox.play import Game
from shutbox.value import Horizon, coverage, prepare, prepared_horizon
from shutbox.words import Words

# What people wait for, in the unit of `solve.price`: about two seconds of solving. What is stored costs nothing.
PATIENCE = 1_200_000_000


@contextmanager
def solving(words: Words, game: Game, terminal: Terminal) -> Iterator[None]:
    """Computes what the values of a game need, and says so; within it, a single turn may be solved."""
    with progress(words, terminal, reached_horizon(game).value) as draw:
        prepare(game, draw, budget=PATIENCE)
        yield


def reached_horizon(game: Game) -> Horizon:
    """How far ahead the values of a game look here."""
    return prepared_horizon(game, budget=PATIENCE)


def is_shortened(game: Game) -> bool:
    """Whether a game could be solved further than people wait for."""
    return list(coverage(game)) != list(coverage(game, budget=PATIENCE))


def foresight_text(words: Words, horizon: Horizon) -> str:
    """The sentence that says how far ahead the values look, and why no further."""
    return words.text("play-foresight", horizon=horizon.value)
