"""Codes and tokens: long enough, readable, and kept as hashes."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.server.identity.token import (
    CODE,
    LETTERS,
    SCOPES,
    TRANSFER,
    bearer_of,
    code_hash,
    code_text,
    holder_of,
    new_code,
    new_public,
    new_scoped_token,
    new_spoken,
    new_token,
    new_transfer,
    read_code,
)


def test_links_have_50_bits_at_least_and_tokens_and_transfers_128() -> None:
    assert len(LETTERS) == len(set(LETTERS)) == 32
    assert CODE * math.log2(len(LETTERS)) == 60
    assert TRANSFER * math.log2(len(LETTERS)) == 130
    assert len(new_token()) * 6 >= 256
    for made in (new_code, new_transfer, new_token, new_public):
        assert len({made() for _ in range(1000)}) == 1000


def test_every_letter_comes_up_as_often_as_any_other() -> None:
    drawn = "".join(new_code() for _ in range(4000))
    expected = len(drawn) / len(LETTERS)
    chi = sum((drawn.count(letter) - expected) ** 2 / expected for letter in LETTERS)
    assert chi < 80  # 31 degrees of freedom: one run in a hundred thousand is above


def test_the_scopes_of_a_token_cannot_be_changed_by_who_has_it() -> None:
    token = new_scoped_token(["watch", "play", "play"])
    bearer = bearer_of(token)
    assert bearer is not None
    assert bearer.scopes == ("play", "watch")
    assert token.endswith(".play+watch")
    others = {bearer_of(f"{token.partition('.')[0]}.{scopes}") for scopes in ("create", "play", "create+play+watch")}
    others.add(bearer_of(token.partition(".")[0]))
    assert bearer.holder not in {other.holder for other in others if other is not None}
    assert len(others) == 4
    # What reads the tokens of devices does not take it for one.
    assert holder_of(token) is None


def test_the_token_of_a_device_may_do_everything() -> None:
    token = new_token()
    assert bearer_of(token) == (holder_of(token), SCOPES)
    assert [bearer_of(text) for text in ("", "x", f"{token}.", f"{token}.PLAY", f"{token}." + "p" * 41)] == [None] * 5


@given(st.text(alphabet=LETTERS, min_size=CODE, max_size=CODE))
def test_a_code_reads_as_it_is_shown_and_as_people_write_it(code: str) -> None:
    misread = code.replace("1", "l").replace("0", "O").upper()
    for text in (code, code_text(code), f" {code_text(code)} ", misread, code.replace("1", "i")):
        assert read_code(text) == code


@given(st.text(max_size=30))
def test_whatever_else_is_written_is_a_code_or_none(text: str) -> None:
    found = read_code(text)
    assert found is None or (len(found) == CODE and set(found) <= set(LETTERS))


@pytest.mark.parametrize("text", ["", "x", "a" * 11, "a" * 13, "u" * 12, "ä" * 12, "../../../../"])
def test_what_is_no_code_is_none(text: str) -> None:
    assert read_code(text) is None


def test_what_is_stored_of_a_token_or_a_code_does_not_show_it() -> None:
    token, code = new_token(), new_code()
    holder = holder_of(token)
    assert holder is not None
    assert len(holder) == 32
    assert int(holder, 16) >= 0
    assert token not in holder
    assert len(code_hash(code)) == 32
    assert code.encode() not in code_hash(code)
    assert holder_of(new_token()) != holder


@pytest.mark.parametrize("token", ["", "x", "A" * 42, "A" * 44, "A" * 42 + "+", "A" * 42 + "\n", "Ä" * 43])
def test_what_is_no_token_holds_nothing(token: str) -> None:
    assert holder_of(token) is None


def test_spoken_codes_are_six_digits() -> None:
    assert all(len(code) == 6 and code.isdecimal() for code in (new_spoken() for _ in range(100)))
