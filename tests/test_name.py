"""Names of players: what can be entered, which names are twins, and which one is offered instead."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st
from precis_i18n import get_profile

from shutbox.cli.game.setup import seats
from shutbox.errors import NotationError
from shutbox.name import (
    MOST,
    MOST_POINTS,
    find_name,
    folded_name,
    free_name,
    hidden,
    is_name,
    new_name,
    new_names,
    normal_name,
    player_name,
    same_name,
)
from shutbox.play import SeatNumber, begun, read_record, write_record
from shutbox.play.table import Sat, Sit, settle
from shutbox.rules import named
from shutbox.words import Words
from tests.play.table.tables import BO, keeper

# The web app is checked with the same data (web/src/setup/name.test.ts).
CASES: dict[str, list[Any]] = json.loads(Path(__file__, "../data/names.json").resolve().read_text(encoding="utf-8"))
# What names are made of, and what is smuggled into them.
PARTS = st.sampled_from([*"Aaßé 2", "e\u0301", "  ", "\u3000", "\uff21", "ﬁ", "\u200c", "\u200d", "\u200b", "\ufe0f",
    "\U000e0100", "\u202e", "\U0001f468", "\U0001f469", "\u2764", "\U0001f3fd", "\U0001f1e9", "ی", "خ", "क", "\u094d",
    "葛", "\u1100", "\u1161", "¨", "ς", "İ", "\u0345", "#", "\u20e3"])  # fmt: skip
TEXTS = st.lists(PARTS, max_size=12).map("".join) | st.text(max_size=40)


@pytest.mark.parametrize(("text", "name"), CASES["names"])
def test_a_name_is_stored_in_its_normal_form(text: str, name: str) -> None:
    assert player_name(text) == name
    assert is_name(name)


@pytest.mark.parametrize(
    ("text", "fault"), [*CASES["refused"], ("\ud800", "hidden"), ("Ann" + " " * 300 + "Bo", "long")]
)
def test_a_name_that_cannot_be_read_is_refused_with_the_reason(text: str, fault: str) -> None:
    with pytest.raises(NotationError) as raised:
        player_name(text)
    assert (raised.value.code, raised.value.arguments["fault"]) == ("table-name", fault)
    assert not is_name(text)


def test_a_refusal_says_which_character_is_strange_and_how_long_the_name_is() -> None:
    with pytest.raises(NotationError, match=r"U\+200B"):
        player_name("Ann\u200b")
    with pytest.raises(NotationError, match="has 31"):
        player_name("x" * 31)


@pytest.mark.parametrize(("one", "other"), CASES["twins"])
def test_names_that_read_alike_are_twins(one: str, other: str) -> None:
    assert same_name(one, other)
    with pytest.raises(NotationError, match="player-twice"):
        new_names([one, other])


@pytest.mark.parametrize(("one", "other"), CASES["others"])
def test_names_that_read_differently_are_not_twins(one: str, other: str) -> None:
    assert not same_name(one, other)
    assert new_names([one, other]) == (one, other)


@pytest.mark.parametrize(("name", "others", "free"), CASES["free"])
def test_a_name_that_is_taken_is_offered_with_a_number(name: str, others: list[str], free: str) -> None:
    assert free_name(name, others) == free
    if free == name:
        assert new_name(name, others) == name
        return
    with pytest.raises(NotationError) as raised:
        new_name(name, others)
    assert raised.value.arguments == {"name": name, "free": free}


@given(TEXTS)
def test_normalising_twice_changes_nothing_more(text: str) -> None:
    assert normal_name(normal_name(text)) == normal_name(text)
    assert folded_name(folded_name(text)) == folded_name(text)
    assert folded_name(normal_name(text)) == folded_name(text)


@given(TEXTS)
def test_a_name_that_is_accepted_is_short_and_hides_nothing(text: str) -> None:
    try:
        name = player_name(text)
    except NotationError:
        return
    assert player_name(name) == name == name.strip()
    assert len(name) <= MOST_POINTS
    assert regex.search(r"[^\p{M}\p{Default_Ignorable_Code_Point}\s]", name)
    assert not regex.search(r"[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Bidi_Control}]", name)
    unseen = regex.findall(r"\p{Default_Ignorable_Code_Point}", name)
    assert {*unseen} <= {"\u200c", "\u200d", "\ufe0e", "\ufe0f", *map(chr, range(0xE0100, 0xE01F0))}


@given(TEXTS)
def test_a_nickname_of_precis_is_a_name_here_and_has_the_same_form(text: str) -> None:
    try:
        nickname = get_profile("NicknameCasePreserved").enforce(text)
    except UnicodeEncodeError:
        return
    assert normal_name(text) == nickname
    # The profile knows neither accents or skin tones without a sign, nor a blank Braille character, and no length.
    if regex.search(r"[^\p{M}\p{Emoji_Modifier}\s]", nickname) and "\u2800" not in nickname and len(nickname) <= MOST:
        assert player_name(text) == nickname


def test_every_character_without_ink_is_hidden() -> None:
    ignorable = regex.compile(r"\p{Default_Ignorable_Code_Point}")
    points = [chr(point) for point in range(sys.maxunicode + 1) if ignorable.match(chr(point))]
    assert [hex(ord(char)) for char in points if not hidden(f"A{char}n")] == []


@given(TEXTS, TEXTS)
def test_twins_are_twins_of_each_other(one: str, other: str) -> None:
    assert same_name(one, one)
    assert same_name(one, other) == same_name(other, one)


@given(st.lists(TEXTS.filter(lambda text: is_name(normal_name(text))).map(normal_name), min_size=1, max_size=6))
def test_what_is_offered_can_be_entered(names: list[str]) -> None:
    free = free_name(names[0], names[1:])
    assert new_name(free, names[1:]) == free


@given(TEXTS.filter(lambda text: "," not in text and "@" not in text))
def test_the_terminal_and_a_table_accept_the_same_names(text: str) -> None:
    assert _local(text) == _seated(text)


def _local(text: str) -> str:
    try:
        (seat,) = seats(Words(), text)
        return seat.name
    except NotationError as error:
        return str(error)


def _seated(text: str) -> str:
    try:
        (entry,) = settle(keeper().table, BO, Sit(SeatNumber(0), text, ""))
    except NotationError as error:
        return str(error)
    assert isinstance(entry, Sat)
    return entry.name


@given(TEXTS.map(normal_name).filter(is_name))
def test_a_record_keeps_every_name_that_can_be_entered(name: str) -> None:
    record = begun(named("nine"), [name])
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    ("text", "place"), [("Ann", 0), ("ann", 1), ("ANN", None), ("BO", 2), ("Ｂｏ", 2), ("Cy", None), ("", None)]
)
def test_the_same_name_is_meant_before_its_only_twin(text: str, place: int | None) -> None:
    assert find_name(["Ann", "ann", "Bo"], text) == place
