"""docs/dice.md: its short programs with real and forged games, and its chances computed again."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict
from fractions import Fraction
from itertools import product
from math import prod
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from shutbox.play import write_record
from shutbox.rules import changed, named
from shutbox.server.book.chain import LOG_ROOT, link, log_body
from shutbox.server.book.row import LogRow
from tests.cli.console import run
from tests.docs.page import ROOT, blocks, read, rows
from tests.games.sealed import Shown, played, seed

PAGE = read("docs/dice.md")
SEALED = ROOT / "tests" / "data" / "sealed"
HEX = "0123456789abcdef"


def program(name: str) -> CodeType:
    """A program of the page."""
    (found,) = (block.text for block in blocks(PAGE, "python") if block.text.startswith(f"# file: {name}\n"))
    return compile(found, name, "exec")


def said(name: str, texts: list[str], folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What a program of the page prints of files; a refusal begins with an exclamation mark."""
    paths = [folder / f"file-{number}" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, encoding="utf-8", newline="\n")
    argv, sys.argv = sys.argv, [name, *map(str, paths)]
    try:
        exec(program(name), {"__name__": "__main__"})
    except SystemExit as stop:
        return f"! {stop.code}"
    finally:
        sys.argv = argv
    return capsys.readouterr().out.strip()


Check = Callable[[str], str]


@pytest.fixture
def check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Check:
    return lambda text: said("check_dice.py", [text], tmp_path, capsys)


def game(**changes: Any) -> str:
    """A sealed game of nine tiles with some rules changed."""
    return write_record(played(changed(named("nine"), changes)))


def throws(text: str) -> list[str]:
    """The throws in the story of a record."""
    return [word for word in text.partition("\n\n")[2].split() if re.fullmatch("[0-9,]+e", word)]


def test_the_program_is_about_forty_lines_and_knows_nothing_of_shutbox() -> None:
    (text,) = (block.text for block in blocks(PAGE, "python") if block.text.startswith("# file: check_dice.py"))
    assert 30 < sum(bool(line.strip()) for line in text.splitlines()) < 46
    used = set(re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE))
    assert used <= set(sys.stdlib_module_names)


@pytest.mark.parametrize(
    "changes",
    [{}, {"faces": 10}, {"dice": 3}, {"one_die": "standing:30:optional"}, {"format": "running"}, {"dice": 1}],
    ids=str,
)
def test_real_games_fit(check: Check, changes: dict[str, Any]) -> None:
    text = game(**changes)
    assert check(text) == f"{len(throws(text))} throws fit the envelope"


@pytest.mark.parametrize("name", ["two-seats", "missing-and-bot", "one-die", "start-throws"])
def test_the_known_games_fit(check: Check, name: str) -> None:
    text = (SEALED / f"{name}.shutbox").read_text(encoding="utf-8")
    assert check(text) == f"{len(throws(text))} throws fit the envelope"


@pytest.mark.parametrize("seats", [(seed("a"),), (None, True), (True, seed("a"), None, seed("b"))], ids=len)
def test_games_with_and_without_seeds_fit(check: Check, seats: tuple[Shown, ...]) -> None:
    assert " throws fit" in check(write_record(played(named("nine"), seats)))


def test_a_game_without_throws_fits(check: Check) -> None:
    text = write_record(played(named("nine")))
    assert check(text.partition("\n\n")[0] + "\n\nend 0 hash\n") == "0 throws fit the envelope"


def test_what_the_program_does_not_know_it_says(check: Check) -> None:
    for name in ("same-dice", "off-mat"):
        text = (SEALED / f"{name}.shutbox").read_text(encoding="utf-8")
        assert check(text) == "! not for these rules: use shutbox verify"
    closed = (SEALED / "not-open.shutbox").read_text(encoding="utf-8")
    assert check(closed) == "! the envelope is not open"


def forged_notes(text: str) -> Iterator[str]:
    """The record with each digit of its envelope changed in turn."""
    for found in re.finditer(r"^note sealed\S* (.*)$", text, re.MULTILINE):
        for place in range(found.start(1), found.end(1)):
            if text[place] in HEX:
                yield text[:place] + HEX[(HEX.index(text[place]) + 1) % 16] + text[place + 1 :]


def test_no_digit_of_the_envelope_can_be_changed(check: Check) -> None:
    text = game()
    forged = list(forged_notes(text))
    assert len(forged) == 16 + 64 + 4 * 64 + 64
    for each in forged:
        assert re.fullmatch(r"! the (secret|seed of seat \d) does not fit its seal", check(each))


