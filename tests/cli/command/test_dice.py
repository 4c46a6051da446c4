"""What the dice of stored games showed, for people and for machines."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from shutbox.cli.command.dice import BAR, Group, bar, text_lines
from shutbox.cli.terminal.stream import Style
from shutbox.play import Record, Shut, Thrown, begun, legal, read_event, replay, write_record
from shutbox.play.events import Leave, SeatNumber, Source
from shutbox.play.evolve import evolve
from shutbox.play.record import extended
from shutbox.rules import RuleSet, changed, named
from shutbox.words import Words
from tests.cli.console import error_line, process, run
from tests.games.script import recorded

SEALED = Path(__file__).parents[2] / "data" / "sealed"
NINE = named("nine")


def save(name: str, record: Record) -> str:
    """The file of a record."""
    Path(name).write_text(write_record(record), encoding="utf-8", newline="\n")
    return name


def long_game(rules: RuleSet, rounds: int, weights: tuple[float, ...], source: Source = Source.TYPED) -> Record:
    """A game of many rounds with dice of these weights."""
    lots, rules = Random(7), changed(rules, {"format": "running", "rounds": rounds})
    record = begun(rules, ["Ann", "Bo"])
    game = record.start
    while not game.over:
        offered = legal(game)[0]
        faces = sorted(lots.choices(range(1, len(weights) + 1), weights, k=2))
        event = offered if isinstance(offered, Shut) else Thrown(tuple(faces), source)
        record, game = extended(record, event), evolve(game, event)
    return record


def test_faces_and_sums_stand_beside_what_is_expected() -> None:
    result = run("dice", str(SEALED / "two-seats.shutbox"))
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[:5] == [
        "Sealed dice",
        "",
        "Faces of 14 dice",
        "      seen  expected",
        "   1     2       2.3  ████████████████████   │",
    ]
    assert "Sums of 7 throws of 2 dice" in lines
    assert lines.count("  Too few to say more.") == 2


def test_fair_dice_are_not_reported_as_unusual() -> None:
    result = run("dice", save("fair.shutbox", long_game(NINE, 100, (1,) * 6)))
    assert result.out.startswith("Real dice, typed\n")
    assert result.out.count("Nothing unusual: ") == 2
    assert result.out.count("% of fair dice are at least as uneven as this") == 2


def test_loaded_dice_hardly_ever_look_like_this() -> None:
    text = " ".join(run("dice", save("loaded.shutbox", long_game(NINE, 200, (1, 1, 1, 1, 1, 2)))).out.split())
    assert text.count("Fair dice hardly ever look like this: < 0.0001% of them are at least as uneven") == 2
    assert text.count("p = < 1e-06") == 0
    assert text.count("p < 0.000001)") == 2


def test_dice_that_are_a_little_off_are_unusual() -> None:
    text = " ".join(run("dice", save("odd.shutbox", long_game(NINE, 90, (1, 1, 1, 1, 1, 1.25)))).out.split())
    assert "Unusual, though not impossible: 0." in text
    assert "Count more games before you judge." in text


def test_several_files_are_counted_together_by_who_threw() -> None:
    files = [save("a.shutbox", long_game(NINE, 3, (1,) * 6)), save("b.shutbox", long_game(NINE, 4, (1,) * 6))]
    coins = save("c.shutbox", long_game(changed(NINE, {"faces": 2}), 2, (1, 1), Source.SYSTEM))
    actual = json.loads(run("dice", *files, coins, str(SEALED / "two-seats.shutbox"), "--json").out)
    assert actual["files"] == 4
    assert [(each["source"], each["faces"]) for each in actual["groups"]] == [
        ("typed", 6),
        ("system", 2),
        ("sealed", 6),
    ]
    alone = [json.loads(run("dice", file, "--json").out)["groups"][0]["throws"] for file in files]
    assert actual["groups"][0]["throws"] == sum(alone)
    assert "Dice of the system with 2 faces\n" in run("dice", coins).out


def test_the_counts_as_json() -> None:
    actual = json.loads(run("dice", str(SEALED / "one-die.shutbox"), "--json").out)["groups"][0]
    assert list(actual) == ["source", "faces", "throws", "sums_only", "face", "sums"]
    assert (actual["source"], actual["faces"], actual["throws"]) == ("sealed", 6, 7)
    assert list(actual["face"]) == ["observed", "expected", "chi2", "degrees", "p", "enough"]
    assert sum(actual["face"]["observed"].values()) == 13
    assert list(actual["sums"]) == ["2"]
    assert sum(actual["sums"]["2"]["observed"].values()) == 6
    assert actual["sums"]["2"]["expected"]["7"] == 1
    assert actual["sums"]["2"]["enough"] is False


def test_with_one_die_there_are_no_sums() -> None:
    record = begun(changed(NINE, {"dice": 1}), ["Ann"])
    file = save("one.shutbox", extended(record, read_event(record.game, "4t")))
    assert "Sum" not in run("dice", file).out
    assert json.loads(run("dice", file, "--json").out)["groups"][0]["sums"] == {}


def test_one_die_and_one_throw_are_one() -> None:
    record = begun(NINE, ["Ann"])
    file = save("one.shutbox", extended(record, read_event(record.game, "4,5t")))
    text = run("dice", file).out
    assert "Faces of 2 dice\n" in text
    assert "Sum of one throw of 2 dice\n" in text


def test_a_game_without_throws_has_no_counts() -> None:
    file = save("none.shutbox", extended(begun(NINE, ["Ann", "Bo"]), Leave(SeatNumber(0))))
    assert run("dice", file).out == "No throws to count.\n"
    assert json.loads(run("dice", file, "--json").out) == {"v": 1, "files": 1, "groups": []}


def test_a_file_that_is_none_or_damaged_is_refused() -> None:
    good = str(SEALED / "two-seats.shutbox")
    assert "no file nowhere" in error_line(run("dice", good, "nowhere"))
    Path("bad.shutbox").write_text(Path(good).read_text(encoding="utf-8").replace("3,5e", "2,6e"), encoding="utf-8")
    text = error_line(run("dice", good, "bad.shutbox", "--json"))
    assert text == "bad.shutbox: the record was changed after it was written: its hash does not fit"
    assert error_line(run("dice")) == "FILE is missing; usage: shutbox dice FILE ... [--json]"


@pytest.mark.parametrize(
    ("share", "expected", "drawn"),
    [
        (1.0, 0.5, "█" * 20 + "│" + "█" * 19),
        (0.5, 0.5, "█" * 20 + "│"),
        (0.0, 0.25, " " * 10 + "│"),
        (0.5, 1.0, "█" * 20 + " " * 19 + "│"),
        (11 / 320, 0.1, "█▍  │"),
    ],
)
def test_a_bar_has_a_mark_at_the_expected_share(share: float, expected: float, drawn: str) -> None:
    assert bar(share, expected, BAR, Style()) == drawn
    for width in range(8, BAR):
        for style in (Style(), Style(unicode=False)):
            assert 0 < len(bar(share, expected, width, style)) <= width
    assert bar(share, expected, 7, Style()) == ""


def test_a_terminal_without_blocks_gets_plain_signs() -> None:
    assert bar(0.5, 0.25, BAR, Style(unicode=False)) == "#" * 10 + "|" + "#" * 9
    result = process("dice", str(SEALED / "two-seats.shutbox"), PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert result.code == 0
    assert "#|" in result.out
    assert result.out.isascii()


@pytest.mark.parametrize("width", [20, 30, 40, 60, 80, 120])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    throws = [(face, other) for face in range(1, 7) for other in range(1, 7)] * 100
    lines = text_lines(Words(), Group(Source.TYPED, 6, throws), Style(width=width))
    # The longest heading, "Sums of 3,600 throws of 2 dice", is left to the terminal where it is narrower than that.
    assert all(len(line) <= max(width, 30) for line in lines)
    assert any("█" in line for line in lines) is (width >= 30)


def test_the_games_of_these_tests_can_be_replayed() -> None:
    record = long_game(NINE, 3, (1,) * 6)
    assert [*replay(record)][-1].over


def sums_game(script: str) -> Record:
    """The record of a game alone told in words."""
    return recorded("nine", ["Ann"], script)


def test_throws_known_by_their_sums_count_among_the_sums_alone() -> None:
    path = save("sums.shutbox", sums_game("=9t 9 4,4t 8 =7t undo =7t 7"))
    actual = json.loads(run("dice", path, "--json").out)
    (group,) = actual["groups"]
    assert (group["source"], group["throws"], group["sums_only"]) == ("typed", 1, 2)
    assert group["face"]["observed"] == {"1": 0, "2": 0, "3": 0, "4": 2, "5": 0, "6": 0}
    assert {total: count for total, count in group["sums"]["2"]["observed"].items() if count} == {
        "7": 1,
        "8": 1,
        "9": 1,
    }
    lines = run("dice", path).out
    assert "2 throws are known by their sums alone: they count among the sums, not among the\nfaces." in lines
    assert "Faces of 2 dice" in lines
    assert "Sums of 3 throws of 2 dice" in lines


def test_sums_alone_have_no_faces_to_count() -> None:
    lines = run("dice", save("sums.shutbox", sums_game("=9t 9"))).out
    assert "Faces" not in lines
    assert "One throw is known by its sum alone" in lines
    assert "Sum of one throw of 2 dice" in lines


def test_the_same_record_counts_once() -> None:
    paths = [save(name, sums_game("=9t 9")) for name in ("one.shutbox", "other.shutbox")]
    (group,) = json.loads(run("dice", *paths, "--json").out)["groups"]
    assert group["sums_only"] == 1
