"""Stepping through a record."""

from __future__ import annotations

from typing import Any

import pytest

import shutbox as sb

RECORD = sb.play_out("nine", ["highest", "random"], seed=5)


def test_a_cursor_goes_forwards_and_back_and_stops_at_the_ends() -> None:
    cursor = sb.cursor(RECORD)
    assert (cursor.place, cursor.game, cursor.event, cursor.word, cursor.facts) == (0, RECORD.start, None, "", ())
    assert cursor.back() == cursor
    assert cursor.forward(10_000).game == RECORD.game
    assert cursor.forward(4).back(3) == cursor.forward() == cursor.to(1)
    assert cursor.to(-1).place == cursor.last == len(RECORD.events)


def test_the_places_are_those_of_the_record() -> None:
    places = list(sb.cursor(RECORD))
    assert [each.event for each in places[1:]] == list(RECORD.events)
    assert places[1].word.endswith("s")
    assert places[1].facts[0].kind == "thrown"
    assert [each.place for each in sb.cursor(RECORD, 3)] == list(range(3, len(RECORD.events) + 1))


def test_a_cursor_shows_its_game() -> None:
    cursor = sb.cursor(RECORD, 1)
    assert str(cursor) == str(cursor.game)
    assert cursor._repr_svg_() == cursor.game._repr_svg_()
    assert repr(cursor) == f"<Cursor at 1 of {cursor.last}: {cursor.game!r}>"


@pytest.mark.parametrize("place", [10_000, -10_000])
def test_a_place_that_there_is_not_is_refused(place: int) -> None:
    with pytest.raises(sb.NotationError, match="cursor-place"):
        sb.cursor(RECORD, place)


@pytest.mark.parametrize("place", [1.0, "1", None, True])
def test_what_is_no_place_is_refused(place: Any) -> None:
    with pytest.raises(TypeError, match="place must be a whole number"):
        sb.cursor(RECORD, place)


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(TypeError, match="record must be a Record"):
        sb.cursor("shutbox 1")  # type: ignore[arg-type]
