"""Rule sets that between them need every part of the environments."""

from __future__ import annotations

from typing import Any

from shutbox.rules import RuleSet, changed, from_data, named

HOUSE: dict[str, dict[str, Any]] = {
    "raise": {"box": "1234567", "off_mat": "raise", "off_mat_chance": "1/6"},
    "end": {"off_mat": "end", "off_mat_chance": "1/6"},
    "choose": {"box": "12345", "off_mat": "choose", "off_mat_chance": "1/4", "one_die": "standing:6:optional"},
    "void": {"box": "12345", "off_mat": "void", "off_mat_chance": "1/4", "one_die": "standing:6:optional"},
    "forced": {"box": "1234567/7654321", "one_die": "exposed:9:forced", "behind": "next-throw", "tiles": 2},
    "three dice": {"box": "123456789", "dice": 3, "faces": 4, "one_die": "highest:4:optional", "unlucky": 7},
    "exact": {"box": "123456", "buys": "exact", "dice": 2, "faces": 5, "total": "digits"},
    "thai": {"buys": "thai", "dice": 3, "first_throw": 2, "total": "tiles"},
    "one die": {"box": "1234", "dice": 1, "faces": 4, "set_up": "1.34"},
}
FORMATS = ["nine", "ferme-ta-boite", "double-shutter", "knock-out-45", "tournament-100", "last-one-standing"]


def house(name: str) -> RuleSet:
    """One of the house rules."""
    return from_data(HOUSE[name], name="house")


def rules_of(name: str) -> RuleSet:
    """One of the house rules, or of the catalogue."""
    return house(name) if name in HOUSE else named(name)


def shared(**settings: Any) -> RuleSet:
    """Running totals where everybody gets the same dice and one die may be thrown."""
    same = {"format": "running", "rounds": 1, "same_dice": True, "box": "1234", "one_die": "standing:10:optional"}
    return changed(named("nine"), same | settings)
