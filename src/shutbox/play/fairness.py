"""Deprecated: use `shutbox.statistics.fairness`."""

from __future__ import annotations

from importlib import import_module
from typing import Any
from warnings import warn


def __getattr__(name: str) -> Any:
    """A name of the module that has taken the place of this one."""
    value = getattr(import_module("shutbox.statistics.fairness"), name)
    warn("shutbox.play.fairness is deprecated, use shutbox.statistics.fairness", DeprecationWarning, stacklevel=2)
    return value
