"""Exercises: situations with a choice, from a player's own mistakes or from random games, in three levels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from math import inf

from shutbox.bots import bot
from shutbox.coach.analysis import analyse
from shutbox.coach.judgement import Judgement, judgement_of
from shutbox.errors import ShutboxError
from shutbox.play import PERSON, Action, Game, KeyedDice, Phase, Record, Source, decide, evolve, legal, new_game
from shutbox.rules import RuleSet
from shutbox.value import Option, Options, options, reach

MISTAKES = (Judgement.INACCURACY, Judgement.MISTAKE, Judgement.BLUNDER)
# A loss below LEAST teaches nothing. A loss above PLAIN can be seen without calculation.
LEAST, PLAIN = 0.002, 0.03
# Random games are played by a club player: sensible, with a mistake now and then, so that all kinds of boxes come up.
TASTE, HABIT = "club", "fewest-tiles"
PATIENCE = 60


class Level(Enum):
    """How hard an exercise is."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Exercise:
    """A situation with a real choice, and the value of every option."""

    game: Game
    options: Options
    level: Level

    def option(self, action: Action) -> Option:
        """The option with this action."""
        return next(option for option in self.options.options if option.action == action)

    def share(self, option: Option) -> float:
        """The loss of an option as a share of the range of the value."""
        low, high = reach(self.game, self.options.unit)
        return self.options.loss(option) / (high - low)

    def judgement(self, option: Option) -> Judgement:
        """How good an option is."""
        return judgement_of(self.share(option))


def exercise(game: Game, *, budget: float = inf) -> Exercise | None:
    """The exercise for a situation; None if its options do not differ enough to learn from."""
    if game.over or game.phase is Phase.START or len(legal(game)) < 2:
        return None
    draft = Exercise(game, options(game, budget=budget), Level.MEDIUM)
    shares = sorted(draft.share(option) for option in draft.options.options)
    if shares[-1] < LEAST:
        return None
    return Exercise(game, draft.options, level(draft))


def level(draft: Exercise) -> Level:
    """The level of an exercise: whether the usual habit finds the best option, and how much worse the next one is."""
    habit = draft.option(bot(HABIT, lambda: 0.0).choose(draft.game))
    if draft.options.loss(habit):
        return Level.HARD
    next_best = min((share for share in map(draft.share, draft.options.options) if share), default=0.0)
    return Level.EASY if next_best >= PLAIN else Level.MEDIUM


def mistakes(record: Record, player: str | None = None, *, budget: float = inf) -> Iterator[Exercise]:
    """The situations of a record in which a person made a mistake, in the order of the game."""
    for step in analyse(record, budget=budget).steps:
        seat = step.game.players[step.seat]
        ours = seat.name == player if player is not None else seat.kind == PERSON
        if step.choice and step.counted and ours and step.choice.judgement in MISTAKES:
            task = exercise(step.game, budget=budget)
            if task is not None:
                yield task


def random_exercise(
    rules: RuleSet,
    players: Sequence[str],
    key: bytes,
    lots: Callable[[], float],
    wanted: Level | None,
    *,
    budget: float = inf,
) -> Exercise:
    """An exercise from a game between bots, of the wanted level if one is found within `PATIENCE` games."""
    spare: Exercise | None = None
    for attempt in range(PATIENCE):
        dice = KeyedDice(key + attempt.to_bytes(4, "big"), Source.SCRIPTED)
        for candidate in _course(rules, players, dice, lots, budget):
            if wanted in (None, candidate.level) and lots() < 1 / 3:
                return candidate
            spare = spare or candidate
    if spare is None:
        raise ShutboxError("drill-none", rules=rules.name)
    return spare


def _course(
    rules: RuleSet, players: Sequence[str], dice: KeyedDice, lots: Callable[[], float], budget: float
) -> Iterator[Exercise]:
    """The exercises of one game between bots, about half of those there are."""
    game = new_game(rules, players)
    while not game.over:
        candidate = exercise(game, budget=budget) if lots() < 1 / 2 else None
        if candidate is not None:
            yield candidate
        game = evolve(game, decide(game, bot(TASTE, lots, budget=budget).choose(game), dice))
