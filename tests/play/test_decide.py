"""Legal actions, accepted actions, and how dice turn a throw into an event."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import IllegalActionError, NotationError, ShutboxError
from shutbox.play import (
    Action,
    Game,
    Hand,
    Hint,
    Leave,
    Off,
    Penalty,
    Phase,
    ScriptedDice,
    Shut,
    Source,
    Take,
    ThrowDice,
    Thrown,
    TimeUp,
    TypedDice,
    Undo,
    decide,
    evolve,
    legal,
    seeded_dice,
)
from shutbox.play.decide import throw_number
from shutbox.play.events import SeatNumber
from shutbox.rules import Format, RuleSet
from shutbox.rules.box import Move
from shutbox.rules.turn import OffMat
from tests.games.script import ONE, THREE, TWO, games, house, known, play, toy
from tests.games.wander import Wandering, law, no_notes, rules_of, wanderings, with_game

MOST_MOVES = 64


@pytest.mark.parametrize("thing", ["garbage", "take", None, 8, Take, Thrown((3, 5), Source.TYPED), object()])
def test_what_is_no_action_is_an_error_of_the_program(thing: Any) -> None:
    for game in (play("nine", TWO, ""), play("nine", TWO, "3,5t")):
        with pytest.raises(TypeError, match="action must be an action"):
            decide(game, thing, seeded_dice("x"))


def candidates(game: Game) -> list[Action]:
    """Everything that a player might ask for, sensible or not."""
    full, offered = game.rules.turn.box.full, [act.move for act in legal(game) if isinstance(act, Shut)]
    moves = {-1, full + 1, game.position, *range(min(full, MOST_MOVES) + 1), *offered}
    seats = [SeatNumber(seat) for seat in range(-1, len(game.players) + 1)]
    return [
        *map(Shut, sorted(moves)),
        *map(ThrowDice, range(-1, 5)),
        *map(Penalty, OffMat),
        *map(Leave, seats),
        *map(Hint, seats),
        *(Hand(seat, f"Zoe {seat}", "person") for seat in seats),
        Take(),
        TimeUp(),
        Off(),
        Undo(),
    ]


def stands_beside(game: Game, action: Action) -> bool:
    """Whether an action that `legal` does not list may be taken all the same (RULES 3.4, 3.9)."""
    players = range(len(game.players))
    match action:
        case Leave(seat):
            return not game.over and seat in players and seat not in game.tally.left
        case Hint(seat) | Hand(seat):
            return seat in players
        case TimeUp():
            return game.phase not in (Phase.START, Phase.OVER)
        case Off():
            return game.phase in (Phase.THROW, Phase.SURVIVOR) and game.rules.turn.off_mat is not OffMat.NONE
        case Undo():
            return game.before is not None
    return False


@law
def test_every_offered_action_is_accepted_and_every_other_refused(form: Format, data: st.DataObject) -> None:
    wandering = data.draw(wanderings(rules_of(form)))
    for game in wandering.games[:: 1 + len(wandering.games) // 12]:
        offered = legal(game)
        assert len(set(offered)) == len(offered)
        for action in candidates(game):
            if action in offered or stands_beside(game, action):
                event = decide(game, action, wandering.dice)
                assert isinstance(evolve(game, event), Game)
                assert isinstance(action, ThrowDice) or event == action
            else:
                with pytest.raises(IllegalActionError):
                    decide(game, action, wandering.dice)


@law
def test_a_refused_event_changes_nothing(form: Format, data: st.DataObject) -> None:
    wandering = data.draw(wanderings(rules_of(form)))
    for game in wandering.games[:: 1 + len(wandering.games) // 6]:
        before = (game.position, game.throw, game.tally, game.phase, dict(game.shown))
        for event in (
            Thrown((), Source.TYPED),
            Thrown((99,), Source.TYPED),
            Shut(Move(-1)),
            Penalty(OffMat.NONE),
            Leave(SeatNumber(9)),
        ):
            with pytest.raises(IllegalActionError):
                evolve(game, event)
        assert (game.position, game.throw, game.tally, game.phase, dict(game.shown)) == before


@law
def test_the_same_seed_gives_the_same_game(form: Format, data: st.DataObject) -> None:
    rules = data.draw(rules_of(form))
    seed = str(data.draw(st.integers(0, 999)))
    players = TWO if form is not Format.SOLITAIRE else ONE
    assert _seeded(rules, players, seed) == _seeded(rules, players, seed)


def _seeded(rules: RuleSet, players: tuple[str, ...], seed: str) -> list[Game]:
    told, dice = [play(rules, players, "")], seeded_dice(seed)
    while not told[-1].over and len(told) < 60:
        offered = legal(told[-1])
        told.append(evolve(told[-1], decide(told[-1], offered[len(told) % len(offered)], dice)))
    return told


@pytest.mark.parametrize(
    ("script", "offered"),
    [
        ("", (ThrowDice(1),)),
        ("4t", (Shut(Move(4)),)),
        ("3t", (Shut(Move(3)),)),
        ("4t 4 off:t", (Penalty(OffMat.RAISE), Penalty(OffMat.END))),
        ("4t 4 4t", (Take(), ThrowDice(1))),
        ("4t 4 leave:2", ()),
    ],
)
def test_what_is_offered(script: str, offered: tuple[Action, ...]) -> None:
    rules = toy(format="last-one-standing", limit=5, off_mat="choose")
    assert legal(play(rules, TWO, script)) == offered


def test_the_full_number_of_dice_is_offered_before_one() -> None:
    assert legal(play(house(box=[1, 2, 4], one_die="standing:7:optional"), ONE, "")) == (ThrowDice(2), ThrowDice(1))
    assert legal(play(house(box=[1, 2, 4], one_die="standing:7:forced"), ONE, "")) == (ThrowDice(1),)


def test_a_nine_with_at_most_two_tiles_offers_the_five_choices_of_the_rulebook() -> None:
    game = play("shut-the-box", TWO, "3,6t")
    offered = {action.move for action in legal(game) if isinstance(action, Shut)}
    pairs = {(9,), (8, 1), (7, 2), (6, 3), (5, 4)}
    assert offered == {sum(1 << tile - 1 for tile in pair) for pair in pairs}


@pytest.mark.parametrize(
    "action",
    [
        TimeUp(),
        Leave(SeatNumber(1)),
        Hint(SeatNumber(0)),
        Hand(SeatNumber(0), "Zoe", "person"),
        Shut(Move(1 << 8)),
        Undo(),
    ],
)
def test_everything_but_a_throw_happens_as_asked(action: Action) -> None:
    assert decide(play("nine", TWO, "3,6t"), action) == action


def test_a_name_that_comes_with_a_seat_is_one_that_can_be_entered() -> None:
    game = play("nine", TWO, "3,6t")
    assert decide(game, Hand(SeatNumber(0), " Zoe  Lee", "person")) == Hand(SeatNumber(0), "Zoe Lee", "person")
    assert decide(game, Hand(SeatNumber(0), "ANN", "person")) == Hand(SeatNumber(0), "ANN", "person")
    for name, code in (("BO", "player-twice"), ("Zoe\u200b", "table-name"), ("z" * 25, "table-name")):
        with pytest.raises(NotationError, match=code):
            decide(game, Hand(SeatNumber(0), name, "person"))


@pytest.mark.parametrize(
    "action", [Take(), Off(), Leave(SeatNumber(2)), Hint(SeatNumber(2)), Shut(Move(1)), Penalty(OffMat.END)]
)
def test_what_cannot_happen_is_refused(action: Action) -> None:
    with pytest.raises(IllegalActionError):
        decide(play("nine", TWO, "3,6t"), action)


# Dice


def test_faces_come_sorted_whatever_the_dice_gave() -> None:
    game = play("nine", TWO, "")
    assert decide(game, ThrowDice(2), TypedDice((6, 1))) == Thrown((1, 6), Source.TYPED)
    assert decide(game, ThrowDice(2), ScriptedDice([(5, 4)])) == Thrown((4, 5), Source.SCRIPTED)


def test_a_throw_needs_dice() -> None:
    with pytest.raises(IllegalActionError) as raised:
        decide(play("nine", TWO, ""), ThrowDice(2))
    assert raised.value.code == "dice-missing"


def test_a_throw_that_is_not_allowed_asks_no_dice() -> None:
    dice = ScriptedDice([])
    for action in (ThrowDice(1), ThrowDice(3)):
        with pytest.raises(IllegalActionError) as raised:
            decide(play("nine", TWO, ""), action, dice)
        assert raised.value.code == "dice-count"


@pytest.mark.parametrize(("faces", "code"), [((1, 2, 3), "dice-count"), ((4,), "dice-count"), ((0, 7), "throw-faces")])
def test_dice_that_give_what_they_cannot_are_refused(faces: tuple[int, ...], code: str) -> None:
    with pytest.raises(IllegalActionError) as raised:
        decide(play("nine", TWO, ""), ThrowDice(2), TypedDice(faces))
    assert raised.value.code == code


def test_dice_that_contradict_the_same_dice_are_refused() -> None:
    game = play(known("nine", same_dice=True), TWO, "3,6t time")
    with pytest.raises(IllegalActionError) as raised:
        decide(game, ThrowDice(2), TypedDice((3, 5)))
    assert raised.value.code == "same-dice"
    assert decide(game, ThrowDice(2), TypedDice((6, 3))) == Thrown((3, 6), Source.TYPED)


def test_a_script_that_is_over_says_so() -> None:
    with pytest.raises(ShutboxError) as raised:
        decide(play("nine", TWO, ""), ThrowDice(2), ScriptedDice([]))
    assert raised.value.code == "dice-script-over"


# Off the mat by chance


def test_an_empty_throw_is_one_off_the_mat() -> None:
    game = play("ferme-ta-boite", TWO, "")
    assert decide(game, ThrowDice(2), ScriptedDice([()])) == Off(Source.SCRIPTED)
    assert decide(game, ThrowDice(2), TypedDice(())) == Off(Source.TYPED)


@pytest.mark.parametrize(("name", "dice"), [("nine", 2), ("double-shutter", 1)])
def test_an_empty_throw_is_refused_where_nothing_can_leave_the_mat(name: str, dice: int) -> None:
    # In `nine` there is no penalty, and a throw for the start is never penalised.
    settings = {"off_mat": "end"} if name == "double-shutter" else {}
    with pytest.raises(IllegalActionError):
        decide(play(known(name, **settings), TWO, ""), ThrowDice(dice), TypedDice(()))


def test_generated_dice_leave_the_mat_by_their_chance_only_at_the_box() -> None:
    rules = known("double-shutter", off_mat="end", off_mat_chance=1)
    start = play(rules, TWO, "")
    assert isinstance(decide(start, ThrowDice(1), seeded_dice("a")), Thrown)
    assert decide(play(rules, TWO, "6t 1t"), ThrowDice(2), seeded_dice("a")) == Off(Source.SEEDED)


class Asked:
    """Dice that remember what they were asked."""

    source = Source.TYPED

    def __init__(self) -> None:
        self.heard: list[tuple[object, ...]] = []

    def throw(
        self, _rules: object, number: tuple[str, *tuple[int, ...]], dice: int, off_mat: Fraction
    ) -> tuple[int, ...]:
        """Ones, and a note of the question."""
        self.heard.append((number, dice, off_mat))
        return (1,) * dice


def test_dice_are_asked_by_the_number_of_the_throw_and_the_chance_in_force() -> None:
    rules, dice = known("double-shutter", off_mat="raise", off_mat_chance="1/50"), Asked()
    told = games(rules, TWO, "6t 1t 4,6t 1+9' off:t")
    for index in (0, 1, 2, 4, 5):
        decide(told[index], ThrowDice(1 if index < 2 else 2), dice)
    chance = Fraction(1, 50)
    assert dice.heard == [
        (("throw", 0), 1, 0),
        (("throw", 1), 1, 0),
        (("throw", 2), 2, chance),
        (("throw", 3), 2, chance),
        (("throw", 4), 2, chance),
    ]


def test_the_same_dice_are_asked_by_turn_and_throw_but_not_for_the_start() -> None:
    rules = known("nine", same_dice=True, begins="throw", format="running", rounds=2)
    told = games(rules, TWO, "6t 1t 3,6t 9 time 3,6t 8+1 time")
    assert [throw_number(told[index]) for index in (0, 1, 2, 4, 5, 7, 8)] == [
        ("throw", 0),
        ("throw", 1),
        ("turn", 0, 0),
        ("turn", 0, 1),
        ("turn", 0, 0),
        ("turn", 0, 1),
        ("turn", 1, 0),
    ]


SAME_DICE = [Format.ONE_TURN, Format.RUNNING, Format.KNOCK_OUT, Format.UNTIL, Format.CHASE]


@pytest.mark.parametrize("form", SAME_DICE)
@given(st.data())
def test_with_the_same_dice_every_player_sees_the_same_faces(form: Format, data: st.DataObject) -> None:
    rules = rules_of(form).map(lambda drawn: with_game(drawn, same_dice=True))
    for seen in faces_by_turn(data.draw(wanderings(rules, asides=no_notes))).values():
        assert len({len(each) for each in seen}) == len(seen)
        assert all(set(one) <= set(other) for one in seen for other in seen if len(one) == 1)


def faces_by_turn(wandering: Wandering) -> dict[tuple[int, int], set[tuple[int, ...]]]:
    """What every n-th turn of any player showed as its i-th throw, counted here without the game's own counters.

    A play-off is left out, because it has fresh dice.
    """
    turns, throws = [0] * len(wandering.record.players), 0
    faces: dict[tuple[int, int], set[tuple[int, ...]]] = {}
    for before, event, after in wandering.steps:
        at_box = before.phase in (Phase.THROW, Phase.SHUT, Phase.PENALTY)
        if at_box and isinstance(event, Thrown) and not before.tally.contenders:
            faces.setdefault((turns[before.at], throws), set()).add(event.faces)
        throws += isinstance(event, Thrown | Off) and at_box
        if at_box and after.tally.turns != before.tally.turns:
            turns[before.at] += 1
        if (after.at, after.tally.turns) != (before.at, before.tally.turns):
            throws = 0
    return faces


def test_players_see_the_same_dice_also_when_one_threw_one_and_the_other_two() -> None:
    rules = house(box=[1, 2, 3, 4, 5, 6], one_die="standing:21:optional", same_dice=True)
    dice = seeded_dice("both")
    two = decide(play(rules, THREE, ""), ThrowDice(2), dice)
    one = decide(play(rules, THREE, "time"), ThrowDice(1), dice)
    assert isinstance(two, Thrown)
    assert isinstance(one, Thrown)
    assert one.faces[0] in two.faces
    third = play(rules, THREE, "time time")
    assert decide(third, ThrowDice(2), dice) == two
