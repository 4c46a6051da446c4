"""Every way to use a throw."""

from __future__ import annotations

import json
from typing import Any

from tests.cli.console import run


def moves(*tokens: str) -> dict[str, Any]:
    result = run("moves", *tokens, "--json")
    assert (result.code, result.err) == (0, "")
    actual: dict[str, Any] = json.loads(result.out)
    return actual


def test_the_rulebook_nine_with_at_most_two_tiles_has_five_choices() -> None:
    actual = moves("shut-the-box", "123456789", "4,5")
    assert [move["tiles"] for move in actual["moves"]] == [[9], [8, 1], [7, 2], [6, 3], [5, 4]]


def test_the_json_output_is_exact() -> None:
    assert moves("double-shutter", "........9/9.7654321", "5,3") == {
        "v": 1,
        "rules": "double-shutter",
        "position": "........9/9.7654321",
        "throw": [3, 5],
        "moves": [
            {"tiles": [6, 2], "rows": [1, 1], "after": "........9/9.7.543.1"},
            {"tiles": [5, 3], "rows": [1, 1], "after": "........9/9.76.4.21"},
        ],
    }


def test_front_and_back_may_go_together() -> None:
    actual = moves("double-shutter", "123456789/987654321", "4,6")
    assert {"tiles": [9, 1], "rows": [1, 0], "after": ".23456789/.87654321"} in actual["moves"]


def test_one_die_where_it_is_allowed() -> None:
    assert moves("nine-sum6", ".2.4.....", "4")["moves"] == [{"tiles": [4], "rows": [0], "after": ".2......."}]


def test_a_miss_has_no_moves() -> None:
    assert moves("nine", "........9", "1,2")["moves"] == []
    assert run("moves", "nine", "........9", "1,2").out.endswith("a miss.\n")


def test_a_shut_box_is_no_miss() -> None:
    assert run("moves", "nine", ".........", "1,2").out.endswith("The box is shut: no more dice are thrown.\n")


def test_the_table_as_text() -> None:
    result = run("moves", "two-to-go", "123456789", "2,3")
    assert result.out.splitlines() == [
        "Two to go: 123456789 on 2 and 3",
        "     shut  after it stands",
        "  1  3+2   1..456789",
    ]


def test_each_set_of_tiles_stands_once() -> None:
    for throw in ("1,1", "3,5", "6,6"):
        actual = moves("triple", "123456789/987654321/123456789", throw)["moves"]
        assert len({json.dumps(move) for move in actual}) == len(actual)
