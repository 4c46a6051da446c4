"""Hash chains, compared with their description computed step by step."""

from __future__ import annotations

import json
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from shutbox.server.book.chain import LOG_ROOT, link, log_body, table_root

bodies = st.lists(st.binary(max_size=40), max_size=6)


def head(public: str, entries: list[bytes]) -> bytes:
    found = table_root(public)
    for body in entries:
        found = link(found, body)
    return found


def test_a_table_without_entries_has_the_hash_of_its_public_id() -> None:
    assert table_root("00ff") == sha256(b"shutbox table 1\n00ff").digest()


def test_an_entry_is_hashed_after_the_hash_before_it() -> None:
    first = sha256(table_root("00ff") + b"one").digest()
    assert head("00ff", [b"one", b"two"]) == sha256(first + b"two").digest()


def test_the_log_begins_with_its_name() -> None:
    assert sha256(b"shutbox log 1").digest() == LOG_ROOT


def test_a_log_row_is_hashed_as_json_with_its_keys_in_order_and_without_spaces() -> None:
    body = log_body(3, "sealed", "00ff", "abcd", 1700000000)
    assert body == b'{"at":1700000000,"kind":"sealed","n":3,"public":"00ff","value":"abcd"}'
    assert json.loads(body)["n"] == 3


@given(bodies, bodies)
def test_other_entries_have_another_head(one: list[bytes], other: list[bytes]) -> None:
    assert (head("00ff", one) == head("00ff", other)) == (one == other)
    assert head("00ff", one) != head("00fe", one)
