"""From a command line to an exit code."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from errno import EACCES, EPIPE
from pathlib import Path

import pytest

from shutbox import __version__
from shutbox.cli import program
from shutbox.cli.line.parser import parse_arguments
from shutbox.cli.program import COMMANDS
from shutbox.play import begun, write_record
from shutbox.rules import MOST_ROUNDS, MOST_SEATS, changed, named
from shutbox.tournament import MOST_POINTS
from tests.cli.console import Result, RunningCommand, error_line, process, run
from tests.cli.sample_store import fill_store

FULL = "123456789/987654321"
TOO_LONG = "9" * 5000
# Everything that must be refused, with a word that its explanation must hold.
BAD = [
    (["frobnicate"], "there are play, rules, moves, perft, solve"),
    (["rles"], "did you mean rules?"),
    (["--halp"], "did you mean --help?"),
    (["--json"], "--json"),
    (["rules", "nin"], "did you mean nine?"),
    (["rules", "zzz"], "known are shut-the-box"),
    (["rules", ""], "RULES must not be empty"),
    (["rules", "a\nb"], r"a\nb"),
    (["rules", "\x1b[2J"], r"\x1b[2J"),
    (["rules", TOO_LONG], "there is no rule set"),
    (["rules", "nine", "ten"], "usage: shutbox rules"),
    (["rules", "--jsn"], "did you mean --json?"),
    (["rules", "-x"], "no option -x"),
    (["rules", "--json=1"], "takes no value"),
    (["rules", "nine", "--set"], "--set KEY=VALUE"),
    (["rules", "nine", "--set", "tiles"], "--set tiles=2"),
    (["rules", "nine", "--set", "=2"], "--set tiles=2"),
    (["rules", "nine", "--set", "tyles=2"], "did you mean tiles?"),
    (["rules", "nine", "--set", "colour=red"], "shutbox rules nine"),
    (["rules", "nine", "--set", "tiles=2", "--set", "tiles=3"], "more than once"),
    (["rules", "nine", "--set", "tiles=--5"], "whole number"),
    (["rules", "nine", "--set", f"tiles={TOO_LONG}"], "whole number"),
    (["rules", "nine", "--set", "dice=100000000"], "from 1 to 6"),
    (["rules", "nine", "--set", "off_mat_chance=1e99999999"], "like 0.02 or 1/50"),
    (["rules", "nine", "--set", "box=[[1,2"], "rows like 123456789/987654321"),
    (["rules", "nine", "--set", "dice=0", "--set", "faces=99"], "from 1 to 6, not 0; faces must be"),
    (["rules", "--set", "tiles=2"], "shutbox rules nine --set tiles=2"),
    (["rules", "nine", "--file", "x.toml"], "--file and RULES contradict"),
    (["rules", "--file", "nine"], "no file nine"),
    (["rules", "nowhere/x"], "no file nowhere/x"),
    (["rules", "x.toml"], "no file x.toml"),
    (["rules", "folder/"], "is a folder"),
    (["rules", "--file", "folder"], "is a folder"),
    (["rules", "bytes.toml"], "UTF-8"),
    (["rules", "bad.toml"], "not TOML"),
    (["rules", "bad.json"], "not JSON"),
    (["rules", "list.json"], "JSON object"),
    (["rules", "deep.json"], "not JSON"),
    (["rules", "deep.toml"], "not TOML"),
    (["rules", "long.toml"], "not TOML"),
    (["moves"], "RULES is missing"),
    (["moves", "nine", "123456789"], "THROW is missing"),
    (["moves", "nine", "123", "3,5"], "written like 123456789"),
    (["moves", "nine", "", "3,5"], "POSITION must not be empty"),
    (["moves", "nine", "12x456789", "3,5"], "has x where this box has 3"),
    (["moves", "nine", "123456798", "3,5"], "has 9 where this box has 8"),
    (["moves", "double-shutter", "123456789/9.7654321", "3,5"], "the 8 is shut while"),
    (["moves", "nine", "123456789", "3,7"], "from 1 to 6"),
    (["moves", "nine", "123456789", "0,5"], "from 1 to 6"),
    (["moves", "nine", "123456789", "-3,5"], "from 1 to 6"),
    (["moves", "nine", "123456789", "3.5"], "like 3,5"),
    (["moves", "nine", "123456789", ""], "THROW must not be empty"),
    (["moves", "nine", "123456789", TOO_LONG], "like 3,5"),
    (["moves", "nine", "123456789", "1,2,3"], "like 3,5 or 4"),
    (["moves", "nine", "123456789", "4"], "the number of dice must be 2"),
    (["moves", "nine-sum6", "123456789", "4"], "the number of dice must be 2"),
    (["moves", "nine", "12.......", "3,4", "--set", "one_die=standing:6:forced"], "the number of dice must be 1"),
    (["perft", "nine"], "DEPTH is missing"),
    (["perft", "nine", "-1"], "from 0 to"),
    (["perft", "nine", "two"], "from 0 to"),
    (["perft", "nine", "1.5"], "from 0 to"),
    (["perft", "nine", "1_0"], "from 0 to"),
    (["perft", "nine", TOO_LONG], "from 0 to"),
    (["perft", "nine", "0", "--divide"], "at least 1"),
    (["perft", "nine", "1", "--position", "123"], "written like 123456789"),
    (["solve"], "RULES is missing"),
    (["solve", "nine", "--objective", "best"], "not an objective"),
    (["solve", "nine", "--objective", "below:-1"], "not an objective"),
    (["solve", "nine", "--objective", "below:3:1/0"], "not an objective"),
    (["solve", "nine", "--position", "123"], "written like 123456789"),
    (["solve", "nine", "--players", "2"], "means nothing without --round / --game"),
    (["solve", "nine", "--tries", "2"], "means nothing without --round"),
    (["solve", "nine", "--game"], "say how many play"),
    (["solve", "nine", "--game", "--players", "none"], "from 1 to 12"),
    (["solve", "nine", "--game", "--players", "13"], "from 1 to 12"),
    (["solve", "nine", "--game", "--players", "2", "--exact"], "--game and --exact contradict"),
    (["solve", "nine", "--game", "--players", "2", "--rounds", "3"], "--rounds means nothing"),
    (["solve", "nine", "--game", "--players", "2", "--score", "1,2"], "--score means nothing"),
    (["solve", "nine", "--game", "--players", "2", "--starter", "3"], "from 1 to 2"),
    (["play", "nine", "--players", "Ann,Bo", "--starter", "3"], "from 1 to 2"),
    (["play", "double-shutter", "--players", "Ann,Bo", "--starter", "1"], "--set begins=first"),
    (["solve", "nine", "--round", "--players", "2"], "try --game"),
    (["solve", "ferme-ta-boite", "--round", "--players", "2"], "2 to 12 players"),
    (["solve", "double-shutter", "--round", "--players", "2", "--tries", "1"], "belong together"),
    (["solve", "double-shutter", "--round", "--players", "2", "--to-beat", "136", "--tries", "1"], "from 0 to 135"),
    (["solve", "double-shutter", "--round", "--players", "2", "--to-beat", "9", "--tries", "2"], "from 1 to 1"),
    (["solve", "double-shutter", "--game", "--players", "2", "--score", "1"], "2 whole numbers"),
    (["solve", "last-one-standing", "--game", "--players", "5"], "at most 4 players"),
    (["solve", "last-one-standing", "--game", "--players", "2", "--score", "5,0"], "from 0 to 4"),
    (["solve", "nine", "--set", "box=" + "/".join(["123456789abc"[:9]] * 5)], "too large to be solved"),
    (["advise"], "RULES is missing"),
    (["advise", "nine"], "POSITION is missing"),
    (["advise", "nine", "........."], "the box is shut"),
    (["advise", "nine", "1........", "3,5"], "a miss"),
    (["advise", "nine", "123456789", "4"], "the number of dice must be 2"),
    (["advise", "nine", "123456789", "--to-beat", "3"], "means nothing without --players"),
    (["advise", "nine", "123456789", "--players", "2", "--to-beat", "3"], "belong together"),
    (["advise", "nine", "123456789", "--players", "3", "--tries", "1"], "belong together"),
    (["advise", "nine", "123456789", "--players", "3", "--score", "1,2,3"], "--score means nothing"),
    (["advise", "last-one-standing", FULL, "--players", "2", "--score", "9,9"], "from 0 to 4"),
    (["advise", "double-shutter", FULL, "--players", "2", "--to-beat", "9", "--tries", "2"], "at most 1"),
    (["advise", "--record", "nowhere", "--set", "tiles=2"], "--record and --set contradict"),
    (["solve", "nine", "--set", "off_mat=raise", "--set", "off_mat_chance=1/9", "--exact"], "at most 128 positions"),
    (["advise", "knock-out-45", "123456789", "--players", "2", "--to-beat", "3", "--tries", "1"], "nobody chases"),
    (["advise", "nine", "123456789", "--players", "2", "--rounds", "3"], "--rounds means nothing"),
    (["advise", "--record", "nowhere"], "no file nowhere"),
    (["advise", "nine", "--record", "nowhere"], "--record and RULES contradict"),
    (["advise", "--record", "nowhere", "--players", "2"], "--record and --players contradict"),
    (["export", "nine"], "TABLE is missing"),
    (["export", "nine", "nine.txt"], ".csv / .npz"),
    (["export", "nine", "nowhere/nine.csv"], "no folder"),
    (["cache", "now"], "one argument too many"),
    (["replay"], "FILE is missing"),
    (["replay", "nowhere"], "no file nowhere"),
    (["replay", "folder"], "is a folder"),
    (["replay", "plain.txt"], "no record of a game"),
    (["replay", "empty"], "no record of a game"),
    (["replay", "bytes.toml"], "UTF-8"),
    (["replay", "old.shutbox"], "version 99"),
    (["replay", "absurd.shutbox"], "no record of a game"),
    (["verify", "nowhere"], "no file nowhere"),
    (["verify", "plain.txt"], "no record of a game"),
    (["verify", "old.shutbox"], "version 99"),
    (["verify", "a", "b"], "one argument too many"),
    (["play", "nine", "--players", ""], "--players must not be empty"),
    (["play", "nine", "--players", "Ann,"], "empty item"),
    (["play", "nine", "--players", "Ann, ann"], "two players cannot both be called ann; ann 2 is free"),
    (["play", "nine", "--players", "Ann,B\u200bo"], r'as U+200B in "B\u200bo"; type it again'),
    (
        ["play", "nine", "--players", "x" * 25],
        'a name has at most 24 characters, and "xxxxxxxxxxxxxxxxxxxxxxxxx" has 25',
    ),
    (["host", "--name", "Ann,ann"], "two players cannot both be called ann; ann 2 is free"),
    (["play", "nine", "--players", "A\nnn"], r"A\nnn"),
    (["play", "last-one-standing", "--players", "A,B,C,D,E"], "1 to 4 players"),
    (["play", "nine", "--players", ",".join("abcdefghijklm")], "1 to 12 players"),
    (["play", "nine", "--set", "format=solitaire", "--players", "Ann,Bo"], "played alone"),
    (["play", "nine", "--players", "Ann,Bo", "--rounds", "5"], "leave out --rounds"),
    (["play", "double-shutter", "--players", "Ann", "--rounds", "5"], "alone, a game is one turn"),
    (["play", "double-shutter", "--players", "Ann,Bo", "--rounds", "0"], "from 1 to 1,000"),
    (["play", "double-shutter-2008", "--players", "Ann,Bo", "--rounds", "2"], "from 3 to 10"),
    (["play", "double-shutter", "--players", "Ann,Bo", "--rounds", "many"], "whole number"),
    (["play", "double-shutter", "--players", "Ann,Bo", "--rounds=--5"], "whole number"),
    (["play", "nine", "--dice", "loaded"], "typed, system and seeded"),
    (["play", "nine", "--dice", "typed", "--seed", "7"], "leave out --dice typed"),
    (["play", "nine", "--seed", ""], "--seed must not be empty"),
    (["play", "nine", "--seed", " 7"], "printable text"),
    (["play", "nine", "--seed", "a\nb"], "cannot be shown"),
    (["play", "nine", "--set", "same_dice=true", "--dice", "typed"], "the same dice"),
    (["play", "nine", "--save", "plain.txt"], "exists already"),
    (["play", "nine", "--save", "folder"], "exists already"),
    (["play", "nine", "--save", "nowhere/game"], "no folder"),
    (["play", "--resume", "plain.txt"], "no record of a game"),
    (["play", "--resume", "nowhere"], "no file nowhere"),
    (["play", "--resume", "game.shutbox", "--save", "plain.txt"], "exists already"),
    (["play", "nine", "--resume", "game.shutbox"], "--resume and RULES contradict each other"),
    (["play", "--resume", "game.shutbox", "--seed", "7"], "--resume and --seed contradict"),
    (["play", "--resume", "game.shutbox", "--players", "Ann"], "--resume and --players contradict"),
    (["play", "--resume", "same-dice.shutbox"], "the seed that makes them"),
]


@pytest.fixture
def _odd_files(tmp_path: Path) -> None:
    game = begun(named("nine"), ["Ann", "Bo"])
    same_dice = begun(changed(named("nine"), {"same_dice": True}), ["Ann", "Bo"])
    texts = {
        "bad.toml": "tiles = = 2",
        "bad.json": '{"tiles": ',
        "list.json": "[1, 2]",
        "deep.json": "[" * 100_000,
        "deep.toml": "a = " + "[" * 100_000,
        "long.toml": f"tiles = {TOO_LONG}",
        "plain.txt": "hello\nworld\n",
        "empty": "",
        "old.shutbox": "shutbox 99\n",
        "absurd.shutbox": f"shutbox {TOO_LONG}\n",
        "game.shutbox": write_record(game),
        "same-dice.shutbox": write_record(same_dice),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "bytes.toml").write_bytes(b"tiles = \xff\xfe")
    (tmp_path / "folder").mkdir()


@pytest.mark.usefixtures("_odd_files")
@pytest.mark.parametrize(("tokens", "says"), BAD, ids=lambda value: repr(value)[:60])
def test_bad_input_is_one_line_and_nothing_is_written(tokens: list[str], says: str, tmp_path: Path) -> None:
    before = {path.name for path in tmp_path.iterdir()}
    assert says in error_line(run(*tokens))
    assert {path.name for path in tmp_path.iterdir()} == before


@pytest.mark.usefixtures("_odd_files")
@pytest.mark.parametrize("json", [True, False])
def test_bad_input_of_the_real_command(*, json: bool) -> None:
    option = ["--json"] if json else []
    assert "did you mean nine?" in error_line(process("moves", "nin", "123456789", "3,5", *option))
    assert "no record of a game" in error_line(process("replay", "plain.txt", *option))


def test_a_file_that_may_not_be_read_is_a_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "denied")

    monkeypatch.setattr(Path, "open", denied)
    assert "may not be read" in error_line(run("replay", "secret.shutbox"))
    assert "may not be read" in error_line(run("rules", "secret.toml"))


def test_an_endless_file_is_not_read_to_its_end() -> None:
    assert "too large" in error_line(run("rules", "--file", "/dev/zero"))


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_command_has_help(name: str, flag: str) -> None:
    result = run(name, flag)
    assert (result.code, result.err) == (0, "")
    sentence, empty, usage, call, *rest = result.out.splitlines()
    assert sentence.endswith(".")
    assert (empty, usage) == ("", "Usage")
    assert call.startswith(f"  shutbox {name}")
    assert "Examples" in rest
    assert max(map(len, result.out.splitlines())) <= 80


# What these do takes a server, or minutes: tests/cli/network, tests/cli/live and tests/cli/command/test_tables.py.
ELSEWHERE = ("serve", "join", "host", "tables", "site")


def examples(text: str) -> list[str]:
    return re.findall(r"^  (shutbox.*)$", text.partition("Examples\n")[2], re.MULTILINE)


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_the_examples_in_the_help_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    actual = examples(run(*[name] if name else [], "--help").out)
    assert actual
    (tmp_path / "our-rules.toml").write_text('box = "ten"\ntiles = 2\n')
    if name in ("analyse", "replay", "verify", "dice", "advise", "drill", "stats"):
        (tmp_path / "evening.shutbox").write_text(write_record(begun(named("nine"), ["Ann", "Bo"])))
    if name in ("backup", "export-games", "forget", "verify"):
        fill_store()
    if name == "cache":  # what is cleared is not what other tests have made
        monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path / "cache"))
    for example in actual:
        if example == "shutbox":  # a server and a browser: tests/cli/network/test_browser.py
            continue
        if name in ELSEWHERE or "--database" in example:  # with a database: tests/cli/storage/test_restore.py
            assert parse_arguments(COMMANDS[name], example.split()[2:]) is not None
            continue
        result = run(*example.split()[1:])
        assert (result.code, result.err) == (0, ""), example


def test_the_ranges_of_the_options_are_those_of_the_rules_and_the_sweeps() -> None:
    assert (program.MOST_SEATS, program.MOST_ROUNDS, program.MOST_POINTS) == (MOST_SEATS, MOST_ROUNDS, MOST_POINTS)


def test_the_help_of_a_command_can_be_asked_for_by_its_name() -> None:
    assert run("help", "sweep") == run("--help", "sweep") == run("sweep", "--help")
    assert "(default: 20); 1 to 100000" in " ".join(run("help", "sweep").out.split())


def test_help_of_the_program_names_every_command() -> None:
    result = run("--help")
    assert result.code == 0
    assert all(re.search(rf"^  {name} ", result.out, re.MULTILINE) for name in COMMANDS)
    assert run("-h") == result


def test_the_version() -> None:
    assert run("--version") == Result(0, f"shutbox {__version__}\n", "")


def test_play_without_arguments_asks_which_game_and_who_plays() -> None:
    result = run("play", typed="1\n", interactive=True)
    assert result.code == 0
    assert "Which game?" in result.out
    assert "Who plays?" in result.out


def test_a_reader_that_stops_early_is_no_error() -> None:
    script = f"{sys.executable} -m shutbox rules double-shutter | head -1"
    result = subprocess.run(["bash", "-c", script], capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert (result.stdout, result.stderr) == ("Double Shutter, 2015 edition\n", "")
    many = f"{sys.executable} -m shutbox perft triple 1 --divide | true; echo ${{PIPESTATUS[0]}}"
    result = subprocess.run(["bash", "-c", many], capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert (result.stdout, result.stderr) == ("0\n", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full here")
def test_an_output_that_is_full_is_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(
            [sys.executable, "-m", "shutbox", "rules"], stdout=full, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert result.returncode == 2
    assert result.stderr.decode().startswith("shutbox: the output cannot be written")
    assert result.stderr.count(b"\n") == 1


def test_an_error_of_the_system_is_not_called_one_of_the_output(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(EACCES, "Permission denied", "spoons")

    monkeypatch.setattr("shutbox.cli.command.rules.run", refuse)
    assert run("rules") == Result(2, "", "shutbox: the operating system reports an error: spoons: Permission denied\n")


def test_a_pipe_that_breaks_elsewhere_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise BrokenPipeError(EPIPE, "Broken pipe")

    monkeypatch.setattr("shutbox.cli.command.rules.run", refuse)
    done = run("rules")
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith(": [Errno 32] Broken pipe\n")


def test_closed_streams_are_no_traceback() -> None:
    for closing in ("<&-", ">&-", "2>&-"):
        script = f"{sys.executable} -m shutbox play nine --players Ann {closing}"
        result = subprocess.run(["bash", "-c", script], capture_output=True, input=b"", timeout=60, check=False)
        assert b"Traceback" not in result.stderr
        assert result.returncode == 0


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    result = process("rules", "ferme-ta-boite", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert result.out.startswith("Ferme ta bo?te\n")
    result = process("rules", "--json", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert r"Ferme ta bo\u00eete" in result.out


def test_ctrl_c_outside_of_a_game_is_quiet() -> None:
    live = RunningCommand("perft", "triple", "27")
    # Long enough for it to be counting, and far too short to be done.
    with pytest.raises(subprocess.TimeoutExpired):
        live.process.wait(timeout=1.5)
    assert live.stop(signal.SIGINT) == Result(130, "", "")


def test_a_start_imports_nothing_that_it_does_not_need() -> None:
    code = "import sys, shutbox.cli; sys.exit('fluent.runtime' in sys.modules or 'shutbox.play' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    "line",
    [
        ("rules", "nin", "--json"),
        ("--json",),
        ("moves", "nine", "--json"),
        ("--lang", "de", "perft", "nine", "x", "--json"),
        ("replay", "nowhere/game.shutbox", "--json"),
    ],
)
def test_where_json_is_asked_for_an_error_is_json_too(line: tuple[str, ...]) -> None:
    result = run(*line)
    assert (result.code, result.out) == (2, "")
    if line == ("--json",):  # no command, and so no document
        assert result.err.startswith("shutbox: ")
        return
    data = json.loads(result.err)
    assert data["v"] == 1
    assert set(data["error"]) == {"code", "arguments", "text"}
    plain = run(*[token for token in line if token != "--json"])
    assert plain.err == f"shutbox: {data['error']['text']}\n"


def test_the_faults_of_a_rule_set_are_listed_with_their_codes() -> None:
    data = json.loads(run("rules", "nine", "--set", "dice=0", "--set", "faces=99", "--json").err)
    assert len(data["error"]["faults"]) == 2
    assert all(set(fault) == {"code", "arguments"} for fault in data["error"]["faults"])


def test_a_document_has_a_version() -> None:
    for line in (
        "perft nine 1",
        "moves nine 123456789 3,5",
        "rules nine",
        "bots",
        "cache",
        "advise evens 123456789 3,5",
    ):
        assert json.loads(run(*line.split(), "--json").out)["v"] == 1
