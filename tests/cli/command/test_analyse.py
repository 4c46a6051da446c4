"""The report of a stored game, for people and for machines."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from shutbox.cli.command.analyse import text_lines
from shutbox.cli.terminal.grid import width
from shutbox.cli.terminal.stream import Style
from shutbox.coach import Report, analyse, document, schema
from shutbox.play import write_record
from shutbox.rules import RuleSet, changed, named
from shutbox.words import Words
from tests.cli.console import error_line, process, run, without
from tests.coach.told import RECORDS, at_random, looked_at, recorded

NINE = named("nine")
SCRIPT = "4,5t hint:1 9 6,6t 7+3+2 1,1t 3,4t 7 6,6t 8+4 6,6t 9+3 5,5t"
PLAIN = Style(unicode=False)


def store_game(tmp_path: Path, rules: RuleSet, players: int, script: str) -> str:
    path = tmp_path / "game.shutbox"
    path.write_text(write_record(recorded(rules, players, script)))
    return str(path)


def section(text: str, title: str) -> list[str]:
    """The lines under a heading, up to the next empty one."""
    lines = text.splitlines()
    begin = lines.index(title) + 1
    return lines[begin : lines.index("", begin)]


def cells(lines: list[str], label: str) -> list[str]:
    """What stands behind a label."""
    (line,) = [line for line in lines if line.strip().startswith(label)]
    return line.strip().removeprefix(label).split()


def test_a_report_tells_how_it_ended_what_it_was_worth_and_every_decision(tmp_path: Path) -> None:
    result = run("analyse", store_game(tmp_path, NINE, 2, SCRIPT))
    assert (result.code, result.err) == (0, "")
    report = looked_at(NINE, 2, SCRIPT)
    assert result.out.startswith("Nine tiles, played by Ann and Bo\n\nHow it ended\n ★ Bo   total 14  wins")
    assert "The chance to win after each event\n  ● Ann  ○ Bo\n100.0% ┤" in result.out
    table = section(result.out, "In chances to win the game")
    assert cells(table, "result") == ["0.0%", "100.0%"]
    assert cells(table, "choices") == [str(player.decisions) for player in report.players]
    losses = [player.accounts[0].loss for player in report.players]
    assert cells(table, "lost by choices") == [f"{100 * loss:.1f}%" for loss in losses]
    average = [player.accounts[0].average for player in report.players]
    assert cells(table, "with average dice") == [f"{100 * each:.1f}%" for each in average]
    assert "hints taken" in result.out
    moments = section(result.out, "What mattered most")
    assert [line.split()[0] for line in moments] == [
        f"#{number}" for number in sorted(moment.number for moment in report.moments)
    ]


def test_each_throw_has_its_line_with_the_choice_the_best_the_loss_and_a_sign(tmp_path: Path) -> None:
    lines = run("analyse", store_game(tmp_path, NINE, 2, SCRIPT)).out.splitlines()
    step = looked_at(NINE, 2, SCRIPT).steps[4]
    assert step.choice is not None
    loss = f"{100 * step.choice.loss:.1f}%"
    (own,) = [line for line in lines if line.split()[:1] == ["4"]]
    assert own.split() == ["4", "12345678.", "6+6", own.split()[3], "7+3+2", "8+4", loss, "??"]
    place = lines.index(own)
    assert lines[place + 1].startswith("      The least mean total is ")
    (first,) = [line for line in lines if line.split()[:1] == ["1"]]
    assert first.split()[4:] == ["9", "✓"]
    assert "    Ann is shown a hint." in lines
    (missed,) = [line for line in lines if line.split()[:1] == ["6"]]
    assert missed.split()[-1] == "miss"
    assert lines[-1].split() == ["✓", "best", "·", "good", "?!", "inaccuracy", "?", "mistake", "??", "blunder"]


def test_a_choice_of_dice_has_a_line_of_its_own() -> None:
    rules = named("nine-sum6")
    report = looked_at(rules, 2, "4,5t 9 3,5t 8 3,4t 7 3,3t 6 2,3t 5 2,2t 4 6,6t")
    lines = [line.split() for line in text_lines(Words(), report, Style())]
    both = [line for line in lines if line[:1] == ["13"]]
    assert both[0][:6] == ["13", "123......", "2", "dice", "1", "die"]
    assert both[1][-1] == "miss"


def test_undone_events_are_not_shown(tmp_path: Path) -> None:
    out = run("analyse", store_game(tmp_path, NINE, 2, "4,5t 4+3+2 undo 9")).out
    assert "4+3+2" not in out
    assert "taken back" not in out


def test_leaving_and_timeouts_are_sentences_and_counted_separately() -> None:
    text = "\n".join(text_lines(Words(), looked_at(NINE, 3, "4,5t 9 time 6,6t leave:3"), Style()))
    assert "    The time of Ann is up." in text
    assert "    Cy leaves the game." in text
    assert "neither luck nor choice" in text
    assert "How it stands" in text


def test_rounds_are_shown_with_the_total_to_beat() -> None:
    # A play-off of a round that nobody wins can last for ever, so these games are valued by the round.
    changes = {"box": "123/321", "rounds": "2", "super_box": "draw", "ties": "play-off"}
    report = analyse(at_random(changed(named("double-shutter"), changes), 3, 1))
    text = "\n".join(text_lines(Words(), report, Style()))
    assert "The expected points of the round after each event" in text
    assert "Round 1, who begins" in text
    game = next(step.game for step in report.steps if step.game.to_beat)
    assert f"Round {game.tally.round}, {game.players[game.at].name}, to beat {game.to_beat}" in text
    assert "In points of the round" in text


def test_at_a_shared_box_each_line_says_who_threw() -> None:
    rules = changed(named("last-one-standing"), {"box": "123/321", "limit": "2"})
    lines = text_lines(Words(), analyse(at_random(rules, 3, 1)), Style())
    rows = [line.split() for line in lines[lines.index("Round 1") + 1 :]]
    assert {row[1] for row in rows[: rows.index([])] if row[0].isdigit()} >= {"Ann", "Bo"}


def test_turns_are_shown_with_their_totals() -> None:
    # A shut box wins, and the winner of a round begins the next one: nobody has solved that.
    rules = changed(named("tournament-100"), {"shut_wins": "true", "next_start": "winner"})
    text = "\n".join(text_lines(Words(), analyse(at_random(rules, 2, 1)), Style()))
    assert "The mean total of the turn after each event, lower is better" in text
    assert "luck of everybody's throws" not in text


def test_a_game_that_has_not_begun_has_no_report(tmp_path: Path) -> None:
    result = run("analyse", store_game(tmp_path, NINE, 2, ""))
    assert result.out.splitlines()[-1] == "Nothing has happened yet that could be valued."


def reports() -> list[Report]:
    """Reports with everything in them."""
    return [
        looked_at(NINE, 2, SCRIPT),
        looked_at(NINE, 3, "4,5t 9 time 6,6t leave:3 8+4 1,1t"),
        analyse(at_random(named("knock-out-45"), 4, 2)),
        analyse(at_random(changed(NINE, {"off_mat": "choose", "off_mat_chance": "1/3"}), 2, 2)),
    ]


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
def test_no_line_of_words_or_of_the_curve_is_wider_than_the_screen(columns: int) -> None:
    for report in reports():
        lines = text_lines(Words(), report, Style(unicode=False, width=columns))
        table = lines.index("Every throw and every choice")
        assert max(map(len, lines[:table])) <= max(columns, 62)
        if columns >= 80:
            assert max(map(len, lines)) <= columns


def test_a_screen_without_letters_beyond_ascii_gets_none() -> None:
    for report in reports():
        assert all(line.isascii() for line in text_lines(Words(), report, PLAIN))


def test_wide_names_keep_the_columns_straight() -> None:
    lines = text_lines(Words(), looked_at(NINE, 2, "4,5t seat:1=person,%E6%97%A5%E6%9C%AC 9"), Style())
    begin = lines.index("In chances to win the game") + 1
    table = lines[begin : lines.index("", begin)]
    assert len({width(line) for line in table if line.split()[0] != "lost"}) == 1


def data(path: str) -> dict[str, Any]:
    result = run("analyse", path, "--json")
    assert (result.code, result.err) == (0, "")
    actual: dict[str, Any] = json.loads(result.out)
    return actual


def test_the_document_for_machines_is_the_report(tmp_path: Path) -> None:
    actual = data(store_game(tmp_path, NINE, 2, SCRIPT))
    Draft202012Validator(schema()).validate(actual)
    assert actual == json.loads(json.dumps(document(looked_at(NINE, 2, SCRIPT))))


@pytest.mark.parametrize("name", ["nine-won", "shut-the-box-shared", "exact-play-off", "ferme-ta-boite-penalty-choose"])
def test_every_recorded_game_has_a_report(name: str) -> None:
    path = str(RECORDS / f"{name}.shutbox")
    result = run("analyse", path)
    assert (result.code, result.err) == (0, "")
    assert data(path)["over"]


def test_a_record_that_cannot_be_analysed_is_a_one_line_error(tmp_path: Path) -> None:
    assert error_line(run("analyse", "nowhere.shutbox")) == "there is no file nowhere.shutbox"
    assert "FILE is missing" in error_line(run("analyse"))
    (tmp_path / "text").write_text("Dear diary\n")
    assert "Dear diary" in error_line(run("analyse", "text"))
    huge = changed(NINE, {"box": ",".join(map(str, range(1, 25)))})
    assert "too large to be solved" in error_line(run("analyse", store_game(tmp_path, huge, 2, "6,6t")))


def test_a_report_is_written_as_a_page_that_opens_anywhere(tmp_path: Path) -> None:
    path, page = store_game(tmp_path, NINE, 2, SCRIPT), tmp_path / "game.html"
    result = run("analyse", path, "--html", str(page))
    assert (result.code, result.out, result.err) == (0, f"{page} holds the report; open it in a browser\n", "")
    (output,) = re.findall(r'id="booklet">(.*?)</script>', page.read_text(encoding="utf-8"))
    assert json.loads(output)["report"] == json.loads(json.dumps(document(looked_at(NINE, 2, SCRIPT))))
    both = run("analyse", path, "--json", "--html", str(tmp_path / "again.html"))
    assert json.loads(both.out) == json.loads(output)["report"]
    assert (tmp_path / "again.html").read_bytes() == page.read_bytes()


def test_a_page_is_never_written_over_something_nor_into_nowhere(tmp_path: Path) -> None:
    path, page = store_game(tmp_path, NINE, 2, SCRIPT), tmp_path / "game.html"
    page.write_text("mine")
    assert error_line(run("analyse", path, "--html", str(page))) == f"{page} exists already, and is not overwritten"
    assert page.read_text() == "mine"
    assert "there is no folder" in error_line(run("analyse", path, "--html", str(tmp_path / "no" / "game.html")))


def test_without_numpy_the_error_says_what_to_install(tmp_path: Path) -> None:
    path = store_game(tmp_path, changed(NINE, {"off_mat": "raise", "off_mat_chance": "1/10"}), 2, "4,5t 9")
    plain = without(tmp_path / "hidden", "numpy", "numba")
    assert 'pip install "shutbox[play]"' in error_line(process("analyse", path, **plain))


def test_without_numpy_and_a_server_a_game_at_a_small_box_is_analysed(tmp_path: Path) -> None:
    path = store_game(tmp_path, NINE, 2, "4,5t 9")
    plain = without(tmp_path / "hidden", "numpy", "numba", "msgspec")
    result = process("analyse", path, "--json", **plain)
    assert json.loads(result.out)["stretches"][0]["horizon"] == "game"
