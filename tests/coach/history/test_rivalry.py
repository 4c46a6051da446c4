"""Players against each other."""

from __future__ import annotations

from shutbox.coach.history import Champion, Rival, champions, rivals
from shutbox.play import Seat
from tests.coach.history.sample import LEFT, SHUT, played

FIRST, SECOND, BOTH = f"{SHUT} {LEFT}", f"{LEFT} {SHUT}", f"{SHUT} {SHUT}"
CLUB = Seat("Club player", "club")


def test_each_opponent_has_the_games_and_who_won_them() -> None:
    games = [
        played(FIRST, "Ann", "Bo"),
        played(SECOND, "Ann", "Bo", day="2026-11-02"),
        played(BOTH, "Bo", "Ann"),
        played(SECOND, "Ann", CLUB),
        played(FIRST, "Bo", CLUB),
        played(SHUT, "Ann"),
    ]
    assert rivals(games, "Ann") == [Rival("Bo", "person", 3, 2, 2), Rival("Club player", "club", 1, 0, 1)]


def test_a_champion_has_won_most_games_among_people_in_a_month() -> None:
    games = [
        played(FIRST, "Ann", "Bo", day="2026-10-01"),
        played(FIRST, "Ann", "Bo", day="2026-10-31"),
        played(SECOND, "Ann", "Bo", day="2026-10-20"),
        played(BOTH, "Cy", "Bo", day="2026-11-01"),
        played(FIRST, "Ann", CLUB, day="2026-11-02"),
        played(SHUT, "Ann", day="2026-11-03"),
    ]
    assert champions(games) == [Champion("2026-11", ("Bo", "Cy"), 1), Champion("2026-10", ("Ann",), 2)]