def test_no_face_can_be_changed_and_no_throw_left_out(check: Check) -> None:
    text = game()
    head, _, story = text.partition("\n\n")
    words = story.split(" ")
    for place, word in enumerate(words):
        if re.fullmatch("[0-9],[0-9]e", word):
            for face in set("123456") - {word[0]}:
                forged = ",".join(sorted((face, word[2])))
                if forged != word[:3]:
                    told = check(f"{head}\n\n{' '.join([*words[:place], f'{forged}e', *words[place + 1 :]])}")
                    assert re.match(rf"! throw \d+ is {forged}e, but the envelope holds {word}$", told)
            without = check(f"{head}\n\n{' '.join(words[:place] + words[place + 1 :])}")
            assert without.startswith("! throw ") or place == len(words) - 1


def test_no_letter_of_the_rules_can_be_changed(check: Check) -> None:
    text = game()
    for old, new in (
        ('"tiles": "any"', '"tiles": 2'),
        ('"name": "nine"', '"name": "nino"'),
        ('"faces": 6', '"faces": 8'),
    ):
        assert check(text.replace(old, new)) == "! the secret does not fit its seal"


@pytest.mark.parametrize("seat", [1, 2])
def test_a_seed_cannot_be_left_out_afterwards(check: Check, seat: int) -> None:
    text = game()
    for new in (r"\1 missing", "none"):
        forged = re.sub(rf"(?<=^note sealed-seat-{seat} )(\S+) \S+$", new, text, flags=re.MULTILINE)
        assert forged != text
        assert check(forged).startswith("! throw ")


@pytest.mark.parametrize("word", ["1,1r", "1,1t", "off:e", "off:t", "1,1,1e"])
def test_a_throw_of_other_dice_or_off_the_mat_is_refused(check: Check, word: str) -> None:
    text = game()
    assert check(text.replace(throws(text)[-1] + "\n", word + "\n")).startswith("! throw ")


def test_a_throw_that_is_put_in_is_refused(check: Check) -> None:
    text = game()
    last = throws(text)[-1]
    forged = text.replace(f"{last}\nend", f"{last} {last}\nend")
    assert forged != text
    assert check(forged).startswith(f"! throw {len(throws(text)) + 1} is ")


# The log


def log(count: int) -> list[dict[str, Any]]:
    """A public log as a server makes it."""
    last, told = LOG_ROOT, []
    for number in range(1, count + 1):
        kind, value = ("sealed", "c" * 64) if number % 2 else ("opened", "5" * 64)
        cells = number, kind, f"{number:016x}", value, 1_700_000_000 + number
        last = link(last, log_body(*cells))
        told.append(asdict(LogRow(*cells, last.hex())))
    return told


def test_a_log_is_checked_from_its_first_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = log(5)

    def told(*pages: list[dict[str, Any]]) -> str:
        return said("check_log.py", [json.dumps({"rows": page}) for page in pages], tmp_path, capsys)

    assert told(whole) == f"the last hash is {whole[-1]['hash']}"
    assert told(whole[:2], whole[2:]) == told(whole)
    assert told([]) == f"the last hash is {hashlib.sha256(b'shutbox log 1').hexdigest()}"
    assert told(whole[1:]) == "! row 1 does not fit"
    assert told([*whole[:2], *whole[3:]]) == "! row 3 does not fit"
    assert told([whole[1], whole[0], *whole[2:]]) == "! row 1 does not fit"
    for place, row in enumerate(whole):
        for key, value in row.items():
            other = value + 1 if isinstance(value, int) else value[:-1] + ("0" if value[-1] != "0" else "1")
            forged = [*whole[:place], row | {key: other}, *whole[place + 1 :]]
            assert told(forged) == f"! row {place + 1} does not fit"


# Streaks

Pair = tuple[int, ...]
EVENING = 100
PAIRS = list(product(range(1, 7), repeat=2))
# What each throw of a streak must have, the same for all of them, and how many throws it takes.
STREAKS: dict[str, tuple[Callable[[Pair], object], int]] = {
    "a double": (lambda pair: pair[0] == pair[1] or None, 1),
    "two doubles in a row": (lambda pair: pair[0] == pair[1] or None, 2),
    "three doubles in a row": (lambda pair: pair[0] == pair[1] or None, 3),
    "the same double twice in a row": (lambda pair: pair[0] if pair[0] == pair[1] else None, 2),
    "6,6 twice in a row": (lambda pair: pair == (6, 6) or None, 2),
    "the same throw twice in a row": (lambda pair: tuple(sorted(pair)), 2),
    "the same throw three times in a row": (lambda pair: tuple(sorted(pair)), 3),
    "the same sum twice in a row": (lambda pair: sum(pair), 2),
    "the same sum three times in a row": (lambda pair: sum(pair), 3),
    "the same sum four times in a row": (lambda pair: sum(pair), 4),
    "no 6 in five throws": (lambda pair: 6 not in pair or None, 5),
    "no 6 in ten throws": (lambda pair: 6 not in pair or None, 10),
    "no 7 in ten throws": (lambda pair: sum(pair) != 7 or None, 10),
    "no 7 in twenty throws": (lambda pair: sum(pair) != 7 or None, 20),
    "no 7 in thirty throws": (lambda pair: sum(pair) != 7 or None, 30),
}


