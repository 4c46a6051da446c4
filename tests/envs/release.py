"""Whether PettingZoo and OpenSpiel exist for the Python that runs the tests."""

from __future__ import annotations

import sys

RELEASED = sys.version_info < (3, 15)
UNRELEASED = "PettingZoo and OpenSpiel have no release for Python 3.15 yet"
