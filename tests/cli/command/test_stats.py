"""One's own games, in figures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shutbox.cli.history import game_files, games_folder
from shutbox.cli.history.game_history import GameHistory
from shutbox.play import write_record
from tests.cli.console import error_line, process, run, without
from tests.coach.history.sample import LEFT, SHUT, sample

BOX = ("--set", "box=123", "--dice", "typed")
ANSWERS = {SHUT: "1 2\n3\n1 2\n2 1\n", LEFT: "1 2\n3\n4 6\n"}


@pytest.fixture(autouse=True)
def _own_cache(tables: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path_factory.mktemp("cache")
    for table in tables.glob("*.table"):
        (own / table.name).symlink_to(table)
    monkeypatch.setenv("SHUTBOX_CACHE", str(own))


def play(*turns: str, players: str = "Ann", more: tuple[str, ...] = ()) -> str:
    """The output of a whole game at the terminal."""
    result = run("play", "nine", *BOX, "--players", players, *more, typed="".join(ANSWERS[turn] for turn in turns))
    assert result.code == 0
    return result.out


def stats(*options: str) -> dict[str, Any]:
    """The document of a command."""
    result = run("stats", "--json", *options)
    assert (result.code, result.err) == (0, "")
    document: dict[str, Any] = json.loads(result.out)
    return document


def test_a_finished_game_is_kept_and_the_first_time_that_is_said() -> None:
    first = play(SHUT).splitlines()[-1]
    (file,) = game_files(games_folder())
    assert first == f"For shutbox stats the game is kept in {file}; shutbox stats --keep no ends that."
    assert "shutbox stats" not in play(LEFT)
    assert len(game_files(games_folder())) == 2


def test_an_unfinished_game_is_kept_when_it_is_finished() -> None:
    run("play", "nine", *BOX, "--players", "Ann", "--save", "game.shutbox", typed="1 2\n")
    assert game_files(games_folder()) == []
    run("play", "--resume", "game.shutbox", typed="3\n4 6\n")
    assert len(game_files(games_folder())) == 1
    run("play", "--resume", "game.shutbox")
    assert len(game_files(games_folder())) == 1


def test_a_game_that_is_declined_is_not_kept() -> None:
    assert "shutbox stats" not in play(SHUT, more=("--no-keep",))
    assert run("stats", "--keep", "no").out.startswith("Finished games are no longer kept.")
    assert "shutbox stats" not in play(SHUT)
    assert not games_folder().exists()
    assert json.loads(run("stats", "--keep", "yes", "--json").out) == {
        "v": 1,
        "keep": True,
        "folder": str(games_folder()),
    }
    assert "shutbox stats" in play(SHUT)


def test_a_game_of_bots_alone_is_not_kept() -> None:
    assert run("play", "nine", "--players", "@random,@highest", "--seed", "1").code == 0
    assert not games_folder().exists()


def test_a_game_ends_well_though_it_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SHUTBOX_DATA", str(tmp_path / "file"))
    result = run("play", "nine", *BOX, "--players", "Ann", typed=ANSWERS[SHUT])
    assert result.code == 0
    assert result.err.count("\n") == 1


def test_figures_and_plots_of_ones_games() -> None:
    for turns in ((SHUT, LEFT), (SHUT, LEFT), (LEFT, SHUT)):
        play(*turns, players="Ann,Bo")
    play(LEFT)
    result = run("stats")
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[0].startswith("Ann: 4 games, ")
    assert "Others: Bo (3); --player shows their games." in lines
    assert "  won                  2 of 3, 66.7%" in lines
    assert "  wins in a row        0 now, 2 at most" in lines
    assert "  mean total           1.00; at best 4.02" in lines
    assert "  Bo  3 games: 2 won, 1 lost" in lines
    assert lines[-1] == f"The games are in {games_folder()}."


def test_the_document() -> None:
    play(SHUT, LEFT, players="Ann,Bo")
    play(LEFT)
    document = stats()
    assert (document["player"], document["people"], document["games"]) == ("Ann", {"Ann": 2, "Bo": 1}, 2)
    assert document["days"] == {"now": 1, "longest": 1}
    among, alone = sorted(document["tallies"], key=lambda tally: tally["format"])
    assert (among["won"], among["turns"], among["shut"], among["totals"]) == (1, 1, 1, {"0": 1})
    assert (alone["format"], alone["mean"], alone["lowest"], alone["streaks"]["wins"]["now"]) == ("solitaire", 3, 3, 0)
    assert among["optimum"]["mean"] == pytest.approx(4.0246913)
    assert among["choices"] > 0
    assert among["cost"] is not None
    assert among["luck"]["chance"]["lucky"] == 1
    assert [game["won"] for game in among["history"]] == [True]
    assert document["rivals"] == [{"name": "Bo", "kind": "person", "games": 1, "won": 1, "lost": 0}]
    assert [each["names"] for each in document["champions"]] == [["Ann"]]
    assert (document["unfinished"], document["skipped"], document["stopped"]) == (0, [], False)


def test_quick_leaves_out_what_takes_time() -> None:
    play(SHUT)
    (tally,) = stats("--quick")["tallies"]
    assert (tally["optimum"], tally["cost"], tally["luck"], tally["choices"]) == (None, None, {}, 0)


def test_another_player_rule_set_or_time_can_be_chosen() -> None:
    play(SHUT, LEFT, players="Ann,Bo")
    play(SHUT)
    assert stats("--quick", "--player", "BO")["player"] == "Bo"
    assert stats("--quick", "--rules", "nine")["games"] == 2
    assert stats("--quick", "--since", "2020-02")["games"] == 2
    assert stats("--quick", "--since", "9999")["games"] == 0
    assert "those who have: Ann and Bo" in error_line(run("stats", "--player", "Cy"))
    assert "there are games with nine" in error_line(run("stats", "--rules", "ten"))


@pytest.mark.parametrize("text", ["yesterday", "26-11", "2026-13", "2026-02-30", "0000", "２０２６", "2026-11-18x"])
def test_a_date_that_is_none_is_refused(text: str) -> None:
    assert "2026-11-18" in error_line(run("stats", f"--since={text}"))


def test_keep_takes_yes_or_no() -> None:
    assert error_line(run("stats", "--keep", "maybe")) == '--keep must be one of yes and no, not "maybe"'
    assert not games_folder().parent.exists()


def test_without_games_it_says_how_to_get_one() -> None:
    result = run("stats")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("No finished game is kept yet.")
    assert str(games_folder()) in result.out
    assert stats()["player"] is None
    assert not games_folder().exists()


def test_files_and_folders_can_be_named_instead(tmp_path: Path) -> None:
    (tmp_path / "club").mkdir()
    for name, words in (("one", SHUT), ("club/two", LEFT), ("club/three", "1,2t")):
        (tmp_path / f"{name}.shutbox").write_text(write_record(sample(words, "Cy")), encoding="utf-8")
    document = stats("one.shutbox", "club")
    assert (document["player"], document["games"], document["unfinished"]) == ("Cy", 2, 1)
    result = run("stats", "--quick", "club/three.shutbox")
    assert result.out == "There is no finished game to count.\nOne unfinished game is not counted.\n"
    assert "nowhere.shutbox" in error_line(run("stats", "nowhere.shutbox"))


def test_a_damaged_file_is_named_and_the_others_are_shown() -> None:
    play(SHUT)
    (games_folder() / "diary.shutbox").write_text("dear diary", encoding="utf-8")
    result = run("stats", "--quick")
    assert result.code == 0
    assert result.err.startswith(f"shutbox: skipped {games_folder() / 'diary.shutbox'}: ")
    assert result.out.startswith("Ann: one game, ")
    (skipped,) = stats("--quick")["skipped"]
    assert skipped["code"] == "record-none"


def test_a_look_that_is_interrupted_shows_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    play(SHUT)

    def stop(history: GameHistory, games: list[Any], _draw: object) -> list[Any]:
        history.stopped = True
        return games

    monkeypatch.setattr("shutbox.cli.command.stats.rate_games", stop)
    result = run("stats")
    assert result.code == 130
    assert result.err == "shutbox: stopped after 0 of 1 games; the same command looks at the rest\n"
    assert result.out.startswith("Ann: one game, ")


def test_games_are_deleted_if_the_user_says_yes() -> None:
    assert run("stats", "--forget").out == "There is no game to delete.\n"
    play(SHUT)
    play(LEFT)
    for typed in ("", "no\n"):
        assert run("stats", "--forget", typed=typed).out.endswith("Nothing was deleted.\n")
    assert json.loads(run("stats", "--forget", "--json").out) == {
        "v": 1,
        "forgotten": False,
        "folder": str(games_folder()),
        "games": 2,
    }
    assert run("stats", "--forget", typed="yes\n").out.endswith("2 games were deleted.\n")
    assert game_files(games_folder()) == []
    play(SHUT)
    assert json.loads(run("stats", "--forget", "--yes", "--json").out)["forgotten"] is True
    assert game_files(games_folder()) == []


def test_without_the_solver_losses_and_luck_are_missing(tmp_path: Path) -> None:
    plain = without(tmp_path / "hidden", "numpy")
    play(SHUT)
    assert "Losses and luck are missing" not in process("stats", **plain).out
    # A tile that can rise again is more than plain Python solves.
    play(SHUT, more=("--set", "off_mat=raise", "--set", "off_mat_chance=1/10"))
    result = process("stats", **plain)
    assert (result.code, result.err) == (0, "")
    assert "Losses and luck are missing: " in result.out
    assert "  mean total           0.00\n" in result.out
