from __future__ import annotations

import numpy as np
import pytest

from shutbox.bots.policy import policy
from shutbox.errors import ShutboxError
from shutbox.rules import changed, named
from shutbox.simulate.context import Sight
from shutbox.simulate.table import Table, thumb_picks
from shutbox.solve.tables import graph

ROWS = {"box": "1234/4321", "rounds": "4"}


def table(name: str, bots: tuple[str, ...], changes: dict[str, str] | None = None, **settings: int) -> Table:
    return Table(changed(named(name), changes or {}), [bots], "table", lambda: None, **settings)


@pytest.mark.parametrize(
    ("name", "changes", "bots"),
    [
        ("double-shutter", ROWS, ("perfect", "club")),
        ("ferme-ta-boite", {"box": "12345"}, ("expert", "perfect")),
        ("nine", {"box": "1234567"}, ("perfect", "novice", "options")),
        ("last-one-standing", {"box": "1234/4321"}, ("perfect", "casual", "random")),
    ],
)
def test_a_game_is_the_same_beside_any_others(name: str, changes: dict[str, str], bots: tuple[str, ...]) -> None:
    games, seats, totals = table(name, bots, changes).play(0, 60)
    parts = [table(name, bots, changes).play(first, count) for first, count in ((40, 20), (0, 7), (7, 33))]
    assert (np.concatenate([part[0] for part in (parts[1], parts[2], parts[0])]) == games).all()
    assert (np.concatenate([part[1] for part in (parts[1], parts[2], parts[0])]) == seats).all()
    assert np.array_equal(parts[0][2] + parts[1][2] + parts[2][2], totals)


def test_line_ups_beside_each_other_play_as_they_do_alone() -> None:
    rules = changed(named("double-shutter"), ROWS)
    line_ups = [("perfect", "club"), ("random", "perfect"), ("highest", "novice")]
    numbers, which = np.arange(90, dtype=np.uint64) * 7, np.arange(90) % 3
    games, seats, totals = Table(rules, line_ups, "s", lambda: None).play_all(numbers, which)
    for place, line_up in enumerate(line_ups):
        alone = Table(rules, [line_up], "s", lambda: None).play_all(numbers[place::3], np.zeros(30, np.int64))
        assert (seats[place::3] == alone.seats).all()
        assert (games["winners"][place::3] == alone.games["winners"]).all()
        assert (totals[place] == alone.totals[0]).all()


@pytest.mark.parametrize(
    ("name", "changes", "sight"),
    [("double-shutter", ROWS, Sight.DUEL), ("ferme-ta-boite", {"box": "12345678"}, Sight.RUNNING)],
)
def test_a_small_shelf_holds_the_same_worths_one_after_the_other(
    name: str, changes: dict[str, str], sight: Sight
) -> None:
    wide, narrow = (table(name, ("perfect", "club"), changes, room=room) for room in (1 << 26, 1))
    assert wide.sight is narrow.sight is sight
    assert (wide.play(0, 500)[1] == narrow.play(0, 500)[1]).all()


def test_bots_that_do_not_weigh_look_no_further_than_the_turn() -> None:
    assert table("double-shutter", ("highest", "random")).sight is Sight.TURN


@pytest.mark.parametrize("name", ["options", "lowest"])
@pytest.mark.parametrize("rules", ["double-shutter", "thai"])
def test_a_table_of_choices_is_the_policy_of_its_rule_of_thumb(name: str, rules: str) -> None:
    made = graph(named(rules).turn)
    found, wanted = thumb_picks(named(rules).turn, name), policy(made, name, -made.totals)
    for row in range(0, made.first.size - 1, 7):
        span = slice(made.first[row], made.first[row + 1])
        chosen = made.after[span][wanted.odds[span] > 0]
        assert list(chosen) == ([found.after[row]] if found.after[row] >= 0 else [])
    assert (found.dice == wanted.one_die).all()


def test_a_game_that_is_too_long_is_given_up() -> None:
    # No throw can shut the tile, so everybody always has the same total.
    changes = {"box": "20,", "ties": "play-off"}
    with pytest.raises(ShutboxError, match=r"after 90 turns, .* \[simulate-endless\]"):
        table("nine", ("highest", "highest"), changes, patience=90).play(0, 4)


def test_games_written_over_others_are_those_that_new_memory_would_hold() -> None:
    own = table("nine", ("highest",), {})
    before = own.play(0, 300)
    kept = [each.copy() for each in own.play(300, 300)]
    again = own.play(300, 300, over=before)
    assert again.games is before.games
    assert all((one == other).all() for one, other in zip(again, kept, strict=True))
    assert own.play(0, 20, over=again).games is not again.games
