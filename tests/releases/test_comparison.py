"""The comparison of an older message with a newer one finds what an older client would stumble over."""

from __future__ import annotations

import pytest

from tests.releases.comparison import Comparison

OLD = {"v": 1, "ok": True, "n": 3, "view": {"stage": "waiting", "seats": [{"seat": 0, "name": "Ann"}]}, "secret": None}


@pytest.fixture(params=[True, False])
def comparison(request: pytest.FixtureRequest) -> Comparison:
    """With the values, and without."""
    return Comparison(exact=request.param)


def faults(old: object, new: object) -> list[str]:
    """What is found where values count."""
    return list(Comparison(exact=True).faults(old, new))


def test_a_key_may_be_added_anywhere(comparison: Comparison) -> None:
    new = OLD | {"view": {"stage": "waiting", "seats": [{"seat": 0, "name": "Ann", "age": 7}], "new": 1}, "other": []}
    assert list(comparison.faults(OLD, new)) == []


@pytest.mark.parametrize(
    ("changed", "path"),
    [
        ({"n": "3"}, ".n"),
        ({"ok": 1}, ".ok"),
        ({"secret": ""}, ".secret"),
        ({"view": {"seats": [{"seat": 0, "name": "Ann"}]}}, ".view.stage"),
        ({"view": {"stage": "waiting", "seats": [{"seat": 0}]}}, ".view.seats[0].name"),
    ],
)
def test_no_key_may_go_and_no_type_may_change(comparison: Comparison, changed: dict[str, object], path: str) -> None:
    (found,) = comparison.faults(OLD, OLD | changed)
    assert found.startswith(path)


def test_values_count_where_nothing_is_left_to_chance() -> None:
    assert faults({"n": 3}, {"n": 4}) == [".n: 3 has become 4"]
    assert list(Comparison(exact=False).faults({"n": 3}, {"n": 4})) == []
    assert faults({"legal": [1, 2]}, {"legal": [1]}) == [".legal: 2 items have become 1"]


def test_texts_for_people_may_change_and_codes_of_errors_may_not() -> None:
    old = {"error": {"code": "stale", "text": "too late"}}
    assert faults(old, {"error": {"code": "stale", "text": "you are late"}}) == []
    assert len(faults(old, {"error": {"code": "late", "text": "too late"}})) == 1


def test_names_that_a_server_has_given_stay_the_same_in_a_session() -> None:
    comparison = Comparison(exact=True)
    assert list(comparison.faults({"code": "abcd"}, {"code": "efgh"})) == []
    assert comparison.translated("/ws/abcd") == "/ws/efgh"
    assert len(list(comparison.faults({"code": "abcd"}, {"code": "ijkl"}))) == 1
