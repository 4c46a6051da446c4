"""What happens at a table, in sentences; the dice are checked without being asked."""

from __future__ import annotations

import pytest

from shutbox.cli.live.entry_text import entry_lines
from shutbox.cli.live.mirror import Mirror, apply_entry
from shutbox.play import Dice, decide, legal, write_event
from shutbox.play.events import SeatNumber
from shutbox.play.table.entry import (
    Begun,
    Called,
    Closed,
    Entry,
    Filled,
    Moved,
    Opened,
    Played,
    Rematched,
    Sat,
    Stood,
    entry_data,
)
from shutbox.words import Words
from tests.cli.live_tables import envelope_dice, mirror_of, new_table, opened_envelope, sealed_table, typed_table

WORDS = Words()


def entry_text_of(mirror: Mirror, entry: Entry) -> list[str]:
    after, _ = apply_entry(mirror, {"n": mirror.n + 1, "event": entry_data(entry)})
    return entry_lines(WORDS, mirror, entry, after)


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        (Sat(SeatNumber(1), "Bo"), ["Bo takes seat 2."]),
        (Stood(SeatNumber(0)), ["Seat 1 of Ann is open again."]),
        (Filled(SeatNumber(1), "club", "Club"), ["Seat 2 goes to Club, a bot."]),
        (Moved(SeatNumber(0)), ["Ann goes on with seat 1 at another device."]),
        (Called(), ["All seats are taken: everybody shows the seed that was sealed."]),
        (Closed(), ["The table was given up."]),
        (Rematched("0" * 12), ["There is a rematch, at another table: rematch goes there."]),
    ],
)
def test_players_who_come_and_go_are_announced(entry: Entry, text: list[str]) -> None:
    assert entry_text_of(mirror_of(new_table(), Sat(SeatNumber(0), "Ann")), entry) == text


def test_a_missing_seed_is_reported() -> None:
    (*begun, _) = sealed_table()
    assert entry_text_of(mirror_of(*begun), Begun([1])) == [
        "The game begins.",
        "Sealed a seed and did not show it: Bo. The game goes on without it.",
    ]


def test_after_a_move_of_another_player_the_position_is_shown() -> None:
    assert entry_text_of(mirror_of(*typed_table("4,5t"), you=(1,)), Played("9")) == ["Ann shuts 9.  12345678."]
    assert entry_text_of(mirror_of(*typed_table("4,5t"), you=(0,)), Played("9")) == ["Ann shuts 9."]


def whole_game() -> Mirror:
    mirror, dice = mirror_of(*sealed_table()), envelope_dice()
    while not mirror.known_table.ended:
        mirror = play_on(mirror, dice)
    return mirror


def play_on(mirror: Mirror, dice: Dice) -> Mirror:
    game = mirror.known_table.live
    word = write_event(game, decide(game, legal(game)[0], dice))
    return apply_entry(mirror, {"n": mirror.n + 1, "event": entry_data(Played(word))})[0]


def test_the_envelope_is_looked_into_as_soon_as_it_is_open() -> None:
    (line,) = entry_text_of(whole_game(), opened_envelope())
    assert line.startswith("dice: ")
    assert line.endswith("throws fit the envelope.")


@pytest.mark.parametrize("secret", ["11" * 32, "no secret"])
def test_dice_that_were_not_sealed_are_cried_out(secret: str) -> None:
    (line,) = entry_text_of(whole_game(), Opened(secret))
    assert line.startswith("dice: THESE ARE NOT THE DICE THAT WERE SEALED: ")
    (line,) = entry_text_of(mirror_of(new_table(), Closed()), Opened(secret))
    assert line.startswith("dice: THE ENVELOPE IS NOT THE ONE THAT WAS SEALED.")
    (line,) = entry_text_of(mirror_of(new_table(), Closed()), opened_envelope())
    assert line.startswith("dice: the envelope is the one that was sealed")
