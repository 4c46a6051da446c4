"""Whole games in the terminal."""

from __future__ import annotations

import json
import re
import shlex
import signal
from pathlib import Path

import pytest

from shutbox.play import Record, Seat, read_record
from shutbox.play.record import words
from shutbox.rules import changed, named, names
from tests.cli.console import Keyboard, RunningCommand, error_line, process, run, typed_lines
from tests.cli.scripted_game import Policy, first, last, play_out

PUBLISHED = names()[:5]


def only_file(tmp_path: Path) -> Path:
    (actual,) = tmp_path.glob("*.shutbox")
    return actual


def events(path: Path) -> list[str]:
    return list(words(read_record(path.read_text(encoding="utf-8"))))


@pytest.mark.parametrize("name", PUBLISHED)
@pytest.mark.parametrize("typed", [True, False], ids=["typed", "seeded"])
@pytest.mark.parametrize("policy", [first, last])
def test_every_published_game_is_played_to_its_end(name: str, policy: Policy, *, typed: bool) -> None:
    answers, text = play_out(named(name), ["Ann", "Bo", "Cy"], "a seed", policy, typed=typed)
    dice = ["--dice", "typed"] if typed else ["--seed", "a seed"]
    result = run("play", name, "--players", "Ann,Bo,Cy", *dice, "--json", typed=typed_lines(answers))
    assert result.code == 0
    actual = json.loads(result.out)
    assert [step["word"] for step in actual["steps"]] == text
    assert actual["over"]
    assert "How it ended" in result.err
    assert ("The dice come from the seed a seed" in result.err) is not typed


@pytest.mark.parametrize("name", names())
def test_every_game_of_the_catalogue_can_be_played_alone(name: str) -> None:
    answers, text = play_out(named(name), ["Ann"], "7", typed=False)
    result = run("play", name, "--players", "Ann", "--seed", "7", "--json", typed=typed_lines(answers))
    assert [step["word"] for step in json.loads(result.out)["steps"]] == text


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_whole_game_through_the_real_command(name: str) -> None:
    answers, text = play_out(named(name), ["Ann", "Bo"], "8", typed=True)
    result = process("play", name, "--players", "Ann,Bo", "--dice", "typed", "--json", typed=typed_lines(answers))
    assert result.code == 0
    assert [step["word"] for step in json.loads(result.out)["steps"]] == text


def test_the_document_after_a_game_is_that_of_its_replay() -> None:
    answers, _ = play_out(named("nine"), ["Ann", "Bo"], "7", typed=False)
    tokens = ["play", "nine", "--players", "Ann,Bo", "--seed", "7", "--save", "game.shutbox", "--json"]
    assert run(*tokens, typed=typed_lines(answers)).out == run("replay", "game.shutbox", "--json").out


def test_a_game_with_computer_dice_of_any_kind_ends() -> None:
    for dice in ([], ["--dice", "system"], ["--dice", "seeded"]):
        result = run("play", "nine", "--players", "Ann", *dice, "--json", typed="\n1\n" * 30)
        assert json.loads(result.out)["over"]


def test_rounds_and_settings_are_agreed_beforehand() -> None:
    rules = changed(named("double-shutter"), {"rounds": 2, "super_box": "draw"})
    answers, text = play_out(rules, ["Ann", "Bo"], "7", typed=False)
    tokens = [
        "play",
        "double-shutter",
        "--rounds",
        "2",
        "--set",
        "super_box=draw",
        "--players",
        "Ann,Bo",
        "--seed",
        "7",
    ]
    result = run(*tokens, "--json", typed=typed_lines(answers))
    assert [step["word"] for step in json.loads(result.out)["steps"]] == text
    assert "round 2 of 2" in result.err


def test_a_house_rule_from_a_file_is_played(tmp_path: Path) -> None:
    (tmp_path / "tiny.toml").write_text('box = [1]\ndice = 1\nfaces = 2\nabout = "Short."\n')
    result = run("play", "tiny.toml", "--players", "Ann", "--dice", "typed", typed="1\n\n")
    assert "How it ended\n ★ Ann  total 0  wins\n" in result.out


