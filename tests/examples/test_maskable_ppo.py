"""MaskablePPO over the vector wrapper, in short form: only where sb3-contrib and torch are installed."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

INSTALLED = find_spec("sb3_contrib") is not None


@pytest.mark.skipif(not INSTALLED, reason="needs sb3-contrib and torch, which are too large for every run")
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")
def test_a_short_training_lowers_the_regret() -> None:
    from examples.maskable_ppo import regret, train

    before, after = regret(None, 512), regret(train(40_000, turns=64), 512)
    assert after < 0.5 * before
