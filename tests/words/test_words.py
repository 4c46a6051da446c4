"""From ids, codes and facts to sentences."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from shutbox.errors import CorruptRecordError, Fault, IllegalActionError, NotationError, RulesError
from shutbox.play import Fact, read_record, replay, story
from shutbox.rules import changed, from_data, named, names
from shutbox.words import MissingWordsError, Words, locales, printable

WORDS = Words()
RECORDS = sorted((Path(__file__).parent.parent / "data" / "records").glob("*.shutbox"))


def test_a_missing_message_is_an_error_and_not_its_id() -> None:
    for missing in ("play-nothing", "play-type-undo.undoes", "nowhere-at-all"):
        with pytest.raises(MissingWordsError, match=r"nothing|undoes|nowhere"):
            WORDS.text(missing)


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MissingWordsError, match="rounds"):
        WORDS.text("play-round-of", round=1)


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(MissingWordsError):
        Words("xx").text("play-alone")
    assert "en" in locales()


def test_attributes_are_messages_too() -> None:
    assert WORDS.text("play-type-quit.does").startswith("keep the game")


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ([], "none"),
        (["Ann"], "Ann"),
        (["Ann", "Bo"], "Ann and Bo"),
        (["Ann", "Bo", "Cy", "Di"], "Ann, Bo, Cy and Di"),
    ],
)
def test_several_names_are_one_series(items: list[str], text: str) -> None:
    assert WORDS.series(items) == text
    assert WORDS.fact(Fact("shared", {"names": items, "count": 2})) == f"{text} share the win!"


def test_an_error_says_what_was_expected_and_what_came() -> None:
    error = NotationError("throw-faces", got="3,7", faces=6)
    assert WORDS.error(error) == "3,7 is not a throw of these dice: their faces go from 1 to 6"


def test_an_error_within_an_error_is_told_too() -> None:
    why = IllegalActionError("move-illegal", tiles="4+5", position="12.4...89", throw="3,6")
    error = CorruptRecordError("record-event", number=3, word="4+5", why=why)
    told = "event 3, 4+5, could not have happened: cannot shut 4+5 of 12.4...89 on 3,6"
    assert WORDS.error(error) == told


def test_of_a_rule_set_every_fault_is_told() -> None:
    error = RulesError([Fault("box-empty"), Fault("tile-value", {"got": 0, "most": 99})])
    told = "box must have at least one column, and each column at least one tile"
    assert WORDS.error(error) == f"{told}; a tile must have a value from 1 to 99, not 0"


@pytest.mark.parametrize("asked", ["throw", "shut", "off", "penalty", "take", "leave", "time", "options"])
@pytest.mark.parametrize("phase", ["start", "throw", "shut", "penalty", "survivor", "over"])
def test_what_cannot_be_done_now_is_a_whole_sentence(asked: str, phase: str) -> None:
    said = WORDS.error(IllegalActionError("not-now", asked=asked, phase=phase))
    assert len(said.split()) > 5
    assert "{" not in said


def test_numbers_have_their_plurals() -> None:
    assert WORDS.text("play-points", points=1) == "1 point"
    assert WORDS.text("play-points", points=0) == "0 points"
    assert WORDS.text("play-points", points=-2) == "-2 points"
    assert WORDS.text("play-now", total=123456789) == "total now 123,456,789"


@pytest.mark.parametrize("name", names())
def test_a_rule_set_has_a_title_and_says_what_is_special(name: str) -> None:
    rules = named(name)
    assert WORDS.rule_title(rules)[0].isupper()
    assert WORDS.rule_about(rules).endswith(".")


def test_a_changed_rule_set_says_so_in_its_title_unless_only_its_length_was_agreed() -> None:
    rules = named("double-shutter")
    title = "Double Shutter, 2015 edition"
    assert WORDS.rule_title(changed(rules, {"rounds": 3})) == title
    assert WORDS.rule_title(changed(rules, {"super_box": "draw"})) == f"{title}, with changes"


def test_a_house_rule_has_its_own_name_and_words() -> None:
    rules = from_data({"about": "Ours.\n"}, name="ours\x1b[2J")
    assert WORDS.rule_title(rules) == r"ours\x1b[2J"
    assert WORDS.rule_about(rules) == r"Ours.\n"
    assert WORDS.rule_about(replace(named("nine"), about="Mine.")) == "Mine."


def test_nothing_in_an_argument_moves_the_cursor_or_breaks_the_line() -> None:
    assert printable("a\nb\x1b[2J\x9b\ud800\u202e") == r"a\nb\x1b[2J\x9b\ud800\u202e"
    assert WORDS.text("fact-won", who="A\nnn") == r"A\nnn wins the game!"


def test_a_very_long_argument_is_cut() -> None:
    assert len(WORDS.text("fact-won", who="A" * 10_000)) < 1000
    assert WORDS.fact(Fact("shared", {"names": ["A" * 10_000] * 12, "count": 12})).endswith("share the win!")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_recorded_game_can_be_told(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    before = record.start
    for event, after in zip(record.events, replay(record), strict=True):
        for fact in story(before, event, after):
            assert WORDS.fact(fact).endswith((".", "!"))
        before = after