def test_the_end_of_the_input_saves_under_a_new_name(tmp_path: Path) -> None:
    result = run("play", "nine", "--players", "Ann,Bo", "--dice", "typed", typed="4 5\n6+3\n")
    assert result.code == 0
    path = only_file(tmp_path)
    assert re.fullmatch(r"shutbox-\d{8}-\d{6}\.shutbox", path.name)
    assert events(path) == ["4,5t", "6+3"]
    assert f"Saved in {path.name}. Go on with:\n" in result.out


def test_quit_saves_too_and_resume_goes_on_exactly_there(tmp_path: Path) -> None:
    run("play", "nine", "--players", "Ann,Bo", "--dice", "typed", typed="4 5\nquit\n")
    path = only_file(tmp_path)
    result = run("play", "--resume", path.name, typed="6 3\n11\n2\nundo\nquit\n")
    assert "4+5 = 9" in result.out
    assert events(path) == ["4,5t", "6+3", "1,1t", "2", "undo"]
    assert result.out.count("Saved in") == 1


def test_a_seeded_game_goes_on_with_its_seed(tmp_path: Path) -> None:
    answers, text = play_out(named("double-shutter"), ["Ann", "Bo"], "seven", typed=False)
    tokens = ["play", "double-shutter", "--players", "Ann,Bo", "--seed", "seven", "--save", "game.shutbox"]
    run(*tokens, typed=typed_lines(answers[:17]))
    assert events(tmp_path / "game.shutbox") == text[:17]
    result = run("play", "--resume", "game.shutbox", typed=typed_lines(answers[17:]))
    assert events(tmp_path / "game.shutbox") == text
    assert "The game is kept in game.shutbox." in result.out


def test_the_same_dice_for_everybody_come_again_after_a_break(tmp_path: Path) -> None:
    tokens = ["play", "nine", "--set", "same_dice=true", "--players", "Ann,Bo", "--save", "game.shutbox"]
    run(*tokens, typed="\n1\n")
    record = read_record((tmp_path / "game.shutbox").read_text())
    assert record.note("seed")
    run("play", "--resume", "game.shutbox", typed="\n1\n" * 60)
    actual = json.loads(run("replay", "game.shutbox", "--json").out)
    assert actual["over"]
    throws = [step["facts"][0] for step in actual["steps"] if step["facts"][0]["kind"] == "thrown"]
    one, other = ([fact["throw"] for fact in throws if fact["who"] == who] for who in ("Ann", "Bo"))
    assert all(mine == yours for mine, yours in zip(one, other, strict=False))


def test_a_game_that_is_over_says_so_and_shows_its_result() -> None:
    answers, _ = play_out(named("nine"), ["Ann", "Bo"], "7", typed=False)
    run("play", "nine", "--players", "Ann,Bo", "--seed", "7", "--save", "game.shutbox", typed=typed_lines(answers))
    result = run("play", "--resume", "game.shutbox")
    assert result.code == 0
    assert result.out.startswith("This game is over.\n\nHow it ended\n ★ ")


def test_a_resumed_game_can_be_saved_to_another_file(tmp_path: Path) -> None:
    run("play", "nine", "--players", "Ann", "--dice", "typed", "--save", "one.shutbox", typed="45\n")
    run("play", "--resume", "one.shutbox", "--save", "two.shutbox", typed="9\n")
    assert events(tmp_path / "one.shutbox") == ["4,5t"]
    assert events(tmp_path / "two.shutbox") == ["4,5t", "9"]
    run("play", "--resume", "two.shutbox", "--save", "./two.shutbox", typed="11\n")
    assert events(tmp_path / "two.shutbox") == ["4,5t", "9", "1,1t"]


def test_saving_never_overwrites_another_file(tmp_path: Path) -> None:
    (tmp_path / "game.shutbox").write_text("mine")
    assert "exists already" in error_line(run("play", "nine", "--players", "Ann", "--save", "game.shutbox"))
    assert (tmp_path / "game.shutbox").read_text() == "mine"


def test_a_link_is_followed_when_its_game_is_saved(tmp_path: Path) -> None:
    run("play", "nine", "--players", "Ann", "--dice", "typed", "--save", "one.shutbox", typed="45\n")
    (tmp_path / "link.shutbox").symlink_to("one.shutbox")
    run("play", "--resume", "link.shutbox", typed="9\n")
    assert (tmp_path / "link.shutbox").is_symlink()
    assert events(tmp_path / "one.shutbox") == ["4,5t", "9"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda number: number.name)
