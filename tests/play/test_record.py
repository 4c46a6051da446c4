"""Records: round trips, every ending of each game, and errors for damaged ones."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import CorruptRecordError, IllegalActionError, NotationError, RulesError, ShutboxError
from shutbox.play import (
    Event,
    Game,
    Hand,
    Leave,
    Penalty,
    Seat,
    Shut,
    Source,
    Thrown,
    Undo,
    begun,
    course,
    evolve,
    extended,
    new_game,
    read_record,
    replay,
    story,
    view,
    write_record,
)
from shutbox.play.events import NOTES, SeatNumber
from shutbox.play.record import words
from shutbox.rules import Box, Format, GameRules, RuleSet, TurnRules, named, names, to_json
from shutbox.rules.box import Move
from shutbox.rules.turn import OffMat
from tests.data.make_records import texts
from tests.games.script import ONE, TWO, recorded, toy
from tests.games.wander import law, rules_of, wanderings

FOLDER = Path(__file__).parent.parent / "data" / "records"
FILES = sorted(path.name for path in FOLDER.iterdir())


def text_of(file: str) -> str:
    """The text of a recorded game."""
    return (FOLDER / file).read_bytes().decode()


def bare(game: Game) -> object:
    """A game without names and without the way back."""
    return game.tally, game.phase, game.at, game.position, game.throw, game.last_throw


# Laws


@law
def test_replaying_a_record_equals_having_played_it(form: Format, data: st.DataObject) -> None:
    wandering = data.draw(wanderings(rules_of(form)))
    assert wandering.record.start == wandering.games[0]
    assert list(replay(wandering.record)) == list(wandering.games[1:])
    assert wandering.record.game == wandering.games[-1]


@law
def test_the_events_that_count_lead_to_the_same_game_without_the_others(form: Format, data: st.DataObject) -> None:
    record = data.draw(wanderings(rules_of(form))).record
    game = record.start
    for passage in course(record):
        if passage.counted and not isinstance(passage.event, NOTES):
            assert bare(passage.before) == bare(game)
            game = evolve(game, passage.event)
        assert not (passage.counted and isinstance(passage.event, Undo))
    assert bare(game) == bare(record.game)


@pytest.mark.parametrize(
    ("script", "numbers"),
    [
        ("4,5t 9 undo 8+1 6,6t", [1, 4, 5]),
        ("4,5t 9 6,6t undo undo undo 1,1t 2", [7, 8]),
        ("4,5t 9 undo 9 undo 8+1", [1, 6]),
        ("4,5t hint:1 9 hint:2 undo seat:1=person,Zoe undo 6,6t", [2, 4, 6, 8]),
    ],
    ids=["one", "several", "again", "notes are not taken back"],
)
def test_an_event_that_was_taken_back_and_the_undo_do_not_count(script: str, numbers: list[int]) -> None:
    assert [passage.number for passage in course(recorded("nine", TWO, script)) if passage.counted] == numbers


@law
def test_reading_what_was_written_is_the_identity(form: Format, data: st.DataObject) -> None:
    record = data.draw(wanderings(rules_of(form))).record
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text
    assert read_record(text).game == record.game


@law
def test_an_unfinished_record_can_be_read_and_played_on(form: Format, data: st.DataObject) -> None:
    wandering = data.draw(wanderings(rules_of(form)))
    record, cut = wandering.record, data.draw(st.integers(0, len(wandering.record.events)))
    part = replace(record, events=record.events[:cut])
    read = read_record(write_record(part))
    assert read.game == wandering.games[cut]
    for event in record.events[cut:]:
        read = extended(read, event)
    assert read == record


# The text


def test_the_whole_text_of_a_small_record() -> None:
    record = begun(toy(), ["Zoë", Seat("Robo", "optimal")], starter=1, notes=(("seed", "my lucky seed"), ("at", "x")))
    for event in (Thrown((4,), Source.TYPED), Shut(Move(4)), Leave(SeatNumber(0))):
        record = extended(record, event)
    text = write_record(record)
    head, _, tail = text.partition("\n\n")
    version, rules, *rest = head.split("\n")
    assert version == "shutbox 1"
    assert rules.startswith('rules {"name": "toy", ')
    assert json.loads(rules.removeprefix("rules "))["box"] == [[1], [2], [4]]
    assert rest == ['seat person "Zoë"', 'seat optimal "Robo"', "begins 2", "note seed my lucky seed", "note at x"]
    body = text[: text.index("end ")]
    assert tail == f"4t 4 leave:1\nend 3 {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_the_rules_in_a_record_are_whole_so_that_they_never_change_under_it() -> None:
    line = write_record(begun(named("nine"), ONE)).split("\n")[1]
    told = json.loads(line.removeprefix("rules "))
    assert {"box", "dice", "faces", "format", "rounds", "super_box", "same_dice", "off_mat_chance"} <= set(told)


def test_a_game_that_has_not_begun_has_a_record() -> None:
    record = begun(named("double-shutter"), TWO)
    text = write_record(record)
    assert "\n\nend 0 " in text
    assert read_record(text) == record
    assert record.game == new_game(named("double-shutter"), TWO)


def test_a_record_with_twins_stays_what_it_is_though_a_new_game_refuses_them() -> None:
    record = extended(begun(named("nine"), ["Ann", "ann", "x" * 40]), Hand(SeatNumber(2), "ANN", "person"))
    text = write_record(record)
    assert write_record(read_record(text)) == text
    assert [seat.name for seat in read_record(text).game.players] == ["Ann", "ann", "ANN"]


def test_long_stories_are_wrapped_between_words() -> None:
    lines = text_of("double-shutter-super-box.shutbox").split("\n")
    story_lines = lines[lines.index("") + 1 : -2]
    assert len(story_lines) > 1
    assert all(60 < len(line) <= 100 for line in story_lines[:-1])


def test_notes_can_be_asked_for() -> None:
    record = begun(named("nine"), ONE, notes=(("seed", "a b"),))
    assert (record.note("seed"), record.note("dice")) == ("a b", None)
    assert read_record(write_record(record)).note("seed") == "a b"


@pytest.mark.parametrize(
    "note",
    [("", "x"), ("Seed", "x"), ("a b", "x"), *(("seed", value) for value in ("", " x", "a\nb", "x\r", "\ud800"))],
    ids=repr,
)
def test_a_note_that_no_record_can_hold_is_refused(note: tuple[str, str]) -> None:
    with pytest.raises(NotationError):
        begun(named("nine"), ONE, notes=(note,))


def test_line_ends_of_another_system_are_accepted() -> None:
    text = text_of("nine-won.shutbox")
    assert read_record(text.replace("\n", "\r\n")) == read_record(text)


def test_the_last_line_may_lack_its_end_or_be_followed_by_empty_ones() -> None:
    text = text_of("nine-won.shutbox")
    assert read_record(text.rstrip("\n")) == read_record(text + "\n\n") == read_record(text)


# Recorded games: for every ending which formats can end so, and for each file what it must lead to

TOTALS = {Format.ONE_TURN, Format.RUNNING, Format.KNOCK_OUT, Format.UNTIL}
EVERY = TOTALS | {Format.CHASE, Format.LAST_ONE_STANDING}
ENDINGS = {
    "solitaire-shut": EVERY,
    "solitaire-missed": EVERY,
    "won": TOTALS | {Format.CHASE},
    "shared": TOTALS | {Format.CHASE},
    "play-off": TOTALS | {Format.CHASE},
    "left": EVERY,
    "leaver": {Format.RUNNING, Format.CHASE, Format.LAST_ONE_STANDING},
    "shut": {Format.ONE_TURN},
    "shut-wins": TOTALS,
    "penalty-raise": {Format.RUNNING},
    "penalty-end": {Format.RUNNING},
    "penalty-void": {Format.RUNNING},
    "penalty-choose": {Format.RUNNING},
    "reached": {Format.KNOCK_OUT},
    "round-end": {Format.KNOCK_OUT},
    "all-out": {Format.KNOCK_OUT},
    "two-handovers": {Format.CHASE},
    "super-box": {Format.CHASE},
    "super-box-handover": {Format.CHASE},
    "super-box-draw": {Format.CHASE},
    "super-box-first-keeps": {Format.CHASE},
    "super-box-both-score": {Format.CHASE},
    "one-each": {Format.CHASE},
    "box-shut": {Format.LAST_ONE_STANDING},
    "taken": {Format.LAST_ONE_STANDING},
    "last-shut": {Format.LAST_ONE_STANDING},
    "last-box-shut": {Format.LAST_ONE_STANDING},
    "last-missed": {Format.LAST_ONE_STANDING},
}


@pytest.mark.parametrize("name", names())
def test_every_game_of_the_catalogue_has_a_record_of_every_way_it_can_end(name: str) -> None:
    endings = {ending for ending, formats in ENDINGS.items() if named(name).game.format in formats}
    assert {file for file in FILES if file.startswith(f"{name}-")} >= {f"{name}-{ending}.shutbox" for ending in endings}
    lead = LEAD[named(name).game.format].keys() | {"solitaire-shut", "solitaire-missed"}
    assert lead == endings


def test_the_recorded_games_can_be_made_again_byte_for_byte() -> None:
    made = {file: text.encode() for file, text in texts()}
    assert made == {file: (FOLDER / file).read_bytes() for file in FILES}


# What a turn counts, by letter: L and H leave few tiles standing, F the whole box (time ran out), S none.
COUNTS = {
    "digits": {"L": 1, "H": 12},
    "tile-count": {"L": 1, "H": 2},
    "odds": {"L": 1, "H": 4},
    "evens": {"L": 2, "H": 6},
    "three-down": {"L": 4, "H": 9},
    "two-to-go": {"L": 1, "H": 4},
    "double-shutter": {"L": 1, "H": 3, "F": 135},
    "double-shutter-2008": {"L": 1, "H": 3, "F": 135},
    "triple": {"L": 1, "H": 3, "F": 180},
}
USUAL = {"L": 1, "H": 3, "F": 45}

# Who wins, and of each player the turns that count, as letters or as their sum.
Turns = tuple[str | int, ...]
LEAD: dict[Format, dict[str, tuple[str, Turns]]] = {
    Format.ONE_TURN: {
        "won": ("Bo", ("H", "L")),
        "shut": ("Ann", ("S", "L")),
        "shut-wins": ("Ann", ("S", "")),
        "shared": ("Ann Bo", ("L", "L", "H")),
        "play-off": ("Bo", ("L", "L", "H")),
        "left": ("Ann", ("H", "")),
    },
    Format.RUNNING: {
        "won": ("Bo", ("HH", "LL")),
        "shut-wins": ("Bo", ("H", "LS")),
        "shared": ("Ann Bo", ("LH", "HL")),
        "play-off": ("Ann", ("LH", "HL")),
        "left": ("Ann", ("H", "L")),
        "leaver": ("Bo", ("L", "HL", "HH")),
        "penalty-raise": ("Ann", (1 + 2 + 6, 45)),
        "penalty-end": ("Ann", (45 - 9 - 3, 45)),
        "penalty-void": ("Bo", (45, "H")),
        "penalty-choose": ("Ann", (45 - 9 - 3, 45)),
    },
    Format.KNOCK_OUT: {
        "won": ("Bo", ("FL", "LL")),
        "reached": ("Bo", ("F", "")),
        "round-end": ("Bo", ("FL", "LL", "FL")),
        "all-out": ("Bo", ("FH", "FL")),
        "shared": ("Ann Bo", ("FL", "FL")),
        "play-off": ("Ann", ("FL", "FL")),
        "shut-wins": ("Bo", ("F", "S")),
        "left": ("Ann", ("F", "")),
    },
    Format.UNTIL: {
        "won": ("Bo", ("FFF", "LLL")),
        "shared": ("Ann Bo", ("FFF", "FFF")),
        "play-off": ("Bo", ("FFF", "FFF")),
        "shut-wins": ("Bo", ("F", "S")),
        "left": ("Ann", ("F", "")),
    },
    Format.CHASE: {
        "won": ("Bo", ("HFFF", "LFF")),
        "shared": ("Ann Bo Cy", ("FFF", "FFF", "FFF")),
        "play-off": ("Bo", ("FFF", "FFF", "FFF")),
        "two-handovers": ("Cy", ("FFFF", "HFFF", "LFF")),
        "super-box": ("Ann", ("SFF", "FFF", "FFF", "FFF")),
        "super-box-handover": ("Bo", ("SFFF", "SFF")),
        "super-box-draw": ("Bo", ("SFFF", "SFL")),
        "super-box-first-keeps": ("Ann", ("SFF", "SFF")),
        "super-box-both-score": ("Bo", ("SFF", "SFF", "FFF")),
        "one-each": ("Bo", ("HLF", "LLL")),
        "left": ("Ann", ("L", "")),
        "leaver": ("Bo", ("L", "FSS", "FFFF")),
    },
    Format.LAST_ONE_STANDING: {
        "box-shut": ("Ann", (0, 0)),
        "taken": ("Ann", (0, 0)),
        "last-shut": ("Ann", (0, 0)),
        "last-box-shut": ("Ann", (0, 0)),
        "last-missed": ("Ann", (0, 0)),
        "left": ("Ann", (0, 0)),
        "leaver": ("Cy", (0, 0, 0)),
    },
}
# The points: of a chase by the editions of 2015 and 2008; elsewhere there are none.
POINTS_2015: dict[str, tuple[int, ...]] = {
    "won": (1, 2),
    "shared": (1, 1, 1),
    "play-off": (1, 2, 1),
    "two-handovers": (0, 1, 2),
    "super-box": (2, 1, 1, 0),
    "super-box-handover": (1, 3),
    "super-box-draw": (0, 2),
    "super-box-first-keeps": (3, 1),
    "super-box-both-score": (2, 3, 1),
    "one-each": (0, 2),
    "left": (0, 0),
    "leaver": (1, 4, 0),
}
POINTS: dict[str, dict[str, tuple[int, ...]]] = {
    "double-shutter": POINTS_2015,
    "triple": POINTS_2015,
    "double-shutter-2008": {
        "won": (-1, 1),
        "shared": (0, 0, 0),
        "play-off": (-1, 2, -1),
        "two-handovers": (-3, 0, 3),
        "super-box": (6 - 1 - 1, -2 + 3 - 1, -2 - 1 + 3, -2 - 1 - 1),
        "super-box-handover": (-2, 2),
        "super-box-draw": (-2, 2),
        "super-box-first-keeps": (2, -2),
        "super-box-both-score": (2 - 1 - 1, 2 + 2 - 1, -4 - 1 + 2),
        "one-each": (-2, 2),
        "left": (0, 0),
        "leaver": (2, -1 + 2 + 2, -1 - 2 - 2),
    },
    "last-one-standing": {
        "box-shut": (8, 0),
        "taken": (5, 0),
        "last-shut": (6, 0),
        "last-box-shut": (8, 0),
        "last-missed": (5, 0),
        "left": (0, 0),
        "leaver": (0, 0, 5),
    },
}


def counted(name: str, turns: str | int) -> int:
    """What some turns count together."""
    counts = USUAL | COUNTS.get(name, {}) | {"S": 0}
    return turns if isinstance(turns, int) else sum(counts[letter] for letter in turns)


@pytest.mark.parametrize("name", names())
def test_every_recorded_game_of_several_leads_where_it_must(name: str) -> None:
    for ending, (won, turns) in LEAD[named(name).game.format].items():
        record = read_record(text_of(f"{name}-{ending}.shutbox"))
        tally = record.game.tally
        assert " ".join(record.players[seat].name for seat in tally.winners) == won, ending
        assert tally.totals == tuple(counted(name, each) for each in turns), ending
        assert tally.points == POINTS.get(name, {}).get(ending, (0,) * len(turns)), ending


# Who has won, totals of one turn or running, and points, for the games in which things were written down.
REAL_BOX: dict[str, tuple[str, tuple[int, ...], tuple[int, ...]]] = {
    "nine-real-box": ("Cy", (20, 17, 0), (0, 0, 0)),
    "nine-real-box-alone": ("", (0,), (0,)),
    "digits-real-box": ("Ann", (12489, 123456789), (0, 0)),
    "ferme-ta-boite-real-box": ("Bo", (28, 14), (0, 0)),
    "double-shutter-real-box": ("Bo Cy", (70, 32, 56), (0, 2, 2)),
    "last-one-standing-real-box": ("Ann", (0, 0), (8, 0)),
}


@pytest.mark.parametrize("name", REAL_BOX)
def test_every_game_of_a_real_box_leads_where_it_must(name: str) -> None:
    record = read_record(text_of(f"{name}.shutbox"))
    tally = record.game.tally
    won = " ".join(record.players[seat].name for seat in tally.winners)
    assert (record.version, (won, tally.totals, tally.points)) == (2, REAL_BOX[name])


@pytest.mark.parametrize("name", names())
def test_every_game_has_been_won_and_lost_alone(name: str) -> None:
    shut = read_record(text_of(f"{name}-solitaire-shut.shutbox")).game
    assert (shut.over, shut.tally.winners, shut.tally.results, shut.position) == (True, (0,), (0,), 0)
    missed = read_record(text_of(f"{name}-solitaire-missed.shutbox")).game
    assert (missed.over, missed.tally.winners, missed.tally.results) == (True, (), (counted(name, "L"),))


@pytest.mark.parametrize("name", names())
def test_every_recorded_game_is_whole_and_can_be_told(name: str) -> None:
    for file in (file for file in FILES if file.startswith(f"{name}-")):
        record = read_record(text_of(file))
        assert write_record(record) == text_of(file)
        before = record.start
        for event, after in zip(record.events, replay(record), strict=True):
            assert not before.over
            assert story(before, event, after)
            before = after
        assert before.over
        assert view(before)["over"]


# Damage

SMALL, BLANK = "evens-solitaire-missed.shutbox", "\n\n"


def sealed(body: str, count: int | str) -> str:
    """A text closed as if nothing had happened to it."""
    return f"{body}end {count} {hashlib.sha256(body.encode()).hexdigest()}\n"


def resealed(text: str) -> str:
    """A damaged text closed anew, with the count of its words."""
    body = text[: text.rindex("end ")]
    return sealed(body, len(body.partition(BLANK)[2].split()))


def retold(file: str, told: list[str]) -> str:
    """A recorded game with other events, closed anew."""
    head = text_of(file).partition(BLANK)[0]
    return sealed(f"{head}{BLANK}{' '.join(told)}\n", len(told))


def told_in(file: str) -> list[str]:
    """The words of a recorded game."""
    return list(words(read_record(text_of(file))))


def damaged(data: bytes) -> Iterator[bytes]:
    """The data with each byte in turn changed, lost or doubled, but for a lost or doubled end of the last line."""
    for index in range(len(data)):
        head, byte, tail = data[:index], data[index], data[index + 1 :]
        yield from (head + bytes([byte ^ bit]) + tail for bit in (1, 4, 32, 128))
        if tail:
            yield head + tail
            yield head + bytes([byte, byte]) + tail


def test_no_byte_of_a_record_can_change_get_lost_or_double() -> None:
    for data in damaged((FOLDER / SMALL).read_bytes()):
        with pytest.raises(ShutboxError):
            read_record(data.decode(errors="replace"))


def test_no_byte_of_a_record_can_be_cut_off_its_end() -> None:
    text = text_of(SMALL).rstrip("\n")
    for length in range(len(text)):
        with pytest.raises(ShutboxError):
            read_record(text[:length])


@pytest.mark.parametrize("file", [SMALL, "nine-shut.shutbox"])
@pytest.mark.parametrize(
    ("change", "number"),
    [
        (lambda told, at: [*told[:at], *told[at + 1 :]], 1),
        (lambda told, at: [*told[: at + 1], *told[at:]], 2),
        (lambda told, at: [*told[:at], told[at + 1], told[at], *told[at + 2 :]], 1),
        (lambda told, at: [*told[:at], "take", *told[at + 1 :]], 1),
        (lambda told, at: [*told[:at], "nonsense", *told[at + 1 :]], 1),
        (lambda told, at: [*told[:at], "9,9x", *told[at + 1 :]], 1),
    ],
    ids=["lost", "doubled", "swapped", "impossible", "unreadable", "misread"],
)
def test_the_first_event_that_could_not_have_happened_is_named(
    file: str, change: Callable[[list[str], int], list[str]], number: int
) -> None:
    told = told_in(file)
    for index in range(len(told) - 1):
        if told[index] == told[index + 1]:
            continue
        with pytest.raises(CorruptRecordError) as raised:
            read_record(retold(file, change(told, index)))
        assert raised.value.code == "record-event"
        assert raised.value.arguments["number"] == index + number
        assert raised.value.arguments["word"] == change(told, index)[index + number - 1]


def test_other_rules_make_other_events_impossible() -> None:
    text = resealed(text_of("nine-won.shutbox").replace('"tiles": "any"', '"tiles": 1'))
    with pytest.raises(CorruptRecordError) as raised:
        read_record(text)
    assert (raised.value.arguments["number"], raised.value.arguments["word"]) == (2, "9+3")


def test_a_record_that_contradicts_the_same_dice_is_refused() -> None:
    # Ann and Bo throw the same; the fourth throw of Cy is another.
    same = text_of("nine-shared.shutbox").replace('"same_dice": false', '"same_dice": true')
    with pytest.raises(CorruptRecordError) as raised:
        read_record(resealed(same))
    assert (raised.value.arguments["number"], raised.value.arguments["word"]) == (25, "3,3x")
    why = raised.value.arguments["why"]
    assert isinstance(why, IllegalActionError)
    assert why.code == "same-dice"
    told = told_in("nine-shared.shutbox")[:24]
    assert read_record(sealed(f"{same.partition(BLANK)[0]}{BLANK}{' '.join(told)}\n", 24)).game.at == 2


@pytest.mark.parametrize("ending", ["", "end", "end 5", "end 5 abc", "ende 9 " + "0" * 64, "undo"])
def test_a_text_without_its_last_line_is_cut(ending: str) -> None:
    text = text_of(SMALL)
    with pytest.raises(CorruptRecordError) as raised:
        read_record(text[: text.rindex("end ")] + ending)
    assert raised.value.code == "record-cut"


@pytest.mark.parametrize("change", [("3,", "6,"), ('"tiles": "any"', '"tiles": 0'), ("begins 1", "begins 7")])
def test_a_record_that_was_changed_is_refused_for_its_hash_whatever_was_changed(change: tuple[str, str]) -> None:
    text = text_of("nine-won.shutbox")
    assert change[0] in text
    with pytest.raises(CorruptRecordError) as raised:
        read_record(text.replace(*change))
    assert raised.value.code == "record-hash"


@pytest.mark.parametrize(
    ("setting", "value"),
    [("rounds", 10**30), ("faces", -(10**30)), ("box", [[10**30]]), ("tiles", 0), ("one_die", f"standing:{10**30}")],
)
def test_a_setting_out_of_range_is_refused_in_a_record_too(setting: str, value: object) -> None:
    data = json.loads(to_json(named("ferme-ta-boite"), whole=True)) | {setting: value}
    with pytest.raises(RulesError):
        read_record(sealed(f'shutbox 1\nrules {json.dumps(data)}\nseat person "Ann"\nbegins 1\n\n', 0))


def test_a_record_of_a_goal_that_could_never_be_reached_is_still_read() -> None:
    rules = RuleSet("old", TurnRules(Box(((1,),))), GameRules(shut_wins=True))
    text = write_record(extended(begun(rules, ["Ann", "Bo"]), Thrown((1, 1), Source.TYPED)))
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize(
    ("name", "why"),
    [("%zz", "code"), ("%", "code"), ("A%4", "code"), ("%%41", "code"), ("%ff", "text"), ("Zo%C3", "text")],
)
def test_a_name_that_its_codes_do_not_write_is_refused_as_that(name: str, why: str) -> None:
    with pytest.raises(CorruptRecordError) as raised:
        read_record(retold(SMALL, [f"seat:1=person,{name}"]))
    inner = raised.value.arguments["why"]
    assert isinstance(inner, NotationError)
    assert (inner.code, inner.arguments) == ("event-name", {"got": name, "why": why})


def test_a_text_whose_hash_is_another_is_refused() -> None:
    text = text_of(SMALL)
    with pytest.raises(CorruptRecordError) as raised:
        read_record(text[:-65] + "0" * 64 + "\n")
    assert raised.value.code == "record-hash"


@pytest.mark.parametrize("change", [-1, 1])
def test_a_count_that_is_another_is_refused(change: int) -> None:
    text = text_of(SMALL)
    body, count = text[: text.rindex("end ")], len(told_in(SMALL))
    with pytest.raises(CorruptRecordError) as raised:
        read_record(sealed(body, count + change))
    assert raised.value.arguments == {"expected": count + change, "got": count}


def test_a_record_keeps_its_version() -> None:
    old, new = (begun(toy(same_dice=same, ties="play-off"), ["Ann", "Bo"]) for same in (False, True))
    for record in (old, new, replace(new, version=1)):
        assert read_record(write_record(extended(record, Thrown((4,), Source.TYPED)))).version == record.version
    assert (old.version, new.version) == (1, 2)


LATER = ("=2t", "total:17", "order:2,1", "name:2=Anna")


@pytest.mark.parametrize("word", LATER)
def test_a_word_that_version_1_lacks_makes_a_record_of_version_2(word: str) -> None:
    record = recorded("nine", TWO, f"1,1t 2 {word}")
    assert record.version == 2
    assert write_record(record).startswith("shutbox 2\n")
    assert read_record(write_record(record)) == record
    assert recorded("nine", TWO, "1,1t 2").version == 1


@pytest.mark.parametrize("word", LATER)
def test_a_text_of_version_1_with_a_later_word_is_refused(word: str) -> None:
    text = write_record(replace(recorded("nine", TWO, f"1,1t 2 {word}"), version=1))
    with pytest.raises(CorruptRecordError) as raised:
        read_record(text)
    why = raised.value.arguments["why"]
    assert isinstance(why, ShutboxError)
    assert (raised.value.code, raised.value.arguments["number"], why.code) == ("record-event", 3, "event-version")
    assert why.arguments == {"got": word, "version": 2}


@pytest.mark.parametrize("version", ["3", "99"])
def test_another_version_is_refused_before_anything_else_is_read(version: str) -> None:
    with pytest.raises(NotationError) as raised:
        read_record(f"shutbox {version}\nwhatever comes then")
    assert raised.value.code == "record-version"
    assert raised.value.arguments == {"got": int(version), "known": 2}


@pytest.mark.parametrize("version", ["0", "00", "01", "007", "000000000"])
def test_a_number_that_no_version_can_have_is_refused_as_that(version: str) -> None:
    with pytest.raises(NotationError) as raised:
        read_record(f"shutbox {version}\nwhatever comes then")
    assert (raised.value.code, raised.value.arguments) == ("record-version-none", {"got": version})


@pytest.mark.parametrize("text", ["", "\n", "shutbox", "shutbox ", "shutbox one", "{}", "shutbox -1", "Shutbox 1\n"])
def test_what_is_no_record_is_refused_as_none(text: str) -> None:
    with pytest.raises(NotationError) as raised:
        read_record(text)
    assert raised.value.code == "record-none"


RULES, ANN, BEGINS = 'rules {"format": "one-turn"}', 'seat person "Ann"', "begins 1"


@pytest.mark.parametrize(
    "lines",
    [
        [],
        ["rules"],
        [ANN, BEGINS],
        [RULES],
        [RULES, ANN],
        [RULES, BEGINS, ANN],
        [RULES, ANN, BEGINS, ANN],
        [RULES, ANN, BEGINS, BEGINS],
        [RULES, RULES, ANN, BEGINS],
        [RULES, "seat person Ann", BEGINS],
        [RULES, "seat person", BEGINS],
        [RULES, 'seat Person "Ann"', BEGINS],
        [RULES, "seat person 7", BEGINS],
        [RULES, "seats", BEGINS],
        [RULES, ANN, "begins one"],
        [RULES, ANN, "begins"],
        [RULES, ANN, "begins -1"],
        [RULES, ANN, BEGINS, "note"],
        [RULES, ANN, BEGINS, "note seed"],
        [RULES, ANN, BEGINS, "note Seed x"],
        [RULES, ANN, BEGINS, "seed x"],
    ],
)
def test_a_header_whose_lines_are_not_as_described_is_refused(lines: list[str]) -> None:
    body = "".join(f"{line}\n" for line in ("shutbox 1", *lines, ""))
    with pytest.raises(NotationError) as raised:
        read_record(sealed(body, 0))
    assert raised.value.code == "record-line"


def test_a_header_as_described_is_read() -> None:
    body = "".join(f"{line}\n" for line in ("shutbox 1", RULES, ANN, BEGINS, "note seed x", ""))
    assert read_record(sealed(body, 0)).players == (Seat("Ann"),)


def test_an_empty_line_stands_between_header_and_story() -> None:
    body = "".join(f"{line}\n" for line in ("shutbox 1", RULES, ANN, BEGINS))
    with pytest.raises(NotationError):
        read_record(sealed(body, 0))
    with pytest.raises(NotationError):
        read_record(sealed(f"{body}3,6t\n", 1))


@pytest.mark.parametrize(
    ("lines", "error"),
    [
        (["rules {", ANN, BEGINS], NotationError),
        (["rules []", ANN, BEGINS], NotationError),
        (['rules {"dice": 0}', ANN, BEGINS], RulesError),
        (['rules {"dices": 2}', ANN, BEGINS], RulesError),
        ([RULES, BEGINS], NotationError),
        ([RULES, ANN, ANN, BEGINS], NotationError),
        ([RULES, ANN, "begins 2"], NotationError),
        ([RULES, ANN, "begins 0"], NotationError),
        ([RULES, 'seat person ""', BEGINS], NotationError),
        ([RULES, 'seat person "\\ud800"', BEGINS], NotationError),
    ],
)
def test_a_header_that_describes_no_game_is_refused(lines: list[str], error: type[ShutboxError]) -> None:
    body = "".join(f"{line}\n" for line in ("shutbox 1", *lines, ""))
    with pytest.raises(error):
        read_record(sealed(body, 0))


@given(st.data())
def test_damage_that_was_sealed_again_is_read_or_refused_but_never_crashes(data: st.DataObject) -> None:
    text = text_of(data.draw(st.sampled_from([SMALL, "last-one-standing-left.shutbox", "nine-left.shutbox"])))
    first = data.draw(st.integers(9, len(text) - 1))
    length, new = data.draw(st.integers(0, 4)), data.draw(st.text(st.characters(exclude_categories=["Cs"]), max_size=3))
    try:
        record = read_record(resealed(text[:first] + new + text[first + length :] + "\nend "))
    except ShutboxError:
        return
    assert read_record(write_record(record)) == record


DIGITS = "9" * 5000


@pytest.mark.parametrize(
    "text",
    [
        f"shutbox {DIGITS}\n",
        sealed(f"shutbox 1\n{RULES}\n{ANN}\nbegins {DIGITS}\n\n", 0),
        sealed(f"shutbox 1\n{RULES}\n{ANN}\n{BEGINS}\n\n", DIGITS),
        sealed(f"shutbox 1\nrules {'[' * 99999}\n{ANN}\n{BEGINS}\n\n", 0),
        sealed(f"shutbox 1\n{RULES}\nseat person {'[' * 99999}\n{BEGINS}\n\n", 0),
        f"shutbox 1\n\udcff\nend 0 {'0' * 64}\n",
    ],
    ids=["version", "begins", "count", "rules", "seat", "bytes"],
)
def test_no_text_makes_reading_fail_in_another_way(text: str) -> None:
    with pytest.raises(ShutboxError):
        read_record(text)


# Records that were not read but made


def impossible() -> list[Any]:
    """Events that cannot happen first in `nine`."""
    return [
        Shut(Move(1)),
        Shut(Move(-1)),
        Shut(Move(10**9)),
        Thrown((), Source.TYPED),
        Thrown((7, 7), Source.TYPED),
        Penalty(OffMat.RAISE),
        Penalty(OffMat.NONE),
        Leave(SeatNumber(5)),
    ]


@pytest.mark.parametrize("event", impossible(), ids=str)
def test_replay_names_the_event_that_could_not_have_happened(event: Event) -> None:
    record = extended(extended(begun(named("nine"), TWO), Thrown((3, 6), Source.TYPED)), Shut(Move(1 << 8)))
    with pytest.raises(CorruptRecordError) as raised:
        list(replay(extended(record, event)))
    assert raised.value.arguments["number"] == 3


def test_replay_names_a_move_of_more_tiles_than_stand() -> None:
    record = extended(begun(named("double-shutter"), ONE), Thrown((1, 1), Source.TYPED))
    record = extended(extended(record, Shut(Move(3))), Thrown((4, 6), Source.TYPED))
    with pytest.raises(CorruptRecordError) as raised:
        list(replay(extended(record, Shut(Move(6)))))
    assert raised.value.arguments["word"] == "Shut(move=6)"


def test_a_record_is_short_in_a_session() -> None:
    record = begun(named("nine"), ["Ann", "Bo"])
    assert repr(record) == "<Record nine: Ann, Bo; 0 events>"
