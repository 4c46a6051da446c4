"""Plain data that is the same but for the last digits of its numbers."""

from __future__ import annotations

from typing import Any

import pytest

# Solutions that come with the package are rounded, and values add up several of them.
ROUNDED = 1e-6


def is_near(found: Any, wanted: Any) -> bool:
    """Whether two documents differ by no more than rounding."""
    match found, wanted:
        case (dict(), dict()):
            return found.keys() == wanted.keys() and all(is_near(found[key], wanted[key]) for key in found)
        case (list(), list()):
            return len(found) == len(wanted) and all(map(is_near, found, wanted))
        case (list(), None) | (None, list()):
            # A change that is nothing but rounding is left out.
            return all(isinstance(each, float) and abs(each) < ROUNDED for each in found or wanted)
        case (float(), float() | int()) | (int(), float()):
            return bool(found == pytest.approx(wanted, abs=ROUNDED))
        case _:
            return bool(found == wanted)
