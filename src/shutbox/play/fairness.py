"""Deprecated: use `shutbox.statistics.fairness`."""

from __future__ import annotations

from typing import Any
from warnings import warn


def __getattr__(name: str) -> Any:
    """A name of the module that replaces this one."""
    from shutbox.statistics import fairness

    value = getattr(fairness, name)
    warn("shutbox.play.fairness is deprecated, use shutbox.statistics.fairness", DeprecationWarning, stacklevel=2)
    return value
