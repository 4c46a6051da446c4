from __future__ import annotations

import pytest

from shutbox.play import new_game
from shutbox.rules import changed, named
from shutbox.solve.solution import contents
from shutbox.value import prepare

SMALL = {"box": "12345"}


@pytest.mark.parametrize(
    ("name", "changes", "players", "kind"),
    [
        ("shut-the-box", {}, 3, "one-turn"),
        ("ferme-ta-boite", {"rounds": "2"}, 2, "running"),
        ("double-shutter", {"rounds": "2"}, 2, "chase-game"),
        ("double-shutter", {"rounds": "2"}, 3, "chase"),
        ("last-one-standing", {"limit": "2"}, 2, "standing"),
    ],
)
def test_what_a_game_needs_is_made_before_it(
    name: str, changes: dict[str, str], players: int, kind: str, monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", f"{tmp_path}/{kind}")
    # A rule set that no other test asks about, or its tables would come from memory.
    rules = changed(named(name), {**SMALL, "set_up": ".2345", **changes})
    prepare(new_game(rules, ["Ann", "Bo", "Cy"][:players]))
    assert [solution.about["kind"] for _, solution in contents() if solution] == [kind]
