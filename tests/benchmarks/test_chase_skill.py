"""What playing for the round costs in a chase, against every game that can be played on a tiny box."""

from __future__ import annotations

import pytest

from benchmarks.chase_skill import near_chases
from tests.games.solved_tiny import begun, tiny
from tests.games.solved_twin import SETTLED, Twin


@pytest.mark.parametrize("box", ["row", "rows"])
def test_whoever_plays_for_the_round_has_the_chance_that_every_game_says(box: str) -> None:
    found = near_chases(tiny(box, format="chase"), 2)
    for rounds, (best, *near) in enumerate(found, 1):
        game = begun(tiny(box, format="chase", rounds=rounds), 2)
        far, plain = Twin(game), Twin(game, near=True)
        assert best == pytest.approx(far.root.value[0], abs=1e-9)
        both = list(zip(far.undecided, plain.undecided, strict=True))
        choices = [(one.choice, other.choice) for one, other in both]
        for seat in (0, 1):
            change = 1.0
            while change > SETTLED:
                change = 0.0
                for (node, _), (wide, narrow) in zip(both, choices, strict=True):
                    value = node.worths()[narrow if node.game.at == seat else wide]
                    change = max(change, abs(value[0] - node.value[0]))
                    node.value = value
            assert near[seat] == pytest.approx(far.root.value[seat], abs=1e-9)
    assert found[1][1] < found[1][0]
