"""The price of a solution follows what making it takes: the box and the number of sweeps."""

from __future__ import annotations

import subprocess
import sys

import pytest

from shutbox.rules import changed, named
from shutbox.solve.price import price

RAISE = {"off_mat": "raise", "off_mat_chance": "1/20"}


def test_a_larger_box_and_more_sweeps_cost_more() -> None:
    assert price(named("nine")) < price(named("double-shutter")) < price(named("double-shutter"), 2)


@pytest.mark.parametrize("harder", [RAISE, {"buys": "exact"}])
def test_tiles_that_rise_and_throws_that_are_listed_one_by_one_cost_more(harder: dict[str, str]) -> None:
    assert price(changed(named("nine"), harder), 46) > 4 * price(named("nine"), 46)


def test_a_price_is_reckoned_without_numpy() -> None:
    code = "import sys; from shutbox.rules import named; from shutbox.solve.price import price; price(named('nine'))"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; print('numpy' in sys.modules)"], capture_output=True, text=True
    )
    assert done.stdout.strip() == "False"
