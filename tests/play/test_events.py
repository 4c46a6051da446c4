"""The sources of throws in a record, and which events are in effect."""

from __future__ import annotations

import pytest

import shutbox.play
from shutbox.play import Hint, Leave, Source, Take, ThrowDice, TimeUp, Undo
from shutbox.play.events import SeatNumber, effective


def test_every_source_has_its_letter() -> None:
    assert {source.name: source.value for source in Source} == {
        "SYSTEM": "r",
        "SEEDED": "s",
        "SCRIPTED": "x",
        "TYPED": "t",
        "SEALED": "e",
    }


def test_only_typed_dice_were_not_made_by_the_computer() -> None:
    assert [source for source in Source if not source.generated] == [Source.TYPED]


def test_notes_undos_and_what_was_taken_back_are_not_in_effect() -> None:
    assert effective([Take(), Hint(SeatNumber(0)), TimeUp(), Hint(SeatNumber(1)), Undo(), Leave(SeatNumber(0))]) == [
        0,
        5,
    ]


def test_the_action_is_still_found_under_its_old_name_with_a_warning() -> None:
    with pytest.warns(DeprecationWarning, match="ThrowDice"):
        assert getattr(shutbox.play, "Throw") is ThrowDice  # noqa: B009
    with pytest.raises(AttributeError, match="Cast"):
        getattr(shutbox.play, "Cast")  # noqa: B009
