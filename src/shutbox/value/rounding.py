"""What the rounded solutions that come with the package change about advice, compared with exact ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shutbox.play import Game, Phase, SeatNumber, begin, decide, evolve, legal, new_game, seeded_dice
from shutbox.rules import changed
from shutbox.solve.format import Problem
from shutbox.solve.portable import closed_shelf
from shutbox.value.options import options


@dataclass(frozen=True, slots=True)
class Advice:
    """Whether the best option is the same by rounded and by exact values, and what the rounded one costs exactly."""

    same: bool
    loss: float


def advice(game: Game) -> Advice:
    """The best option of a live game by the values that players read, judged by exact values."""
    action = options(game).best.action
    with closed_shelf():
        exact = options(game)
    chosen = next(each for each in exact.options if each.action == action)
    return Advice(action == exact.best.action, exact.loss(chosen))


def sampled_advice(problem: Problem, choices: int, seed: str) -> Iterator[Advice]:
    """The advice at so many choices of games that everybody plays as advised."""
    rules = changed(problem.rules, {"rounds": problem.rounds}) if problem.rounds else problem.rules
    dice = seeded_dice(seed)
    while choices > 0:
        game = new_game(rules, [f"P{seat}" for seat in range(problem.players)])
        if game.phase is Phase.START:
            game = begin(game, SeatNumber(0))
        while not game.over and choices > 0:
            if len(legal(game)) > 1:
                yield advice(game)
                choices -= 1
            game = evolve(game, decide(game, options(game).best.action, dice))
