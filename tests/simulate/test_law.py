"""Rules as numbers."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.rules import Format, changed, named, names
from shutbox.rules.ruleset import NextStart, SuperBox
from shutbox.simulate import law as module
from shutbox.simulate.chance import Key, key_of
from shutbox.simulate.law import FORMATS, GAME, LAW, SEAT, law_of

KEY = Key(np.uint64(2**64 - 1), np.uint64(7))


@pytest.mark.parametrize("form", Format)
def test_every_format_has_the_number_that_kernels_compare(form: Format) -> None:
    assert getattr(module, form.name) == FORMATS.index(form)


@pytest.mark.parametrize("value", [*NextStart, *SuperBox])
def test_every_value_of_a_setting_has_its_number(value: NextStart | SuperBox) -> None:
    assert getattr(module, value.name) == list(type(value)).index(value)


@pytest.mark.parametrize("name", names())
def test_the_numbers_of_a_rule_set_are_its_settings(name: str) -> None:
    rules = named(name)
    law = law_of(rules, 2, KEY)
    assert FORMATS[law.format] is rules.game.format
    assert (law.players, law.rounds, law.limit) == (2, rules.game.rounds, rules.game.limit)
    assert (law.set_up, law.faces) == (rules.turn.set_up, rules.turn.faces)
    assert law.outcomes == rules.turn.faces**rules.turn.dice
    assert (law.shut_wins, law.same_dice) == (rules.game.shut_wins, rules.game.same_dice)
    assert (law.low, law.high) == KEY


@given(st.text())
def test_no_bit_of_the_key_is_lost(seed: str) -> None:
    law = law_of(named("nine"), 2, key_of(seed))
    assert (law.low, law.high) == key_of(seed)


def test_one_player_plays_solitaire_and_throws_for_no_start() -> None:
    rules = named("double-shutter")
    assert law_of(rules, 2, KEY).throw_first == 1
    alone = law_of(rules, 1, KEY)
    assert (FORMATS[alone.format], alone.throw_first) == (Format.SOLITAIRE, 0)


@pytest.mark.parametrize(
    ("field", "name", "changes"),
    [
        ("reached", "knock-out-45", {"out_at": "reached"}),
        ("at_once", "knock-out-45", {"out_when": "at-once"}),
        ("paid", "double-shutter", {"points": "paid"}),
        ("play_off", "nine", {"ties": "play-off"}),
        ("shut_wins", "nine", {"shut_wins": "true"}),
        ("same_dice", "nine", {"same_dice": "true"}),
        ("descending", "double-shutter", {"order": "descending"}),
    ],
)
def test_a_flag_is_one_where_its_setting_says_so(field: str, name: str, changes: dict[str, str]) -> None:
    law = law_of(changed(named(name), changes), 2, KEY)
    assert law[field] == 1


def test_last_one_standing_begins_with_all_dice() -> None:
    assert law_of(named("last-one-standing"), 2, KEY).start_dice == 2
    assert law_of(named("double-shutter"), 2, KEY).start_dice == 1


def test_the_numbers_are_whole_and_sets_of_seats_fit() -> None:
    most = max(named(name).game.most_players for name in names())
    for field in ("out", "contenders", "winners"):
        assert 8 * GAME[field].itemsize >= most
    assert all(LAW[name].kind in "iu" for name in LAW.names or ())
    assert all(SEAT[name].kind in "iu" for name in SEAT.names or ())
