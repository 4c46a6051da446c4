"""The deprecated module `play.fairness` still works, with a warning."""

from __future__ import annotations

import pytest

from shutbox.play import fairness
from shutbox.statistics.fairness import face_fairness


def test_the_old_place_gives_the_new_function_and_warns() -> None:
    with pytest.warns(DeprecationWarning, match="use shutbox.statistics.fairness"):
        assert fairness.face_fairness is face_fairness


def test_a_name_that_was_never_there_is_still_unknown() -> None:
    with pytest.raises(AttributeError):
        _ = fairness.luck
