"""From ids, codes and facts to sentences."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from shutbox.errors import CorruptRecordError, Fault, IllegalActionError, NotationError, RulesError
from shutbox.play import Fact, read_record, replay, story
from shutbox.rules import changed, from_data, named, names
from shutbox.rules.codec import SETTINGS
from shutbox.rules.domain import spellings
from shutbox.words import MissingWordsError, Words, locales, printable
from shutbox.words.catalogue import format_message

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
    told = "event 3, 4+5, could not have happened: cannot shut 4+5 of 12.4...89 on 3 and 6"
    assert WORDS.error(error) == told


def test_of_a_rule_set_every_fault_is_told() -> None:
    error = RulesError([Fault("box-empty"), Fault("tile-value", {"got": 0, "most": 99})])
    told = "box must have at least one column, and each column at least one tile"
    assert WORDS.error(error) == f"{told}; a tile must have a value from 1 to 99, not 0"


def test_a_large_average_has_no_decimal_places_that_it_does_not_know() -> None:
    assert WORDS.number(1.25, 6) == "1.250000"
    assert WORDS.number(1.25e12, 6) == "1,250,000,000,000.000"
    assert WORDS.number(1.25e22, 6) == "12,500,000,000,000,000,000,000"


@pytest.mark.parametrize("length", [16, 27, 29, 140, 300])
def test_a_number_is_exact_however_long(length: int) -> None:
    number = int(("123456789" * length)[:length])
    exact = f"{number:,}"
    assert WORDS.number(number) == exact
    assert WORDS.number(number, 2, signed=True) == f"+{exact}.00"
    assert exact in WORDS.fact(Fact("turn-total", {"who": "Ann", "total": number, "position": "1"}))


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


def test_numbers_are_written_as_a_language_writes_them() -> None:
    told = {locale: Words(locale).number(-1234.5, 2) for locale in ("en", "de", "fr", "pt")}
    assert told == {"en": "-1,234.50", "de": "-1.234,50", "fr": "-1\u202f234,50", "pt": "-1\u00a0234,50"}
    assert [Words(locale).percent(0.0845, 1) for locale in ("en", "de")] == ["8.4%", "8,4\u00a0%"]
    assert [WORDS.number(value, 2, signed=True) for value in (1.5, -1.5, -0.001)] == ["+1.50", "-1.50", "0.00"]


@pytest.mark.parametrize(
    ("value", "text"),
    [(12.0, "12"), (10**15 + 1, "1,000,000,000,000,001"), (1e-6, "0.000001"), (1 / 3, "0.333333333333")],
)
def test_a_number_has_all_its_digits_where_nobody_says_how_many(value: float, text: str) -> None:
    assert WORDS.number(value) == text
    assert Words("de").number(value) == text.translate(str.maketrans(",.", ".,"))


def test_portuguese_is_that_of_portugal() -> None:
    assert Words("pt").text("play-points", points=0) == "0 pontos"


def test_the_same_number_looks_the_same_in_a_message_and_beside_it() -> None:
    for locale in locales():
        words, chance = Words(locale), {"better_chance": 0.125, "worse_chance": 0.5, "total": 1234}
        told = words.text("reason-beat", better="", worse="", **chance)
        assert words.percent(0.125, 1) in told
        assert words.number(1234) in told


@pytest.mark.parametrize("locale", locales())
def test_a_throw_in_a_sentence_is_no_decimal_number(locale: str) -> None:
    told = Words(locale).fact(Fact("thrown", {"who": "Ann", "throw": "3,5"}))
    assert "3,5" not in told
    assert "3" in told
    assert "5" in told


@pytest.mark.parametrize("locale", locales())
def test_yes_is_yes_in_every_language_and_in_english(locale: str) -> None:
    words = Words(locale)
    said = words.text("list-yes").split()
    assert all(map(words.agreed, ["y", "Yes", *said, said[0].upper()]))
    assert not any(map(words.agreed, ["", "n", "no", "nein", "non", "yess", " "]))
    for question in ("store-forget-ask", "join-close-sure", "join-leave-sure"):
        assert said[0] in format_message(locale, question, {"who": "Ann", "quit": "quit"})


def test_a_rule_set_says_where_it_comes_from() -> None:
    for name in names():
        assert WORDS.rule_source(named(name)) == named(name).source
    assert Words("de").rule_source(named("nine")) == "Hausspiel"
    assert WORDS.rule_source(replace(named("nine"), source="Mine.")) == "Mine."


def test_nothing_in_an_argument_moves_the_cursor_or_breaks_the_line() -> None:
    assert printable("a\nb\x1b[2J\x9b\ud800\u202e") == r"a\nb\x1b[2J\x9b\ud800\u202e"
    assert WORDS.text("fact-won", who="A\nnn") == r"A\nnn wins the game!"


def test_joiners_stay_inside_emoji_and_words_and_nowhere_else() -> None:
    for name in ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "می\u200cخواهم", "র\u200d্যাচেল"):
        assert printable(name) == name
        assert WORDS.text("fact-won", who=name) == f"{name} wins the game!"
    assert printable("Ann\u200d\u200c") == r"Ann\u200d\u200c"


def test_spaces_that_do_not_break_are_spaces() -> None:
    assert printable("1\u202f000\u00a0%") == "1\u202f000\u00a0%"
    why = NotationError("throw-syntax", got="x")
    assert "\\" not in Words("fr").text("play-no", why=why)


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


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", SETTINGS)
def test_a_setting_is_told_with_everything_that_it_can_be(locale: str, name: str) -> None:
    told = Words(locale).setting(name)
    assert all(value in told for value in spellings(name))


def test_a_value_is_explained_where_a_language_needs_it() -> None:
    assert WORDS.setting("behind") == "when a tile behind can be shut: at-once, next-throw"
    assert Words("de").setting("behind").endswith(": at-once (sofort), next-throw (ab dem nächsten Wurf)")
    assert "never, standing:6, exposed:6, highest:6, 789" in WORDS.setting("one_die")
    assert WORDS.setting("limit").endswith(": knock-out, until, last-one-standing")
