from __future__ import annotations

import os

import pytest

from shutbox.solve.processor import cores


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
