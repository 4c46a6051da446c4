"""How hypothesis runs here: never against the clock, and the same way every time in CI."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("shutbox", deadline=None, max_examples=60, derandomize="CI" in os.environ)
settings.load_profile("shutbox")

# Whatever this machine speaks, tests read English unless they ask for something else.
os.environ["SHUTBOX_LANG"] = "en"
