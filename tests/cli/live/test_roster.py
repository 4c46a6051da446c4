"""The players and the settings of a live table."""

from __future__ import annotations

from dataclasses import replace

from shutbox.cli.live.mirror import Mirror
from shutbox.cli.live.roster import SHORT_SEAL, roster
from shutbox.cli.terminal.stream import Style
from shutbox.play.events import SeatNumber
from shutbox.play.table.entry import Sat
from shutbox.words import Words
from tests.cli.live_tables import mirror_of, new_table

WORDS = Words()


def lines_of(mirror: Mirror) -> list[str]:
    return roster(WORDS, mirror, Style())


def person(state: str) -> str:
    return WORDS.text("join-note-person", state=state)


def test_every_seat_says_who_sits_there() -> None:
    created = new_table("open", "open", "open", "club", "open")
    sat = [Sat(SeatNumber(seat), name) for seat, name in enumerate(("Ann", "Bo", "Cy"))]
    mirror = replace(mirror_of(created, *sat, you=(0,)), present=frozenset({0, 1}))
    seats = lines_of(mirror)[1:6]
    assert [line.split()[:2] for line in seats[:3]] == [["1", "Ann"], ["2", "Bo"], ["3", "Cy"]]
    assert [line.endswith(person(state)) for line, state in zip(seats, ("you", "here", "away"), strict=False)] == [
        True
    ] * 3
    assert seats[3].endswith(WORDS.text("join-note-bot", bot="club"))
    assert seats[4].endswith(WORDS.text("join-open"))


def test_the_title_names_the_game_and_its_stage() -> None:
    mirror = mirror_of(new_table())
    rules = WORDS.rule_title(mirror.known_table.rules)
    assert lines_of(mirror)[0] == WORDS.text("join-title", rules=rules, stage="waiting")


def test_only_settings_that_are_on_have_a_line() -> None:
    plain, every = (
        "\n".join(lines_of(mirror_of(new_table(**settings))))
        for settings in ({"undo": False}, {"undo": True, "pencil": True, "seconds": 45})
    )
    for text in ("join-undo", "join-pencil"):
        assert WORDS.text(text) in every
        assert WORDS.text(text) not in plain
    assert WORDS.text("join-seconds", seconds=45) in every


def test_a_seal_is_shown_by_its_beginning() -> None:
    mirror = mirror_of(new_table())
    seal = mirror.known_table.commitment
    text = "\n".join(lines_of(mirror))
    assert seal[:SHORT_SEAL] in text
    assert seal not in text


def test_a_spectator_is_not_counted_among_the_others_who_watch() -> None:
    watching = replace(mirror_of(new_table()), watching=1)
    assert WORDS.text("join-watching", count=1) not in "\n".join(lines_of(watching))
    seated = replace(mirror_of(new_table(), Sat(SeatNumber(0), "Ann"), you=(0,)), watching=1)
    assert WORDS.text("join-watching", count=1) in "\n".join(lines_of(seated))


def test_a_name_cannot_paint_the_screen() -> None:
    assert "\x1b" not in "\n".join(lines_of(mirror_of(new_table(), Sat(SeatNumber(0), "A\x1b[31m"))))
