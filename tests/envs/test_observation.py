"""What is seen of a game, beside the game."""

from __future__ import annotations

from hypothesis import strategies as st

from shutbox.envs.observation import PHASES, features, game_observation, turn_observation
from shutbox.play import Phase
from shutbox.play.round import in_play
from shutbox.rules import Format, score
from shutbox.rules.box import position_of
from tests.games.script import FOUR, games
from tests.games.wander import law, no_notes, rules_of, wanderings


@law
def test_every_number_is_between_minus_one_and_one_and_the_length_never_changes(
    form: Format, data: st.DataObject
) -> None:
    wandering = data.draw(wanderings(rules_of(form), asides=no_notes))
    sizes = set()
    for game in wandering.games:
        for seat in range(len(game.players)):
            seen = game_observation(game, seat)
            assert ((seen >= -1) & (seen <= 1)).all()
            sizes.add(seen.size)
    assert len(sizes) == 1


@law
def test_seats_are_seen_from_one_s_own_and_tell_where_the_game_stands(form: Format, data: st.DataObject) -> None:
    wandering = data.draw(wanderings(rules_of(form), asides=no_notes))
    for game in wandering.games:
        count = len(game.players)
        for seat in range(count):
            seen = features(game, seat)
            around = [(seat + step) % count for step in range(count)]
            assert seen["at"].index(1.0) == around.index(game.at)
            assert [each for each, mark in zip(around, seen["playing"], strict=True) if mark] == sorted(
                in_play(game), key=around.index
            )
            waiting = {each: place for each, place in zip(around, seen["queue"], strict=True) if place}
            assert tuple(sorted(waiting, key=lambda each: waiting[each])) == game.tally.queue
            worst = score(game.rules.turn, game.rules.turn.set_up)
            results = [
                round(share * worst) if done else None for share, done in zip(seen["result"], seen["done"], strict=True)
            ]
            expected = [game.tally.results[each] for each in around]
            if game.rules.turn.total.value != "digits":
                assert results == expected


@law
def test_a_turn_can_be_read_back_from_what_is_seen_of_it(form: Format, data: st.DataObject) -> None:
    wandering = data.draw(wanderings(rules_of(form), asides=no_notes))
    for game in wandering.games:
        if game.phase is Phase.START:
            continue
        seen = turn_observation(game)
        assert position_of(game.rules.turn.box, tuple(seen["standing"].tolist())) == game.position
        assert tuple(face for face, count in enumerate(seen["throw"], 1) for _ in range(count)) == game.throw
        assert PHASES[seen["phase"]] is game.phase


def test_holder_points_and_rounds_of_a_chase_are_seen() -> None:
    told = games("double-shutter", FOUR[:2], "5t 2t 1,2t 3 1,1t 2 1,1t")
    seen = features(told[-1], 1)
    assert told[-1].tally.holder == 0
    assert seen["holder"] == [0.0, 1.0]
    assert seen["done"] == [0.0, 1.0]
    assert seen["round"] == [1 / 5]
