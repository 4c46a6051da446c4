"""Damage of any kind is found and named, or has changed nothing: a sample of what is tried everywhere by hand."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.faults.corruption import (
    SAME,
    SEALED,
    TOGETHER,
    Part,
    Sample,
    folder_in_memory,
    record_sample,
    store_content,
    store_sample,
    verdicts,
)

# So many damages of each kind are tried in every run.
TRIED = 40
SAMPLES: dict[str, Callable[[Path], Sample]] = {
    "closed": lambda folder: store_sample(folder, killed=False),
    "killed": lambda folder: store_sample(folder, killed=True),
    "record": lambda _folder: record_sample(SEALED),
}


@pytest.fixture
def folder() -> Iterator[Path]:
    with folder_in_memory() as made:
        yield made


def some(parts: list[Part], chance: random.Random) -> list[int]:
    """The numbers of some damages of each part."""
    begins = [sum(part.count for part in parts[:place]) for place in range(len(parts))]
    return [
        begin + number
        for begin, part in zip(begins, parts, strict=True)
        for number in chance.sample(range(part.count), min(TRIED, part.count))
    ]


@pytest.mark.parametrize("name", SAMPLES)
def test_damage_is_found_and_named_or_changes_nothing(folder: Path, name: str) -> None:
    sample = SAMPLES[name](folder / "sample")
    found = verdicts(sample, some(list(sample.parts), random.Random(16)), folder / "damaged")
    harmless = sum(count for verdict, count in found.items() if verdict.endswith(SAME))
    assert harmless < found.total() / 2, found


def test_flips_that_are_found_together_are_tried_one_by_one(folder: Path) -> None:
    sample = store_sample(folder / "sample", [4], killed=False)
    part, content = sample.parts[0], sample.files["shutbox.db"]
    assert part.name == "byte of shutbox.db"
    assert part.count * TOGETHER == len(content)
    found = verdicts(sample, [0, 1], folder / "damaged")
    # The name of the format, and the counters of SQLite that nobody reads.
    assert found["byte of shutbox.db: store-foreign"] >= 16
    assert 0 < found[f"byte of shutbox.db: {SAME}"] < TOGETHER
    assert found.total() == 2 * TOGETHER
    empty = next(n for n in range(part.count) if not any(content[n * TOGETHER : (n + 1) * TOGETHER]))
    assert verdicts(sample, [empty], folder / "damaged") == {f"byte of shutbox.db: {SAME}": TOGETHER}


def test_a_sample_without_damage_is_sound(folder: Path) -> None:
    for name, made in SAMPLES.items():
        assert made(folder / name).verdict(lambda files: files, folder / "same") == SAME


def test_a_change_that_is_not_found_fails(folder: Path) -> None:
    """The control: a store that nobody looks at is not sound for that reason."""
    sample = store_sample(folder / "sample", killed=False)
    blind = Sample(sample.files, sample.content, lambda _folder: [], [sample.parts[-1]])
    with pytest.raises(AssertionError, match="changed, and not found"):
        verdicts(blind, [0], folder / "damaged")


def test_the_mark_and_the_log_are_part_of_what_is_damaged(folder: Path) -> None:
    names = Counter(part.name for part in store_sample(folder, killed=True).parts)
    assert {"byte of shutbox.db-mark", "byte of shutbox.db-wal", "swap in shutbox.db-wal"} <= names.keys()


def test_a_snapshot_is_part_of_what_is_damaged(folder: Path) -> None:
    store_sample(folder, killed=False)
    assert len(store_content(folder)["snapshots"]) == 1
