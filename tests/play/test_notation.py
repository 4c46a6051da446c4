"""Events as words: round trips for every event."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import NotationError
from shutbox.play import (
    Event,
    Hand,
    Hint,
    Leave,
    Off,
    Penalty,
    Rename,
    Reorder,
    Shut,
    Source,
    Take,
    Thrown,
    ThrownSum,
    TimeUp,
    TurnTotal,
    Undo,
    read_event,
    write_event,
)
from shutbox.play.events import SeatNumber
from shutbox.rules import Format
from shutbox.rules.box import Move
from shutbox.rules.turn import OffMat
from tests.games.script import ONE, TWO, house, play
from tests.games.wander import law, rules_of, wanderings

WORDS: dict[str, Event] = {
    "3,5t": Thrown((3, 5), Source.TYPED),
    "4r": Thrown((4,), Source.SYSTEM),
    "1,2,20s": Thrown((1, 2, 20), Source.SEEDED),
    "6,6x": Thrown((6, 6), Source.SCRIPTED),
    "1,1e": Thrown((1, 1), Source.SEALED),
    "off:t": Off(Source.TYPED),
    "off:s": Off(Source.SEEDED),
    "8": Shut(Move(1 << 7)),
    "9+3": Shut(Move(1 << 8 | 1 << 2)),
    "4+3+2": Shut(Move(0b1110)),
    "raise": Penalty(OffMat.RAISE),
    "end": Penalty(OffMat.END),
    "take": Take(),
    "time": TimeUp(),
    "undo": Undo(),
    "leave:1": Leave(SeatNumber(0)),
    "leave:12": Leave(SeatNumber(11)),
    "hint:2": Hint(SeatNumber(1)),
    "seat:2=person,Zo%C3%AB": Hand(SeatNumber(1), "Zoë", "person"),
    "=9t": ThrownSum(9),
    "=120t": ThrownSum(120),
    "total:0": TurnTotal(0),
    "total:123456789": TurnTotal(123456789),
    "order:2,1,12": Reorder((SeatNumber(1), SeatNumber(0), SeatNumber(11))),
    "name:2=Zo%C3%AB": Rename(SeatNumber(1), "Zoë"),
    "seat:1=bot-7,a%20b%2C%25%2F": Hand(SeatNumber(0), "a b,%/", "bot-7"),
}


@pytest.mark.parametrize("word", WORDS)
def test_every_event_has_a_word(word: str) -> None:
    game = play("nine", TWO, "")
    assert read_event(game, word) == WORDS[word]
    assert write_event(game, WORDS[word]) == word


def test_tiles_behind_the_front_have_primes() -> None:
    game = play("double-shutter", ONE, "")
    assert write_event(game, read_event(game, "9'+1")) == "9'+1"
    assert write_event(game, read_event(game, "1+9'")) == "9'+1"


def test_equal_tiles_of_a_row_are_told_apart_by_their_column() -> None:
    game = play(house(box=[[3], [3], [5]]), ONE, "")
    assert read_event(game, "5+3@2") == Shut(Move(0b110))
    assert write_event(game, Shut(Move(0b001))) == "3@1"


@pytest.mark.parametrize(
    "word",
    [
        *("", " ", "t", "3,5", "3,5z", "3,,5t", ",3t", "100t", "3,5t8", "³t", "٣,٥t", "8+", "+8", "8-3"),
        *("off", "off:", "off:z", "leave", "leave:", "leave:-1", "leave:100", "hint:x"),
        *("seat:1", "seat:1=person", "seat:1=person,", "seat:1=Bot,Ann", "seat:=a,b", "seat:1=person,a,b"),
        *(
            "=t",
            "=0t",
            "=09t",
            "=9",
            "=9s",
            "=9r",
            "= 9t",
            "=3,5t",
            "total",
            "total:",
            "total:-1",
            "total:017",
            "total:x",
        ),
        *("name:1", "name:1=", "name:0=a", "name:01=a", "name:1=a b", "name:1=a,b", "order", "order:", "order:1,"),
        *("order:0,1", "order:01,2", "order:1 2", "order:1;2"),
        *("seat:1=person,a b", "Undo", "undo ", "none", "choose", "pass"),
    ],
)
def test_what_is_no_word_is_refused(word: str) -> None:
    with pytest.raises(NotationError):
        read_event(play("nine", TWO, ""), word)


@pytest.mark.parametrize("word", ["10", "8+8", "9'", "0", "3@1"])
def test_tiles_that_do_not_stand_are_refused(word: str) -> None:
    with pytest.raises(NotationError) as raised:
        read_event(play("nine", TWO, ""), word)
    assert raised.value.code == "move-tile"


def test_a_hidden_tile_cannot_be_named_alone() -> None:
    with pytest.raises(NotationError) as raised:
        read_event(play("double-shutter", ONE, ""), "9'")
    assert raised.value.code == "move-hidden"


@law
def test_reading_what_was_written_is_the_identity(form: Format, data: st.DataObject) -> None:
    for before, event, _ in data.draw(wanderings(rules_of(form))).steps:
        word = write_event(before, event)
        assert word.split() == [word]
        assert read_event(before, word) == event


@given(st.text(max_size=12) | st.text("0123456789,'+@:=trsxeofakldu", max_size=12))
def test_any_text_is_a_word_or_refused_as_notation(text: str) -> None:
    game = play("double-shutter", ONE, "")
    try:
        event = read_event(game, text)
    except NotationError:
        return
    assert read_event(game, write_event(game, event)) == event
