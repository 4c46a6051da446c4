"""The price of a solution follows what making it takes: the box, what is solved, players and rounds."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import pytest

from shutbox.rules import RuleSet, changed, from_data, named
from shutbox.solve.price import price

Asked = tuple[RuleSet, str, int, int]
ROW = [[value] for value in range(1, 17)]
RAISE = {"off_mat": "raise", "off_mat_chance": "1/20"}
# From quick to slow, each at least twice as long as the one before on the machine where it was measured.
LADDER: list[Asked] = [
    (named("nine"), "one-turn", 2, 1),
    (named("double-shutter"), "chase", 4, 1),
    (named("double-shutter"), "chase", 8, 1),
    (named("double-shutter"), "chase-game", 2, 10),
    (from_data({"box": ROW, "format": "running"}), "running", 2, 5),
]


@pytest.mark.parametrize(("cheap", "dear"), list(pairwise(LADDER)))
def test_what_takes_longer_costs_more(cheap: Asked, dear: Asked) -> None:
    assert price(*cheap) < price(*dear)


@pytest.mark.parametrize(
    ("name", "kind"), [("nine", "one-turn"), ("double-shutter", "chase"), ("last-one-standing", "standing")]
)
def test_more_players_cost_more(name: str, kind: str) -> None:
    rules = named(name)
    assert price(rules) < price(rules, kind, 3) < price(rules, kind, 4)


@pytest.mark.parametrize("harder", [RAISE, {"buys": "exact"}])
def test_tiles_that_rise_and_throws_that_are_listed_one_by_one_cost_more(harder: dict[str, str]) -> None:
    assert price(changed(named("nine"), harder), "one-turn", 2) > 4 * price(named("nine"), "one-turn", 2)


def test_a_price_is_reckoned_without_numpy() -> None:
    code = "import sys; from shutbox.rules import named; from shutbox.solve.price import price; price(named('nine'))"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; print('numpy' in sys.modules)"], capture_output=True, text=True
    )
    assert done.stdout.strip() == "False"
