"""A snapshot and the entries after it lead to the same desk as all entries."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.play import Game, Shut, read_event
from shutbox.play.seal import SaltedName, Signing
from shutbox.play.table import desk_snapshot
from shutbox.play.table.desk import Desk, new_desk, read_desk, state
from shutbox.play.table.desk_snapshot import (
    MOST_BEFORE,
    code_mark,
    event_word,
    game_data,
    read_event_word,
    read_game,
    read_snapshot,
    snapshot_data,
)
from shutbox.play.table.state import OPEN, Stage, Table
from shutbox.rules import Format, Move, RuleSet, named
from tests.games.script import play
from tests.play.table.tables import BO, HAL, Keeper, begun, device, keeper, written
from tests.play.table.test_signature import played_steps
from tests.strategies import rule_sets


def again(desk: Desk) -> Desk:
    """A desk by its snapshot, written and read as it is stored."""
    data = snapshot_data(desk)
    assert data is not None
    return read_snapshot(json.loads(json.dumps(data)))


def games(desk: Desk) -> list[dict[str, Any]]:
    """Every field of a desk's game and of the games that undo can reach, also those that are not compared."""
    game, found = desk.table.game, []
    while game is not None:
        found.append({each.name: getattr(game, each.name) for each in fields(Game) if each.name != "before"})
        game = game.before
    return found


def same(one: Desk, other: Desk) -> bool:
    """Whether nothing tells two desks apart."""
    return (
        one == other
        and list(one.answers.items()) == list(other.answers.items())
        and games(one) == games(other)
        and written(state(one)) == written(state(other))
    )


def wander(table: Keeper, chance: Random, steps: int) -> None:
    """Does anything that is offered, and sometimes takes it back, lets a bot play on, or takes another name."""
    for number in range(steps):
        if table.table.stage is not Stage.PLAYING:
            return
        place = table.table.places[table.table.live.at]
        legal = table.state["legal"]
        wanted = legal[chance.randrange(len(legal))]
        if chance.random() < 0.1:
            table.ask(HAL, "undo")
        elif chance.random() < 0.05:
            table.ask(HAL, "rename", seat=0, name=f"Name {number}")
        elif wanted["do"] != "throw":
            table.ask(place.holder, "play", word=wanted["word"])
        elif table.table.typed:
            faces = [chance.randint(1, table.table.rules.turn.faces) for _ in range(wanted["dice"])]
            table.ask(place.holder, "report", faces=faces)
        else:
            table.ask(place.holder, "throw", dice=wanted["dice"])


def played(rules: RuleSet, chance: Random, **settings: Any) -> Keeper:
    """A table at which something was played."""
    people = "Bo" if rules.game.format is Format.SOLITAIRE else "Bo Cy"
    table = begun(rules, people, **settings)
    wander(table, chance, 40)
    return table


@given(rule_sets(), st.integers(0, 2**32), st.sampled_from(["sealed", "typed"]), st.data())
def test_a_snapshot_and_the_entries_after_it_lead_where_all_entries_lead(
    rules: RuleSet, seed: int, dice: str, data: st.DataObject
) -> None:
    dice = "sealed" if rules.game.same_dice else dice
    table = played(rules, Random(seed), dice=dice, undo=True)
    count = data.draw(st.integers(1, len(table.stored)))
    before = read_desk(table.stored[:count])
    if snapshot_data(before) is None:
        assert len(games(before)) > MOST_BEFORE
        return
    assert same(again(before), before)
    assert same(read_desk(table.stored[count:], again(before)), read_desk(table.stored))


@pytest.mark.parametrize("name", ["nine", "double-shutter", "last-one-standing", "shut-the-box"])
def test_a_snapshot_of_each_moment_of_a_game_is_that_moment(name: str) -> None:
    table = played(named(name), Random(name), undo=True)
    for count in range(1, len(table.stored) + 1):
        desk = read_desk(table.stored[:count])
        assert same(again(desk), desk)


def test_the_desk_of_a_keeper_is_written_like_the_one_that_its_entries_lead_to() -> None:
    table = played(named("double-shutter"), Random(1), undo=True)
    assert written(snapshot_data(table.desk)) == written(snapshot_data(read_desk(table.stored)))


def test_a_table_that_waits_has_a_snapshot_too() -> None:
    table = keeper(kinds=(OPEN, "club"), seconds=30)
    assert not table.ask(BO, "sit", seat=0, name="Bø")
    assert same(again(table.desk), table.desk)


def test_a_table_that_has_ended_keeps_its_secret_and_its_record() -> None:
    table = begun()
    assert not table.ask(HAL, "close")
    assert table.table.secret
    assert same(again(table.desk), table.desk)


def test_a_game_with_many_games_to_go_back_to_has_none() -> None:
    table = played(named("double-shutter"), Random(1), dice="typed")
    desks = [read_desk(table.stored[:count]) for count in range(1, len(table.stored) + 1)]
    assert [snapshot_data(desk) is None for desk in desks] == [len(games(desk)) > MOST_BEFORE for desk in desks]
    assert snapshot_data(desks[-1]) is None


def test_a_snapshot_shares_nothing_with_its_desk() -> None:
    table = begun()
    desk = again(table.desk)
    answers = dict(table.desk.answers)
    desk.answers[f"{device('Eve')}:x"] = 1
    assert table.desk.answers == answers
    longer = read_desk([], desk)
    longer.answers.clear()
    assert desk.answers


def test_the_mark_of_the_code_changes_with_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    mark = code_mark()
    assert len(mark) == 16
    code_mark.cache_clear()
    assert code_mark() == mark
    code_mark.cache_clear()
    monkeypatch.setattr(desk_snapshot, "_MARKED", ("rules",))
    assert code_mark() != mark
    code_mark.cache_clear()


def test_any_plain_field_is_part_of_a_snapshot() -> None:
    table = begun()
    changed = Desk(replace(table.table, rematch="code", host=BO), table.desk.n, {})
    assert again(changed).table == changed.table


def test_the_signatures_of_a_table_are_part_of_a_snapshot() -> None:
    table = begun()
    signing = Signing(
        "k", 3, "r", "l", (SaltedName("h", "s"), SaltedName("h")), "s", ((1, "a"), (7, "b")), 7, "head", "e"
    )
    changed = Desk(replace(table.table, signing=signing), table.desk.n, {})
    assert again(changed).table == changed.table


def test_a_field_that_is_not_plain_needs_a_form_of_its_own() -> None:
    with pytest.raises(TypeError, match="stage"):
        desk_snapshot._Plain(Table, "rules", "settings", "places", "record", "game", "signing")


def test_a_snapshot_keeps_the_signatures_of_its_table() -> None:
    steps = played_steps()
    for count in range(4, len(steps) + 1):
        desk = new_desk(steps[:count])
        assert desk.table.signing is not None
        assert again(desk) == desk


def test_a_game_and_an_event_travel_as_plain_data() -> None:
    for after in (play("nine", ["Ann", "Bo"], "3,6r"), play("nine", ["Ann", "Bo"], "3,6r 9")):
        read = read_game(json.loads(json.dumps(game_data(after))))
        assert read.before is None
        assert (read, game_data(read)) == (replace(after, before=None), game_data(after))
    for event in (read_event(after, "3,6r"), Shut(Move(after.rules.turn.box.full))):
        assert read_event_word(json.loads(json.dumps(event_word(event)))) == event
