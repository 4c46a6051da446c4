"""The exact extra total of each bot on every rule set, and the heats that give graded bots their strength on `nine`.

.venv/bin/python -m benchmarks.grades           the heats, found anew
.venv/bin/python -m benchmarks.grades --all     and the exact extra total of every bot on every rule set (a minute)
"""

from __future__ import annotations

import sys

from benchmarks.needs import packages

with packages("numba", "numpy"):
    from shutbox.bots import BOTS, GRADES, graded_policy, strength
    from shutbox.rules import named, names
    from shutbox.solve import best, graph, policy_values

WANTED = {"novice": 4.0, "casual": 2.0, "club": 0.7, "expert": 0.2}


def extra(heat: float) -> float:
    """What a player of this heat adds to the least mean total of a turn of `nine`."""
    rules = named("nine").turn
    made = graph(rules)
    values, _ = best(made, -made.totals)
    mean = policy_values(made, graded_policy(made, -made.totals, values, heat), made.totals)
    return float(mean[rules.set_up] + values[rules.set_up])


def heat_for(wanted: float) -> float:
    """The heat that costs so much, by bisection."""
    low, high = 1e-4, 10.0
    for _ in range(60):
        middle = (low * high) ** 0.5
        low, high = (middle, high) if extra(middle) < wanted else (low, middle)
    return low


def main(arguments: list[str]) -> None:
    """Prints the heats, and the table if it is wanted."""
    for name, wanted in WANTED.items():
        print(f"{name:<8} extra {wanted:.1f}: heat {heat_for(wanted):.5f}, in use {GRADES[name]}")
    if arguments == ["--all"]:
        for rules in names():
            cells = (f"{name} {strength(name, named(rules).turn).extra:.4g}" for name in BOTS)
            print(f"{rules:<22} " + "  ".join(cells), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
