from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.simulate.chance import DICE, OFF_MAT, Key, below, block, blocks, drawn, key_of, lot, philox, word

WORDS = st.integers(0, 2**32 - 1)


# The vectors that the authors of Philox publish with their library (Random123, kat_vectors).
@pytest.mark.parametrize(
    ("key", "counter", "words"),
    [
        ((0, 0), (0, 0, 0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((0xFFFFFFFF,) * 2, (0xFFFFFFFF,) * 4, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (
            (0xA4093822, 0x299F31D0),
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
        ),
    ],
)
def test_the_words_are_those_that_its_authors_publish(
    key: tuple[int, int], counter: tuple[int, ...], words: tuple[int, ...]
) -> None:
    assert philox(Key(*map(np.uint64, key)), *counter) == words


def test_a_seed_and_a_game_have_words_of_their_own() -> None:
    found = {
        word(key_of(seed), game, purpose, line, number)
        for seed in ("1", "2")
        for game in (0, 1, 2**32)
        for purpose in (DICE, OFF_MAT)
        for line in (0, 1)
        for number in range(9)
    }
    assert len(found) == 2 * 3 * 2 * 2 * 9


@given(st.integers(0, 2**40), st.integers(0, 9), st.integers(0, 9))
def test_many_games_at_once_have_the_words_of_each(game: int, line: int, number: int) -> None:
    key, words = key_of("7"), np.empty((4, 3), np.uint64)
    games, lines, numbers = (np.array([first, first + 1, first + 2], np.uint64) for first in (game, line, number))
    blocks(key, games, lines, numbers, words)
    for side in range(3):
        assert tuple(words[:, side]) == block(key, game + side, DICE, line + side, number + side)
        assert words[1, side] == word(key, game + side, DICE, line + side, 4 * (number + side) + 1)


@given(st.integers(1, 2**24), WORDS)
def test_no_number_is_favoured(of: int, first: int) -> None:
    """Of all words that lead to a number, as many are taken for each: those whose remainder is not too small."""
    key = key_of("a")
    got = below(of, first, key, 5, DICE, 0, 9)
    unfair = 2**32 % of
    if first * of % 2**32 >= unfair:
        assert got == first * of >> 32
    # Number n has the words from n * 2**32 / of on; without the refused ones there are 2**32 // of of them.
    low = -(-got * 2**32 // of)
    high = -(-(got + 1) * 2**32 // of)
    refused = sum(each * of % 2**32 < unfair for each in range(low, min(low + 2, high)))
    assert high - low - refused == 2**32 // of


def test_a_refused_word_is_drawn_anew() -> None:
    # Word 0 would favour the number 0 of six.
    assert {below(6, 0, key_of(str(seed)), 0, DICE, 0, 0) for seed in range(40)} == set(range(6))


def test_dice_fall_evenly() -> None:
    key = key_of("even")
    counts = Counter(drawn(key, game, DICE, 0, number, 36) for game in range(300) for number in range(120))
    chi = sum((counts[outcome] - 1000) ** 2 / 1000 for outcome in range(36))
    assert 15 < chi < 61  # 35 degrees of freedom: all but half a per cent on either side


def test_lots_lie_from_0_up_to_1() -> None:
    drew = np.array([lot(key_of("b"), game, 2, number) for game in range(50) for number in range(50)])
    assert 0 <= drew.min() < 0.01
    assert 0.99 < drew.max() < 1
    assert drew.mean() == pytest.approx(0.5, abs=0.02)
