"""The rules of thumb of docs/results.md as policies, so that their cost against the best play is exact."""

from __future__ import annotations

import numpy as np

from shutbox.bots import THUMBS as RULES
from shutbox.bots import Sight, Thumb, policy, thumb_policy
from shutbox.rules import TurnRules
from shutbox.solve import Graph, Policy, graph, policy_values

# A tile above six, which only the sum of two dice can shut, or else the lowest.
THAI = Thumb(Sight.TILES, lambda _: lambda value: value if value > 6 else -value)
# What the page calls each rule; the one without a rule of thumb draws lots.
THUMBS: dict[str, Thumb | None] = {
    "fewest tiles": RULES["fewest-tiles"],
    "most throws left to play": RULES["options"],
    "highest tiles first": RULES["highest"],
    "most off the total": RULES["least-left"],
    "keep the low tiles": RULES["keep-low"],
    "any move, by lot": None,
    "lowest tiles first": RULES["lowest"],
    "most tiles": RULES["most-tiles"],
}


def _followed(made: Graph, thumb: Thumb | None) -> Policy:
    return thumb_policy(made, (thumb,)) if thumb else policy(made, "random", -made.totals)


def mean_total(rules: TurnRules, thumb: Thumb | None) -> float:
    """The mean final total of a turn played by this rule."""
    made = graph(rules)
    return float(policy_values(made, _followed(made, thumb), made.totals)[rules.set_up])


def shut_chance(rules: TurnRules, thumb: Thumb | None) -> float:
    """The chance that a turn played by this rule shuts the box."""
    made = graph(rules)
    return float(policy_values(made, _followed(made, thumb), np.arange(made.size) == 0)[rules.set_up])
