"""What the web app's Explore and Design pages ask the server."""

from __future__ import annotations

from itertools import product

import pytest

from shutbox.errors import NotationError
from shutbox.rules import named, to_data
from shutbox.server.think import study
from shutbox.server.think.survey import exploration, throw_options
from shutbox.tournament.measure import MEASURES
from tests.server.running import Server


def _data(name: str, **changes: object) -> dict[str, object]:
    return to_data(named(name), whole=True) | changes


def test_the_full_nine_box_is_worth_what_is_published() -> None:
    found = exploration(_data("nine"), "123456789", "mean")
    assert found["values"]["mean"] == pytest.approx(27323400707 / 2448880128)
    assert found["values"]["shut"] == pytest.approx(466473281 / 6530347008)
    assert found["total"] == 45
    assert sum(found["distribution"].values()) == pytest.approx(1)


def test_where_only_the_sum_counts_throws_are_told_apart_by_their_sums() -> None:
    found = exploration(_data("nine"), "12.456.89", "mean")
    assert found["by"] == "sum"
    weights = {sum(map(int, each["throw"].split(","))): each["weight"] for each in found["throws"]}
    sums = [one + other for one, other in product(range(1, 7), repeat=2)]
    assert weights == {each: sums.count(each) for each in range(2, 13)}


def test_where_the_dice_count_all_throws_are_told() -> None:
    found = exploration(_data("thai"), "123456789", "mean")
    assert found["by"] == "throw"
    assert len(found["throws"]) == 21


def test_the_throws_make_up_what_throwing_is_worth() -> None:
    found = exploration(_data("double-shutter"), "........./.....4..1", "below:12")
    for option in found["dice"]:
        rows = [row for row in found["throws"] if row["dice"] == option["dice"]]
        mean = sum(row["value"] * row["weight"] for row in rows) / sum(row["weight"] for row in rows)
        assert mean == pytest.approx(option["value"])


def test_the_best_use_of_a_throw_is_the_first_that_loses_nothing() -> None:
    rules = _data("nine")
    for row in exploration(rules, "12.456.89", "mean")["throws"]:
        ways = throw_options(rules, "12.456.89", [int(face) for face in row["throw"].split(",")], "mean")["options"]
        best = [way for way in ways if way["loss"] == 0]
        assert row["best"] == (best[0]["word"] if best else None)
        assert row["value"] == (best[0]["value"] if best else 38)


def test_a_throw_that_fits_nothing_has_no_way() -> None:
    assert throw_options(_data("nine"), "1........", [3, 4], "mean")["options"] == []
    assert exploration(_data("nine"), ".........", "mean")["throws"] == []


@pytest.mark.parametrize("throw", [[], [7, 1], [1, 2, 3], [0, 1]])
def test_a_throw_that_these_dice_cannot_show_is_refused(throw: list[int]) -> None:
    with pytest.raises(NotationError):
        throw_options(_data("nine"), "123456789", throw, "mean")


def test_more_throws_than_anybody_reads_are_left_out() -> None:
    assert exploration(_data("exact", dice=4, faces=12), "123456789", "mean")["throws"] == []


def test_a_rule_set_is_measured_in_two_parts_or_as_a_whole() -> None:
    whole = study.measures(_data("nine"), 2)
    turn, start = (study.measures(_data("nine"), 2, part) for part in ("turn", "start"))
    assert turn | start == whole
    assert tuple(whole) == MEASURES
    assert set(start) == {"opener", "unit", "horizon"}


def test_a_part_that_is_not_measured_is_refused(server: Server) -> None:
    reply = server.ask("POST", "/api/measure", {"rules": "nine", "part": "end"})
    assert reply.status == 400
    assert reply.data["error"]["code"] == "setting-choice"


def test_of_a_rule_set_every_fault_comes_with_a_sentence_of_its_own(server: Server) -> None:
    reply = server.ask("POST", "/api/rules", {"rules": "nine", "set": {"limit": 5, "first_throw": 10, "faces": 99}})
    faults = reply.data["error"]["faults"]
    assert [each["code"] for each in faults] == ["first-throw-tile", "setting-range", "setting-no-meaning"]
    assert reply.data["error"]["text"] == "; ".join(each["text"] for each in faults)


def test_the_end_of_the_public_log_can_be_had_without_its_beginning(server: Server) -> None:
    token = server.device()
    for _ in range(3):
        server.ask("POST", "/api/tables", {"rules": "nine", "seats": ["open"]}, token=token)
    whole = server.ask("GET", "/api/log?from=1").data["rows"]
    assert server.ask("GET", "/api/log?last=2").data["rows"] == whole[-2:]
    assert server.ask("GET", "/api/log?last=x").status == 400
