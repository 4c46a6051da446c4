"""Signals around a game."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from shutbox.cli.game.interruption import stoppable, uninterruptible

STOPS = (signal.SIGTERM, signal.SIGHUP)
EVERY = (signal.SIGINT, *STOPS)


@pytest.fixture(autouse=True)
def _handlers() -> Iterator[None]:
    """Handlers that are known, and those of the test run again afterwards."""
    before = {number: signal.signal(number, signal.default_int_handler) for number in EVERY}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.parametrize("number", STOPS)
def test_a_stop_acts_like_ctrl_c(number: signal.Signals) -> None:
    signal.signal(number, signal.SIG_DFL)
    with pytest.raises(KeyboardInterrupt), stoppable():
        signal.raise_signal(number)
    assert signal.getsignal(number) == signal.SIG_DFL


@pytest.mark.parametrize("number", EVERY)
def test_nothing_interrupts_what_must_be_finished(number: signal.Signals) -> None:
    with uninterruptible():
        signal.raise_signal(number)
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(number)


def test_the_handlers_come_back_after_an_error() -> None:
    with pytest.raises(ZeroDivisionError), uninterruptible():
        _ = 1 / 0
    assert [signal.getsignal(number) for number in EVERY] == [signal.default_int_handler] * 3


@pytest.mark.parametrize("number", STOPS)
def test_a_signal_that_is_ignored_stays_ignored(number: signal.Signals) -> None:
    signal.signal(number, signal.SIG_IGN)
    with stoppable():
        signal.raise_signal(number)
    assert signal.getsignal(number) == signal.SIG_IGN


def test_a_game_is_saved_within_a_stoppable_one() -> None:
    with stoppable():
        with uninterruptible():
            signal.raise_signal(signal.SIGTERM)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGTERM)
