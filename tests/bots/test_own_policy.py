"""The policy of a player of one's own: as exact as that of the bots."""

from __future__ import annotations

import pytest

from shutbox.bots import bot, strength
from shutbox.bots.own_policy import MOST_ASKED, find_policy, player_policy
from shutbox.errors import ShutboxError
from shutbox.play import Action, Game, Shut, legal
from shutbox.rules import changed, named, names
from shutbox.solve import graph
from tests.simulate.own_players import Copy, Random


@pytest.mark.parametrize("rules", [name for name in names() if named(name).turn.box.size <= 1 << 12])
@pytest.mark.parametrize("name", ["highest", "keep-low", "options"])
def test_a_player_that_does_what_a_bot_does_is_as_strong(rules: str, name: str) -> None:
    one, other = strength(Copy(name), rules), strength(name, rules)
    assert (one.mean, one.extra, one.shut) == pytest.approx((other.mean, other.extra, other.shut), abs=1e-9)


@pytest.mark.parametrize("off_mat", ["raise", "end", "choose", "void"])
def test_also_where_dice_leave_the_mat(off_mat: str) -> None:
    rules = changed(named("nine"), {"off_mat": off_mat, "off_mat_chance": "1/20"})
    one, other = strength(Copy("highest"), rules), strength("highest", rules)
    assert (one.mean, one.shut) == pytest.approx((other.mean, other.shut), abs=1e-9)


class ByFaces:
    """Chooses by the faces, not only by their sum: the fewest tiles for a double, else the most."""

    def choose(self, game: Game) -> Action:
        actions = legal(game)
        return actions[0 if len(set(game.throw)) == 1 else -1]


def test_throws_with_the_same_sum_are_asked_about_one_by_one() -> None:
    made = graph(named("nine").turn)
    odds = player_policy(made, ByFaces()).odds
    # Of the outcomes 2+6, 3+5 and 4+4 one of five is a double.
    row = named("nine").turn.set_up * len(made.throws) + next(
        place for place, together in enumerate(made.throws) if (3, 5) in together
    )
    assert sorted(odds[made.first[row] : made.first[row + 1]])[-2:] == pytest.approx([0.2, 0.8])


def test_a_player_that_varies_has_no_policy() -> None:
    made = graph(named("nine").turn)
    rest = iter(range(MOST_ASKED))
    assert find_policy(made, Random(lambda: next(rest) % 7 / 7)) is None
    with pytest.raises(ShutboxError, match=r"does not always choose the same, so its strength cannot be computed"):
        strength(Random(lambda: next(rest) % 7 / 7), "nine")


def test_a_table_of_the_best_moves_is_perfect() -> None:
    perfect, made = bot("perfect", lambda: 0.0), named("nine").turn

    class Recorder:
        def __init__(self) -> None:
            self.table = dict[object, object]()

        def choose(self, game: Game) -> Action:
            from shutbox.solve import MEAN
            from shutbox.value import options

            action = options(game, MEAN).best.action if game.throw else perfect.choose(game)
            if isinstance(action, Shut):
                self.table[game.position, game.throw] = action.move
            return action

    recorder = Recorder()
    assert strength(recorder, made).extra == 0
    assert strength(recorder.table, made).extra == 0
