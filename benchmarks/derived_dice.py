"""Whether derived dice are fair: `.venv/bin/python benchmarks/derived_dice.py [dice] [--workers N]`.

Dice are derived as a live table derives them (docs/dice.md): a key from a secret and the seeds of two seats, then
two dice from each numbered throw. A billion dice are counted by chi-square: faces, the two dice of a throw, the first
dice of two throws in a row, sums, runs of one face, and the dice between two sixes. The counts are kept in
build/derived-dice.jsonl, so that a run which was interrupted goes on.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from multiprocessing import Pool
from pathlib import Path
from time import perf_counter
from typing import Any

from needs import packages
from progress import add_line, read_lines

with packages():
    import numpy as np
    from numba import njit, uint32

    from shutbox.play import dice_key, salt
    from shutbox.statistics import Fairness, fairness, sum_weights

KEPT = Path(__file__).parent.parent / "build" / "derived-dice.jsonl"
TABLES, THROWS = 1_000, 5_000
CHUNK = 2 * TABLES * THROWS
BILLION = 10**9
# Runs and gaps of this length and longer are one outcome.
LONGEST_RUN, LONGEST_GAP = 8, 40
# Below this, dice are called unfair: six tests of fair dice fail about once in 200,000 runs.
DOUBT = 1e-6

Counts = dict[str, list[int]]

_PRIMES = [each for each in range(2, 312) if all(each % other for other in range(2, each))]
_ROUND = np.array([int(each ** (1 / 3) % 1 * 2**32) for each in _PRIMES], dtype=np.uint32)
_START = np.array([int(each**0.5 % 1 * 2**32) for each in _PRIMES[:8]], dtype=np.uint32)


@njit(inline="always")
def _turned(word: int, by: int) -> Any:
    return uint32((word >> uint32(by)) | (word << uint32(32 - by)))


@njit
def _compress(state: Any, block: Any, schedule: Any, rounds: Any, out: Any) -> None:
    """One step of SHA-256 (FIPS 180-4): the state after a block of sixteen words."""
    for at in range(16):
        schedule[at] = block[at]
    for at in range(16, 64):
        old, new = schedule[at - 15], schedule[at - 2]
        small = _turned(old, 7) ^ _turned(old, 18) ^ (old >> uint32(3))
        large = _turned(new, 17) ^ _turned(new, 19) ^ (new >> uint32(10))
        schedule[at] = uint32(schedule[at - 16] + small + schedule[at - 7] + large)
    a, b, c, d, e, f, g, h = state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7]
    for at in range(64):
        chosen = (e & f) ^ (~e & g)
        turned = _turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)
        first = uint32(h + turned + chosen + rounds[at] + schedule[at])
        most = (a & b) ^ (a & c) ^ (b & c)
        second = uint32((_turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)) + most)
        h, g, f, e, d, c, b, a = g, f, e, uint32(d + first), c, b, a, uint32(first + second)
    out[0], out[1], out[2], out[3] = state[0] + a, state[1] + b, state[2] + c, state[3] + d
    out[4], out[5], out[6], out[7] = state[4] + e, state[5] + f, state[6] + g, state[7] + h


@njit
def _throw_all(key: Any, start: Any, rounds: Any, throws: int, fair: int, dice: Any) -> None:
    """Fills an array with two dice of each throw: HMAC-SHA256(key, "throw" ‖ number ‖ counter), byte by byte."""
    schedule, block = np.zeros(64, np.uint32), np.zeros(16, np.uint32)
    inner, outer, digest = np.zeros(8, np.uint32), np.zeros(8, np.uint32), np.zeros(8, np.uint32)
    for at in range(16):
        block[at] = (key[at] if at < 8 else uint32(0)) ^ uint32(0x36363636)
    _compress(start, block, schedule, rounds, inner)
    for at in range(16):
        block[at] ^= uint32(0x36363636 ^ 0x5C5C5C5C)
    _compress(start, block, schedule, rounds, outer)
    for number in range(throws):
        found, counter = 0, 0
        while found < 2:
            # "throw", the number and the counter, each in four bytes with the big end first; a one; zeros; the bits.
            block[:] = uint32(0)
            block[0] = uint32(0x7468726F)
            block[1] = uint32(0x77000000) | uint32(number >> 8)
            block[2] = uint32((number & 0xFF) << 24) | uint32(counter >> 8)
            block[3] = uint32((counter & 0xFF) << 24) | uint32(0x00800000)
            block[15] = uint32((64 + 13) * 8)
            _compress(inner, block, schedule, rounds, digest)
            block[:] = uint32(0)
            block[:8] = digest
            block[8] = uint32(0x80000000)
            block[15] = uint32((64 + 32) * 8)
            _compress(outer, block, schedule, rounds, digest)
            for at in range(32):
                byte = (digest[at // 4] >> uint32(24 - 8 * (at % 4))) & uint32(0xFF)
                if byte < fair and found < 2:
                    dice[2 * number + found] = byte % 6
                    found += 1
            counter += 1


def faces(key: bytes, throws: int, *, fair: int = 252) -> Any:
    """Two dice of each throw from a key, as numbers from 0; bytes from `fair` on are passed over."""
    dice = np.empty(2 * throws, np.uint8)
    words = np.frombuffer(key, ">u4").astype(np.uint32)
    _throw_all(words, _START, _ROUND, throws, fair, dice)
    return dice


def table_key(number: int) -> bytes:
    """The key of a table whose secret and seeds are made of its number."""
    secret, *seeds = (sha256(f"{part} {number}".encode()).digest() for part in ("secret", "Ann", "Bo"))
    return dice_key(secret, salt(seeds), f"{number:016x}")


def chunk(number: int, *, fair: int = 252) -> Counts:
    """The counts of ten million dice: of a thousand tables."""
    tables = range(number * TABLES, (number + 1) * TABLES)
    return counted(np.concatenate([faces(table_key(each), THROWS, fair=fair) for each in tables]))


def counted(dice: Any) -> Counts:
    """How often each outcome of each test occurs."""
    first, second = dice[0::2].astype(np.int64), dice[1::2].astype(np.int64)
    changes = np.flatnonzero(dice[1:] != dice[:-1])
    sixes = np.flatnonzero(dice == 5)
    return {
        "faces": np.bincount(dice, minlength=6).tolist(),
        "pairs": np.bincount(6 * first + second, minlength=36).tolist(),
        "next": np.bincount(6 * first[:-1] + first[1:], minlength=36).tolist(),
        "sums": np.bincount(first + second, minlength=11).tolist(),
        "runs": np.bincount(np.minimum(np.diff(changes), LONGEST_RUN) - 1, minlength=LONGEST_RUN).tolist(),
        "gaps": np.bincount(np.minimum(np.diff(sixes) - 1, LONGEST_GAP), minlength=LONGEST_GAP + 1).tolist(),
    }


def weights() -> dict[str, list[int]]:
    """The expected counts of each test, as whole weights."""
    runs = [5 * 6 ** (LONGEST_RUN - length) for length in range(1, LONGEST_RUN)] + [6]
    gaps = [5**gap * 6 ** (LONGEST_GAP - gap - 1) for gap in range(LONGEST_GAP)] + [5**LONGEST_GAP]
    even = {"faces": [1] * 6, "pairs": [1] * 36, "next": [1] * 36}
    return {**even, "sums": list(sum_weights(2, 6).values()), "runs": runs, "gaps": gaps}


def tests(counts: Mapping[str, list[int]]) -> dict[str, Fairness]:
    """Each test of the counts."""
    expected = weights()
    return {name: fairness(dict(enumerate(each)), dict(enumerate(expected[name]))) for name, each in counts.items()}


def added(chunks: Iterator[Counts]) -> Counts:
    """The counts of all chunks together."""
    total: Counts = {name: [0] * len(each) for name, each in weights().items()}
    for counts in chunks:
        total = {name: [a + b for a, b in zip(each, counts[name], strict=True)] for name, each in total.items()}
    return total


def kept() -> dict[int, Counts]:
    """The chunks that earlier runs have counted."""
    return {line["chunk"]: line["counts"] for line in read_lines(KEPT)}


def numbered_chunk(number: int) -> tuple[int, Counts]:
    """A chunk with its number."""
    return number, chunk(number)


def chunks(numbers: Sequence[int], workers: int) -> Iterator[tuple[int, Counts]]:
    """These chunks, in any order, counted by so many processes."""
    if workers == 1:
        yield from map(numbered_chunk, numbers)
        return
    with Pool(workers) as pool:
        yield from pool.imap_unordered(numbered_chunk, numbers)


def count_dice(dice: int, workers: int) -> int:
    """The exit code: 0 if the dice pass."""
    done, wanted, begun = kept(), -(-dice // CHUNK), perf_counter()
    missing = [number for number in range(wanted) if number not in done]
    for number, counts in chunks(missing, workers):
        done[number] = counts
        add_line(KEPT, {"chunk": number, "counts": counts})
    found = tests(added(done[number] for number in range(wanted)))
    print(f"{wanted * CHUNK:,} dice, {len(missing) * CHUNK:,} of them now, in {perf_counter() - begun:,.0f} s")
    for name, each in found.items():
        print(f"  {name:<6} chi-square {each.chi2:8.2f}  degrees of freedom {each.degrees:3}  p {each.p:.4f}")
    return 0 if min(each.p for each in found.values()) > DOUBT else 1


def main(arguments: list[str]) -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("dice", nargs="?", type=int, default=BILLION, help="default: a billion")
    parser.add_argument("--workers", type=int, default=1, help="processes at the same time; default: 1")
    options = parser.parse_args(arguments)
    return count_dice(options.dice, options.workers)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
