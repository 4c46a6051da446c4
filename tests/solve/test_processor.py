from __future__ import annotations

import os

import pytest

from shutbox.solve.processor import cores, is_compiling, note_compilation


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system cannot limit a process to some cores")
def test_a_limit_of_this_process_counts() -> None:
    before = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(before)})
        assert cores() == 1
    finally:
        os.sched_setaffinity(0, before)


def test_compilations_are_noted_one_within_another() -> None:
    seen = [is_compiling()]
    for begins in (True, True, False, False):
        note_compilation(begins=begins)
        seen.append(is_compiling())
    assert seen == [False, True, True, True, False]