def test_being_stopped_saves_and_the_command_shown_goes_on_identically(number: signal.Signals, tmp_path: Path) -> None:
    answers, text = play_out(named("double-shutter"), ["Ann", "Bo"], "7", typed=False)
    live = RunningCommand("play", "double-shutter", "--players", "Ann,Bo", "--seed", "7")
    live.read_question()
    for answer in answers[:11]:
        live.answer(answer)
    result = live.stop(number)
    assert (result.code, result.err) == (0, "")
    path = only_file(tmp_path)
    assert events(path) == text[:11]
    *_, name, play, resume, file = shlex.split(result.out.splitlines()[-1])
    assert (Path(name).name, play, resume, file) == ("shutbox", "play", "--resume", path.name)
    run(play, resume, file, typed=typed_lines(answers[11:]))
    assert events(path) == text


def test_a_saved_game_loses_nothing_when_it_is_killed(tmp_path: Path) -> None:
    answers, text = play_out(named("last-one-standing"), ["Ann", "Bo"], "7", typed=True)
    live = RunningCommand(
        "play", "last-one-standing", "--players", "Ann,Bo", "--dice", "typed", "--save", "game.shutbox"
    )
    live.read_question()
    for count, answer in enumerate(answers[:9], 1):
        live.answer(answer)
        assert events(tmp_path / "game.shutbox") == text[:count]
    live.stop(signal.SIGKILL)
    assert events(tmp_path / "game.shutbox") == text[:9]
    run("play", "--resume", "game.shutbox", typed=typed_lines(answers[9:]))
    assert events(tmp_path / "game.shutbox") == text


def test_a_game_whose_output_nobody_reads_is_saved(tmp_path: Path) -> None:
    live = RunningCommand("play", "nine", "--players", "Ann", "--dice", "typed")
    live.read_question()
    live.answer("45")
    assert live.process.stdout is not None
    live.process.stdout.close()
    assert live.process.stdin is not None
    live.process.stdin.write(b"9\n")
    live.process.stdin.close()
    assert live.process.wait(timeout=60) == 0
    assert live.process.stderr is not None
    assert live.process.stderr.read() == b""
    live.process.stderr.close()
    assert events(only_file(tmp_path)) == ["4,5t", "9"]


def test_an_interactive_terminal_is_asked_for_the_game_and_the_players(tmp_path: Path) -> None:
    typed = typed_lines("nix", "99", "6", "Ann,ann", "Ann, Bo", "", "quit")
    result = run("play", "--dice", "typed", typed=typed, interactive=True)
    assert result.code == 0
    assert "   1)  Shut the Box, one or two tiles\n" in result.out
    assert "   6)  nine " in result.out
    assert 'No: there is no rule set "nix"' in result.out
    assert 'No: there is no game "99"; type a number from 1 to 24, or a name.' in result.out
    assert "No: two players cannot both be called ann; ann 2 is free." in result.out
    record = read_record(only_file(tmp_path).read_text())
    assert (record.rules, [seat.name for seat in record.players]) == (named("nine"), ["Ann", "Bo"])


def test_enter_answers_every_question(tmp_path: Path) -> None:
    run("play", typed=typed_lines("", "", "", "quit"), interactive=True)
    record = read_record(only_file(tmp_path).read_text())
    assert (record.rules, [seat.name for seat in record.players]) == (named("double-shutter"), ["Player"])


def test_given_options_are_not_asked_for(tmp_path: Path) -> None:
    result = run("play", "nine", typed=typed_lines("Ann", "", "quit"), interactive=True)
    assert "Which game?" not in result.out
    result = run("play", "--players", "Ann", typed=typed_lines("nine", "", "quit"), interactive=True)
    assert "Who plays?" not in result.out
    assert len(list(tmp_path.glob("*.shutbox"))) == 2


def only_record(tmp_path: Path) -> Record:
    """The record of the only game, which is taken away, so that another can follow."""
    path = only_file(tmp_path)
    record = read_record(path.read_text(encoding="utf-8"))
    path.unlink()
    return record


