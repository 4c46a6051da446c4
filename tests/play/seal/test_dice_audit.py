"""The check that the throws of a record are those that its dice give, for every game and every key."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from shutbox.errors import CorruptRecordError
from shutbox.play import KeyedDice, Off, Record, Source, Thrown, begun, extended, read_event, seeded_dice
from shutbox.play.seal.dice_audit import audited
from shutbox.rules import Format, RuleSet
from tests.games.script import TWO, house, toy
from tests.games.wander import law, rules_of, wanderings

TYPED_OFF = Off(Source.TYPED)


@law
def test_the_dice_of_a_game_have_made_all_its_throws(form: Format, data: st.DataObject) -> None:
    source = data.draw(st.sampled_from([Source.SEEDED, Source.SEALED]))
    wandering = data.draw(wanderings(rules_of(form), source=source))
    own = [event for event in wandering.record.events if isinstance(event, Thrown | Off) and event != TYPED_OFF]
    assert audited(wandering.record, wandering.dice) == len(own)


@law
def test_a_throw_that_is_changed_is_the_one_that_is_named(form: Format, data: st.DataObject) -> None:
    wandering = data.draw(wanderings(rules_of(form), source=Source.SEALED))
    record = wandering.record
    places = [place for place, event in enumerate(record.events) if isinstance(event, Thrown)]
    assume(places)
    place = data.draw(st.sampled_from(places))
    event = record.events[place]
    assert isinstance(event, Thrown)
    others = [face for face in range(1, record.rules.turn.faces + 1) if face not in event.faces]
    assume(others)
    forged = Thrown(tuple(sorted((*event.faces[1:], data.draw(st.sampled_from(others))))), Source.SEALED)
    changed = replace(record, events=(*record.events[:place], forged))
    with pytest.raises(CorruptRecordError) as raised:
        audited(changed, wandering.dice)
    assert raised.value.arguments["number"] == place + 1
    assert raised.value.code in ("record-dice", "record-event")


def told(rules: RuleSet, *words: str) -> Record:
    """The record of a few words."""
    record = begun(rules, TWO)
    for word in words:
        record = extended(record, read_event(record.game, word))
    return record


def refusal(record: Record, dice: KeyedDice) -> dict[str, object]:
    """What is said of a record that its dice have not made."""
    with pytest.raises(CorruptRecordError) as raised:
        audited(record, dice)
    return {"code": raised.value.code, **raised.value.arguments}


def test_what_the_dice_make_is_said_beside_what_stands_there() -> None:
    expected = {"code": "record-dice", "number": 1, "word": "6,6s", "made": "1,2s", "by": "seeded"}
    assert refusal(told(house(), "6,6s"), seeded_dice("shutbox")) == expected


def test_a_die_that_left_the_mat_must_have_done_so_and_one_that_did_not_must_not() -> None:
    rules = toy(off_mat="end", off_mat_chance="1/2")
    for seed in map(str, range(20)):
        dice = seeded_dice(seed)
        faces = dice.throw(rules.turn, ("throw", 0), 1, rules.turn.off_mat_chance)
        other = "off:s" if faces else f"{dice.throw(rules.turn, ('throw', 0), 1, 0 * rules.turn.off_mat_chance)[0]}s"
        made = f"{faces[0]}s" if faces else "off:s"
        assert audited(told(rules, made), dice) == 1
        assert refusal(told(rules, other), dice)["made"] == made


def test_throws_of_other_dice_are_not_looked_at() -> None:
    assert audited(told(house(), "6,6r", "9+3", "6,6t", "8+4", "6,6x", "7+5"), seeded_dice("shutbox")) == 0


def test_with_the_same_dice_for_all_a_throw_from_elsewhere_may_contradict_what_comes() -> None:
    rules = house(same_dice=True)
    record = told(rules, "6,6r", "time", "6,6s")
    found = refusal(record, seeded_dice("shutbox"))
    assert (found["code"], found["number"], found["word"]) == ("record-event", 3, "6,6s")


def test_a_play_off_of_the_first_release_went_on_with_the_same_dice() -> None:
    rules = toy(box=[1], faces=2, off_mat="none", same_dice=True, ties="play-off")
    for seed in map(str, range(20)):
        dice = seeded_dice(seed)
        # The first turns tie, the first throw of the play-off is the i-th of each player's second turn.
        ahead = [dice.throw(rules.turn, ("turn", turn, 0), 1, rules.turn.off_mat_chance)[0] for turn in range(2)]
        if ahead[0] == 2:
            fresh = dice.throw(rules.turn, ("throw", 2), 1, rules.turn.off_mat_chance)[0]
            old, new = (told(rules, "2s", "2s", f"{face}s") for face in (ahead[1], fresh))
            assert audited(replace(old, version=1), dice) == 3
            # A game of the first release may have been resumed before its play-off.
            assert audited(replace(new, version=1), dice) == 3
            assert audited(new, dice) == 3
            if fresh != ahead[1]:
                assert refusal(old, dice)["number"] == 3
            else:
                assert refusal(replace(told(rules, "2s", "2s", f"{3 - fresh}s"), version=1), dice)["number"] == 3
