from __future__ import annotations

from shutbox.play import new_game
from shutbox.rules import named
from shutbox.value import Unit, reach


def test_a_chance_lies_between_nothing_and_certainty() -> None:
    assert reach(new_game(named("nine"), ["Ann", "Bo"]), Unit.CHANCE) == (0, 1)


def test_a_total_lies_between_a_shut_box_and_a_whole_one() -> None:
    assert reach(new_game(named("nine"), ["Ann"]), Unit.TOTAL) == (0, 45)
    assert reach(new_game(named("double-shutter"), ["Ann"]), Unit.TOTAL) == (0, 135)


def test_a_round_earns_two_points_at_the_most() -> None:
    assert reach(new_game(named("double-shutter"), ["Ann", "Bo", "Cy"]), Unit.POINTS) == (0, 2)


def test_who_pays_can_lose_two_points_and_win_two_of_everybody() -> None:
    assert reach(new_game(named("double-shutter-2008"), ["Ann", "Bo", "Cy", "Di"]), Unit.POINTS) == (-2, 6)


def test_a_round_of_last_one_standing_earns_four_points_at_the_most() -> None:
    assert reach(new_game(named("last-one-standing"), ["Ann", "Bo"]), Unit.POINTS) == (0, 4)
