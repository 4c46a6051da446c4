"""The wishes that can be parsed, and errors for everything else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import NotationError
from shutbox.play.events import SeatNumber
from shutbox.play.table.wish import (
    MOST,
    MOST_FLICK,
    WISHES,
    Again,
    AskHint,
    Close,
    Correct,
    Fill,
    Lay,
    Play,
    Quit,
    Rematch,
    Remove,
    Report,
    Return,
    Reveal,
    Seal,
    Sit,
    Stand,
    Start,
    ToRename,
    ToReorder,
    ToThrow,
    Wish,
    read_wish,
    wish_schema,
)
from tests.play.plain import ODD, VALUES, label, outcome

# Every message of a client by what it does.
MESSAGES: list[tuple[dict[str, Any], Wish]] = [
    ({"do": "sit", "seat": 0, "name": "Ann"}, Sit(SeatNumber(0), "Ann")),
    ({"do": "sit", "seat": 0, "name": "Ann", "seal": "ab"}, Sit(SeatNumber(0), "Ann", "ab")),
    ({"do": "seal", "seat": 1, "seal": "ab"}, Seal(SeatNumber(1), "ab")),
    ({"do": "stand", "seat": 1}, Stand(SeatNumber(1))),
    ({"do": "remove", "seat": 1}, Remove(SeatNumber(1))),
    ({"do": "fill", "seat": 1, "bot": "club", "name": "Club"}, Fill(SeatNumber(1), "club", "Club")),
    ({"do": "return", "seat": 1}, Return(SeatNumber(1))),
    ({"do": "start"}, Start()),
    ({"do": "start", "without_seals": True}, Start(without_seals=True)),
    ({"do": "reveal", "seat": 0, "seed": "cd"}, Reveal(SeatNumber(0), "cd")),
    ({"do": "throw", "dice": 2}, ToThrow(2)),
    ({"do": "throw", "dice": 2, "flick": 64}, ToThrow(2, 64)),
    ({"do": "report", "faces": [3, 5]}, Report([3, 5])),
    ({"do": "report", "sum": 9}, Report(sum=9)),
    ({"do": "report", "faces": [3, 5], "hold": True}, Report([3, 5], hold=True)),
    ({"do": "lay", "word": "6+2'", "dice": 2}, Lay("6+2'", 2)),
    ({"do": "play", "word": "8"}, Play("8")),
    (
        {"do": "correct", "round": 2, "seat": 1, "turn": 0, "word": "total:9"},
        Correct(2, SeatNumber(1), 0, "total:9"),
    ),
    (
        {"do": "correct", "round": 1200, "seat": 1, "turn": 1, "word": "total:9", "cut": True},
        Correct(1200, SeatNumber(1), 1, "total:9", cut=True),
    ),
    ({"do": "rename", "seat": 1, "name": "Anna"}, ToRename(SeatNumber(1), "Anna")),
    ({"do": "order", "seats": [1, 0]}, ToReorder([1, 0])),
    ({"do": "leave", "seat": 0}, Quit(SeatNumber(0))),
    ({"do": "hint"}, AskHint()),
    ({"do": "close"}, Close()),
    ({"do": "rematch"}, Rematch()),
    ({"do": "again"}, Again()),
    ({"do": "again", "yes": False}, Again(yes=False)),
]


def refusal(message: dict[str, Any]) -> NotationError:
    """With what a message is refused."""
    with pytest.raises(NotationError) as raised:
        read_wish(message)
    return raised.value


@pytest.mark.parametrize(("message", "wish"), MESSAGES, ids=lambda each: str(each))
def test_a_message_says_what_is_asked_for(message: dict[str, Any], wish: Wish) -> None:
    assert read_wish(message) == wish
    assert read_wish(message | {"v": 1, "id": "x", "n": 3, "more": []}) == wish


def test_every_wish_has_its_message() -> None:
    assert {message["do"] for message, _ in MESSAGES} == set(WISHES)


@pytest.mark.parametrize(
    "do", ["begin", "expire", "hold", "go-on", "goon", "open", "undo", "Sit", " sit", *ODD], ids=label
)
def test_nothing_else_can_be_asked_for(do: Any) -> None:
    error = refusal({"do": do, "seat": 0, "code": "x"})
    assert error.code == "wish-unknown"
    assert error.arguments["known"] == list(WISHES)


def test_a_message_that_does_not_say_what_to_do_is_refused() -> None:
    assert refusal({"seat": 0}).code == "wish-unknown"


@pytest.mark.parametrize(("message", "_wish"), MESSAGES, ids=lambda each: str(each))
def test_every_field_is_needed_but_a_seal(message: dict[str, Any], _wish: Wish) -> None:
    optional = {"without_seals", "yes", "flick", "hold", "cut", *(("seal",) if message["do"] == "sit" else ())}
    for key in message.keys() - {"do"} - optional:
        error = refusal({each: value for each, value in message.items() if each != key})
        if message["do"] == "report":
            assert error.code == "wish-report"
        else:
            assert (error.code, error.arguments["field"]) == ("wish-field", key)


@pytest.mark.parametrize("message", [{"sum": 0}, {"sum": 9, "faces": [4, 5]}, {"sum": 9, "faces": []}])
def test_a_report_has_either_faces_or_their_sum(message: dict[str, Any]) -> None:
    assert refusal({"do": "report"} | message).code == "wish-report"


@pytest.mark.parametrize("key", ["seat", "dice"])
@pytest.mark.parametrize("value", [True, -1, MOST + 1, 10**30, 1.0, "1", None, [1]])
def test_a_number_is_a_small_whole_one(key: str, value: Any) -> None:
    error = refusal({"do": "throw" if key == "dice" else "stand", key: value})
    assert (error.code, error.arguments["wanted"], error.arguments["most"]) == ("wish-field", "number", MOST)


@pytest.mark.parametrize("value", [True, -1, MOST_FLICK + 1, 10**30, 1.5, "1", None, [1]])
def test_a_flick_is_a_small_whole_number(value: Any) -> None:
    error = refusal({"do": "throw", "dice": 2, "flick": value})
    assert (error.code, error.arguments["wanted"], error.arguments["most"]) == ("wish-field", "number", MOST_FLICK)


@pytest.mark.parametrize("faces", [True, 3, "3,5", [3, "5"], [3, True], [[3]], [10**30], [-1], {"0": 3}, None])
def test_faces_are_a_list_of_numbers(faces: Any) -> None:
    assert refusal({"do": "report", "faces": faces}).arguments["wanted"] == "numbers"


@pytest.mark.parametrize("value", [0, 1, "true", "", None, [True]])
def test_a_flag_is_true_or_false(value: Any) -> None:
    error = refusal({"do": "start", "without_seals": value})
    assert (error.code, error.arguments["wanted"]) == ("wish-field", "flag")


@pytest.mark.parametrize("text", [1, True, None, ["a"], "x" * 201])
def test_a_name_is_a_text_that_is_not_endless(text: Any) -> None:
    error = refusal({"do": "sit", "seat": 0, "name": text})
    assert (error.arguments["field"], error.arguments["wanted"], error.arguments["most"]) == ("name", "text", 200)


def test_a_word_may_be_as_long_as_the_longest_move() -> None:
    assert read_wish({"do": "play", "word": "1" * 1500}) == Play("1" * 1500)
    assert refusal({"do": "play", "word": "1" * 1501}).arguments["most"] == 1500


@given(st.sampled_from(MESSAGES), st.data())
def test_a_changed_message_is_read_or_refused_but_never_crashes(message: Any, data: st.DataObject) -> None:
    changed = dict(message[0])
    changed[data.draw(st.sampled_from(list(changed)))] = data.draw(VALUES)
    assert outcome(lambda: read_wish(changed)) in ("", "wish-unknown", "wish-field")


@pytest.mark.parametrize("do", sorted(WISHES))
def test_the_schema_of_a_wish_names_its_fields_with_their_forms_and_bounds(do: str) -> None:
    schema = wish_schema(do)
    assert schema["properties"]["do"] == {"const": do}
    assert set(schema["required"]) <= set(schema["properties"])
    for name, each in schema["properties"].items():
        if name != "do":
            assert each["type"] in {"integer", "array", "boolean", "string"}
            assert each["type"] == "boolean" or {"minimum", "maxLength", "items"} & set(each)


def test_every_form_of_a_field_has_a_schema() -> None:
    found = {name: each for do in WISHES for name, each in wish_schema(do)["properties"].items() if name != "do"}
    assert found["word"] == {"type": "string", "maxLength": 1500}
    assert found["seat"] == {"type": "integer", "minimum": 0, "maximum": 999}
    assert {each["type"] for each in found.values()} == {"integer", "array", "boolean", "string"}