def chance(mark: Callable[[Pair], object], length: int, count: int) -> Fraction:
    """The chance of a streak of this length somewhere in so many throws: what is left of those without one."""
    weights = Counter(map(mark, PAIRS))
    # How many sequences without the streak end in how many throws of which mark.
    without: Counter[tuple[object, int]] = Counter({(None, 0): 1})
    for _ in range(count):
        longer: Counter[tuple[object, int]] = Counter()
        for (last, length_so_far), ways in without.items():
            for own, weight in weights.items():
                now = 0 if own is None else length_so_far + 1 if own == last else 1
                if now < length:
                    longer[own, now] += ways * weight
        without = longer
    return 1 - Fraction(sum(without.values()), 36**count)


@pytest.mark.parametrize("name", STREAKS)
def test_the_chance_of_a_streak_is_that_of_counting_them_all(name: str) -> None:
    mark, length = STREAKS[name]
    for short in (1, 2, 3):
        every = list(product(PAIRS, repeat=3))
        marks = ([mark(pair) for pair in throws] for throws in every)
        found = sum(
            any(len(set(seen[at : at + short])) == 1 and seen[at] is not None for at in range(4 - short))
            for seen in marks
        )
        assert chance(mark, short, 3) == Fraction(found, len(every))
    assert chance(mark, length, length - 1) == 0


def shown(value: Fraction) -> str:
    """A chance as the page writes it."""
    percent = 100 * float(value)
    return f"{percent:.2f} %" if percent < 99.995 else "above 99.99 %"


def streaks() -> list[list[str]]:
    """The table of the page."""
    found = []
    for name, (mark, length) in STREAKS.items():
        once = chance(mark, length, length)
        fraction = (
            f"{once.numerator}/{once.denominator}" if once.denominator < 10_000 else f"1 in {float(1 / once):.3g}"
        )
        found.append([name, fraction, shown(once), shown(chance(mark, length, EVENING))])
    return found


def test_the_table_of_streaks_is_exact() -> None:
    assert rows(PAGE, "<!-- streaks -->") == streaks()


def test_what_the_page_says_of_streaks_is_in_its_table() -> None:
    told = {name: float(many.strip("above %")) for name, _, _, many in streaks()}
    assert 33 < told["the same double twice in a row"] < 40
    assert told["the same sum twice in a row"] >= 99.99


def test_the_tables_of_the_page_are_those_of_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert [row[0].strip("`") for row in rows(PAGE, "## The public log")] == list(log(1)[0])
    text = write_record(played(named("nine")))
    Path("game.shutbox").write_text(text, encoding="utf-8")
    (group,) = json.loads(run("dice", "game.shutbox", "--json").out)["groups"]
    assert [row[0].strip("`") for row in rows(PAGE, "## Count what was thrown")] == list(group)
    face = rows(PAGE, "## Count what was thrown")[4][1]
    assert re.findall(r"`(\w+)`", face) == list(group["face"])


def test_what_a_withheld_seed_is_worth_is_counted_over_all_games() -> None:
    table = PAGE.partition("<!-- withheld -->")[2].partition("<!-- end of withheld -->")[0]
    lines = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in table.split("\n") if line.startswith("| ")
    ]
    for seeds, games, even, percent, quarter in lines[1:]:
        count = 2 ** int(seeds)
        chances = [_best_of(Fraction(1, ways), count) for ways in (2, 4)]
        assert (int(games), Fraction(even)) == (count, chances[0])
        assert [percent, quarter] == [f"{float(100 * chance):.2f} %" for chance in chances]


def _best_of(chance: Fraction, games: int) -> Fraction:
    """The chance that at least one of so many games is won, counted over all ways in which they can end."""
    total = Fraction(0)
    for ending in product((True, False), repeat=games):
        if any(ending):
            total += prod((chance if won else 1 - chance for won in ending), start=Fraction(1))
    return total
