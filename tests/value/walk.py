"""Games played at random, with everything that can happen beside the actions that are offered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from shutbox.play import Event, Game, Leave, Off, Phase, Shut, TimeUp, decide, evolve, legal, seeded_dice
from shutbox.play.events import SeatNumber
from shutbox.rules import Format, RuleSet, TurnRules
from shutbox.rules.box import Move
from shutbox.rules.ruleset import GameRules, faults
from shutbox.rules.turn import OffMat
from tests.games.solved_tiny import begun, tiny_turns
from tests.strategies import boxes, game_rules

LONGEST = 60


def _asides(game: Game, chance: Random) -> list[Event]:
    """What can happen beside: a player leaves, the time is up, a die leaves the mat."""
    seat = chance.randrange(len(game.players))
    found: list[Event] = [] if seat in game.tally.left else [Leave(SeatNumber(seat))]
    if game.phase is not Phase.START:
        found += [TimeUp()] * 2
    if game.phase in (Phase.THROW, Phase.SURVIVOR) and game.rules.turn.off_mat is not OffMat.NONE:
        found += [Off()] * 3
    return found


def walk(rules: RuleSet, players: int, seed: int, *, asides: float = 0.0) -> Iterator[Game]:
    """A game played at random, state by state until it is over or long enough, with so many asides."""
    chance, dice = Random(seed), seeded_dice(str(seed))
    game = begun(rules, players, starter=seed % players)
    for _ in range(LONGEST):
        if game.over:
            return
        yield game
        beside = _asides(game, chance) if chance.random() < asides else []
        game = evolve(game, chance.choice(beside) if beside else decide(game, chance.choice(legal(game)), dice))


def is_choice(game: Game) -> bool:
    """Whether there is more than one thing to do."""
    return len(legal(game)) > 1


def moved(game: Game, move: int) -> Game:
    """The game after tiles were shut."""
    return evolve(game, Shut(Move(move)))


@st.composite
def tiny_rules(draw: st.DrawFn, form: Format) -> RuleSet:
    """Rule sets of a format on boxes of a few tiles, short enough to be solved at once."""
    game, turn = _short(draw(game_rules(form))), draw(tiny_turns())
    if any(fault.code == "box-never-shut" for fault in faults(turn, game)):
        turn = draw(tiny_turns(draw(boxes(most_columns=3, most_rows=1, most_value=2))))
    return RuleSet("tiny", turn, game)


def _short(game: GameRules) -> GameRules:
    """The same game, but soon over, and at a table where nobody is refused."""
    if game.format is Format.LAST_ONE_STANDING:
        return replace(game, limit=1 + game.limit % 6, most_players=12)
    if game.format in (Format.RUNNING, Format.CHASE):
        return replace(game, rounds=min(game.rounds, 2), fewest_rounds=1, most_players=12)
    if game.format in (Format.KNOCK_OUT, Format.UNTIL):
        # The whole game of three is solved total by total.
        return replace(game, limit=1 + game.limit % 12, most_players=12)
    return replace(game, most_players=12)


def without_chance(turn: TurnRules) -> TurnRules:
    """The same turn with dice that stay on the mat unless somebody says otherwise."""
    return replace(turn, off_mat_chance=TurnRules().off_mat_chance)
