from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from shutbox.rules import changed, named
from shutbox.simulate.counts import Counts, counts_of
from shutbox.simulate.table import Table


def counts_at(table: Table, first: int, count: int) -> Counts:
    games, seats, (totals,) = table.play(first, count)
    return counts_of(games, seats, totals)


def played(name: str, bots: tuple[str, ...], games: int, changes: dict[str, str] | None = None) -> tuple[Table, Counts]:
    table = Table(changed(named(name), changes or {}), [bots], "counts", lambda: None)
    return table, counts_at(table, 0, games)


@pytest.mark.parametrize("name", ["nine", "digits", "double-shutter-2008", "knock-out-45"])
def test_counts_are_what_counting_one_by_one_gives(name: str) -> None:
    bots = ("highest", "random", "least-left")
    table, found = played(name, bots, 90)
    games, seats, (totals,) = table.play(0, 90)
    assert found.games == 90
    assert (found.totals == totals).all()
    for seat in range(3):
        rows = [
            [int(own["turns"]), int(own["sum"]), int(own["thrown"]), int(own["points"]), int(game["round"])]
            for game, own in zip(games, seats[:, seat], strict=True)
        ]
        assert found.sums[seat].tolist() == [sum(column) for column in zip(*rows, strict=True)]
        for one in range(5):
            for other in range(5):
                assert found.products[seat, one, other] == sum(row[one] * row[other] for row in rows)
        assert found.sums[seat, 1] == sum(
            int(n) * int(t) for n, t in zip(totals[seat], table.course.totals, strict=True)
        )
        assert found.began[seat] == sum(int(game["began"]) == seat for game in games)
    winners = [[seat for seat in range(3) if game["winners"] >> seat & 1] for game in games]
    for seat in range(3):
        for sharers in range(4):
            assert found.wins[seat, sharers] == sum(seat in won and len(won) == sharers for won in winners)
    assert found.opened.sum() == sum(int(game["began"]) in won for game, won in zip(games, winners, strict=True))


def test_every_game_is_won_once() -> None:
    _, found = played("shut-the-box", ("highest", "random"), 500)
    shares = sum(Fraction(int(found.wins[seat, sharers]), sharers) for seat in range(2) for sharers in (1, 2))
    assert shares == 500


def test_parts_add_up_to_the_whole() -> None:
    table, whole = played("knock-out-45", ("novice", "highest"), 200)
    parts = [counts_at(table, first, count) for first, count in ((150, 50), (0, 30), (30, 120))]
    total = parts[0] + parts[1] + parts[2]
    for name in ("games", "totals", "wins", "began", "opened", "sums", "products"):
        assert np.array_equal(getattr(total, name), getattr(whole, name))
