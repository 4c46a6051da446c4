"""Which events count: what was taken back does not."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.coach.course import NOTES, course
from shutbox.play import Game, Undo, evolve
from shutbox.rules import Format, named
from tests.coach.told import recorded
from tests.play.wander import Wandering, rules_of, wanderings


def counted(script: str) -> list[int]:
    """The numbers of the events that count."""
    return [passage.number for passage in course(recorded(named("nine"), 2, script)) if passage.counted]


def test_what_was_taken_back_and_the_taking_back_do_not_count() -> None:
    assert counted("4,5t 9 undo 8+1 6,6t") == [1, 4, 5]


def test_several_steps_can_be_taken_back_one_by_one() -> None:
    assert counted("4,5t 9 6,6t undo undo undo 1,1t 2") == [7, 8]


def test_what_was_taken_back_can_be_done_again_and_taken_back_again() -> None:
    assert counted("4,5t 9 undo 9 undo 8+1") == [1, 6]


def test_notes_are_not_taken_back() -> None:
    assert counted("4,5t hint:1 9 hint:2 undo seat:1=person,Zoe undo 6,6t") == [2, 4, 6, 8]


def bare(game: Game) -> object:
    """A game without names and without the way back."""
    return game.tally, game.phase, game.at, game.position, game.throw, game.last_throw


@settings(max_examples=60)
@given(st.sampled_from(Format).flatmap(lambda form: wanderings(rules_of(form))))
def test_the_events_that_count_lead_to_the_same_game_without_the_others(wandering: Wandering) -> None:
    game = wandering.record.start
    for passage in course(wandering.record):
        if passage.counted and not isinstance(passage.event, NOTES):
            assert bare(passage.before) == bare(game)
            game = evolve(game, passage.event)
        assert not (passage.counted and isinstance(passage.event, Undo))
    assert bare(game) == bare(wandering.record.game)
