"""The price of a game follows what solving it takes: its box, its format, its players and rounds."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import pytest

from shutbox.rules import RuleSet, changed, from_data, named
from shutbox.solve.price import price

ROW = [[value] for value in range(1, 17)]
RAISE = {"off_mat": "raise", "off_mat_chance": "1/20"}
# From quick to slow, each at least twice as long as the one before on the machine where it was measured.
LADDER = [
    (named("nine"), 2),
    (named("double-shutter"), 4),
    (named("double-shutter"), 8),
    (changed(named("double-shutter"), {"rounds": "10"}), 2),
    (from_data({"box": ROW, "format": "running"}), 2),
]


@pytest.mark.parametrize(("cheap", "dear"), list(pairwise(LADDER)))
def test_what_takes_longer_costs_more(cheap: tuple[RuleSet, int], dear: tuple[RuleSet, int]) -> None:
    assert price(*cheap) < price(*dear)


@pytest.mark.parametrize("name", ["nine", "double-shutter", "last-one-standing"])
def test_more_players_cost_more(name: str) -> None:
    rules = named(name)
    assert price(rules, 1) < price(rules, 3) < price(rules, 4)


def test_a_turn_costs_the_same_for_all_where_only_the_turn_is_solved() -> None:
    assert price(named("knock-out-45"), 2) == price(named("knock-out-45"), 6)


@pytest.mark.parametrize("harder", [RAISE, {"buys": "exact"}])
def test_tiles_that_rise_and_throws_that_are_listed_one_by_one_cost_more(harder: dict[str, str]) -> None:
    assert price(changed(named("nine"), harder), 2) > 4 * price(named("nine"), 2)


def test_a_price_is_reckoned_without_numpy() -> None:
    code = "import sys; from shutbox.rules import named; from shutbox.solve.price import price; price(named('nine'), 2)"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; print('numpy' in sys.modules)"], capture_output=True, text=True
    )
    assert done.stdout.strip() == "False"
