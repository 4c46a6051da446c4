"""A race as a value, and the settings by which its chances are known."""

from __future__ import annotations

from typing import Any

import pytest

from shutbox.rules import from_data, named, names
from shutbox.rules.ruleset import Format
from shutbox.solve import library
from shutbox.solve.format import row_of
from shutbox.solve.format.race import fewest_too_many, is_race, scale_of, start_of_race


def test_a_race_begins_with_the_starter() -> None:
    race = start_of_race((5, 0, 2), 1, 3)
    assert (race.totals, race.playing, race.waiting, race.rounds) == ((5, 0, 2), (1, 2, 0), (1, 2, 0), 3)


def test_between_the_totals_of_one_turn_there_is_room_for_others() -> None:
    game = named("nine").game
    assert [scale_of(game, (0.0, 3.0, 7.0), total) for total in (0, 1, 3, 5, 7, 9)] == [0, 1, 2, 3, 4, 5]
    assert scale_of(named("golf").game, (0.0, 3.0), 7) == 7


@pytest.mark.parametrize(("out_at", "lowest"), [("above", 46), ("reached", 45)])
def test_the_limit_knocks_out_above_it_or_at_it(out_at: str, lowest: int) -> None:
    game = from_data({"format": "knock-out", "limit": 45, "out_at": out_at}).game
    assert fewest_too_many(game) == lowest


@pytest.mark.parametrize(
    ("more", "known"),
    [
        ({"format": "running", "next_start": "winner"}, True),
        ({"format": "running", "next_start": "winner", "shut_wins": True}, False),
        ({"format": "one-turn", "shut_wins": True, "ties": "play-off"}, False),
        ({"format": "knock-out", "limit": 45, "next_start": "winner"}, False),
        ({"format": "knock-out", "limit": 45, "next_start": "winner", "out_when": "round-end"}, True),
        ({"format": "knock-out", "limit": 45, "shut_wins": True, "out_when": "round-end"}, False),
        ({"format": "chase"}, False),
    ],
    ids=str,
)
def test_an_order_that_depends_on_results_is_not_known(more: dict[str, Any], *, known: bool) -> None:
    assert is_race(from_data(more).game) is known


def test_every_table_of_every_catalogue_game_has_chances_to_win() -> None:
    missing = [
        (name, players)
        for name in names()
        for players in range(2, named(name).game.most_players + 1)
        if named(name).game.format is not Format.SOLITAIRE
        and not any(
            row_of(problem.kind).horizon.to_the_end
            for problem in library.problems(named(name), players, named(name).game.rounds)
        )
    ]
    assert missing == []
