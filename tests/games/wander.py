"""Games of generated rule sets played at random, for the laws that hold of every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.errors import IllegalActionError
from shutbox.play import (
    Event,
    Game,
    Hand,
    Hint,
    KeyedDice,
    Leave,
    Off,
    Phase,
    Record,
    Rename,
    Reorder,
    Source,
    ThrownSum,
    TimeUp,
    TurnTotal,
    Undo,
    begun,
    decide,
    evolve,
    extended,
    legal,
)
from shutbox.play.events import SeatNumber
from shutbox.rules import Format, Position, RuleSet, named, names, score
from shutbox.rules.turn import OffMat
from tests.games.script import FOUR
from tests.strategies import rule_sets

LONGEST = 80
NOTES = (Undo, Hint, Hand, Rename)
Law = Callable[[Format, st.DataObject], None]


def law(test: Law) -> Law:
    """A test that holds of every format; each gets a third of the usual examples."""
    few = settings(max_examples=1 + settings().max_examples // 3)
    lawful: Law = few(given(st.data())(test))
    return pytest.mark.parametrize("form", Format, ids=[form.value for form in Format])(lawful)


@dataclass(frozen=True)
class Wandering:
    """A game played at random: its record, the game before the first event and after each, and its dice."""

    record: Record
    games: tuple[Game, ...]
    dice: KeyedDice

    @property
    def steps(self) -> list[tuple[Game, Event, Game]]:
        """Each event between the games before and after it."""
        return list(zip(self.games, self.record.events, self.games[1:], strict=False))


def _asides(game: Game, chance: Random) -> dict[Event, int]:
    """What can happen beside the actions that are offered, with its weight."""
    seat = chance.randrange(len(game.players))
    found: dict[Event, int] = {
        Hint(SeatNumber(seat)): 1,
        Hand(SeatNumber(seat), f"{chance.choice('XYZ')} é/,%{seat}", "bot-1"): 1,
    }
    if seat not in game.tally.left:
        found[Leave(SeatNumber(seat))] = 1
    if game.phase is not Phase.START:
        found[TimeUp()] = 3
    if game.phase in (Phase.THROW, Phase.SURVIVOR) and game.rules.turn.off_mat is not OffMat.NONE:
        found[Off()] = 4
    if game.before is not None:
        found[Undo()] = 4
    return found | {event: 3 for event in _box_notes(game, chance) if _can_happen(game, event)}


def _box_notes(game: Game, chance: Random) -> list[Event]:
    """What people write down at a real box, possible or not."""
    turn, seats = game.rules.turn, list(map(SeatNumber, range(len(game.players))))
    chance.shuffle(seats)
    return [
        ThrownSum(sum(chance.choices(range(1, turn.faces + 1), k=turn.dice))),
        TurnTotal(score(turn, Position(chance.randrange(turn.box.full + 1)))),
        TurnTotal(0),
        Reorder(tuple(seats)),
        Rename(seats[0], f"{chance.choice('UVW')} é/,%={seats[0]}"),
    ]


def _can_happen(game: Game, event: Event) -> bool:
    try:
        evolve(game, event)
    except IllegalActionError:
        return False
    return True


def _next(game: Game, chance: Random, dice: KeyedDice, asides: Callable[[Event], bool]) -> Event:
    beside = {event: weight for event, weight in _asides(game, chance).items() if asides(event)}
    if beside and chance.random() < 0.15:
        return chance.choices(list(beside), list(beside.values()))[0]
    return decide(game, chance.choice(legal(game)), dice)


def everything(_event: Event) -> bool:
    """Any aside may happen."""
    return True


def no_notes(event: Event) -> bool:
    """Nothing is noted and nothing taken back."""
    return not isinstance(event, NOTES)


def wander(
    rules: RuleSet,
    players: int,
    seed: int,
    *,
    source: Source = Source.SEEDED,
    asides: Callable[[Event], bool] = everything,
    longest: int = LONGEST,
) -> Wandering:
    """A game played at random; when it has grown long its players leave one by one."""
    chance, dice = Random(seed), KeyedDice(sha256(str(seed).encode()).digest(), source)
    record = begun(rules, FOUR[:players], starter=seed % players)
    games = [record.start]
    while not games[-1].over:
        if len(games) <= longest:
            event = _next(games[-1], chance, dice, asides)
        else:
            event = Leave(SeatNumber(min(set(range(players)) - games[-1].tally.left)))
        record = extended(record, event)
        games.append(evolve(games[-1], event))
    return Wandering(record, tuple(games), dice)


def seats(rules: RuleSet) -> st.SearchStrategy[int]:
    """Numbers of players that a rule set serves, mostly more than one."""
    most = 1 if rules.game.format is Format.SOLITAIRE else min(4, rules.game.most_players)
    return st.sampled_from([players for players in (2, 3, 4, 3, 1) if players <= most])


def rules_of(form: Format) -> st.SearchStrategy[RuleSet]:
    """Rule sets of this format, generated or known."""
    known = [rules for rules in map(named, names()) if rules.game.format is form]
    return st.one_of([rule_sets(form), st.sampled_from(known)] if known else [rule_sets(form)])


@st.composite
def wanderings(
    draw: st.DrawFn,
    rules: st.SearchStrategy[RuleSet],
    *,
    source: Source | None = None,
    asides: Callable[[Event], bool] = everything,
) -> Wandering:
    """Games played at random by such rules, with typed or seeded dice."""
    drawn = draw(rules)
    players, seed = draw(seats(drawn)), draw(st.integers(0, 2**32))
    source = source or draw(st.sampled_from([Source.SEEDED, Source.TYPED]))
    return wander(drawn, players, seed, source=source, asides=asides)


def with_game(rules: RuleSet, **changes: object) -> RuleSet:
    """A rule set with some of its game changed."""
    return replace(rules, game=replace(rules.game, **changes))  # type: ignore[arg-type]
