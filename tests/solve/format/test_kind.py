from __future__ import annotations

from shutbox.solve.format.kind import Kind, Unit


def test_the_kinds_are_the_strings_in_stored_files() -> None:
    stored = ["turn", "seats", "points", "one-turn", "running", "many-running", "after-turn", "to-limit", "chase-game"]
    stored += ["many-chase", "chase-at", "chase-range", "chase", "standing", "standing-range", "by-turn", "race-at"]
    stored += ["by-round", "round-ends"]
    assert [kind.value for kind in Kind] == stored


def test_single_turns_and_what_may_follow_them_are_small() -> None:
    assert [kind for kind in Kind if kind.small] == [Kind.TURN, Kind.SEATS, Kind.AFTER_TURN, Kind.RACE_AT]


def test_only_of_a_total_less_is_better() -> None:
    assert [unit for unit in Unit if unit.sign < 0] == [Unit.TOTAL]
