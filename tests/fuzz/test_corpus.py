"""What fuzzing has found interesting, run again: no input leads to anything but an answer or a refusal."""

from __future__ import annotations

import pytest

from tests.fuzz.targets import TARGETS, corpus


@pytest.mark.parametrize("name", TARGETS)
def test_every_kept_input_is_accepted_or_refused(name: str) -> None:
    for data in corpus(name):
        TARGETS[name].run(data)
