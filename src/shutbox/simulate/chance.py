"""Chance by number: every word is a function of the seed, the game, and what it is for; none runs on from another.

The words are those of Philox4x32-10 (Salmon, Moraes, Dror and Shaw: Parallel random numbers, as easy as 1, 2, 3; 2011).
Its key is the seed, its counter holds the number of the game, the purpose, and the number of the throw. So a game has
the same dice whoever plays it, on whatever machine, beside whichever other games.
"""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import numpy as np

from shutbox.solve import compiled, inlined

MASK, WORD = np.uint64(0xFFFFFFFF), np.uint64(32)
FACTORS = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
STEPS = np.uint64(0x9E3779B9), np.uint64(0xBB67AE85)
ROUNDS = 10
# What a word is for. A word that had to be refused is drawn again for another purpose, `REDRAWN` on.
DICE, OFF_MAT, DICE_LOTS, MOVE_LOTS, REDRAWN = 0, 1, 2, 3, 4
PURPOSE = 24

# Whatever kind of whole number the compiler makes of it.
Whole = Any
Words = tuple[Whole, Whole, Whole, Whole]
Array = np.ndarray[Any, Any]


class Key(NamedTuple):
    """A seed as the generator takes it."""

    low: np.uint64
    high: np.uint64


def key_of(seed: str) -> Key:
    """The key of a seed."""
    digest = int.from_bytes(hashlib.sha256(b"shutbox simulation " + seed.encode()).digest()[:8], "big")
    return Key(np.uint64(digest & 0xFFFFFFFF), np.uint64(digest >> 32))


# Written out where it is used: only then can the machine work on several counters at once.
@inlined
def philox(key: Key, first: Whole, second: Whole, third: Whole, fourth: Whole) -> Words:
    """Four words of 32 bits for a counter of four."""
    a, b, c, d = np.uint64(first), np.uint64(second), np.uint64(third), np.uint64(fourth)
    low, high = key.low, key.high
    for _ in range(ROUNDS):
        left, right = (a & MASK) * FACTORS[0], (c & MASK) * FACTORS[1]
        a, b = (right >> WORD) ^ b ^ low, right & MASK
        c, d = (left >> WORD) ^ d ^ high, left & MASK
        low, high = (low + STEPS[0]) & MASK, (high + STEPS[1]) & MASK
    return a, b, c, d


@compiled
def block(key: Key, game: Whole, purpose: Whole, line: Whole, number: Whole) -> Words:
    """Four words of a game: `line` is 0, or one more than the turn whose dice everybody gets."""
    counter = np.uint64(game)
    return philox(key, np.uint64(number), np.uint64((purpose << PURPOSE) + line), counter & MASK, counter >> WORD)


@compiled
def blocks(key: Key, games: Array, lines: Array, numbers: Array, words: Array) -> None:
    """Four words for dice of each of many games, as [side, game]: the machine makes those of several games at once."""
    for each in range(games.size):
        words[0, each], words[1, each], words[2, each], words[3, each] = philox(
            key, numbers[each], lines[each], games[each] & MASK, games[each] >> WORD
        )


@compiled
def word(key: Key, game: Whole, purpose: Whole, line: Whole, number: Whole) -> Whole:
    """The word of this number, four to a block."""
    a, b, c, d = block(key, game, purpose, line, number >> 2)
    side = number & 3
    if side == 0:
        return a
    if side == 1:
        return b
    return c if side == 2 else d


@compiled
def below(of: Whole, drawn: Whole, key: Key, game: Whole, purpose: Whole, line: Whole, number: Whole) -> Whole:
    """A number from 0 to `of` - 1, each equally likely, made of a word (Lemire, 2019).

    The few words that would favour some numbers are refused, and drawn again for a purpose of their own.
    """
    count = np.uint64(of)
    product = np.uint64(drawn) * count
    if product & MASK < count:
        unfair = (np.uint64(1) << WORD) % count
        while product & MASK < unfair:
            purpose += REDRAWN
            product = np.uint64(word(key, game, purpose, line, number)) * count
    return np.int64(product >> WORD)


@compiled
def drawn(key: Key, game: Whole, purpose: Whole, line: Whole, number: Whole, of: Whole) -> Whole:
    """A number from 0 to `of` - 1 of a game."""
    return below(of, word(key, game, purpose, line, number), key, game, purpose, line, number)


@compiled
def lot(key: Key, game: Whole, purpose: Whole, number: Whole) -> float:
    """A number from 0 up to 1 for a choice that is made by lot, of 53 bits."""
    high, low, _, _ = block(key, game, purpose, 0, number)
    return (np.int64(high >> np.uint64(5)) * 67108864.0 + np.int64(low >> np.uint64(6))) / 9007199254740992.0