def test_what_the_book_leaves_open_is_agreed_on_and_enter_takes_it_again(tmp_path: Path) -> None:
    answers = ("2", "Ann, Bo", "3", "2", "2", "Bo", "quit")
    first = run("play", typed=typed_lines(*answers), interactive=True)
    record = only_record(tmp_path)
    assert record.rules == changed(named("ferme-ta-boite"), {"rounds": 3, "off_mat": "end"})
    assert (record.starter, record.note("dice")) == (1, "typed")
    assert "Bo throws 2 dice: what do they show?" in first.out
    again = run("play", typed=typed_lines(*[""] * 6, "quit"), interactive=True)
    assert (again.code, again.err) == (0, "")
    assert only_record(tmp_path) == record


def test_options_answer_their_questions(tmp_path: Path) -> None:
    tokens = ["--players", "Ann,Bo", "--rounds", "2", "--dice", "typed", "--set", "off_mat=choose", "--starter", "2"]
    result = run("play", "ferme-ta-boite", *tokens, typed="quit\n", interactive=True)
    assert result.out.count(" > ") == 1
    record = only_record(tmp_path)
    assert (record.starter, record.rules.game.rounds, record.rules.turn.off_mat.value) == (1, 2, "choose")
    result = run("play", "double-shutter", "--players", "Ann,Bo", "--seed", "7", typed="4\nquit\n", interactive=True)
    assert result.out.count(" > ") == 2
    assert only_record(tmp_path).rules.game.rounds == 4


def test_the_starter_is_counted_from_1_where_nobody_is_asked(tmp_path: Path) -> None:
    run("play", "nine", "--players", "Ann,Bo", "--starter", "2", typed="quit\n")
    assert only_record(tmp_path).starter == 1


def test_options_that_cannot_be_meant_are_refused_before_any_question() -> None:
    for tokens in (
        ["--players", "Ann,Ann"],
        ["--dice", "loaded"],
        ["--rounds", "many"],
        ["--rounds", "0"],
        ["--starter", "1"],
    ):
        error_line(run("play", "double-shutter", *tokens, interactive=True))


def test_a_game_that_cannot_be_remembered_is_played_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SHUTBOX_DATA", str(tmp_path / "file" / "data"))
    result = run("play", "nine", typed=typed_lines("Ann", "", "quit"), interactive=True)
    assert (result.code, result.err) == (0, "")
    assert only_record(tmp_path).players == (Seat("Ann"),)


def test_an_interrupt_at_a_question_leaves_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Keyboard, "readline", interrupt)
    result = run("play", "nine", interactive=True)
    assert (result.code, result.err) == (130, "")
    assert result.out.endswith(" > \n")


def test_ending_the_input_before_a_game_begins_leaves_nothing(tmp_path: Path) -> None:
    result = run("play", typed="", interactive=True)
    assert (result.code, result.err) == (0, "")
    assert list(tmp_path.iterdir()) == []


def test_without_a_terminal_the_default_game_begins(tmp_path: Path) -> None:
    run("play")
    record = read_record(only_file(tmp_path).read_text())
    assert (record.rules, len(record.players)) == (named("double-shutter"), 1)


def test_a_drawn_seed_is_shown() -> None:
    result = run("play", "nine", "--players", "Ann", "--dice", "seeded")
    assert re.search(r"The dice come from the seed [0-9a-f]{16}:", result.out)


def test_a_game_that_can_no_longer_be_saved_is_saved_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "place"
    place.mkdir()
    run("play", "nine", "--players", "Ann", "--dice", "typed", "--save", "place/game", typed="45\n")
    real = Path.replace

    def full(path: Path, target: Path) -> Path:
        if target.parent == place:
            raise OSError(28, "No space left on device")
        return real(path, target)

    monkeypatch.setattr(Path, "replace", full)
    result = run("play", "--resume", "place/game", typed="9\n")
    assert result.code == 0
    assert "No: place/game cannot be used" in result.out.replace("\n", "")
    assert "No space left on device" in result.err
    assert events(place / "game") == ["4,5t"]
    assert events(only_file(tmp_path)) == ["4,5t", "9"]
    assert list(place.iterdir()) == [place / "game"]
