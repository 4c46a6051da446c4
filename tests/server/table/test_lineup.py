"""The seats of a new table."""

from __future__ import annotations

import pytest

from shutbox.errors import ShutboxError
from shutbox.rules import named
from shutbox.server.table.lineup import bot_name, lineup
from shutbox.words import Words

NINE, WORDS = named("nine"), Words()


def test_seats_are_open_or_a_bots_under_a_name_of_its_own() -> None:
    wishes = [{"kind": "open"}, {"kind": "random"}, {"kind": "random"}, {"kind": "random", "name": "Rob"}, {}]
    seats = lineup(WORDS, NINE, wishes)
    title = WORDS.text("bots-title", bot="random")
    assert [seat["kind"] for seat in seats] == ["open", "random", "random", "random", "open"]
    assert [seat["name"] for seat in seats] == ["", title, f"{title} 2", "Rob", ""]


def test_a_bot_takes_no_name_that_reads_like_anothers() -> None:
    assert bot_name(WORDS, NINE, "random", ["ANN", ""], 3, "Ann") == "Ann 2"


def test_a_bot_that_there_is_not_is_refused() -> None:
    with pytest.raises(ShutboxError) as raised:
        lineup(WORDS, NINE, [{"kind": "grandmaster"}])
    assert raised.value.code == "bot-unknown"
