"""docs/record.md compared with the code: the example, the schemas, the facts and the codes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from shutbox.cli.command.replay import data
from shutbox.cli.command.verify import check_record
from shutbox.cli.command.verify import data as verification
from shutbox.play import (
    Fact,
    Game,
    Phase,
    Record,
    Source,
    new_game,
    read_event,
    read_record,
    replay,
    story,
    view,
    write_record,
)
from shutbox.play.events import Hint, SeatNumber, Undo
from shutbox.play.evolve import evolve
from shutbox.play.game import Seat
from shutbox.rules import named
from tests.data.make_signed import handed
from tests.docs.page import ROOT, blocks, read, rows
from tests.games.sealed import notes_of, played, seed

PAGE = read("docs/record.md")
RECORDS = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests/data/records").glob("*.shutbox"))]


def verified(record: Record) -> dict[str, Any]:
    """What verify says of a record."""
    return verification(record, check_record(record))


def table(heading: str) -> dict[str, list[str]]:
    """The table under a heading by its first cell."""
    return {row[0].strip("`"): row[1:] for row in rows(PAGE, heading)}


def words_in(cell: str) -> list[str]:
    """What stands in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def keys_in(cell: str) -> tuple[set[str], set[str]]:
    """What stands in backticks: keys that are always there, and optional ones."""
    optional = set(re.findall(r"`([^`]+)` \(optional\)", cell))
    return set(words_in(cell)) - optional, optional


def example() -> str:
    """The record in the example."""
    shown = next(block.text for block in blocks(PAGE, "console") if "$ cat tea.shutbox\n" in block.text)
    return shown.partition("$ cat tea.shutbox\n")[2].partition("$ ")[0]


def steps(record: Record) -> Iterator[tuple[Game, Game, list[Fact]]]:
    """Each game of a record with the one after it and what happened between."""
    before = record.start
    for event, after in zip(record.events, replay(record), strict=True):
        yield before, after, story(before, event, after)
        before = after


def test_the_example_is_a_record_and_is_written_so() -> None:
    record = read_record(example())
    assert write_record(record) == example()
    assert [seat.name for seat in record.players] == ["Ann", "Bo"]
    assert record.game.tally.totals == (16, 3)
    assert record.game.tally.winners == (1,)


def test_the_letters_of_the_sources_are_those_of_the_code() -> None:
    under = PAGE.partition("The letters of the sources:")[2].partition("All but")[0]
    assert re.findall(r"^\| `(.)` ", under, re.MULTILINE) == [source.value for source in Source]


def test_the_view_has_the_keys_that_the_page_says() -> None:
    game = new_game(named("double-shutter"), ["Ann", "Bo"])
    seen = view(game)
    assert list(seen) == list(table("### Keys of the view"))
    assert list(seen["seats"][0]) == list(table("### Keys of a seat"))
    assert words_in(table("### Keys of the view")["phase"][1]) == [phase.value for phase in Phase]


def test_every_view_of_the_recorded_games_is_as_described() -> None:
    offered = {name: cells[0] for name, cells in table("### What can be done").items()}
    marks = set(words_in(table("### Keys of a seat")["mark"][1]))
    keys = table("### Keys of the view")
    seen_do: set[str] = set()
    for text in RECORDS:
        for seen in map(view, replay(read_record(text))):
            for action in seen["legal"]:
                always, sometimes = keys_in(offered[action["do"]])
                assert always <= set(action) - {"do"} <= always | sometimes
            assert {seat["mark"] for seat in seen["seats"]} <= marks
            assert {tile["state"] for row in seen["tiles"] for tile in row} <= set(words_in(keys["tiles"][1]))
            seen_do |= {action["do"] for action in seen["legal"]}
    assert seen_do == set(offered)


def test_a_chase_has_the_keys_that_the_page_says() -> None:
    chase = view(new_game(named("double-shutter"), ["Ann", "Bo"]))["chase"]
    told = re.search(r"\{(.*?)\}", table("### Keys of the view")["chase"][1])
    assert told
    assert re.findall(r'"(\w+)"', told[1]) == list(chase)


def test_replay_gives_the_keys_that_the_page_says() -> None:
    found = data(read_record(example()))
    assert list(found) == list(table("## The JSON of `replay`"))
    step = re.search(r"A step is `\{(.*?)\}`", PAGE)
    assert step
    assert re.findall(r'"(\w+)"', step[1]) == list(found["steps"][0])


def test_verify_gives_the_keys_that_the_page_says() -> None:
    sealed = verified(played(named("nine"), (seed("Ann"), True, None)))
    told = re.search(r"FILE --json` writes `\{(.*?)\}`", PAGE)
    assert told
    assert re.findall(r'"(\w+)"', told[1]) == list(sealed)
    assert list(sealed["sealed"]) == list(table("### The JSON of `verify`"))
    assert sealed["sealed"]["seats"] == words_in(table("### The JSON of `verify`")["seats"][1])
    assert verified(read_record(example()))["sealed"] is None
    told = re.search(r"`signed` is null where there is no signature, and else `\{(.*?)\}`", PAGE)
    assert told
    assert re.findall(r'"(\w+)"', told[1]) == list(verified(handed())["signed"])


def test_the_notes_of_an_envelope_are_in_the_table() -> None:
    notes = list(table("### Header"))
    names = {re.sub(r"\d", "N", key) for key, _ in notes_of(named("nine"), (seed("Ann"), True, None))}
    assert names == {note.split()[0] for note in notes if note.startswith("sealed")}
    names = {re.sub(r"\d", "N", key) for key, _ in handed().notes}
    assert names == {note.split()[0] for note in notes if note.startswith(("sealed", "signed"))}


def test_every_fact_is_in_the_table_with_its_arguments() -> None:
    facts = table("### Facts")
    sentences = read("src/shutbox/words/en/fact.ftl")
    assert sorted(facts) == sorted(re.findall(r"^fact-([a-z-]+) =", sentences, re.MULTILINE))
    seen: set[str] = set()
    for text in RECORDS:
        for _, _, told in steps(read_record(text)):
            for fact in told:
                assert list(fact.arguments) == words_in(facts[fact.kind][0]), fact.kind
                seen.add(fact.kind)
    assert len(seen) > 20


def test_notes_are_not_taken_back() -> None:
    game = new_game(named("nine"), ["Ann", Seat("Bo", "optimal")])
    for word in ("3,5t", "8"):
        game = evolve(game, read_event(game, word))
    hinted = evolve(evolve(game, Hint(SeatNumber(0))), read_event(game, "seat:2=person,Cy%20D."))
    back = evolve(hinted, Undo())
    assert back.throw == (3, 5)
    assert back.players[1] == Seat("Cy D.")


def test_the_codes_of_damage_are_those_of_the_words() -> None:
    codes = list(table("### Reading"))
    sentences = read("src/shutbox/words/en/error.ftl")
    assert sorted(codes) == sorted(re.findall(r"^error-(record-[a-z-]+) =", sentences, re.MULTILINE))
